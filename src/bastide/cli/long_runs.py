"""Options, progress bars and interruption for commands that play many games."""

import contextlib
import math
import signal
import threading
from collections.abc import Iterable, Iterator
from types import FrameType

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.cli.terminal import console
from bastide.errors import SetupError
from bastide.messages import say


class FiniteNumber(click.ParamType[float]):
    """A finite decimal number, with a translated error message."""

    name = "number"

    def convert(self, value: object, param: click.Parameter | None, ctx: click.Context | None) -> float:
        try:
            number = float(str(value))
        except ValueError:
            number = math.nan
        if not math.isfinite(number):
            self.fail(say("click-not-any-number", value=repr(value)), param, ctx)
        return number


NUMBER = FiniteNumber()


def check_least(options: Iterable[tuple[str, float | None, float]]) -> None:
    """Check options, each given with its value and its minimum. Raises SetupError for the first that is too small."""
    for option, value, least in options:
        if value is not None and value < least:
            raise SetupError("simulate/too-small", option=option, value=value, least=least)


@contextlib.contextmanager
def until_interrupted() -> Iterator[threading.Event]:
    """Stop the block at Ctrl-C. The event reports it too, because Numba swallows exceptions while it loads code."""
    interrupted = threading.Event()

    def interrupt(_signal: int, _frame: FrameType | None) -> None:
        interrupted.set()
        raise KeyboardInterrupt

    before = signal.signal(signal.SIGINT, interrupt)
    try:
        yield interrupted
    except KeyboardInterrupt:
        pass
    finally:
        signal.signal(signal.SIGINT, before)


def progress_bar() -> Progress:
    out = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=out, transient=True, disable=not out.is_terminal)
