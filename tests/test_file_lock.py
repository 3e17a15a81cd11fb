"""Locks of files. Windows is simulated: nothing was run there."""

import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from bastide.file_lock import LOCKED_BYTE, try_lock


def test_file_is_locked_until_it_is_closed(tmp_path: Path) -> None:
    path = tmp_path / "file"
    with path.open("a+b") as first, path.open("a+b") as second:
        assert try_lock(first)
        assert not try_lock(second)
        first.close()
        assert try_lock(second)


def test_other_failures_of_locking_are_raised(tmp_path: Path) -> None:
    with (tmp_path / "file").open("wb") as file:
        os.close(file.fileno())
        with pytest.raises(OSError, match="Bad file descriptor"):
            try_lock(file)
        os.open(os.devnull, os.O_RDONLY)  # the same number again, for `with` to close


class FakeMsvcrt(SimpleNamespace):
    """The locks of one file on Windows, by position."""

    LK_NBLCK = 2

    def __init__(self) -> None:
        self.locked: set[int] = set()

    def locking(self, descriptor: int, mode: int, count: int) -> None:
        position = os.lseek(descriptor, 0, os.SEEK_CUR)
        assert (mode, count) == (self.LK_NBLCK, 1)
        if position in self.locked:
            raise PermissionError(13, "Permission denied")
        self.locked.add(position)


def test_windows_locks_a_byte_behind_the_content(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    windows = FakeMsvcrt()
    monkeypatch.setitem(sys.modules, "msvcrt", windows)
    monkeypatch.setattr(sys, "platform", "win32")
    path = tmp_path / "file"
    path.write_bytes(b"abc")
    with path.open("rb") as first, path.open("rb") as second:
        first.seek(1)
        assert try_lock(first)
        assert windows.locked == {LOCKED_BYTE}
        assert first.read() == b"bc"
        assert not try_lock(second)
        assert second.read() == b"abc"
