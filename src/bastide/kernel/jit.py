"""Decorators that compile the kernel, its number types, and the cache of compiled code.

The cache folder is named by a hash of all sources of the compiled code, so it is never stale. Nothing else in the
package imports Numba.
"""

import logging
import multiprocessing
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Generic, ParamSpec, TypeVar, cast

import numba
import numpy as np

from bastide import caching
from bastide.message import Message

logger = logging.getLogger(__name__)

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

# Type of the numbers that compiled functions pass to each other. Any other type would compile them again.
Number: Callable[[Any], int] = cast(Any, np.int64 if COMPILED else int)
# Type of an array index for which Numba cannot prove that it is not negative. It saves a check on each access.
Index: Callable[[Any], int] = cast(Any, np.uint64 if COMPILED else int)


def fingerprint() -> str:
    """Hash the sources, the tile data, the versions of Python, NumPy and Numba, and the bounds check setting."""
    extra = f"{sys.version} {version('numpy')} {version('numba')} {numba.config.BOUNDSCHECK}"
    return caching.fingerprint(COMPILED_FROM, extra)


def open_cache() -> Path | None:
    """Return the folder for compiled code; None if it cannot be written to."""
    return caching.open_folder("kernel", fingerprint())


CACHE = open_cache() if COMPILED else None


@cache
def warn_if_uncached() -> None:
    """Log a warning, once per command, if every process must compile again because nothing can be cached."""
    is_worker = multiprocessing.parent_process() is not None
    if COMPILED and CACHE is None and not is_worker:
        logger.warning("%s", Message("cache-missing"))


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a function. With NUMBA_DISABLE_JIT=1 it stays plain Python."""
    # Without this option, it would be inherited from the first caller that is compiled.
    return _compile(function, forceinline=False)


def inlined(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a small function inline into its callers only, because a call would cost more than its body."""
    return _compile(function, forceinline=True, no_cpython_wrapper=True)


def _compile(function: Callable[P, R], **options: bool) -> Callable[P, R]:
    # Numba reads the folder once, here. It is restored, so that functions of other packages are cached elsewhere.
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


class DirectCall(Generic[P, R]):
    """Fast calls of a compiled function from Python: `DirectCall(function).call(…)`.

    Numba determines the types of all arguments of every call, which can take longer than the function itself. This
    does it once, so all calls must have arguments of the same types, except for the kind of integer.
    """

    __slots__ = ("_function", "call")

    def __init__(self, function: Callable[P, R]) -> None:
        self._function: Any = function
        self.call: Callable[P, R] = self._compile_and_call if COMPILED else function

    def _compile_and_call(self, *arguments: P.args, **_: P.kwargs) -> R:
        result: R = self._function(*arguments)
        types = tuple(self._function.typeof_pyval(argument) for argument in arguments)
        self.call = self._function.get_overload(types)
        return result
