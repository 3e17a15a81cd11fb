"""The server that the pages of tests are from, and games at it that did not begin in a browser."""

import random
import urllib.request
from typing import Any, NamedTuple

from bastide import Record
from tests.server.served import SECONDS, bearer, fetched
from tests.server.served import Game as Made

ALL_AIDS = ("legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint")


class Game(NamedTuple):
    """A game at a host. Whoever opens the link of a seat sits there."""

    address: str
    made: Made

    def link(self, seat: int) -> str:
        return f"/game/{self.made.name}#seat={self.made.seats[seat]}"

    @property
    def watch_link(self) -> str:
        return f"/game/{self.made.name}#watch={self.made.watch}"

    def state(self) -> dict[str, Any]:
        """All that somebody who looks on sees."""
        state: dict[str, Any] = fetched(self.address + self.made.path, token=self.made.watch)
        return state

    def record(self) -> Record:
        asked = urllib.request.Request(f"{self.address}{self.made.path}/record", headers=bearer(self.made.watch))
        with urllib.request.urlopen(asked, timeout=SECONDS) as answer:
            return Record.parse(answer.read().decode())

    def moves(self) -> list[str]:
        """The moves so far, in the notation."""
        return [str(entry) for entry in self.record().entries if " plays " in f" {entry} "]

    def play(self, dice: random.Random, turns: int | None = None) -> "Game":
        """Let the people at the table play so many turns, or all; for this the table has to show what is legal."""
        while turns != 0 and (facts := self.state()["facts"])["phase"] != "over":
            token = self.made.seats[facts["player"]]
            choices = fetched(self.address + self.made.path, token=token)["facts"]["choices"]
            self.command({"do": "move", "move": self.chosen(facts["hand"], dice.choice(choices), dice)}, facts)
            turns = turns and turns - 1
        return self
