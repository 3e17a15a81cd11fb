"""What Numba makes of the kernel's types: whole numbers only, and each function compiled once."""

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

WHOLE_NUMBERS_ONLY = ("bastide.kernel",)  # players may weigh chances
INFERRED_FLOAT = re.compile(r"^\s*#.*::(?!\s*Record\().*\b(?:float|complex)\d+.*$", re.MULTILINE)
"""Beside a record as a whole, which a player may hand over with chances of its own in it: reading one would be seen."""


def compiled_functions() -> Iterator[Any]:
    """Every function that Numba compiles and that may know whole numbers only."""
    for package in WHOLE_NUMBERS_ONLY:
        for module in pkgutil.iter_modules(importlib.import_module(package).__path__, f"{package}."):
            for function in vars(importlib.import_module(module.name)).values():
                if hasattr(function, "overloads") and function.__module__ == module.name:
                    yield function


def annotations(function: Any) -> list[str]:
    """The source of a compiled function with its inferred types, once for each signature.

    A function that is only called by others is not loaded when those come from the cache: its own entry there is read.
    """
    known = {signature: str(each.type_annotation) for signature, each in function.overloads.items()}
    cache = getattr(function._cache, "_cache_file", None)
    for signature, *_ in cache._load_index() if cache else ():
        cached = function._cache.load_overload(signature, function.targetctx)
        if cached is not None:
            known.setdefault(signature, str(cached.type_annotation))
    return list(known.values())


def test_no_type_is_inferred_to_be_a_float() -> None:
    warm_up()
    for function in compiled_functions():
        texts = annotations(function)
        assert texts, f"{function.__name__} was never compiled"
        for text in texts:
            assert not INFERRED_FLOAT.findall(text)


def test_a_float_would_be_seen() -> None:
    assert INFERRED_FLOAT.findall("    #   size.2 = inplace_binop(fn=add)  :: float64\n\n    size += 1\n")
    assert INFERRED_FLOAT.findall("    #   $4 = getitem(value=work, index=worth)  :: nestedarray(float64, (5,))\n")


def test_a_record_that_holds_floats_may_be_handed_over() -> None:
    assert not INFERRED_FLOAT.findall("    # work = arg(2, name=work)  :: Record(turns[type=float64;offset=0];8)\n")


@pytest.mark.parametrize("edition_name", ["winter", "hunters"])
def test_what_python_calls_is_compiled_for_one_signature_only(edition_name: str) -> None:
    warm_up()
    game, random = Game(edition_name, players=5, seed=3, draw_ahead=True), Random(3)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
        game.projection()
    assert game.features
    called = [each for each in vars(entry).values() if hasattr(each, "overloads") and each.__module__ == entry.__name__]
    from_python = [each for each in called if "states" in inspect.signature(each.py_func).parameters]
    assert {each.__name__: len(each.overloads) for each in from_python} == {each.__name__: 1 for each in from_python}
