"""What commands share: reading games, writing results."""

import json
import sys
from pathlib import Path
from typing import NamedTuple

import click

from bastide.cli.warming import warm_up
from bastide.errors import BastideError
from bastide.messages import say
from bastide.rules.game import Game
from bastide.rules.plain_json import from_json
from bastide.rules.record import Record

STANDARD_INPUT = "-"
FORMS = ("record", "json", "position")

json_option = click.option("--json", "as_json", is_flag=True, help=say("help-json"))
game_argument = click.argument("game", metavar="GAME")


class FileError(BastideError):
    """A file that cannot be read or written, or that does not hold what it should."""


class ReadGame(NamedTuple):
    """A game that was read, and the record that it was read from, if that is its form."""

    game: Game
    record: Record | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Who sat where, if it is known."""
        return self.record.names if self.record else ()


def example(message: str) -> str:
    """The end of a command's help: examples, which must keep their lines."""
    return f"\b\n{say(message)}"


# Reading


def read_text(path: str) -> str:
    """What a file holds; "-" is standard input. Raises FileError."""
    try:
        content = sys.stdin.buffer.read() if path == STANDARD_INPUT else Path(path).read_bytes()
        return content.decode()
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error.strerror) from None
    except UnicodeDecodeError:
        raise FileError("file/not-text", file=path) from None


def form_of(text: str) -> str:
    """In which form a text tells a game."""
    if text.lstrip().startswith(("{", "[")):
        return "json"
    return "position" if text.startswith("bastide position") else "record"


def read_game(path: str, *, positions: bool = True) -> ReadGame:
    """The game that a file holds, played again; a position only where that is enough. Raises FileError."""
    text = read_text(path)
    form = form_of(text)
    return parse_game(text, form if positions or form != "position" else "record", path)


def parse_game(text: str, form: str, path: str) -> ReadGame:
    """The game that a text from a file tells in that form. Raises FileError."""
    try:
        return game_of(text, form)
    except BastideError as error:
        raise FileError("file/wrong", file=path, problem=error) from None


def game_of(text: str, form: str) -> ReadGame:
    if form == "json":
        data = parse_json(text)
        warm_up()
        return ReadGame(from_json(data))
    if form == "position":
        warm_up()
        return ReadGame(Game.parse(text))
    record = Record.parse(text)
    warm_up()
    return ReadGame(record.replay(), record)


def parse_json(text: str) -> object:
    try:
        data: object = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise FileError("json/not-json", problem=error) from None
    return data


# Writing


def write_text(text: str, output: str | None) -> None:
    """Results go to standard output, or to the file that was asked for. Raises FileError."""
    if output is None or output == STANDARD_INPUT:
        click.echo(text, nl=False)
        return
    try:
        Path(output).write_text(text, encoding="utf-8")
    except OSError as error:
        raise FileError("file/unwritable", file=output, problem=error.strerror) from None


def json_text(data: object) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False) + "\n"
