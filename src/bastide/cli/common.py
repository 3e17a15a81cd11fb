"""What commands share: reading games, writing results."""

import errno
import json
import os
import re
import shutil
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

import click

from bastide.arena.results import record_at
from bastide.cli.warming import warm_up
from bastide.errors import BastideError
from bastide.messages import say
from bastide.rules.game import Game
from bastide.rules.json_text import is_json, parse_json
from bastide.rules.plain_json import from_json, record_from_json
from bastide.rules.position_line import is_folded
from bastide.rules.record import Record

GAME_IN_FILE = re.compile(r"(?P<file>.+):(?P<line>\d+)")  # a game of the arena, by its line
STANDARD_STREAM = "-"  # standard input or output, where a file is asked for
FORMS = ("record", "json", "position", "line")
POSITIONS = ("position", "line")  # the forms that tell where a game is, and not how it came there

json_option = click.option("--json", "as_json", is_flag=True, help=say("help-json"))
game_argument = click.argument("game", metavar="GAME")


class FileError(BastideError):
    """A file that cannot be read or written, or that does not hold what it should."""


class ReadGame(NamedTuple):
    """A game that was read, and its record, unless it is but a position."""

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
    """What a file holds, or what a line of the arena's results does; "-" is standard input. Raises FileError.

    A position in one line, as addresses have it, may stand in the place of a file.
    """
    if is_folded(path):
        return path
    found = GAME_IN_FILE.fullmatch(path)
    if found and not Path(path).exists() and Path(found["file"]).exists():
        return read_record(Path(found["file"]), int(found["line"]))
    try:
        content = sys.stdin.buffer.read() if path == STANDARD_STREAM else Path(path).read_bytes()
        return content.decode("utf-8-sig")  # some editors begin a file with a mark
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error) from None
    except UnicodeDecodeError:
        raise FileError("file/not-text", file=path) from None


def read_record(path: Path, line: int) -> str:
    """The record that stands in a line of the arena's results. Raises FileError."""
    try:
        record = record_at(path, line)
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error) from None
    if record is None:
        raise FileError("file/no-game-in-line", file=path, line=line)
    return record


def form_of(text: str) -> str:
    """In which form a text tells a game."""
    if is_json(text):
        return "json"
    if is_folded(text):
        return "line"
    return "position" if text.startswith("bastide position") else "record"


def read_game(path: str, *, positions: bool = True) -> ReadGame:
    """The game that a file holds, played again; a position only where that is enough. Raises FileError."""
    text = read_text(path)
    form = form_of(text)
    return parse_game(text, form if positions or form not in POSITIONS else "record", path)


def parse_game(text: str, form: str, path: str) -> ReadGame:
    """The game that a text from a file tells in that form. Raises FileError."""
    try:
        if not text.strip():
            raise FileError("file/empty")
        return game_of(text, form)
    except BastideError as error:
        raise FileError("file/wrong", file=path, problem=error) from None


def game_of(text: str, form: str) -> ReadGame:
    if form == "json":
        data = parse_json(text)
        warm_up()
        game = from_json(data)
        return ReadGame(game, record_from_json(data, game))
    if form in POSITIONS:
        warm_up()
        return ReadGame(Game.parse(text))
    record = Record.parse(text)
    warm_up()
    return ReadGame(record.replay(), record)


# Writing


def write_text(text: str, output: str | None) -> None:
    """Results go to standard output, or to the file that was asked for. Raises FileError."""
    if output is None or output == STANDARD_STREAM:
        click.echo(text, nl=False)
        return
    check_writable(Path(output))
    try:
        replace_file(Path(output).resolve(), text)
    except OSError as error:
        raise FileError("file/unwritable", file=output, problem=error) from None


def check_writable(path: Path) -> None:
    """See that a file can be written, without changing it if it is there. Raises FileError."""
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
        if path.exists() and not os.access(path, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))
        if not is_special(path):
            with tempfile.TemporaryFile(dir=path.resolve().parent):
                pass
    except OSError as error:
        raise FileError("file/unwritable", file=path, problem=error) from None


def is_special(path: Path) -> bool:
    """Whether it is a device or a pipe, which is written to and never replaced."""
    return path.exists() and not path.is_file()


def replace_file(path: Path, text: str) -> None:
    """Write a file whole or not at all: beside it first, then in its place."""
    if is_special(path):
        path.write_text(text, encoding="utf-8")
        return
    beside = path.with_name(f".bastide-{os.getpid()}")
    try:
        beside.write_text(text, encoding="utf-8")
        if path.exists():
            shutil.copymode(path, beside)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def json_text(data: object) -> str:
    return json.dumps(data, indent=2, ensure_ascii=False, allow_nan=False) + "\n"
