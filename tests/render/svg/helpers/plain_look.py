"""A look of flat colours, for tests of everything except tiles."""

import math

from bastide.render.svg.elements import element, path, symbol, use
from bastide.render.svg.geometry.grid import PLAN_GRID, Grid, GridCell
from bastide.render.svg.geometry.outlines import areas
from bastide.render.svg.geometry.points import CORNERS, MIDDLE, SIDE_MIDDLES, Point, distance_to_edge
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import Segment, Shape, Tile, segment_of

COLOURS = {
    "road": "#eee",
    "city": "#c96",
    "field": "#8b5",
    "monastery": "#fff",
    "river": "#48a",
    "forest": "#363",
    "meadow": "#9b6",
    "lake": "#27a",
}
CENTRE: Point = (MIDDLE, MIDDLE)
BLOCK = 3  # cells of a plan
BLOCKS = Grid(PLAN_GRID.count // BLOCK)


class PlainLook:
    """Draws every segment in the colour of its kind; `drawn` counts the drawings."""

    def __init__(self, name: str = "plain") -> None:
        self.name = name
        self.drawn = 0

    def symbols(self, *, small: bool = False) -> dict[str, str]:
        size = 6 if small else 3
        dot = symbol("x-dot", element("circle", r=size))
        pair = symbol("x-pair", use("x-dot"), use("x-dot", 8, 0))
        return dict([dot, pair, symbol("x-unused", use("x-dot"))])

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        self.drawn += 1
        drawn = areas(self.plan(tile, rotation).owners)
        shown = [path(area.whole, fill=colour(tile, segment)) for segment, area in drawn.items()]
        return "".join(shown) + ("" if small else use("x-pair", *SIDE_MIDDLES[rotation]))

    def plan(self, tile: Tile, rotation: int) -> TilePlan:
        segments = [segment.turned(rotation) for segment in tile.segments]
        blocks = {cell: owner_of(BLOCKS.centre(cell), segments) for cell in BLOCKS.cells}
        owners = {(x, y): blocks[x // BLOCK, y // BLOCK] for x, y in PLAN_GRID.cells}
        cells: dict[int, list[GridCell]] = {}
        for cell, owner in owners.items():
            cells.setdefault(owner, []).append(cell)
        spots = {place: middle(cells.get(segment_of(place), [])) for place in tile.places}
        return TilePlan(owners, spots, spots, {})


def colour(tile: Tile, owner: int) -> str:
    return COLOURS[tile.segments[owner].kind.name]


def middle(cells: list[GridCell]) -> Point:
    return PLAN_GRID.centre(sorted(cells)[len(cells) // 2]) if cells else CENTRE


def owner_of(point: Point, segments: list[Segment]) -> int:
    """Return the nearest segment of a point: sites in the middle, paths as strips, blocks at their sides."""
    return min(range(len(segments)), key=lambda index: distance(point, segments[index]))


def distance(point: Point, segment: Segment) -> float:
    shape = segment.kind.shape
    if shape in (Shape.SITE, Shape.SYSTEM):
        return math.dist(point, CENTRE) - 60
    if shape == Shape.PATH:
        return min(distance_to_edge(point, CENTRE, SIDE_MIDDLES[side]) for side in segment.sides) - 20
    if shape == Shape.BLOCK:
        return min(distance_to_edge(point, *ends(side)) for side in segment.sides) - 50
    return min((math.dist(point, half_middle(half)) / 1000 for half in segment.halves), default=0.5)


def ends(side: int) -> tuple[Point, Point]:
    return CORNERS[side], CORNERS[(side + 1) % 4]


def half_middle(half: int) -> Point:
    start, end = ends(half // 2)
    part = 0.75 if half % 2 else 0.25
    return start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part
