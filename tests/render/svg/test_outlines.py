"""Outlines enclose exactly the cells of their segment."""

import re

import pytest

from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.geometry.outlines import area, areas

STEP = re.compile(r"([Mlz])(-?[\d.]*)(?:\s?(-?[\d.]+))?")


def block(left: int, top: int, right: int, bottom: int) -> set[GridCell]:
    return {(x, y) for x in range(left, right) for y in range(top, bottom)}


def polygons(data: str) -> list[list[tuple[float, float]]]:
    """Return the corners of the polygons in path data."""
    found: list[list[tuple[float, float]]] = []
    for letter, x, y in STEP.findall(data):
        if letter == "M":
            found.append([numbers(x, y)])
        elif letter == "l":
            here, step = found[-1][-1], numbers(x, y)
            found[-1].append((here[0] + step[0], here[1] + step[1]))
    return found


def numbers(x: str, y: str) -> tuple[float, float]:
    return float(x), float(y)


def enclosed_area(data: str) -> float:
    """Return the area inside polygons; holes have the opposite direction and count as negative."""
    return sum(
        sum(a[0] * b[1] - a[1] * b[0] for a, b in zip(points, [*points[1:], points[0]], strict=True)) / 2
        for points in polygons(data)
    )


@pytest.mark.parametrize(
    "cells",
    [
        block(0, 0, 60, 60),
        block(10, 10, 40, 30),
        block(0, 20, 60, 40),
        block(0, 0, 60, 60) - block(20, 20, 40, 40),
        block(0, 0, 30, 30) | block(30, 30, 60, 60),
        {(x, y) for x, y in PLAN_GRID.cells if x + y < 60},
        {(x, y) for x, y in PLAN_GRID.cells if (x - 30) ** 2 + (y - 30) ** 2 < 400},
    ],
)
def test_outline_encloses_its_cells(cells: set[GridCell]) -> None:
    assert enclosed_area(area(cells).whole) == pytest.approx(16 * len(cells), rel=0.02)


def test_whole_tile_has_no_edge() -> None:
    whole = area(block(0, 0, 60, 60))
    assert whole.edge == ""
    assert sorted(polygons(whole.whole)[0]) == [(0, 0), (0, 0), (0, 240), (240, 0), (240, 240)]


def test_edge_excludes_the_border_of_the_tile() -> None:
    edge = polygons(area(block(0, 20, 60, 40)).edge)
    assert sorted(map(sorted, edge)) == [[(0, 80), (240, 80)], [(0, 160), (240, 160)]]


def test_outlines_of_neighbours_meet_at_the_border() -> None:
    west, east = (polygons(area(block(0, 13, 60, 27)).edge) for _ in range(2))
    assert {y for line in west for x, y in line if x == 240} == {y for line in east for x, y in line if x == 0}


def test_hole_has_its_own_outline() -> None:
    assert len(polygons(area(block(5, 5, 50, 50) - block(20, 20, 40, 40)).edge)) == 2


def test_cells_that_touch_at_a_corner_are_separate() -> None:
    assert len(polygons(area({(3, 3), (4, 4)}).whole)) == 2
    assert len(polygons(area({(4, 3), (3, 4)}).whole)) == 2


def test_every_segment_of_a_plan_has_an_area() -> None:
    owners = {cell: 2 if cell[0] < 10 else 0 for cell in PLAN_GRID.cells if cell[1] > 4}
    assert list(areas(owners)) == [0, 2]
