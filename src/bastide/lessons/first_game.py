"""The guided first game: a few tiles in a fixed order, and a line of moves that introduces the rules."""

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from bastide.lessons.scenario_game import POSITION
from bastide.rules.events import Placed
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Tile

FILE = "first-game.toml"
PLAYERS = 2


@dataclass(frozen=True)
class FirstGameScript:
    """The position line that the game begins at, and its line of moves. Players may leave the line at any move."""

    beginning: str
    moves: tuple[Move, ...]

    @property
    def order(self) -> tuple[Tile, ...]:
        """The tiles in the order of drawing."""
        return tuple(move.tile for move in self.moves)

    def next_move(self, played: Sequence[Move]) -> Move | None:
        """Return the next move of the line, or None if the played moves differ from it.

        Pieces must match too, because the explanations refer to them: without a knight the city has no owner.
        """
        is_on_line = tuple(played) == self.moves[: len(played)]
        return self.moves[len(played)] if is_on_line and len(played) < len(self.moves) else None


@cache
def first_game() -> FirstGameScript:
    """Load the script, playing its line to check it."""
    texts: list[str] = script()["moves"]
    game = Game.parse(start_position([text.partition("@")[0] for text in texts]))
    return FirstGameScript(game.position_line(), tuple(play_move(game, text) for text in texts))


def first_game_edition() -> str:
    """Return the name of its edition, without playing the line."""
    name: str = script()["edition"]
    return name


@cache
def script() -> dict[str, Any]:
    """Return the content of the data file."""
    return tomllib.loads((files(__package__) / "data" / FILE).read_text(encoding="utf-8"))


def start_position(tiles: Sequence[str]) -> str:
    """Return the position with the start tile on the board and these tiles in the bag."""
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


def play_move(game: Game, text: str) -> Move:
    """Draw the tile of a move, play the move and return it. Raises BastideError."""
    game.draw(text.partition("@")[0])
    placed = game.push_text(text)[0]
    assert isinstance(placed, Placed)  # always the first event of a push
    return placed.move
