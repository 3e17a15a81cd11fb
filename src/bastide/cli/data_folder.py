"""The folder in which a server keeps its games: one server at a time has it, and says there where it is."""

import fcntl
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

from bastide.cli.common import FileError
from bastide.errors import SetupError

LOCK = "server.lock"
Tell = Callable[[str], None]


@contextmanager
def held(folder: Path) -> Iterator[Tell]:
    """Make the folder if need be, for this user only, and keep other servers out of it. Raises FileError or SetupError.

    Whoever holds it can tell the address of its server to those who come later.
    """
    with opened(folder) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SetupError("serve/folder-taken", folder=folder) from None
        file.truncate(0)

        def tell(address: str) -> None:
            file.write(address)
            file.flush()

        yield tell  # the lock ends with the process, however that ends


def opened(folder: Path) -> TextIO:
    """The lock file, as it is. Raises FileError."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        (folder / LOCK).touch(mode=0o600)
        return (folder / LOCK).open("a", encoding="utf-8")
    except OSError as error:
        raise FileError("file/unwritable", file=folder, problem=error) from None


def told_address(folder: Path) -> str | None:
    """Where the last server of a folder was, or is; None if there was none."""
    try:
        return (folder / LOCK).read_text(encoding="utf-8") or None
    except (OSError, ValueError):
        return None
