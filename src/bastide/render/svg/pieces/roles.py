"""The figure of each role, and its size on a board."""

from collections.abc import Mapping
from functools import cache

from bastide.render.svg.geometry.boxes import Extent, Rectangle
from bastide.render.svg.pieces import followers, small_figures, tribe
from bastide.render.svg.pieces.figure import PieceFigure
from bastide.tiles import RIVER_SYSTEM, Tile, is_hut_place, segment_of

LARGE: Mapping[str, PieceFigure] = {
    "robber": followers.ROBBER,
    "knight": followers.KNIGHT,
    "monk": followers.MONK,
    "farmer": followers.FARMER,
    "gatherer": tribe.GATHERER,
    "fisher": tribe.FISHER,
    "hunter": tribe.HUNTER,
    "hut": tribe.HUT,
}
SMALL: Mapping[str, PieceFigure] = {
    "robber": small_figures.ROBBER,
    "knight": small_figures.KNIGHT,
    "monk": small_figures.MONK,
    "farmer": small_figures.FARMER,
    "gatherer": small_figures.GATHERER,
    "fisher": small_figures.FISHER,
    "hunter": small_figures.HUNTER,
    "hut": small_figures.HUT,
}
ROLES = tuple(LARGE)

SCALE, SMALL_SCALE = 1.0, 0.95  # of figures on boards


def role_at(tile: Tile, place: int) -> str:
    """Return the role of a piece at a place of a tile."""
    return RIVER_SYSTEM.role if is_hut_place(place) else tile.segments[segment_of(place)].kind.role


def figure_of(role: str, small: bool) -> PieceFigure:
    return (SMALL if small else LARGE)[role]


def scale_on_board(small: bool) -> float:
    """Return the scale of figures on a board."""
    return SMALL_SCALE if small else SCALE


@cache
def extent_on_board(role: str) -> Extent:
    """Return the bounds of a piece on boards, around its position."""
    large, small = (figure_of(role, small).box.scaled(scale_on_board(small)) for small in (False, True))
    return Extent(large, small)


def box_on_board(role: str, *, small: bool) -> Rectangle:
    """Return the bounds of a piece in one of the two pictures."""
    return extent_on_board(role).of(small=small)
