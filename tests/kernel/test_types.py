"""Types that Numba infers in the kernel: integers only, and one signature for each function."""

import importlib
import inspect
import pkgutil
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bastide import Game
from bastide.kernel import entry, warm_up
from bastide.kernel.jit import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="nothing is compiled with the JIT off")

WHOLE_NUMBERS_ONLY = ("bastide.kernel",)  # players may use floats
INFERRED_FLOAT = re.compile(r"^\s*#.*::(?!\s*Record\().*\b(?:float|complex)\d+.*$", re.MULTILINE)
"""An inferred float. Whole records are exempt, because players may pass records with floats; reading one is found."""


def compiled_functions() -> Iterator[Any]:
    """Return all functions that Numba compiles and that may use integers only."""
    for package in WHOLE_NUMBERS_ONLY:
        for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
            for function in vars(importlib.import_module(module.name)).values():
                if hasattr(function, "overloads") and function.__module__ == module.name:
                    yield function


def annotations(function: Any) -> list[str]:
    """Return the source of a compiled function with its inferred types, once for each signature.

    Functions that only compiled code calls are not loaded if their callers come from the cache, so read their entries.
    """
    known = {signature: str(each.type_annotation) for signature, each in function.overloads.items()}
    cache = getattr(function._cache, "_cache_file", None)
    for signature, *_ in cache._load_index() if cache else ():
        cached = function._cache.load_overload(signature, function.targetctx)
        if cached is not None:
            known.setdefault(signature, str(cached.type_annotation))
    return list(known.values())


def test_no_float_types_are_inferred() -> None:
    warm_up()
    for function in compiled_functions():
        texts = annotations(function)
        assert texts, f"{function.__name__} was never compiled"
        for text in texts:
            assert not INFERRED_FLOAT.findall(text)


def test_float_type_would_be_found() -> None:
    assert INFERRED_FLOAT.findall("    #   size.2 = inplace_binop(fn=add)  :: float64\n\n    size += 1\n")
    assert INFERRED_FLOAT.findall("    #   $4 = getitem(value=work, index=worth)  :: nestedarray(float64, (5,))\n")


def test_records_with_floats_may_be_passed() -> None:
    assert not INFERRED_FLOAT.findall("    # work = arg(2, name=work)  :: Record(turns[type=float64;offset=0];8)\n")


@pytest.mark.parametrize("edition_name", ["winter", "hunters"])
def test_entry_points_have_one_signature(edition_name: str) -> None:
    warm_up()
    game, random = Game(edition_name, players=5, seed=3, draw_ahead=True), Random(3)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
        game.projection()
    assert game.features
    called = [each for each in vars(entry).values() if hasattr(each, "overloads") and each.__module__ == entry.__name__]
    from_python = [each for each in called if "states" in inspect.signature(each.py_func).parameters]
    assert {each.__name__: len(each.overloads) for each in from_python} == {each.__name__: 1 for each in from_python}
