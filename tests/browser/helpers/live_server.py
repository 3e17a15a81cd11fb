"""The server that serves the pages of tests, and its games."""

import urllib.request
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bastide import Game, Record
from bastide.players import choice_of, player
from bastide.rules.events import Placed
from bastide.rules.options import SEATS
from bastide.server.game.config import PRESETS
from tests.server.helpers.servers import SECONDS, bearer, fetch_json


@dataclass(frozen=True)
class LiveGame:
    """A game on a server. The link to a seat gives the browser that opens it the seat."""

    address: str
    name: str
    seats: list[str | None]
    watch: str

    def link(self, seat: int) -> str:
        return f"/game/{self.name}#seat={self.seats[seat]}"

    def link_to_mover(self) -> str:
        """Return the link to the seat that is to move."""
        return self.link(self.state()["facts"]["player"])

    @property
    def watch_link(self) -> str:
        return f"/game/{self.name}#watch={self.watch}"

    @property
    def api(self) -> str:
        return f"{self.address}/api/games/{self.name}"

    def state(self) -> dict[str, Any]:
        """Return the state that a spectator gets."""
        state: dict[str, Any] = fetch_json(self.api, token=self.watch)
        return state

    def record(self) -> Record:
        request = urllib.request.Request(f"{self.api}/record", headers=bearer(self.watch))
        with urllib.request.urlopen(request, timeout=SECONDS) as answer:
            return Record.parse(answer.read().decode())

    def position(self) -> Game:
        """Return the game that its record replays to."""
        return self.record().replay()

    def moves(self) -> list[str]:
        """Return the moves in notation."""
        return [str(entry.move) for entry in self.record().entries if isinstance(entry, Placed)]

    def totals(self) -> dict[str, int]:
        """Return the scores by the names of the seats, from the replayed record."""
        seats = self.state()["table"]["seats"]
        names = [seat["name"] or SEATS[number].capitalize() for number, seat in enumerate(seats)]
        return dict(zip(names, self.position().scores, strict=True))

    def play(self, turns: int | None = None) -> "LiveGame":
        """Play some turns, or to the end, with a greedy player in every seat. All seats must be people's."""
        greedy = player("greedy", seed=1)
        while turns != 0 and not (position := self.position()).is_over:
            self.command(do="move", move=str(choice_of(greedy, position)))
            turns = turns and turns - 1
        return self

    def play_moves(self, moves: Sequence[str]) -> "LiveGame":
        """Play moves that are known to be legal, seat by seat."""
        facts = self.state()["facts"]
        for number, move in enumerate(moves):
            seat = (facts["player"] + number) % len(self.seats)
            command = {"do": "move", "version": facts["version"] + number, "seat": seat, "move": move}
            fetch_json(f"{self.api}/commands", command, self.seats[seat])
        return self

    def command(self, **command: Any) -> None:
        """Send a command of the seat that is to move."""
        facts = self.state()["facts"]
        seat = facts["player"]
        body = {"version": facts["version"], "seat": seat, **command}
        fetch_json(f"{self.api}/commands", body, self.seats[seat])


class LiveServer:
    """A running server."""

    def __init__(self, address: str) -> None:
        self.address = address

    def game(self, *people: str, edition: str = "modern", preset: str = "learning", **options: Any) -> LiveGame:
        """Create a game between people in other browsers. The first of them begins."""
        seats = [{"kind": "away", "name": name} for name in people]
        body = {"edition": edition, "seats": seats, "first": 0, "aids": PRESETS[preset], **options}
        created = fetch_json(f"{self.address}/api/games", body)
        return LiveGame(self.address, created["game"], created["seats"], created["watch"])
