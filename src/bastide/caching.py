"""Folders for what Bastide can make again, each named by a hash of what that is made from: nothing in them is stale."""

import hashlib
import os
import shutil
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parent
KEPT_FOLDERS = 8


def user_cache() -> Path:
    """The folder for what Bastide can make again: BASTIDE_CACHE, or the usual place of this system."""
    if "BASTIDE_CACHE" in os.environ:
        return Path(os.environ["BASTIDE_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bastide"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "bastide"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bastide"


def sources(patterns: Iterable[str]) -> Iterator[Path]:
    """The files of the package that are meant by patterns such as "kernel/*.py"."""
    for pattern in patterns:
        yield from sorted(PACKAGE.glob(pattern))


def fingerprint(patterns: Iterable[str], besides: str = "") -> str:
    """A name that changes with those sources, and with what else matters."""
    digest = hashlib.sha256()
    for file in sources(patterns):
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    digest.update(besides.encode())
    return digest.hexdigest()[:16]


def open_folder(kind: str, name: str, *, use: int = os.W_OK) -> Path | None:
    """The folder of that name, made if need be among the latest of its kind; None where it is of no use.

    The use is os.W_OK for a folder that must be written to, or os.R_OK where a filled one will do.
    """
    folder = user_cache() / kind / name
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True, exist_ok=True)  # another process may be as far
            prune(folder.parent)
        return folder if os.access(folder, use) else None
    except OSError:
        return None


def prune(folder: Path) -> None:
    """Remove the folders of all but the latest versions."""
    by_age = sorted(folder.iterdir(), key=lambda version_folder: version_folder.stat().st_mtime, reverse=True)
    for outdated in by_age[KEPT_FOLDERS:]:
        shutil.rmtree(outdated, ignore_errors=True)
