"""What the page shows of tiles, pieces and editions, drawn once and kept."""
