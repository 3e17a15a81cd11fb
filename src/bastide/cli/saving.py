"""Keeps a game on disk while it is played, so that a crash at any moment loses no move that was acknowledged.

The record only ever grows, and never holds what will be drawn. The order of the tiles lies in a private file beside it
until the game has ended.
"""

import fcntl
import os
import random
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime
from io import FileIO
from pathlib import Path
from typing import NamedTuple

from bastide.cli.common import FileError
from bastide.errors import BastideError
from bastide.rules.game import Game
from bastide.rules.record import Record

SUFFIX = ".bastide"
DECK_SUFFIX = ".deck"
PRIVATE = 0o600


def user_data() -> Path:
    """The folder for what Bastide must not lose: BASTIDE_DATA, or the usual place of this system."""
    if "BASTIDE_DATA" in os.environ:
        return Path(os.environ["BASTIDE_DATA"])
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bastide"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bastide"


def games_folder() -> Path:
    return user_data() / "games"


def new_path(edition: str) -> Path:
    """A new name for a game that begins now."""
    began = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{edition}"
    folder = games_folder()
    names = [began, *(f"{began}-{number}" for number in range(2, 1000))]
    return next(path for path in (folder / f"{name}{SUFFIX}" for name in names) if not path.exists())


def deck_path(path: Path) -> Path:
    return path.with_name(path.name + DECK_SUFFIX)


def unfinished_games() -> list[Path]:
    """The games that were kept by themselves and have not ended, the latest first."""
    decks = games_folder().glob(f"*{SUFFIX}{DECK_SUFFIX}")
    games = [deck.with_name(deck.name.removesuffix(DECK_SUFFIX)) for deck in decks]
    return sorted((game for game in games if game.is_file()), key=lambda game: game.stat().st_mtime, reverse=True)


class SavedGame:
    """The file of a game that is being played."""

    def __init__(self, path: Path, file: FileIO, names: Sequence[str], body: str) -> None:
        self.path = path
        self.names = tuple(names)
        self._file = file
        self._body = body  # what the file holds after its header

    @classmethod
    def begin(cls, path: Path, game: Game, names: Sequence[str]) -> "SavedGame":
        """Write down a new game. Raises FileError, also if there is such a file already."""
        text = str(game.record(names=names))
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            file = FileIO(path, "x")
        except FileExistsError:
            raise FileError("file/exists", file=path) from None
        except OSError as error:
            raise unwritable(path, error) from None
        saved = cls(path, file, names, body_of(text))
        with closed_on_failure(file):
            lock(path, file)
            write_deck(path, game)
            saved._append(text)
        return saved

    def keep(self, game: Game) -> None:
        """Add what has happened since the last time; when it returns, that is on the disk. Raises FileError."""
        body = body_of(str(game.record(names=self.names)))
        if not body.startswith(self._body):
            raise FileError("file/not-ours", file=self.path)
        self._append(body[len(self._body) :])
        self._body = body
        if game.is_over:
            deck_path(self.path).unlink(missing_ok=True)

    def close(self) -> None:
        self._file.close()

    def _append(self, text: str) -> None:
        """Write all of a text, or nothing."""
        end, rest = self._file.tell(), text.encode()
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            self._file.truncate(end)
            self._file.seek(end)
            raise unwritable(self.path, error) from None


class Resumed(NamedTuple):
    """A game that goes on, and what was amiss with its files: a last line cut off, or no order of tiles."""

    saved: SavedGame
    game: Game
    is_mended: bool
    is_shuffled: bool


def resume(path: Path) -> Resumed:
    """The game of a file, as far as it has come. Raises FileError."""
    try:
        file = FileIO(path, "r+")
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error.strerror) from None
    with closed_on_failure(file):
        lock(path, file)
        content = file.readall()
        text = whole_lines(path, content)
        game, record, is_shuffled = replayed(path, text)
        file.truncate(len(text.encode()))
        file.seek(0, os.SEEK_END)
        saved = SavedGame(path, file, record.names, body_of(text))
        if is_shuffled:
            write_deck(path, game)
        if record.scores is None:
            saved.keep(game)
    return Resumed(saved, game, is_mended=not content.endswith(b"\n"), is_shuffled=is_shuffled)


def whole_lines(path: Path, content: bytes) -> str:
    """What a file holds, up to its last line break: a line that a crash has cut off was never acknowledged."""
    try:
        return content[: content.rfind(b"\n") + 1].decode()
    except UnicodeDecodeError:
        raise FileError("file/not-text", file=path) from None


@contextmanager
def closed_on_failure(file: FileIO) -> Iterator[None]:
    try:
        yield
    except BaseException:
        file.close()
        raise


def replayed(path: Path, text: str) -> tuple[Game, Record, bool]:
    """The game that a text tells, drawing on; whether its remaining tiles had to be shuffled anew."""
    deck = deck_path(path)
    try:
        record = Record.parse(text)
        if record.scores is not None:
            return record.replay(), record, False
        order = deck.read_text(encoding="utf-8").split() if deck.is_file() else None
        return record.replay(order=order or new_order(record.replay())), record, order is None
    except OSError as error:
        raise FileError("file/unreadable", file=deck, problem=error.strerror) from None
    except BastideError as error:
        raise FileError("file/wrong", file=path, problem=error) from None


def new_order(game: Game) -> list[str]:
    """An order that begins with what was drawn and goes on by chance."""
    drawn = [tile.name for tile in game.drawn_tiles()]
    rest = [tile.name for tile, count in game.bag.items() for _ in range(count)]
    random.SystemRandom().shuffle(rest)
    return drawn + rest


def write_deck(path: Path, game: Game) -> None:
    """Keep the order of the tiles where only this user can read it."""
    deck = deck_path(path)
    try:
        descriptor = os.open(deck, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
        with os.fdopen(descriptor, "w", encoding="utf-8") as file:
            file.write(" ".join(tile.name for tile in game.hidden_order()) + "\n")
            file.flush()
            os.fsync(file.fileno())
        sync_folder(deck.parent)
    except OSError as error:
        raise unwritable(deck, error) from None


def sync_folder(folder: Path) -> None:
    """Make sure that new files are found again after a crash."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def lock(path: Path, file: FileIO) -> None:
    """Let nobody else go on with this game meanwhile; the lock ends with the program, however that ends."""
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise FileError("file/in-use", file=path) from None


def unwritable(path: Path, error: OSError) -> FileError:
    return FileError("file/unwritable", file=path, problem=error.strerror)


def body_of(text: str) -> str:
    """A record's text after its header."""
    return text.partition("\n\n")[2]
