"""Locks that keep other processes from writing to a file."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Any

# Windows prevents reading what is locked, so the lock is on a byte behind the content of every file.
LOCKED_BYTE = 2**31 - 2


def try_lock(file: IO[Any]) -> bool:
    """Lock an open file until it is closed, even by a crash. Return False if another process has locked it.

    Raises OSError where files cannot be locked.
    """
    try:
        if sys.platform == "win32":
            import msvcrt  # lazy, like fcntl: each exists on some systems only

            with position_at(file.fileno(), LOCKED_BYTE):
                msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # Windows raises the second
        return False
    return True


@contextmanager
def position_at(descriptor: int, position: int) -> Iterator[None]:
    """Move to a position in an open file, and back at the end of the block."""
    before = os.lseek(descriptor, 0, os.SEEK_CUR)
    os.lseek(descriptor, position, os.SEEK_SET)
    try:
        yield
    finally:
        os.lseek(descriptor, before, os.SEEK_SET)
