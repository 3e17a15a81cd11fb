"""Positions of pieces on a drawn tile: on their own segment, as far inside as possible."""

from collections.abc import Collection

from bastide.render.text.character_plan import CharacterPlan
from bastide.render.text.signs import WALLED
from bastide.render.text.sizes import Size, TextPoint, row_around, step
from bastide.tiles import Shape

ASPECT = 2  # height of a character relative to its width


def follower_reach(size: Size) -> int:
    """Return the number of columns that a follower may take on either side, on any ground."""
    return 1 if size.columns > 5 else 0


def badge(plan: CharacterPlan, segment: int, taken: Collection[TextPoint] = ()) -> list[TextPoint]:
    """Return the points of a follower: three if there is room for its brackets, otherwise one.

    They may be on any ground if the size is large enough, but never on other signs.
    """
    middle = standing_point(plan, segment)
    wide = row_around(middle, 1)
    is_own_ground = all(plan.owners.get(point) == segment and is_open(plan, point) for point in wide)
    has_room = is_own_ground or (follower_reach(plan.size) > 0 and all(map(plan.size.contains, wide)))
    return wide if has_room and not any(point in taken for point in wide) else [middle]


def hut_badge(plan: CharacterPlan, segment: int, taken: Collection[TextPoint]) -> list[TextPoint]:
    """Return the two points of a hut: on its own ground, near the middle, and not on other signs.

    Without room there, it stands on other water of the same system.
    """
    own, water = plan.points_of(segment), system_points(plan, segment)
    middle = standing_point(plan, segment)

    def fitness(point: TextPoint) -> tuple[float, ...]:
        both = [point, step(point, 1)]
        free = sum(each not in taken for each in both)
        return free, point in own, sum(each in own for each in both), -distance(point, middle), -point[0], -point[1]

    inside = [point for point in plan.size.points if plan.size.contains(step(point, 1))]
    best = max((point for point in inside if {point, step(point, 1)} & water), key=fitness)
    return [best, step(best, 1)]


def system_points(plan: CharacterPlan, segment: int) -> set[TextPoint]:
    """Return all points of the lake and the rivers that are connected to a segment of water."""
    lake = plan.lake_of(segment)
    joined = [index for index in range(len(plan.segments)) if plan.lake_of(index) == lake]
    return {point for index in ([segment] if lake is None else joined) for point in plan.points_of(index)}


def standing_point(plan: CharacterPlan, segment: int) -> TextPoint:
    """Return the position of a piece: on open ground, far from the border, near the middle."""
    own = plan.points_of(segment)
    middle = sum(point[0] for point in own) / len(own), sum(point[1] for point in own) / len(own)
    foreign = [point for point in [*plan.size.points, *rim(plan.size)] if point not in own]
    reach = follower_reach(plan.size)

    def fitness(point: TextPoint) -> tuple[float, ...]:
        ground = sum(each in own and is_open(plan, each) for each in row_around(point, reach))
        border = min(distance(point, other) for other in foreign)
        return point not in plan.springs, ground, border, -distance(point, middle), point[1], -point[0]

    best = max(own, key=fitness)
    inwards = min(max(best[0], reach), plan.size.columns - 1 - reach), best[1]
    return inwards if inwards in own and inwards not in plan.springs else best


def rim(size: Size) -> list[TextPoint]:
    """Return the points just outside a tile."""
    columns, rows = range(size.columns), range(size.rows)
    upright = [(column, row) for column in (-1, size.columns) for row in rows]
    return upright + [(column, row) for column in columns for row in (-1, size.rows)]


def is_open(plan: CharacterPlan, point: TextPoint) -> bool:
    """Return True if a point has no city wall."""
    return plan.shape_at(point) != Shape.LAND or not wall_sides(plan, point)


def wall_sides(plan: CharacterPlan, point: TextPoint) -> list[int]:
    """Return the sides of a field's point with a city beside it, which have a wall."""
    beside = {side: plan.owners.get(step(point, side)) for side in range(4)}
    return [side for side, owner in beside.items() if owner is not None and plan.segments[owner].kind.name in WALLED]


def distance(one: TextPoint, other: tuple[float, float]) -> float:
    return abs(one[0] - other[0]) + ASPECT * abs(one[1] - other[1])
