"""The order of a game's tiles, in a private file next to its record until the game ends."""

import os
import random
from pathlib import Path

from bastide.cli.game_files import FileError
from bastide.errors import SetupError
from bastide.rules.game import Game

SUFFIX = ".deck"
NEW_SUFFIX = ".new"
PRIVATE = 0o600


def deck_path(path: Path) -> Path:
    return path.with_name(path.name + SUFFIX)


def write_deck(path: Path, game: Game) -> None:
    """Write the order of the tiles atomically, readable by this user only. Raises FileError."""
    deck = deck_path(path)
    new = deck.with_name(deck.name + NEW_SUFFIX)
    try:
        write_private(new, " ".join(tile.name for tile in game.hidden_order()) + "\n")
        new.replace(deck)
        sync_folder(deck.parent)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise unwritable(deck, error) from None


def write_private(path: Path, text: str) -> None:
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, PRIVATE)
    with os.fdopen(descriptor, "w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())


def sync_folder(folder: Path) -> None:
    """Sync a folder, so that new files survive a crash."""
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def restore_order(path: Path, game: Game) -> bool:
    """Give a game the order stored next to its record; shuffle and return True if there is none. Raises FileError."""
    deck = deck_path(path)
    try:
        order = deck.read_text(encoding="utf-8", errors="replace").split() if deck.is_file() else []
        game.resume(order or new_order(game))
    except OSError as error:
        raise FileError("file/unreadable", file=deck, problem=error) from None
    except SetupError as error:
        raise FileError("file/wrong-deck", file=deck, problem=error) from None
    return not order


def new_order(game: Game) -> list[str]:
    """Return the drawn tiles, then the rest in random order."""
    drawn = [tile.name for tile in game.drawn_tiles()]
    rest = [tile.name for tile, count in game.bag.items() for _ in range(count)]
    random.SystemRandom().shuffle(rest)
    return drawn + rest


def unwritable(path: Path, error: OSError) -> FileError:
    return FileError("file/unwritable", file=path, problem=error)
