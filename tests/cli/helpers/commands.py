"""Run commands, and make games for them to read."""

import random
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from click.testing import CliRunner

from bastide import Game
from bastide.cli import main
from bastide.rules.events import TakenBack

TWO = ("--players", "you,you")
NAMES = ("Ann", "Bob", "Cid")

# Two games of hunters: one gives Blue a bonus tile, the other ends with the dolmen.
BONUS_SEED, BONUS_MOVES = 17, ("70@1,0>0", "50@0,1>90")
DOLMEN_SEED, DOLMEN_MOVES = 4, ("5@0,-1>90", "63@-1,0>90", "22@-1,-1>0", "90@1,-1>0 meadow")


class CommandResult(NamedTuple):
    """The result of a command."""

    status: int
    out: str
    err: str


def run(*arguments: str | Path, typed: str | bytes = "") -> CommandResult:
    """Run `bastide` with arguments and standard input; let unexpected exceptions through."""
    result = CliRunner().invoke(main, [str(argument) for argument in arguments], input=typed)
    if result.exception and not isinstance(result.exception, SystemExit):
        raise result.exception
    return CommandResult(result.exit_code, result.stdout, result.stderr)


def succeed(*arguments: str | Path, typed: str | bytes = "") -> str:
    """Run a command that must succeed, and return its output."""
    ran = run(*arguments, typed=typed)
    assert (ran.status, ran.err) == (0, "")
    return ran.out


def error_of(*arguments: str | Path, typed: str | bytes = "") -> str:
    """Run a command that must fail, and return its one sentence."""
    ran = run(*arguments, typed=typed)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    assert ran.err.endswith("\n")
    return ran.err.strip()


def play(typed: str, *options: str | Path) -> str:
    """Play with seed 7, whose first tile is V, and return the output."""
    return succeed("play", "--seed", "7", *options, typed=typed)


def only_file(folder: Path) -> Path:
    """Return the only saved game in a folder."""
    (path,) = folder.glob("*.bastide")
    return path


def played_game(turns: int | None = None, edition: str = "modern") -> Game:
    """Play a random game for three, to its end or for some turns, with one takeback."""
    game, chance = Game(edition, players=3, seed=5), random.Random(11)
    while not game.is_over and game.turn != turns:
        game.push(chance.choice(game.legal_moves))
        if game.turn == 4 and not any(isinstance(event, TakenBack) for event in game.events()):
            game.take_back()
    return game


def hunt(seed: int, moves: Sequence[str]) -> Game:
    """Return a game of hunters after these moves."""
    game = Game("hunters", seed=seed)
    for move in moves:
        game.push_text(move)
    return game


def write_record(path: Path, turns: int | None = None, edition: str = "modern") -> Game:
    """Write the record of a random game to a file."""
    game = played_game(turns, edition)
    path.write_text(str(game.record(names=NAMES)), encoding="utf-8")
    return game
