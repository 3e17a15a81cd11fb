"""Tests of a single thing that run for a whole group of things at once.

There are thousands of tiles in all their looks, turns and sizes. A test for each of them would cost more than what it
checks, so there is one for a group; it checks all of them, and tells of each that fails.
"""

from collections.abc import Callable, Iterable
from functools import wraps

import pytest

Check = Callable[..., None]


def for_each(argument: str, groups: Iterable[object]) -> Callable[[Check], Check]:
    """Let a test run once for each group, calling it for all things in there as that argument."""
    parametrized = pytest.mark.parametrize(argument, list(groups))

    def decorated(check: Check) -> Check:
        @wraps(check)
        def check_group(**arguments: object) -> None:
            things = arguments.pop(argument)
            assert isinstance(things, list | tuple)
            failures = [
                (thing, problem) for thing in things if (problem := problem_of(check, **{argument: thing}, **arguments))
            ]
            if failures:
                raise told_of_all(failures, len(things))

        return parametrized(check_group)

    return decorated


def problem_of(check: Check, **arguments: object) -> Exception | None:
    """What a check raises."""
    try:
        check(**arguments)
    except Exception as problem:
        return problem
    return None


def told_of_all(failures: list[tuple[object, Exception]], among: int) -> Exception:
    """The first failure, with a note that names all of them."""
    lines = [f"{thing}: {first_line(problem)}" for thing, problem in failures]
    first = failures[0][1]
    first.add_note("\n".join([f"{len(failures)} of {among} fail:", *lines]))
    return first


def first_line(problem: Exception) -> str:
    return next(iter(str(problem).splitlines()), type(problem).__name__)
