"""Moves as text that a person can type and read aloud.

    W@1,0>90 road.w      tile W one to the east of the start, turned by 90 degrees, a robber on the road at its west

A place is a kind of terrain (or its role: "knight" for "city"), and where the tile has several of it, a side or half
side of the tile *as it lies*: n, e, s, w, or nl, nr, el, er, sl, sr, wl, wr.
"""

import re
from collections.abc import Mapping

from bastide.errors import NotationError
from bastide.tiles import HALF_NAMES, SIDE_NAMES, Segment, Tile, named
from bastide.tiles import tile as shipped_tile

LAID = re.compile(r"(?P<tile>[A-Za-z0-9-]{1,40})@(?P<x>-?[0-9]{1,3}),(?P<y>-?[0-9]{1,3})(?:>(?P<degrees>[0-9]{1,3}))?")
NOBODY = "-"
DEGREES = (0, 90, 180, 270)

Parsed = tuple[Tile, int, int, int, int]  # tile, x, y, rotation, place


def parse_move(text: str, tiles: Mapping[str, Tile] | None = None) -> Parsed:
    """The parts of a move. Raises NotationError."""
    words = str(text).split()  # whatever it is, it is read as text
    laid = LAID.fullmatch(words[0]) if words else None
    if laid is None or len(words) > 2:
        raise NotationError("notation/no-move", text=text)
    tile = find_tile(laid["tile"], tiles)
    degrees = int(laid["degrees"] or 0)
    if degrees not in DEGREES:
        raise NotationError("notation/bad-rotation", text=text, degrees=degrees)
    rotation = DEGREES.index(degrees)
    place = 1 + parse_place(words[1], tile, rotation) if words[1:] and words[1] != NOBODY else 0
    return tile, int(laid["x"]), int(laid["y"]), rotation, place


def find_tile(name: str, tiles: Mapping[str, Tile] | None = None) -> Tile:
    """The tile that is called so in `tiles`, or else among all that Bastide comes with. Raises NotationError."""
    meant = named(name, tiles.values()) if tiles else []
    return meant[0] if len(meant) == 1 else shipped_tile(name)


def parse_place(text: str, tile: Tile, rotation: int) -> int:
    """The index of the segment that `text` names on a tile that lies so. Raises NotationError."""
    word, _, port = text.lower().partition(".")
    alike = [index for index, segment in enumerate(tile.segments) if word in (segment.kind.name, segment.kind.role)]
    meant = [index for index in alike if not port or port in port_names(tile.segments[index].turned(rotation))]
    if len(meant) == 1:
        return meant[0]
    places = [place_text(tile, rotation, index) for index in range(len(tile.segments))]
    raise NotationError("notation/no-such-place", text=text, tile=tile, places=places)


def place_text(tile: Tile, rotation: int, index: int) -> str:
    """How a segment of a tile that lies so is called: its kind, and a side of it where the tile has several."""
    segment = tile.segments[index]
    if sum(other.kind == segment.kind for other in tile.segments) == 1:
        return segment.kind.name
    return f"{segment.kind.name}.{port_names(segment.turned(rotation))[0]}"


def port_names(segment: Segment) -> list[str]:
    """The names of the sides that are all the segment's, then of its half sides."""
    whole = [side for side in range(4) if side in segment.sides or {2 * side, 2 * side + 1} <= set(segment.halves)]
    return [SIDE_NAMES[side].lower() for side in whole] + [HALF_NAMES[half].lower() for half in segment.halves]
