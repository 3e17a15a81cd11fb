"""The takebacks of a game."""

from collections.abc import Callable, Iterable
from itertools import chain, islice
from typing import NamedTuple, TypeVar

from bastide.rules.events import Event, Placed, TakenBack
from bastide.rules.raw import RawGame
from bastide.rules.steps import replay

Item = TypeVar("Item")


class Takeback(NamedTuple):
    """A takeback: the number of moves left, and the events since the previous takeback, including this one."""

    turn: int
    events: tuple[Event, ...]


class History(NamedTuple):
    """The takebacks of a game. Other events are not stored, because a replay of the moves gives them again."""

    is_from_start: bool
    takebacks: tuple[Takeback, ...] = ()

    def events(self, raw: RawGame) -> tuple[Event, ...]:
        """Return all events up to now, in order."""
        earlier = (takeback.events for takeback in self.takebacks)
        return (*chain.from_iterable(earlier), *self.events_since_takeback(raw))

    def events_since_takeback(self, raw: RawGame) -> tuple[Event, ...]:
        steps = replay(raw)
        if self.takebacks:
            steps = islice(steps, self.takebacks[-1].turn + 1, None)
        return tuple(chain.from_iterable(steps))

    def with_takeback(self, turn: int, events: tuple[Event, ...]) -> "History":
        """Return the history after a takeback that left `turn` moves; `events` are those since the previous one."""
        earlier = self.up_to(turn - 1).takebacks
        merged = chain.from_iterable(takeback.events for takeback in self.takebacks[len(earlier) :])
        return self._replace(takebacks=(*earlier, Takeback(turn, (*merged, *events))))

    def up_to(self, turn: int) -> "History":
        """Return the history of the first `turn` moves."""
        return self._replace(takebacks=tuple(each for each in self.takebacks if each.turn <= turn))


def drop_taken_back(items: Iterable[Item], event_of: Callable[[Item], object] = lambda item: item) -> list[Item]:
    """Return the items without moves that were taken back and the events that followed them.

    `event_of` returns the event of an item. Items whose event is not one of the rules are kept.
    """
    kept: list[Item] = []
    for item in items:
        if isinstance(event_of(item), TakenBack):
            last = next(at for at in reversed(range(len(kept))) if isinstance(event_of(kept[at]), Placed))
            kept[last:] = [each for each in kept[last:] if not isinstance(event_of(each), Event)]
        else:
            kept.append(item)
    return kept
