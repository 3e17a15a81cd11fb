"""The folder in which a server keeps its games: one server at a time has it."""

import fcntl
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bastide.cli.common import FileError
from bastide.errors import SetupError

LOCK = "server.lock"


@contextmanager
def held(folder: Path) -> Iterator[None]:
    """Make the folder if need be, and keep other servers out of it. Raises FileError or SetupError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = (folder / LOCK).open("w")
    except OSError as error:
        raise FileError("file/unwritable", file=folder, problem=error) from None
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise SetupError("serve/folder-taken", folder=folder) from None
        yield  # the lock ends with the process, however that ends
