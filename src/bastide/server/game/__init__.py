"""Immutable values: a game at each of its versions, and views of it."""
