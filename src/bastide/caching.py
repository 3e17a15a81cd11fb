"""Cache folders. Each is named by the version of its content or by a hash of its sources, so it is never stale."""

import contextlib
import hashlib
import os
import shutil
import stat
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent
KEPT_FOLDERS = 8


def cache_folders() -> Iterator[Path]:
    """Yield the folders to try: BASTIDE_CACHE alone, or the usual one on this system, then a temporary one."""
    if chosen := os.environ.get("BASTIDE_CACHE"):
        yield Path(chosen)
        return
    with contextlib.suppress(RuntimeError):  # this user has no home
        yield user_cache()
    if temporary := temporary_cache():
        yield temporary


def user_cache() -> Path:
    """Return the usual cache folder on this system. Raises RuntimeError if the user has no home."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "bastide"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "bastide"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bastide"


def temporary_cache() -> Path | None:
    """Return a private folder among the temporary files; None if it belongs to another user or others can access it.

    Compiled code is executed, so it must not come from a folder that another user may have prepared.
    """
    if sys.platform == "win32":
        return None
    with contextlib.suppress(OSError):  # also if no folder for temporary files can be written
        folder = Path(tempfile.gettempdir()) / f"bastide-{os.getuid()}"
        folder.mkdir(mode=0o700, exist_ok=True)
        found = folder.lstat()
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.getuid() and found.st_mode & 0o777 == 0o700:
            return folder
    return None


def sources(patterns: Iterable[str]) -> Iterator[Path]:
    """Yield the files of the package that match glob patterns such as "kernel/*.py"."""
    for pattern in patterns:
        yield from sorted(PACKAGE.glob(pattern))


def fingerprint(patterns: Iterable[str], extra: str = "") -> str:
    """Hash the matching sources, followed by the text `extra`."""
    digest = hashlib.sha256()
    for file in sources(patterns):
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    digest.update(extra.encode())
    return digest.hexdigest()[:16]


def open_folder(kind: str, name: str, *, use: int = os.W_OK) -> Path | None:
    """Return a cache folder, creating it if needed; None if there is none that can be used.

    Creating a folder removes the oldest ones of its kind. `use` is os.W_OK if the caller writes to the folder, or
    os.R_OK if reading is enough.
    """
    opened = (open_in(cache / kind / name, use) for cache in cache_folders())
    return next((folder for folder in opened if folder), None)


def open_in(folder: Path, use: int) -> Path | None:
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)  # another process may create it at the same time
            prune(folder.parent)
        if os.access(folder, os.W_OK):
            os.utime(folder)  # it is in use, so it is not among the oldest
        return folder if os.access(folder, use) else None
    except OSError:
        return None


def prune(folder: Path) -> None:
    """Remove all but the KEPT_FOLDERS folders that were opened last."""
    by_age = sorted(folder.iterdir(), key=lambda version_folder: version_folder.stat().st_mtime, reverse=True)
    for outdated in by_age[KEPT_FOLDERS:]:
        shutil.rmtree(outdated, ignore_errors=True)
