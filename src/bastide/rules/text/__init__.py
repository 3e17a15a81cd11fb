"""Games as text and back: move notation, positions, records and JSON."""
