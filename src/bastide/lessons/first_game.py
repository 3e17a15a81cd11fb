"""The guided first game: few tiles in an order of their own, and a line of play that brings up what is to be learnt."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.lessons.play import POSITION
from bastide.rules.events import Placed
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Tile

FILE = "first-game.toml"
PLAYERS = 2


@dataclass(frozen=True)
class FirstGame:
    """Where it begins, as a position in one line, and the line of play. Anybody may leave the line at any move."""

    beginning: str
    moves: tuple[Move, ...]

    @property
    def order(self) -> tuple[Tile, ...]:
        """The tiles in the order in which they are drawn."""
        return tuple(move.tile for move in self.moves)

    def next_move(self, played: Sequence[Move]) -> Move | None:
        """What the line has next, as long as all tiles lie, and all pieces stand, as it has them.

        What is told of its moves is about the pieces, too: without a knight there is no city of one's own.
        """
        is_on_line = tuple(played) == self.moves[: len(played)]
        return self.moves[len(played)] if is_on_line and len(played) < len(self.moves) else None


@cache
def first_game() -> FirstGame:
    texts: list[str] = script()["moves"]
    game = Game.parse(beginning_with([text.partition("@")[0] for text in texts]))
    return FirstGame(game.position_line(), tuple(played(game, text) for text in texts))


def first_game_edition() -> str:
    """By which edition it is played. Whoever asks only for this need not wait until the line is played."""
    name: str = script()["edition"]
    return name


@cache
def script() -> dict[str, Any]:
    """All that the file says."""
    return tomllib.loads((files(__package__) / "data" / FILE).read_text(encoding="utf-8"))


def beginning_with(tiles: Sequence[str]) -> str:
    """The position with nothing but the start tile on the table, and these tiles in the bag."""
    return POSITION.format(
        edition=first_game_edition(),
        players=PLAYERS,
        farmers="yes",
        next="0 draws",
        hands="- -",
        scores="0 0",
        board=f"  {script()['start']}",
        bag=f"bag: {' '.join(tiles)}\n",
    )


def played(game: Game, text: str) -> Move:
    """The move that a text tells, after it is played. Raises BastideError."""
    game.draw(text.partition("@")[0])
    placed = game.push_text(text)[0]
    assert isinstance(placed, Placed)  # a push begins with it
    return placed.move
