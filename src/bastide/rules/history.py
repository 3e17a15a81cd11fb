"""What led to a position, with what was taken back."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain

from bastide.kernel.layout import Records
from bastide.rules.events import Event, TakenBack
from bastide.rules.raw import RawGame
from bastide.rules.steps import replay


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
