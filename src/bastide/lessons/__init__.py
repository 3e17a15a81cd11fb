"""Teaching material: the rules of each edition as data, worked examples, and the guided first game."""
