"""The decorators that compile the kernel, its kinds of numbers, and where its compiled code is kept.

Compiled code is cached in a folder named by a hash of everything that it was made from, so it can never be stale.
Nothing else in the package imports Numba.
"""

import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np

from bastide import caching

P = ParamSpec("P")
R = TypeVar("R")

COMPILED = not numba.config.DISABLE_JIT
COMPILED_FROM = (
    "kernel/*.py",
    "players/greedy.py",
    "players/mcts_tree.py",
    "players/evaluation/*.py",
    "arena/measures.py",
    "tiles/*.py",
    "tiles/data/*/*.toml",
)

# What compiled functions pass to one another: for any other type of number they would be compiled once more.
Number: Callable[[Any], int] = cast(Any, np.int64 if COMPILED else int)
# What an array is indexed by where Numba cannot see that it is not negative, and would ask each time.
Index: Callable[[Any], int] = cast(Any, np.uint64 if COMPILED else int)


def fingerprint() -> str:
    """A name that changes with the sources, the tile data, the versions below them and the bounds check."""
    besides = f"{sys.version} {version('numpy')} {version('numba')} {numba.config.BOUNDSCHECK}"
    return caching.fingerprint(COMPILED_FROM, besides)


def open_cache() -> Path | None:
    """The folder for this version's compiled code; None where nothing can be written."""
    return caching.open_folder("kernel", fingerprint())


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
