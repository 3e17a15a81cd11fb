"""Tests of one thing that run for a whole group of things.

There are thousands of tiles in all looks, rotations and sizes. One test for each would cost more than the check itself,
so one test checks a whole group and reports every failure.
"""

from collections.abc import Callable, Iterable
from functools import wraps

import pytest

Check = Callable[..., None]


def for_each(argument: str, groups: Iterable[object]) -> Callable[[Check], Check]:
    """Run a test once for each group, calling it with every item of the group as an argument."""
    parametrized = pytest.mark.parametrize(argument, list(groups))

    def decorate(check: Check) -> Check:
        @wraps(check)
        def check_group(**arguments: object) -> None:
            things = arguments.pop(argument)
            assert isinstance(things, list | tuple)
            failures = [
                (thing, problem) for thing in things if (problem := problem_of(check, **{argument: thing}, **arguments))
            ]
            if failures:
                raise failure_report(failures, len(things))

        return parametrized(check_group)

    return decorate


def problem_of(check: Check, **arguments: object) -> Exception | None:
    """Return the exception that a check raises."""
    try:
        check(**arguments)
    except Exception as problem:
        return problem
    return None


def failure_report(failures: list[tuple[object, Exception]], among: int) -> Exception:
    """Return the first failure, with a note that lists all of them."""
    lines = [f"{thing}: {first_line(problem)}" for thing, problem in failures]
    first = failures[0][1]
    first.add_note("\n".join([f"{len(failures)} of {among} fail:", *lines]))
    return first


def first_line(problem: Exception) -> str:
    return next(iter(str(problem).splitlines()), type(problem).__name__)
