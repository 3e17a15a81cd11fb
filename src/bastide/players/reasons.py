"""Says what speaks for a move, and against it: the one or two largest parts of what it changes in the evaluation."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np

from bastide.kernel.layout import LAND, PLACE_MASK, SYSTEM, Records
from bastide.players.base import Why
from bastide.players.evaluation.layout import Mind
from bastide.players.evaluation.parts import AFTER, BY_PLAYER, CHANGE, PARTS, compare
from bastide.rules.game import Game
from bastide.tiles import HUT, Shape, segment_of

LEAST = 0.5  # points that are worth a word
TOLD = 2
DIGITS = 1  # behind the point


class Change(NamedTuple):
    """A part of what a move changes, in points for whoever makes it."""

    points: float
    why: Why


class Reasons:
    """What moves in one position change, beside that position: all of them by the same look at it."""

    def __init__(self, game: Game, states: Records, mind: Mind) -> None:
        """Look at a game, which is in `states[0]`; the next state is overwritten."""
        assert game.drawn is not None  # somebody is at turn
        self._tile, self._kinds = game.drawn, game.edition.kinds
        self._player, self._others = game.player, [seat for seat in range(game.players) if seat != game.player]
        self._states, self._mind = states, mind
        self._parts: Records = np.zeros(3, PARTS)

    def of(self, move: int) -> Why:
        """What a move, by its id, changes most."""
        compare(self._states, self._mind, move, self._parts)
        changes = sorted(self._changes(move), key=lambda change: -abs(change.points))
        told = [change for change in changes if abs(change.points) >= LEAST][:TOLD]
        if told:
            return joined([change.why for change in sorted(told, key=lambda change: change.points < 0)])
        is_dear = self._own("pieces") <= -LEAST
        return Why("why-ties-up") if is_dear else Why("why-changes-little")

    def _own(self, part: str) -> float:
        return float(self._parts[CHANGE][part][self._player])

    def _changes(self, move: int) -> Iterator[Change]:
        """All but what a piece costs that is placed: that is a matter of course where it gains anything."""
        if points := self._own("points"):
            yield Change(points, Why("why-scores", {"points": round(points)}))
        yield from self._promises(move)
        contacts = self._own("contacts")
        name = "why-risks-joining" if contacts < 0 else "why-may-join"
        yield Change(contacts, Why(name, {"points": figure(contacts)}))
        if count := max(0, self._came_home()):
            yield Change(self._own("pieces"), Why("why-brings-home", {"count": count}))
        if bonus := self._own("bonus"):
            yield Change(bonus, Why("why-earns-bonus"))
        yield self._to_others()

    def _promises(self, move: int) -> Iterator[Change]:
        """What features promise; those that are completed have kept it, and are told by what they scored."""
        after, change = (self._parts[which]["promise"][:, self._player] for which in (AFTER, CHANGE))
        for root in np.flatnonzero(change).tolist():
            shape = int(self._states[1]["shape"][root])
            if self._states[1]["open"][root] or shape == SYSTEM:
                yield self._promise(shape, float(change[root]), is_new=after[root] == change[root])
        yield self._promise(LAND, self._own("lands"), is_new=self._shape_below(move) == LAND)

    def _promise(self, shape: int, points: float, *, is_new: bool) -> Change:
        gain = "why-claims" if is_new else "why-promises-more"
        name, kind = gain if points > 0 else "why-promises-less", self._kinds[Shape(shape)].name
        return Change(points, Why(name, {"kind": kind, "points": figure(points)}))

    def _shape_below(self, move: int) -> int | None:
        """The shape of the segment that a move places a follower on."""
        place = move & PLACE_MASK
        return None if place == 0 or place > HUT else self._tile.segments[segment_of(place)].kind.shape

    def _came_home(self) -> int:
        """How many followers the player has more in the supply."""
        before, after = (int(self._states[at]["supply"][self._player]) for at in (0, 1))
        return after - before

    def _to_others(self) -> Change:
        """What the others have less, on the average."""
        change = self._parts[CHANGE]
        gained = sum(float(change[part][self._others].sum()) for part in BY_PLAYER)
        gained += float(change["promise"][:, self._others].sum())
        points = -gained / len(self._others)
        name = "why-gives-others" if points < 0 else "why-costs-others"
        return Change(points, Why(name, {"points": figure(points), "others": len(self._others)}))


def figure(points: float) -> float:
    return round(abs(points), DIGITS)


def joined(reasons: Sequence[Why]) -> Why:
    """One or two reasons as one."""
    first, *second = reasons
    return Why("list-last", {"before": first, "last": second[0]}) if second else first
