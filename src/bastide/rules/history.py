"""What led to a position, with what was taken back."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from itertools import chain
from typing import TypeVar

from bastide.kernel.layout import Records
from bastide.rules.events import Event, Placed, TakenBack
from bastide.rules.raw import RawGame
from bastide.rules.steps import replay

Told = TypeVar("Told")


@dataclass(slots=True)
class History:
    """The first state of a game, and the takebacks: after how many moves, and all that had happened until then.

    The events of what was not taken back are not kept: the moves tell them again.
    """

    first: Records
    is_from_start: bool
    taken_back: list[tuple[int, tuple[Event, ...]]] = field(default_factory=list)

    def events(self, raw: RawGame) -> tuple[Event, ...]:
        """All that happened up to now, in order."""
        if not self.taken_back:
            return tuple(chain.from_iterable(replay(raw, self.first)))
        moves, past = self.taken_back[-1]
        return past + events_since(replay(raw, self.first), moves)

    def take_back(self, past: tuple[Event, ...], raw: RawGame) -> TakenBack:
        """Write down that the last move of `past` has been taken back, up to the present of `raw`."""
        event = TakenBack(raw.player)
        self.forget_after(raw.index - 1)
        self.taken_back.append((raw.index, (*past, event)))
        return event

    def forget_after(self, moves: int) -> None:
        """Forget the takebacks that came after that many moves: what they followed is undone, or told anew."""
        while self.taken_back and self.taken_back[-1][0] > moves:
            self.taken_back.pop()

    def copy(self) -> "History":
        return History(self.first, self.is_from_start, list(self.taken_back))


def events_since(steps: Iterable[list[Event]], moves: int) -> tuple[Event, ...]:
    """What happened from the move after that many on; a step is a move with what followed, but the first is none."""
    return tuple(event for number, step in enumerate(steps) if number > moves for event in step)


def surviving(told: Iterable[Told], event_of: Callable[[Told], object] = lambda item: item) -> list[Told]:
    """What was told, without the moves that were taken back and what followed from each of them.

    `event_of` is the event that an item tells; what is no event of the rules stays, whenever it happened.
    """
    kept: list[Told] = []
    for item in told:
        if isinstance(event_of(item), TakenBack):
            last = next(at for at in reversed(range(len(kept))) if isinstance(event_of(kept[at]), Placed))
            kept[last:] = [each for each in kept[last:] if not isinstance(event_of(each), Event)]
        else:
            kept.append(item)
    return kept
