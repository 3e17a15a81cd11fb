"""Geometry: joined segments, and tiles that fit."""

import pytest

from bastide.tiles import HALF_NAMES, Shape, Tile, edition

from .positions import FIELD_STRIP, SOUTH_FIELD, new_game, put
from .table import HALF_POINTS, SIDE_POINTS, TwinSpot, on_table, segment_points

TILES = [*edition("winter").tiles, *edition("hunters").tiles]


def describe(tile: Tile, rotation: int) -> list[tuple[object, ...]]:
    """Describe each segment of the rotated tile; other segments are identified by their points."""
    points = [sorted(segment_points(segment, (0, 0), rotation)) for segment in tile.segments]
    rivers = [
        sorted(points[river] for river, other in enumerate(tile.segments) if other.lake == lake)
        for lake in range(len(tile.segments))
    ]
    return [
        (
            segment.kind.name,
            held,
            rivers[index] if segment.lake is None else rivers[segment.lake],
            sorted(points[city] for city in segment.cities),
            (segment.pennants, segment.gold, segment.mushrooms, segment.fish),
            (sorted(segment.animals), segment.landmark),
        )
        for index, (segment, held) in enumerate(zip(tile.segments, points, strict=True))
    ]


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_canonical_rotation_is_smallest_identical_one(tile: Tile) -> None:
    for rotation, canonical in enumerate(tile.canonical_rotations):
        there = describe(tile, canonical.rotation)
        assert describe(tile, rotation) == [there[segment] for segment in canonical.segments]
        smaller = range(canonical.rotation)
        assert all(sorted(describe(tile, other)) != sorted(describe(tile, rotation)) for other in smaller)


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_segments_hold_each_point_of_the_edge_once(tile: Tile) -> None:
    held = [point for segment in tile.segments for point in segment_points(segment, (0, 0), 0)]
    blocks = {point for point, kind in zip(SIDE_POINTS, tile.sides, strict=True) if kind.shape == Shape.BLOCK}
    paths = {point for point, kind in zip(SIDE_POINTS, tile.sides, strict=True) if kind.shape == Shape.PATH}
    # the halves of a city or forest side are one unit to each side of its middle
    walls = {(x + dx, y + dy) for x, y in blocks for dx in (-1, 0, 1) for dy in (-1, 0, 1)} & set(HALF_POINTS)
    assert len(held) == len(set(held))
    assert set(held) == (blocks | paths | set(HALF_POINTS)) - walls


def test_quarter_turn_is_clockwise() -> None:
    north, east, south, west = SIDE_POINTS
    assert [on_table(point, (0, 0), 1) for point in SIDE_POINTS] == [east, south, west, north]


@pytest.mark.parametrize(("half", "facing"), [("NL", "SR"), ("NR", "SL"), ("EL", "WR"), ("ER", "WL")])
def test_half_side_meets_the_half_that_faces_it(half: str, facing: str) -> None:
    neighbour = (0, -1) if half[0] == "N" else (1, 0)
    here = on_table(HALF_POINTS[HALF_NAMES.index(half)], (0, 0), 0)
    assert here == on_table(HALF_POINTS[HALF_NAMES.index(facing)], neighbour, 0)


def test_tile_must_match_all_shared_sides() -> None:
    game = new_game()
    fits, tiles = game.table.fits, game.tiles
    assert fits(tiles["E"], (0, -1), 2)
    assert not fits(tiles["E"], (0, -1), 0)  # field against city
    assert not fits(tiles["B"], (1, 0), 0)  # field against road
    assert not fits(tiles["B"], (1, 1), 0)  # only a corner is shared
    assert not fits(tiles["D"], (0, 0), 0)  # not free
    put(game, "V", 1, 0)  # its road turns south
    assert game.table.fits(tiles["V"], (1, 1), 1)
    assert not game.table.fits(tiles["U"], (0, 1), 0)  # D shows field to the south
    put(game, "B", 0, 1)
    assert not game.table.fits(tiles["V"], (1, 1), 1)  # fits V to the north, but not B to the west


def test_roads_separate_fields() -> None:
    game = new_game()
    put(game, "U", 1, 0, 1)
    strip, south = game.table.feature_of(FIELD_STRIP), game.table.feature_of(SOUTH_FIELD)
    assert strip == {FIELD_STRIP, TwinSpot((1, 0), 2)}
    assert south == {SOUTH_FIELD, TwinSpot((1, 0), 1)}


def test_cities_that_touch_at_a_corner_are_not_joined() -> None:
    game = new_game()
    put(game, "I", 0, 1, 1)
    assert game.table.feature_of(TwinSpot((0, 1), 0)) == {TwinSpot((0, 1), 0)}
    assert game.table.feature_of(TwinSpot((0, 1), 1)) == {TwinSpot((0, 1), 1)}
