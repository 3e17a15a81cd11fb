"""What commands share that play many games: progress, and stopping in good order."""

import contextlib
import signal
import threading
from collections.abc import Iterable, Iterator
from types import FrameType

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide.cli.terminal import console
from bastide.errors import SetupError


def check_least(options: Iterable[tuple[str, float | None, float]]) -> None:
    """Refuse the first of some options, each with its value and the least that it may be. Raises SetupError."""
    for option, value, least in options:
        if value is not None and value < least:
            raise SetupError("simulate/too-small", option=option, value=value, least=least)


@contextlib.contextmanager
def until_interrupted() -> Iterator[threading.Event]:
    """Do something until Ctrl-C is pressed. An event tells it too: Numba swallows what is raised while it loads."""
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
