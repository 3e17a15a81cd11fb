"""Text notation of moves, made to be typed and read aloud.

    W@1,0>90 road.w      tile W one to the east of the start, turned by 90 degrees, a robber on the road at its west
    79@1,0>90 hut.lake   a hut on the lake of tile 79

A place is a kind of terrain (or its role: "knight" for "city"). If the tile has several of the kind, a side or half
side of the *rotated* tile follows: n, e, s, w, or nl, nr, el, er, sl, sr, wl, wr. Terrain that reaches no side is
"inside". A lake has the sides of the rivers that end in it.
"""

import re
from collections.abc import Mapping
from functools import cache

from bastide.errors import NotationError
from bastide.tiles import HALF_NAMES, HUT, KINDS, RIVER_SYSTEM, SIDE_NAMES, Segment, Tile, find_tiles, segment_of
from bastide.tiles import tile as shipped_tile

LAID = re.compile(r"(?P<tile>[A-Za-z0-9-]{1,40})@(?P<x>-?[0-9]{1,3}),(?P<y>-?[0-9]{1,3})(?:>(?P<degrees>[0-9]{1,3}))?")
NO_PIECE = "-"
HUT_WORD = RIVER_SYSTEM.role
INSIDE = "inside"
DEGREES = (0, 90, 180, 270)

MoveParts = tuple[Tile, int, int, int, int]  # tile, x, y, rotation, place


def parse_move(text: str, tiles: Mapping[str, Tile] | None = None) -> MoveParts:
    """Parse the parts of a move. Raises NotationError."""
    words = str(text).split()  # accepts any object, like the rest of the library's text input
    laid = LAID.fullmatch(words[0]) if words else None
    if laid is None or len(words) > 2:
        raise NotationError("notation/no-move", text=text)
    tile = find_tile(laid["tile"], tiles)
    degrees = int(laid["degrees"] or 0)
    if degrees not in DEGREES:
        raise NotationError("notation/bad-rotation", text=text, degrees=degrees)
    rotation = DEGREES.index(degrees)
    place = parse_place(words[1], tile, rotation) if words[1:] else 0
    return tile, int(laid["x"]), int(laid["y"]), rotation, place


def find_tile(name: str, tiles: Mapping[str, Tile] | None = None) -> Tile:
    """Find a tile by name in `tiles`, or else among all shipped tiles. Raises NotationError."""
    meant = find_tiles(name, tiles.values()) if tiles else []
    if len(meant) > 1:
        raise NotationError("notation/ambiguous-tile", name=name, meant=tuple(meant))
    return meant[0] if meant else shipped_tile(name)


def parse_place(text: str, tile: Tile, rotation: int) -> int:
    """Parse a place on a rotated tile, numbered as in `Move`. Raises NotationError."""
    if text == NO_PIECE:
        return 0
    places = tile.places
    meant = [place for place in places if text.lower() in place_names(tile, rotation, place)]
    if len(meant) == 1:
        return meant[0]
    known = [place_text(tile, rotation, place) for place in places]
    hut_on_land = is_hut_on_land(text.lower(), tile)
    raise NotationError("notation/no-such-place", text=text, tile=tile, places=known, hut_on_land=hut_on_land)


def is_hut_on_land(text: str, tile: Tile) -> bool:
    """Return True if `text` names a hut on land, or on a tile without water."""
    word, *where = text.split(".")
    land = bool(where) and where[0] in KINDS and not KINDS[where[0]].is_water
    return word == HUT_WORD and (land or not any(segment.kind.is_water for segment in tile.segments))


@cache
def place_names(tile: Tile, rotation: int, place: int) -> tuple[str, ...]:
    """Return all names of a place, including ambiguous ones."""
    kind = tile.segments[segment_of(place)].kind
    is_hut = place > HUT
    names = [f"{HUT_WORD}.{kind.name}"] if is_hut else [kind.name, kind.role]
    ports = port_names(tile.ports(segment_of(place)).turned(rotation))
    with_ports = [f"{name}.{port}" for name in names for port in ports]
    return (*names, *with_ports, HUT_WORD) if is_hut else (*names, *with_ports)


def place_text(tile: Tile, rotation: int, place: int) -> str:
    """Return the name of a place on a rotated tile: its kind, and a side if the tile has several of the kind."""
    if not place:
        return NO_PIECE
    kind = tile.segments[segment_of(place)].kind
    name = f"{HUT_WORD}.{kind.name}" if place > HUT else kind.name
    if sum(other.kind == kind for other in tile.segments) == 1:
        return name
    return f"{name}.{port_names(tile.ports(segment_of(place)).turned(rotation))[0]}"


def port_names(segment: Segment) -> list[str]:
    """Return the names of the sides that belong wholly to the segment, then of its half sides."""
    whole = [side for side in range(4) if side in segment.sides or {2 * side, 2 * side + 1} <= set(segment.halves)]
    names = [SIDE_NAMES[side].lower() for side in whole] + [HALF_NAMES[half].lower() for half in segment.halves]
    return names or [INSIDE]
