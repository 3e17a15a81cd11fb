"""Positions of pennants, animals and gold on a drawn tile: on their own segment, beside its follower."""

from bastide.render.text.canvas import Glyph
from bastide.render.text.character_plan import CharacterPlan
from bastide.render.text.piece_positions import badge, distance, hut_badge, standing_point
from bastide.render.text.signs import TOKENS, SegmentToken, tokens_of
from bastide.render.text.sizes import TextPoint
from bastide.tiles import Shape


def token_glyphs(plan: CharacterPlan) -> dict[TextPoint, Glyph]:
    """Return all tokens on the tile by point, as many as there is room for."""
    return {
        point: token.glyph
        for index in range(len(plan.segments))
        for token, point in zip(tokens_on(plan, index), token_points(plan, index), strict=False)
    }


def sign_points(plan: CharacterPlan) -> set[TextPoint]:
    """Return the points that no piece should hide: tokens and springs."""
    return {*token_glyphs(plan), *plan.springs}


def tokens_on(plan: CharacterPlan, segment: int) -> list[SegmentToken]:
    """Return the tokens of a segment; a landmark of the tile as a whole is on its largest land."""
    own = tokens_of(plan.segments[segment])
    lands = [index for index, each in enumerate(plan.segments) if each.kind.shape == Shape.LAND]
    if plan.landmark in TOKENS and segment == max(lands, key=lambda land: len(plan.points_of(land))):
        own.append(SegmentToken(plan.landmark, TOKENS[plan.landmark]))
    return own


def token_points(plan: CharacterPlan, segment: int) -> list[TextPoint]:
    """Return points for the tokens of a segment: beside its follower if there is room, clear of other followers."""
    tokens = tokens_on(plan, segment)
    if not tokens:
        return []
    if not plan.segments[segment].kind.role:
        return [fish_point(plan, segment)] * len(tokens)
    follower = standing_point(plan, segment)
    own_badge = badge(plan, segment)
    others = {point for other in range(len(plan.segments)) if other != segment for point in pieces_on(plan, other)}

    def rank(point: TextPoint) -> tuple[float, ...]:
        in_the_way = point == follower, point in own_badge, point in plan.size.corners, point in others
        return *in_the_way, distance(point, follower), point[1], point[0]

    return sorted(plan.points_of(segment), key=rank)[: len(tokens)]


def pieces_on(plan: CharacterPlan, segment: int) -> list[TextPoint]:
    """Return the points that a follower or a hut on a segment would take."""
    return badge(plan, segment) + (hut_badge(plan, segment, ()) if plan.segments[segment].kind.is_water else [])


def fish_point(plan: CharacterPlan, lake: int) -> TextPoint:
    """Return the point for the number of a lake's fish, where no hut on a river hides it."""
    others = [index for index, segment in enumerate(plan.segments) if segment.kind.is_water and index != lake]
    huts = [point for index in others for point in hut_badge(plan, index, ())]
    return min(plan.points_of(lake), key=lambda point: (huts.count(point), point))
