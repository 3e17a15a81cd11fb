"""The pictures of summer and winter, compared with the data that they are drawn from."""

import math
import re

import pytest

from bastide.render.svg.classic import SUMMER, WINTER, ClassicLook
from bastide.render.svg.classic.ground import halves_touched
from bastide.render.svg.plan import PLAN_GRID, Plan
from bastide.tiles import KINDS, Segment, Shape, Tile, edition, segment_of

FIELD, ROAD, CITY, MONASTERY = (KINDS[name] for name in ("field", "road", "city", "monastery"))
TILES = {tile.name: tile for name in ("modern", "winter") for tile in edition(name).tiles}
ROTATIONS = range(4)
MOST_BYTES = 12_000


def field(*halves: int) -> Segment:
    return Segment(FIELD, halves=halves)


def road(*sides: int) -> Segment:
    return Segment(ROAD, sides=sides)


def city(*sides: int, pennants: int = 0) -> Segment:
    return Segment(CITY, sides=sides, pennants=pennants)


def unprinted(name: str, *segments: Segment) -> Tile:
    """A tile that is in no edition."""
    kinds = {side: segment.kind for segment in segments for side in segment.sides}
    sides = (kinds.get(0, FIELD), kinds.get(1, FIELD), kinds.get(2, FIELD), kinds.get(3, FIELD))
    return Tile(name, 1, sides, segments)


BRIDGE = unprinted("bridge", road(0, 2), road(1, 3), field(1, 2), field(3, 4), field(5, 6), field(7, 0))
UNPRINTED = {
    tile.name: tile
    for tile in (
        unprinted("three cities, road to a hamlet", city(0), city(1), city(3), road(2), field(4, 5)),
        unprinted("three cities, road to a gate", city(0), city(1), city(3), road(2), field(4), field(5)),
        unprinted("four cities", city(0), city(1), city(2), city(3)),
        unprinted("road ends in the middle", road(1), field(0, 1, 2, 3, 4, 5, 6, 7)),
        unprinted("two roads meet", road(1), road(2), field(3, 4), field(0, 1, 2, 5, 6, 7)),
        unprinted("two roads do not meet", road(1), road(3), field(0, 1, 2, 3, 4, 5, 6, 7)),
        unprinted("a road joins another", road(0, 2), road(1), field(1, 2), field(3, 4), field(0, 5, 6, 7)),
        unprinted("two gates", city(0), road(1), road(3), field(2), field(3, 4, 5, 6), field(7)),
        unprinted("road past two cities", city(0), city(2), road(1, 3), field(2, 7), field(3, 6)),
        unprinted("band with two shields", city(1, 3, pennants=2), field(0, 1), field(4, 5)),
        unprinted("band with a gate", city(1, 3), road(0), field(0), field(1), field(4, 5)),
        unprinted("diagonal with a city beside it", city(0, 3), city(1), field(4, 5)),
        unprinted("two diagonals", city(0, 3), city(1, 2)),
        unprinted("city and monastery", city(0), Segment(MONASTERY), field(2, 3, 4, 5, 6, 7)),
        unprinted("road past a monastery", road(1, 3), Segment(MONASTERY), field(0, 1, 2, 7), field(3, 4, 5, 6)),
    )
}


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("name", [*TILES, *UNPRINTED])
def test_each_segment_is_one_region_at_its_own_sides(name: str, rotation: int) -> None:
    tile = (TILES | UNPRINTED)[name]
    plan = WINTER.plan(tile, rotation)
    for index, segment in enumerate(tile.segments):
        regions = regions_of(plan, index)
        assert len(regions) == 1, f"segment {index}"
        if segment.kind.shape == Shape.LAND:
            assert set(segment.turned(rotation).halves) <= set(halves_touched(regions[0]))


def regions_of(plan: Plan, index: int) -> list[frozenset[tuple[int, int]]]:
    return PLAN_GRID.regions(cell for cell, owner in plan.owners.items() if owner == index)


@pytest.mark.parametrize("rotation", ROTATIONS)
def test_roads_cross_on_a_bridge_and_part_four_fields(rotation: int) -> None:
    plan = SUMMER.plan(BRIDGE, rotation)
    assert [len(regions_of(plan, index)) for index in range(2, 6)] == [1, 1, 1, 1]
    assert len(regions_of(plan, 0)) + len(regions_of(plan, 1)) == 3  # the one below is seen on both sides of the other


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("name", [*TILES, *UNPRINTED])
def test_pieces_stand_on_their_segments(name: str, rotation: int) -> None:
    tile = (TILES | UNPRINTED)[name]
    plan = WINTER.plan(tile, rotation)
    assert set(plan.spots) == set(tile.places)
    for place, spot in plan.spots.items():
        assert plan.owners[PLAN_GRID.cell_at(spot)] == segment_of(place)


@pytest.mark.parametrize("rotation", ROTATIONS)
@pytest.mark.parametrize("name", TILES)
def test_pieces_are_clear_of_each_other_and_of_marks(name: str, rotation: int) -> None:
    plan = WINTER.plan(TILES[name], rotation)
    spots = list(plan.spots.values())
    for number, spot in enumerate(spots):
        assert all(math.dist(spot, other) > 30 for other in spots[:number])
        assert all(math.dist(spot, mark) > 42 for marks in plan.marks.values() for mark in marks)


@pytest.mark.parametrize("look", [SUMMER, WINTER], ids=lambda look: look.name)
def test_pictures_are_small_and_use_only_symbols_that_there_are(look: ClassicLook) -> None:
    for small in (False, True):
        known = set(re.findall(r'id="([^"]+)"', look.symbols(small=small)))
        for tile in (TILES | UNPRINTED | {"bridge": BRIDGE}).values():
            for rotation in ROTATIONS:
                picture = look.tile(tile, rotation, small=small)
                assert len(picture) <= MOST_BYTES
                assert set(re.findall(r'href="#([^"]+)"', picture)) <= known
                assert set(re.findall(r"url\(#([^)]+)\)", picture)) <= known


def test_pictures_are_always_the_same() -> None:
    for tile in (TILES["S"], TILES["Winter-D"]):
        assert WINTER.tile(tile, 1) == WINTER.tile(tile, 1)
        assert WINTER.tile(tile, 1) == WINTER.tile(tile, 5)


def test_every_winter_tile_has_an_animal_of_its_own_in_winter_only() -> None:
    extra = [tile for tile in TILES.values() if tile.landmark]
    assert len({tile.landmark for tile in extra}) == len(extra) == 12
    for tile in extra:
        assert f"#w-{tile.landmark}" in WINTER.tile(tile, 0)
        assert f"-{tile.landmark}" not in SUMMER.tile(tile, 0)


def test_symbols_of_the_looks_do_not_clash() -> None:
    summer, winter = (set(re.findall(r'id="([^"]+)"', look.symbols())) for look in (SUMMER, WINTER))
    assert not summer & winter
