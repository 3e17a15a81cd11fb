"""Reasons for and against a move: the one or two largest parts of its change of the evaluation."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bastide.kernel.layout import LAND, PLACE_MASK, SYSTEM, Records
from bastide.message import Message
from bastide.players.evaluation.breakdown import AFTER, BY_PLAYER, CHANGE, PARTS, compare_parts
from bastide.players.evaluation.layout import EvaluationContext
from bastide.rules.game import Game
from bastide.tiles import HUT, Shape, segment_of

MIN_POINTS = 0.5  # smaller changes are not mentioned
MAX_REASONS = 2
DIGITS = 1  # after the decimal point


class Change(NamedTuple):
    """A part of the change that a move makes, in points for its player."""

    points: float
    why: Message


class Reasons:
    """Explanations of the moves of one position."""

    def __init__(self, game: Game, states: Records, context: EvaluationContext) -> None:
        """Explain moves of a game, whose position is in `states[0]`; the next state is overwritten."""
        assert game.drawn is not None
        self._tile, self._kinds = game.drawn, game.edition.kinds
        self._player, self._others = game.player, [seat for seat in range(game.players) if seat != game.player]
        self._states, self._context = states, context
        self._parts: Records = np.zeros(3, PARTS)

    def of(self, move: int) -> Message:
        """Return the main reasons for and against a move, given by its id."""
        compare_parts(self._states, self._context, move, self._parts)
        changes = sorted(self._changes(move), key=lambda change: -abs(change.points))
        main = [change for change in changes if abs(change.points) >= MIN_POINTS][:MAX_REASONS]
        if main:
            return join_reasons([change.why for change in sorted(main, key=lambda change: change.points < 0)])
        is_costly = self._own("pieces") <= -MIN_POINTS
        return Message("why-ties-up") if is_costly else Message("why-changes-little")

    def _own(self, part: str) -> float:
        return float(self._parts[CHANGE][part][self._player])

    def _changes(self, move: int) -> Iterator[Change]:
        """Yield all changes except the cost of a placed piece, which is obvious where the move gains anything."""
        if points := self._own("points"):
            yield Change(points, Message("why-scores", {"points": round(points)}))
        yield from self._payoffs(move)
        joins = self._own("joins")
        name = "why-risks-joining" if joins < 0 else "why-may-join"
        yield Change(joins, Message(name, {"points": expected_points(joins)}))
        if count := max(0, self._returned_followers()):
            yield Change(self._own("pieces"), Message("why-brings-home", {"count": count}))
        if bonus := self._own("bonus"):
            yield Change(bonus, Message("why-earns-bonus"))
        yield self._others_change()

    def _payoffs(self, move: int) -> Iterator[Change]:
        """Yield the changes of expected payoffs. Completed features are left out: their points are a change already."""
        after, change = (self._parts[which]["payoff"][:, self._player] for which in (AFTER, CHANGE))
        for root in np.flatnonzero(change).tolist():
            shape = int(self._states[1]["shape"][root])
            if self._states[1]["open"][root] or shape == SYSTEM:
                yield self._payoff(shape, float(change[root]), is_new=after[root] == change[root])
        yield self._payoff(LAND, self._own("lands"), is_new=self._shape_below(move) == LAND)

    def _payoff(self, shape: int, points: float, *, is_new: bool) -> Change:
        gain = "why-claims" if is_new else "why-promises-more"
        name, kind = gain if points > 0 else "why-promises-less", self._kinds[Shape(shape)].name
        return Change(points, Message(name, {"kind": kind, "points": expected_points(points)}))

    def _shape_below(self, move: int) -> int | None:
        """Return the shape of the segment on which a move places a follower."""
        place = move & PLACE_MASK
        return None if place == 0 or place > HUT else self._tile.segments[segment_of(place)].kind.shape

    def _returned_followers(self) -> int:
        """Return the change of the player's supply."""
        before, after = (int(self._states[at]["supply"][self._player]) for at in (0, 1))
        return after - before

    def _others_change(self) -> Change:
        """Return the mean loss of the opponents."""
        change = self._parts[CHANGE]
        gained = sum(float(change[part][self._others].sum()) for part in BY_PLAYER)
        gained += float(change["payoff"][:, self._others].sum())
        points = -gained / len(self._others)
        name = "why-gives-others" if points < 0 else "why-costs-others"
        return Change(points, Message(name, {"points": expected_points(points), "others": len(self._others)}))


def expected_points(points: float) -> Message:
    return Message("points-expected", {"points": round(abs(points), DIGITS)})


def in_whole_points(why: Message) -> Message:
    """Return a reason with rounded expected points, as players speak of them outside an analysis."""
    if why.id == "points-expected":
        return Message("points-about", {"points": max(1, round(float(str(why.arguments["points"]))))})
    parts = {name: in_whole_points(part) if isinstance(part, Message) else part for name, part in why.arguments.items()}
    return Message(why.id, parts)


def join_reasons(reasons: Sequence[Message]) -> Message:
    """Combine one or two reasons."""
    first, *second = reasons
    return Message("list-last", {"before": first, "last": second[0]}) if second else first
