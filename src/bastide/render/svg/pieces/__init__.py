"""Followers, tribe members and huts, by their roles, for the five seats."""

from bastide.render.svg.pieces.drawing import piece, piece_symbols
from bastide.render.svg.pieces.roles import ROLES, box_on_board, extent_on_board, role_at, scale_on_board

__all__ = ["ROLES", "box_on_board", "extent_on_board", "piece", "piece_symbols", "role_at", "scale_on_board"]
