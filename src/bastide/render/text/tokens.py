"""Where on a drawn tile pennants fly, animals stand and gold lies: on their own segment, beside its follower."""

from bastide.render.text.canvas import Glyph
from bastide.render.text.plan import Plan
from bastide.render.text.signs import TOKENS, Token, tokens_of
from bastide.render.text.sizes import Point
from bastide.render.text.spots import badge, distance, hut_badge, standing_point
from bastide.tiles import Shape


def token_glyphs(plan: Plan) -> dict[Point, Glyph]:
    """Everything small on the tile, by the points where it is drawn: as much of it as there is room for."""
    return {
        point: token.glyph
        for index in range(len(plan.segments))
        for token, point in zip(tokens_on(plan, index), token_points(plan, index), strict=False)
    }


def sights(plan: Plan) -> set[Point]:
    """The points that no piece should hide: those of everything small, and the springs."""
    return {*token_glyphs(plan), *plan.springs}


def tokens_on(plan: Plan, segment: int) -> list[Token]:
    """What stands on a segment; what is painted on the tile as a whole stands on its largest land."""
    own = tokens_of(plan.segments[segment])
    lands = [index for index, each in enumerate(plan.segments) if each.kind.shape == Shape.LAND]
    if plan.landmark in TOKENS and segment == max(lands, key=lambda land: len(plan.points_of(land))):
        own.append(Token(plan.landmark, TOKENS[plan.landmark]))
    return own


def token_points(plan: Plan, segment: int) -> list[Point]:
    """The points for what stands on a segment: beside its follower if there is room, and clear of other followers."""
    tokens = tokens_on(plan, segment)
    if not tokens:
        return []
    if not plan.segments[segment].kind.role:
        return [fish_point(plan, segment)] * len(tokens)
    follower = standing_point(plan, segment)
    own_badge = badge(plan, segment)
    others = {point for other in range(len(plan.segments)) if other != segment for point in pieces_on(plan, other)}

    def rank(point: Point) -> tuple[float, ...]:
        in_the_way = point == follower, point in own_badge, point in plan.size.corners, point in others
        return *in_the_way, distance(point, follower), point[1], point[0]

    return sorted(plan.points_of(segment), key=rank)[: len(tokens)]


def pieces_on(plan: Plan, segment: int) -> list[Point]:
    """The points that a follower or a hut on a segment would take."""
    return badge(plan, segment) + (hut_badge(plan, segment, ()) if plan.segments[segment].kind.is_water else [])


def fish_point(plan: Plan, lake: int) -> Point:
    """Where the number of a lake's fish stands: where no hut on a river hides it; one on the lake gives way."""
    others = [index for index, segment in enumerate(plan.segments) if segment.kind.is_water and index != lake]
    huts = [point for index in others for point in hut_badge(plan, index, ())]
    return min(plan.points_of(lake), key=lambda point: (huts.count(point), point))
