"""Followers, tribe members and huts, by their roles, for the five seats."""

from bastide.render.svg.pieces.drawing import ROLES, piece, piece_symbols

__all__ = ["ROLES", "piece", "piece_symbols"]
