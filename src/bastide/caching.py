"""Cache folders. Each is named by the version of its content or by a hash of its sources, so it is never stale."""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent
KEPT_FOLDERS = 8


def user_cache() -> Path:
    """Return Bastide's cache folder: BASTIDE_CACHE, or the usual place on this system."""
    if "BASTIDE_CACHE" in os.environ:
        return Path(os.environ["BASTIDE_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bastide"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "bastide"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bastide"


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
    """Return a cache folder, creating it if needed; None if it cannot be used.

    Creating a folder removes the oldest ones of its kind. `use` is os.W_OK if the caller writes to the folder, or
    os.R_OK if reading is enough.
    """
    folder = user_cache() / kind / name
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)  # another process may create it at the same time
            prune(folder.parent)
        return folder if os.access(folder, use) else None
    except OSError:
        return None


def prune(folder: Path) -> None:
    """Remove all but the KEPT_FOLDERS latest folders."""
    by_age = sorted(folder.iterdir(), key=lambda version_folder: version_folder.stat().st_mtime, reverse=True)
    for outdated in by_age[KEPT_FOLDERS:]:
        shutil.rmtree(outdated, ignore_errors=True)
