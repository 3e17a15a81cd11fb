"""Pictures in summer and winter."""

import pytest

from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.tiles.classic import SUMMER, WINTER
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import KINDS, Segment, Tile, edition, segment_of

FIELD, ROAD = KINDS["field"], KINDS["road"]


def field(*halves: int) -> Segment:
    return Segment(FIELD, halves=halves)


def road(*sides: int) -> Segment:
    return Segment(ROAD, sides=sides)


def tile_with_roads(name: str, *segments: Segment) -> Tile:
    """Return a tile with roads that meet without being one segment, which no drawing can separate."""
    roads = {side for segment in segments for side in segment.sides}
    north, east, south, west = (ROAD if side in roads else FIELD for side in range(4))
    return Tile(name, 1, (north, east, south, west), segments)


BRIDGE = tile_with_roads("bridge", road(0, 2), road(1, 3), field(1, 2), field(3, 4), field(5, 6), field(7, 0))
MEETING = tile_with_roads("meeting", road(0, 2), road(1), field(1, 2), field(3, 4), field(0, 5, 6, 7))


@pytest.mark.parametrize("rotation", range(4))
def test_road_ending_at_another_keeps_segments_connected(rotation: int) -> None:
    plan = WINTER.plan(MEETING, rotation)
    assert [len(regions_of(plan, index)) for index in range(len(MEETING.segments))] == [1] * 5
    under = {place: plan.owners[PLAN_GRID.cell_at(spot)] for place, spot in plan.spots.items()}
    assert under == {place: segment_of(place) for place in MEETING.places}


def regions_of(plan: TilePlan, index: int) -> list[frozenset[GridCell]]:
    return PLAN_GRID.regions(cell for cell, owner in plan.owners.items() if owner == index)


@pytest.mark.parametrize("rotation", range(4))
def test_roads_cross_on_a_bridge_and_separate_four_fields(rotation: int) -> None:
    plan = SUMMER.plan(BRIDGE, rotation)
    regions = [len(regions_of(plan, index)) for index in range(len(BRIDGE.segments))]
    assert sorted(regions[:2]) == [1, 2]  # the lower road appears on both sides of the other
    assert regions[2:] == [1, 1, 1, 1]


def test_winter_tiles_have_animals_only_in_winter() -> None:
    extra = [tile for tile in edition("winter").tiles if tile.landmark]
    assert len({tile.landmark for tile in extra}) == len(extra) == 12
    for tile in extra:
        assert f"#w-{tile.landmark}" in WINTER.tile(tile, 0)
        assert f"-{tile.landmark}" not in SUMMER.tile(tile, 0)
