"""Pictures as SVG: tiles, boards with their pieces, and the score track, drawn from the tile data."""
