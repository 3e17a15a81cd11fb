"""The figure of each role, and how large it is on a board."""

from collections.abc import Mapping
from functools import cache

from bastide.render.svg.boxes import Box, Extent
from bastide.render.svg.pieces import followers, small_figures, tribe
from bastide.render.svg.pieces.figure import Figure
from bastide.tiles import Tile, is_hut_place, segment_of
from bastide.tiles.model import RIVER_SYSTEM

LARGE: Mapping[str, Figure] = {
    "robber": followers.ROBBER,
    "knight": followers.KNIGHT,
    "monk": followers.MONK,
    "farmer": followers.FARMER,
    "gatherer": tribe.GATHERER,
    "fisher": tribe.FISHER,
    "hunter": tribe.HUNTER,
    "hut": tribe.HUT,
}
SMALL: Mapping[str, Figure] = {
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
    """The role of a piece at a place of a tile."""
    return RIVER_SYSTEM.role if is_hut_place(place) else tile.segments[segment_of(place)].kind.role


def figure_of(role: str, small: bool) -> Figure:
    return (SMALL if small else LARGE)[role]


def scale_on_board(small: bool) -> float:
    """How much a figure is enlarged on a board."""
    return SMALL_SCALE if small else SCALE


@cache
def extent_on_board(role: str) -> Extent:
    """What a piece takes up on boards, around its spot."""
    large, small = (figure_of(role, small).box.scaled(scale_on_board(small)) for small in (False, True))
    return Extent(large, small)


def box_on_board(role: str, *, small: bool) -> Box:
    """What a piece takes up in one of the two pictures."""
    return extent_on_board(role).of(small=small)
