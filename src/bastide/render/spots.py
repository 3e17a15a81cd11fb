"""Where on a drawn tile followers stand and pennants fly: on their own segment, as far inside it as can be."""

from bastide.render.plan import Plan
from bastide.render.sizes import Point, Size, step
from bastide.tiles import Shape

ASPECT = 2  # a character is about twice as high as wide


def reach(size: Size) -> int:
    """How many columns a follower takes on either side of its middle, on any ground."""
    return 1 if size.columns > 5 else 0


def around(point: Point, reach: int) -> list[Point]:
    """The points of a line up to so far from a point."""
    return [(point[0] + offset, point[1]) for offset in range(-reach, reach + 1)]


def badge(plan: Plan, segment: int) -> list[Point]:
    """The points that a follower takes: three, if the size or its own ground has room for its brackets."""
    middle = standing_point(plan, segment)
    wide = around(middle, 1)
    has_room = all(plan.owners.get(point) == segment and is_open(plan, point) for point in wide)
    return wide if has_room else around(middle, reach(plan.size))


def standing_point(plan: Plan, segment: int) -> Point:
    """Where a follower on the segment stands: with all of it on open ground, far from the border, near the middle."""
    own = plan.points_of(segment)
    middle = sum(point[0] for point in own) / len(own), sum(point[1] for point in own) / len(own)
    foreign = [point for point in [*plan.size.points, *rim(plan.size)] if point not in own]

    def fitness(point: Point) -> tuple[float, ...]:
        ground = sum(each in own and is_open(plan, each) for each in around(point, reach(plan.size)))
        border = min(distance(point, other) for other in foreign)
        return ground, border, -distance(point, middle), point[1], -point[0]

    column, row = max(own, key=fitness)
    return min(max(column, reach(plan.size)), plan.size.columns - 1 - reach(plan.size)), row


def rim(size: Size) -> list[Point]:
    """The points just outside a tile."""
    columns, rows = range(size.columns), range(size.rows)
    upright = [(column, row) for column in (-1, size.columns) for row in rows]
    return upright + [(column, row) for column in columns for row in (-1, size.rows)]


def is_open(plan: Plan, point: Point) -> bool:
    """Whether no wall of a city takes up the point."""
    return plan.shape_at(point) != Shape.LAND or not city_sides(plan, point)


def city_sides(plan: Plan, point: Point) -> list[int]:
    """The sides of a field's point on which a city lies: there is its wall."""
    beside = {side: step(point, side) for side in range(4)}
    return [side for side, other in beside.items() if plan.size.holds(other) and plan.shape_at(other) == Shape.BLOCK]


def pennant_points(plan: Plan, segment: int) -> list[Point]:
    """Where the pennants of a city fly: beside its follower, if there is room."""
    follower = standing_point(plan, segment)
    taken = {*badge(plan, segment), *plan.size.corners}

    def rank(point: Point) -> tuple[float, ...]:
        return point in taken, distance(point, follower), point[1], point[0]

    ranked = sorted(plan.points_of(segment), key=rank)
    return ranked[: plan.segments[segment].pennants]


def distance(one: Point, other: tuple[float, float]) -> float:
    return abs(one[0] - other[0]) + ASPECT * abs(one[1] - other[1])
