"""The evaluation of positions, in points for each player: compiled, with its constants as data."""
