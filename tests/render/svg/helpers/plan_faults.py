"""Comparison of a drawn tile with its data by a flood fill of the cells."""

from collections.abc import Iterator, Mapping, Sequence

from bastide.render.svg.geometry.grid import PLAN_GRID, GridCell
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import HALF_NAMES, SIDE_NAMES, Segment, Shape

COUNT = PLAN_GRID.count
CORNER = 6  # cells from a corner in which the drawing of one side may touch the other
CORE = (COUNT // 2 - 1, COUNT // 2)  # the cells in the middle of a side, where every path crosses it
WIDEST_PATH = range(COUNT // 2 - 6, COUNT // 2 + 6)
UNOWNED = -1


def faults(segments: Sequence[Segment], plan: TilePlan) -> list[str]:
    """Return the differences between a plan and the segments of the rotated tile."""
    return [*part_faults(segments, plan), *side_faults(segments, plan), *contact_faults(segments, plan)]


def part_faults(segments: Sequence[Segment], plan: TilePlan) -> Iterator[str]:
    """Check that each segment is one region, or two below another, and that no two of a kind are connected."""
    cells = cells_of(plan)
    for kind in dict.fromkeys(segment.kind.name for segment in segments):
        those = [index for index, segment in enumerate(segments) if segment.kind.name == kind]
        parts = PLAN_GRID.regions(cell for index in those for cell in cells.get(index, ()))
        for index in those:
            number = sum(not part.isdisjoint(cells.get(index, ())) for part in parts)
            if number != 1 + is_below(segments, index):
                yield f"{kind} {index} is drawn in {number} parts"
        for part in parts:
            if len(joined := {plan.owners[cell] for cell in part}) > 1:
                yield f"the segments {sorted(joined)} ({kind}) hang together"


def is_below(segments: Sequence[Segment], index: int) -> bool:
    """Return True if another segment crosses above this one: blocks above paths, then the first one.

    The plane cannot hold both as one region, so the drawing has a bridge or a passage there.
    """
    order = sorted(range(len(segments)), key=lambda each: (segments[each].kind.shape != Shape.BLOCK, each))
    return any(crosses(segments[index], segments[other]) for other in order[: order.index(index)])


def crosses(one: Segment, other: Segment) -> bool:
    """Return True if both are on two opposite sides; a segment with more sides goes around."""
    return {one.sides, other.sides} == {(0, 2), (1, 3)}


def cells_of(plan: TilePlan) -> Mapping[int, set[GridCell]]:
    """Return the cells of each segment."""
    cells: dict[int, set[GridCell]] = {}
    for cell, owner in plan.owners.items():
        cells.setdefault(owner, set()).add(cell)
    return cells


def side_faults(segments: Sequence[Segment], plan: TilePlan) -> Iterator[str]:
    """Check the segments at each side, and near the corners."""
    for side in range(4):
        for number, cell in enumerate(side_cells(side)):
            owner = plan.owners.get(cell, UNOWNED)
            if owner not in allowed_segments(segments, side, number):
                half = HALF_NAMES[2 * side + (number >= COUNT // 2)]
                yield f"{describe_owner(segments, owner)} is drawn at {half}, {number} cells along {SIDE_NAMES[side]}"
                break


def side_cells(side: int) -> list[GridCell]:
    """Return the cells along a side, clockwise."""
    last = COUNT - 1
    along = range(COUNT)
    return [
        [(number, 0) for number in along],
        [(last, number) for number in along],
        [(last - number, last) for number in along],
        [(0, last - number) for number in along],
    ][side]


def describe_owner(segments: Sequence[Segment], owner: int) -> str:
    return "nothing" if owner == UNOWNED else f"{segments[owner].kind.name} {owner}"


def allowed_segments(segments: Sequence[Segment], side: int, number: int) -> set[int]:
    """Return the segments that may be drawn at a number of cells along a side."""
    if number < CORNER:
        return around_corner(segments, side)
    if number >= COUNT - CORNER:
        return around_corner(segments, (side + 1) % 4)
    owner, land = owner_of_side(segments, side), owner_of_half(segments, 2 * side + (number >= COUNT // 2))
    if owner == UNOWNED:
        return {land}
    if segments[owner].kind.shape == Shape.BLOCK or number in CORE:
        return {owner}
    return {owner, land} if number in WIDEST_PATH else {land}


def around_corner(segments: Sequence[Segment], corner: int) -> set[int]:
    """Return the segments that may be drawn at the corner before a side.

    These are the ones of both sides, without paths. Where two lands meet, the block that separates them is allowed;
    where two blocks meet, the land between them, or only a wall if there is none.
    """
    halves = 2 * corner, (2 * corner - 1) % 8
    beside = {at_half(segments, half) for half in halves}
    shapes = {segments[index].kind.shape for index in beside}
    if len(beside) == 1 or len(shapes) == 2:
        return beside
    between = Shape.BLOCK if shapes == {Shape.LAND} else Shape.LAND
    separating = {index for index, segment in enumerate(segments) if segment.kind.shape == between}
    return beside | separating | ({UNOWNED} if share_wall(segments, beside) else set())


def share_wall(segments: Sequence[Segment], cities: set[int]) -> bool:
    """Return True if there is only a wall between two cities."""
    return all(segments[index].kind.name == "city" for index in cities) and not any(
        cities <= set(segment.cities) for segment in segments
    )


def at_half(segments: Sequence[Segment], half: int) -> int:
    """Return the land at a half side, or the block of the whole side."""
    land = owner_of_half(segments, half)
    return owner_of_side(segments, half // 2) if land == UNOWNED else land


def owner_of_side(segments: Sequence[Segment], side: int) -> int:
    return next((index for index, segment in enumerate(segments) if side in segment.sides), UNOWNED)


def owner_of_half(segments: Sequence[Segment], half: int) -> int:
    return next((index for index, segment in enumerate(segments) if half in segment.halves), UNOWNED)


def contact_faults(segments: Sequence[Segment], plan: TilePlan) -> Iterator[str]:
    """Check that a field touches exactly its cities, and a river exactly its lake."""
    cells = cells_of(plan)
    for index, segment in enumerate(segments):
        for kind, wanted in contacts(segment).items():
            beside = {
                plan.owners.get(other, index) for cell in cells.get(index, ()) for other in PLAN_GRID.neighbours(cell)
            }
            touched = {other for other in beside if segments[other].kind.name == kind}
            if touched != wanted:
                yield f"{segment.kind.name} {index} touches {kind} {sorted(touched)} instead of {sorted(wanted)}"


def contacts(segment: Segment) -> Mapping[str, set[int]]:
    """Return the segments that a segment must touch, by their kind."""
    return {
        "field": {"city": set(segment.cities)},
        "river": {"lake": set() if segment.lake is None else {segment.lake}},
    }.get(segment.kind.name, {})
