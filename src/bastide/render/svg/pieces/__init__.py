"""Followers, tribe members and huts, by their roles, for the five seats."""

from bastide.render.svg.pieces.roles import ROLES, box_on_board, extent_on_board, role_at, scale_on_board
from bastide.render.svg.pieces.symbols import all_piece_symbols, piece, piece_symbols

__all__ = [
    "ROLES",
    "all_piece_symbols",
    "box_on_board",
    "extent_on_board",
    "piece",
    "piece_symbols",
    "role_at",
    "scale_on_board",
]
