"""What teaches the game: the rules of each edition as data, and worked examples that can be played through."""
