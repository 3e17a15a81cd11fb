"""A flood fill of drawn tiles finds exactly the segments of the data."""

import pytest

from bastide import tile
from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.tiles.tile_plan import TilePlan
from tests.render.svg.helpers.drawn_tile import DrawnTile, every_tile
from tests.render.svg.helpers.plan_faults import faults

CITY, ROAD, NORTH_FIELD, SOUTH_FIELD = range(4)  # segments of tile D


@every_tile
def test_plan_matches_the_data(drawn: DrawnTile) -> None:
    found = faults(drawn.segments, drawn.plan)
    assert not found, "\n".join(found)


def plan_by_hand(**changes: int) -> TilePlan:
    """Return tile D in straight lines; a change such as x3y7=0 assigns cell (3, 7) to another segment."""
    changed = {tuple(map(int, name[1:].split("y"))): owner for name, owner in changes.items()}
    return TilePlan({cell: changed.get(cell, segment_at(cell)) for cell in PLAN_GRID.cells}, {}, {}, {})


def segment_at(cell: GridCell) -> int:
    row = cell[1]
    return CITY if row < 4 else NORTH_FIELD if row < 26 else ROAD if row < 34 else SOUTH_FIELD


def test_correct_plan_has_no_faults() -> None:
    assert faults(tile("D").segments, plan_by_hand()) == []


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({f"x30y{row}": SOUTH_FIELD for row in range(26, 34)}, "road 1 is drawn in 2 parts"),
        ({f"x30y{row}": NORTH_FIELD for row in range(26, 34)}, "the segments [2, 3] (field) hang together"),
        ({"x30y45": NORTH_FIELD}, "field 2 is drawn in 2 parts"),
        ({"x30y0": NORTH_FIELD}, "field 2 is drawn at NR, 30 cells along N"),
        ({"x59y20": SOUTH_FIELD}, "field 3 is drawn at EL, 20 cells along E"),
        ({f"x40y{row}": CITY for row in range(35)}, "field 3 touches city [0] instead of []"),
    ],
)
def test_each_fault_is_found(changes: dict[str, int], fault: str) -> None:
    assert fault in faults(tile("D").segments, plan_by_hand(**changes))


def test_missing_segment_is_found() -> None:
    whole = plan_by_hand()
    without_city = {cell: owner for cell, owner in whole.owners.items() if owner != CITY}
    assert faults(tile("D").segments, TilePlan(without_city, {}, {}, {}))[:2] == [
        "city 0 is drawn in 0 parts",
        "nothing is drawn at NL, 0 cells along N",
    ]
