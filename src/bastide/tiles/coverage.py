"""Check that the segments of a tile cover its sides: each side and half side belongs to exactly one segment."""

from collections import Counter

from bastide.errors import DataError
from bastide.tiles.model import Segment, Tile
from bastide.tiles.terrain import HALF_NAMES, KINDS, SIDE_NAMES, Shape


def check_coverage(tile: Tile) -> None:
    """Raise DataError if the segments contradict each other or the sides of the tile."""
    for number, segment in enumerate(tile.segments):
        _check_reach(segment, number)
        _check_kinds(tile, segment, number)
        _check_contacts(tile, segment, number)
        _check_water(tile, segment, number)
    _check_sides(tile)
    _check_halves(tile)
    _check_open_sides(tile)
    _check_inside(tile)


def _check_reach(segment: Segment, number: int) -> None:
    """Require sides of blocks, and one or two of paths; other segments may be inside the tile."""
    if segment.kind.shape in (Shape.PATH, Shape.BLOCK) and not segment.sides:
        raise DataError("tile/segment-without-sides", segment=number, kind=segment.kind.name)
    if segment.kind.shape == Shape.PATH and len(segment.sides) > 2:
        raise DataError("tile/branching-path", segment=number, kind=segment.kind.name)


def _check_kinds(tile: Tile, segment: Segment, number: int) -> None:
    """Require paths and blocks on sides of their own kind, and lands on land sides or beside a path."""
    for side in segment.sides:
        if tile.sides[side] != segment.kind:
            raise _mismatch(tile, segment, number, side, SIDE_NAMES[side])
    for half in segment.halves:
        shown = tile.sides[half // 2]
        if shown != segment.kind and shown.shape != Shape.PATH:
            raise _mismatch(tile, segment, number, half // 2, HALF_NAMES[half])


def _mismatch(tile: Tile, segment: Segment, number: int, side: int, place: str) -> DataError:
    shown = tile.sides[side].name
    return DataError(
        "tile/wrong-side", segment=number, kind=segment.kind.name, place=place, side=SIDE_NAMES[side], shown=shown
    )


def _check_contacts(tile: Tile, segment: Segment, number: int) -> None:
    for city, times in Counter(segment.cities).items():
        if not 0 <= city < len(tile.segments):
            raise DataError("tile/contact-out-of-range", segment=number, city=city, last=len(tile.segments) - 1)
        if tile.segments[city].kind != KINDS["city"]:
            raise DataError("tile/contact-not-city", segment=number, city=city, kind=tile.segments[city].kind.name)
        if times > 1:
            raise DataError("tile/contact-twice", segment=number, city=city)


def _check_water(tile: Tile, segment: Segment, number: int) -> None:
    """Require one side of a river that ends in a lake, and a river of every lake."""
    lake = segment.lake
    if tile.is_lake(number) and not tile.ports(number).sides:
        raise DataError("tile/lake-without-river", segment=number)
    if lake is None:
        return
    if not 0 <= lake < len(tile.segments):
        raise DataError("tile/lake-out-of-range", segment=number, lake=lake, last=len(tile.segments) - 1)
    if not tile.is_lake(lake):
        raise DataError("tile/not-a-lake", segment=number, lake=lake, kind=tile.segments[lake].kind.name)
    if len(segment.sides) > 1:
        raise DataError("tile/river-past-lake", segment=number, lake=lake)


def _check_sides(tile: Tile) -> None:
    claims = Counter(side for segment in tile.segments for side in segment.sides)
    for side, kind in enumerate(tile.sides):
        if claims[side] > 1:
            raise DataError("tile/side-twice", side=SIDE_NAMES[side])
        if kind.shape != Shape.LAND and not claims[side]:
            raise DataError("tile/uncovered-side", side=SIDE_NAMES[side], kind=kind.name)


def _check_halves(tile: Tile) -> None:
    claims = Counter(half for segment in tile.segments for half in segment.halves)
    for half, name in enumerate(HALF_NAMES):
        if claims[half] > 1:
            raise DataError("tile/half-twice", half=name)
        if tile.sides[half // 2].shape != Shape.BLOCK and not claims[half]:
            raise DataError("tile/uncovered-half", half=name)


def _check_open_sides(tile: Tile) -> None:
    """Require that both halves of a land side belong to one segment, since nothing separates them."""
    owners = {half: number for number, segment in enumerate(tile.segments) for half in segment.halves}
    for side, kind in enumerate(tile.sides):
        if kind.shape == Shape.LAND and owners[2 * side] != owners[2 * side + 1]:
            raise DataError("tile/split-side", side=SIDE_NAMES[side], kind=kind.name)


def _check_inside(tile: Tile) -> None:
    """Allow one segment of a kind inside the tile: notation names it by its kind alone. Lakes are named by rivers."""
    inside = [index for index in range(len(tile.segments)) if not _reaches_a_side(tile.ports(index))]
    for kind, times in Counter(tile.segments[index].kind for index in inside).items():
        if times > 1:
            raise DataError("tile/two-inside", kind=kind.name)


def _reaches_a_side(segment: Segment) -> bool:
    return bool(segment.sides or segment.halves)
