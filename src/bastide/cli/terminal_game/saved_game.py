"""Save a game while it is played. A crash at any moment loses no acknowledged move.

The record is append-only and never contains future draws. The order of the tiles is in a private file next to it until
the game ends.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import datetime
from io import BufferedWriter, FileIO
from pathlib import Path
from typing import NamedTuple

from bastide.cli.game_files import FileError
from bastide.cli.terminal_game.deck_file import SUFFIX as DECK_SUFFIX
from bastide.cli.terminal_game.deck_file import deck_path, restore_order, unwritable, write_deck
from bastide.errors import BastideError
from bastide.file_lock import try_lock
from bastide.rules.game import Game
from bastide.rules.text.record import Record

SUFFIX = ".bastide"
HEADER_END = b"\n\n"
FINAL_SCORES = b"\nends "  # the start of a line that only finished games have


def user_data() -> Path:
    """Return the data folder: BASTIDE_DATA, or the usual place of this system. Raises FileError without a home."""
    if chosen := os.environ.get("BASTIDE_DATA"):
        return Path(chosen)
    try:
        return usual_data()
    except RuntimeError:
        raise FileError("file/no-home") from None


def usual_data() -> Path:
    """Return the usual place of this system. Raises RuntimeError without a home."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bastide"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bastide"


def games_folder() -> Path:
    return user_data() / "games"


def new_path(edition: str) -> Path:
    """Return an unused path for a new game, and create its folder. Raises FileError."""
    began = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{edition}"
    folder = games_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(folder, error) from None
    names = [began, *(f"{began}-{number}" for number in range(2, 1000))]
    return next(path for path in (folder / f"{name}{SUFFIX}" for name in names) if not path.exists())


def unfinished_games() -> list[Path]:
    """Return the unfinished games in the default folder, the latest first."""
    decks = games_folder().glob(f"*{SUFFIX}{DECK_SUFFIX}")
    games = [deck.with_name(deck.name.removesuffix(DECK_SUFFIX)) for deck in decks]
    return sorted(filter(is_unfinished, games), key=lambda game: game.stat().st_mtime, reverse=True)


def is_unfinished(path: Path) -> bool:
    """Return True if a file holds a game to resume. A crash may leave an empty file, or the deck of a finished game."""
    try:
        content = path.read_bytes()
    except OSError:
        return False
    return HEADER_END in content and FINAL_SCORES not in content


def create_file(path: Path) -> FileIO:
    """Create a file. Raises FileError if it exists."""
    try:
        return FileIO(path, "x")
    except FileExistsError:
        raise FileError("file/exists", file=path) from None
    except OSError as error:
        raise unwritable(path, error) from None


def write_new(path: Path, text: str) -> None:
    """Write a text to a new file. Raises FileError if it exists."""
    file = create_file(path)
    try:
        with BufferedWriter(file) as out:
            out.write(text.encode())
    except OSError as error:
        path.unlink(missing_ok=True)
        raise unwritable(path, error) from None


class SavedGame:
    """The file of a game in progress."""

    def __init__(self, path: Path, file: FileIO, names: Sequence[str], body: str) -> None:
        self.path = path
        self.names = tuple(names)
        self._file = file
        self._body = body  # the content of the file after its header

    @classmethod
    def begin(cls, path: Path, game: Game, names: Sequence[str]) -> "SavedGame":
        """Write a new game to a new file. Raises FileError."""
        text = str(game.record(names=names))
        file = create_file(path)
        saved = cls(path, file, names, body_of(text))
        try:
            lock(path, file)
            write_deck(path, game)
            saved._append(text)
        except BaseException:
            file.close()
            path.unlink(missing_ok=True)
            deck_path(path).unlink(missing_ok=True)
            raise
        return saved

    def save(self, game: Game) -> None:
        """Append the events since the last call, and sync them to disk. Raises FileError."""
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
        """Append a whole text, or nothing."""
        end, rest = self._file.tell(), text.encode()
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
            os.fsync(self._file.fileno())
        except OSError as error:
            self._file.truncate(end)
            self._file.seek(end)
            raise unwritable(self.path, error) from None


class ResumedGame(NamedTuple):
    """A resumed game, and the repairs to its files: a torn last line removed, or a missing order of tiles shuffled."""

    saved: SavedGame
    game: Game
    is_repaired: bool
    is_shuffled: bool


def resume(path: Path) -> ResumedGame:
    """Resume the game of a file; the file of a finished game stays unchanged. Raises FileError."""
    try:
        file = FileIO(path, "r+")
    except OSError as error:
        raise FileError("file/unreadable", file=path, problem=error) from None
    with closed_on_failure(file):
        lock(path, file)
        content = file.readall()
        record, game = replay(path, content)
        text = str(record)
        saved = SavedGame(path, file, record.names, body_of(text))
        if record.scores is not None:
            deck_path(path).unlink(missing_ok=True)
            return ResumedGame(saved, game, is_repaired=False, is_shuffled=False)
        if text.encode() != whole_lines(content):
            raise FileError("file/not-ours", file=path)
        is_shuffled = restore_order(path, game)
        if is_shuffled:
            write_deck(path, game)
        truncate(path, file, len(whole_lines(content)))
        saved.save(game)
    return ResumedGame(saved, game, is_repaired=not content.endswith(b"\n"), is_shuffled=is_shuffled)


def replay(path: Path, content: bytes) -> tuple[Record, Game]:
    """Replay the record in a file; the game has no order of draws yet. Raises FileError."""
    if not content.endswith(b"\n"):
        with suppress(ValueError):  # not a whole record: ignore the torn last line
            record, game = replay_text(content + b"\n")
            if record.scores is not None:
                return record, game
    try:
        return replay_text(whole_lines(content))
    except BastideError as error:
        raise FileError("file/wrong", file=path, problem=error) from None
    except UnicodeDecodeError:
        raise FileError("file/not-text", file=path) from None


def replay_text(content: bytes) -> tuple[Record, Game]:
    record = Record.parse(content.decode())
    return record, record.replay()


def whole_lines(content: bytes) -> bytes:
    """Return the content up to its last line break: a torn last line was never acknowledged."""
    return content[: content.rfind(b"\n") + 1]


def truncate(path: Path, file: FileIO, length: int) -> None:
    """Truncate a file to `length` bytes and seek to its end. Raises FileError."""
    try:
        file.truncate(length)
        file.seek(length)
    except OSError as error:
        raise unwritable(path, error) from None


@contextmanager
def closed_on_failure(file: FileIO) -> Iterator[None]:
    try:
        yield
    except BaseException:
        file.close()
        raise


def lock(path: Path, file: FileIO) -> None:
    """Keep other processes from resuming this game; the lock ends with the process, even after a crash."""
    if not try_lock(file):
        raise FileError("file/in-use", file=path)


def body_of(text: str) -> str:
    """Return the text of a record after its header."""
    return text.partition(HEADER_END.decode())[2]
