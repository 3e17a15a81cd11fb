"""What a position is worth to each player, in points: compiled, with its constants as data."""
