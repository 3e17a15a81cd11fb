"""Boards: the document, its layers, and the animation of a game."""
