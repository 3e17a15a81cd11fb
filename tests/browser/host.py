"""The server that the pages of tests come from, and games at it."""

import urllib.request
from dataclasses import dataclass
from typing import Any

from bastide import Game as Position
from bastide import Record
from bastide.players import choice_of, player
from bastide.rules.events import Placed
from bastide.server.games.aids import PRESETS
from tests.server.served import SECONDS, bearer, fetched

COLOURS = ("Red", "Blue", "Yellow", "Green", "Black")


@dataclass(frozen=True)
class Game:
    """A game at a server. Whoever opens the link of a seat sits there."""

    address: str
    name: str
    seats: list[str | None]
    watch: str

    def link(self, seat: int) -> str:
        return f"/game/{self.name}#seat={self.seats[seat]}"

    @property
    def watch_link(self) -> str:
        return f"/game/{self.name}#watch={self.watch}"

    @property
    def api(self) -> str:
        return f"{self.address}/api/games/{self.name}"

    def state(self) -> dict[str, Any]:
        """All that one sees who looks on."""
        state: dict[str, Any] = fetched(self.api, token=self.watch)
        return state

    def record(self) -> Record:
        asked = urllib.request.Request(f"{self.api}/record", headers=bearer(self.watch))
        with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
            return Record.parse(answer.read().decode())

    def position(self) -> Position:
        """The game as its record tells it."""
        return self.record().replay()

    def moves(self) -> list[str]:
        """What was played, in the notation."""
        return [str(entry.move) for entry in self.record().entries if isinstance(entry, Placed)]

    def totals(self) -> dict[str, int]:
        """The scores by the names of the seats, as the record tells them when it is played again."""
        names = [seat["name"] or colour for seat, colour in zip(self.state()["table"]["seats"], COLOURS, strict=False)]
        return dict(zip(names, self.position().scores, strict=True))

    def play(self, turns: int | None = None) -> "Game":
        """Let whoever is to move play well, for so many turns or to the end; only people may sit at the table."""
        eager = player("greedy", seed=1)
        while turns != 0 and not (position := self.position()).is_over:
            self.command(do="move", move=str(choice_of(eager, position)))
            turns = turns and turns - 1
        return self

    def command(self, **command: Any) -> None:
        """Do something for whoever is to move."""
        facts = self.state()["facts"]
        seat = facts["player"]
        body = {"version": facts["version"], "seat": seat, **command}
        fetched(f"{self.api}/commands", body, self.seats[seat])


class Host:
    """A server at an address of its own."""

    def __init__(self, address: str) -> None:
        self.address = address

    def game(self, *people: str, edition: str = "modern", preset: str = "learning", **wishes: Any) -> Game:
        """A new game of people elsewhere; the first of them begins."""
        seats = [{"kind": "away", "name": name} for name in people]
        wish = {"edition": edition, "seats": seats, "first": 0, "aids": PRESETS[preset], **wishes}
        made = fetched(f"{self.address}/api/games", wish)
        return Game(self.address, made["game"], made["seats"], made["watch"])
