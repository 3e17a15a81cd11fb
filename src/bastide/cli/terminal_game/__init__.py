"""A game that people and computer players share at one terminal."""
