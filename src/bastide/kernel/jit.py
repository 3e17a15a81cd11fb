"""The decorators that compile the kernel, its kinds of numbers, and where its compiled code is kept.

Compiled code is cached in a folder named by a hash of everything that it was made from, so it can never be stale.
Nothing else in the package imports Numba.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = not numba.config.DISABLE_JIT
PACKAGE = Path(__file__).parent.parent
COMPILED_FROM = ("kernel/*.py", "players/*.py", "arena/*.py", "tiles/*.py", "tiles/data/*/*.toml")
KEPT_FOLDERS = 8

# What compiled functions pass to one another: for any other type of number they would be compiled once more.
Number: Callable[[Any], int] = cast(Any, np.int64 if COMPILED else int)
# What an array is indexed by where Numba cannot see that it is not negative, and would ask each time.
Index: Callable[[Any], int] = cast(Any, np.uint64 if COMPILED else int)


def user_cache() -> Path:
    """The folder for what Bastide can make again: BASTIDE_CACHE, or the usual place of this system."""
    if "BASTIDE_CACHE" in os.environ:
        return Path(os.environ["BASTIDE_CACHE"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "bastide"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "bastide"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bastide"


def sources() -> Iterator[Path]:
    """Every file that compiled code is made from."""
    for pattern in COMPILED_FROM:
        yield from sorted(PACKAGE.glob(pattern))


def fingerprint() -> str:
    """A name that changes with the sources, the tile data, the versions below them and the bounds check."""
    digest = hashlib.sha256()
    for file in sources():
        digest.update(file.relative_to(PACKAGE).as_posix().encode())
        digest.update(file.read_bytes())
    digest.update(f"{sys.version} {version('numpy')} {version('numba')} {numba.config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def open_cache() -> Path | None:
    """The folder for this version's compiled code, made if need be; None where nothing can be written."""
    folder = user_cache() / "kernel" / fingerprint()
    try:
        if not folder.is_dir():
            folder.mkdir(parents=True)
            prune(folder.parent)
        return folder if os.access(folder, os.W_OK) else None
    except OSError:
        return None


def prune(folder: Path) -> None:
    """Remove the compiled code of all but the latest versions."""
    by_age = sorted(folder.iterdir(), key=lambda version_folder: version_folder.stat().st_mtime, reverse=True)
    for outdated in by_age[KEPT_FOLDERS:]:
        shutil.rmtree(outdated, ignore_errors=True)


CACHE = open_cache() if COMPILED else None


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile `function`; with NUMBA_DISABLE_JIT=1 it stays plain Python."""
    # Not said, it would be taken over from the caller that it is first compiled for.
    return _compile(function, forceinline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a small function into those that call it, and only there: a call would cost more than what it does."""
    return _compile(function, forceinline=True, no_cpython_wrapper=True)


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    # Numba asks for the folder once, here; it is put back because other people's functions are cached elsewhere.
    others = numba.config.CACHE_DIR
    if CACHE is not None:
        numba.config.CACHE_DIR = str(CACHE)
    try:
        compiled: Callable[P, R] = numba.njit(
            cache=CACHE is not None, error_model="numpy", nogil=True, no_cfunc_wrapper=True, **options
        )(function)
    finally:
        numba.config.CACHE_DIR = others
    return compiled
