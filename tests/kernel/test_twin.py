"""The kernel and the reference twin tell the same about the same games, step by step."""

import os
import sys
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide import edition_names
from bastide.kernel import warm_up
from bastide.kernel.jit import COMPILED
from tests.kernel.twin_games import play_games

# Of each edition: in these twenty everything that is rare happens. Plain Python is slow, and plays only some of them.
GAMES = range(20, 40) if COMPILED else range(22, 40, 5)
DEEP_GAMES = int(os.environ.get("BASTIDE_DEEP_GAMES", "20000"))  # of all editions together
CHUNK = 20
RARE = {
    "shared",
    "tie",
    "minority",
    "small city",
    "farm of several cities",
    "city twice on a tile",
    "road twice on a tile",
    "loop",
    "discard",
}


@pytest.mark.parametrize("edition_name", edition_names())
def test_games(edition_name: str) -> None:
    seen = play_games(edition_name, GAMES)
    assert not COMPILED or not {what for what in RARE if not seen[what]}


@pytest.mark.deep
def test_many_games() -> None:
    warm_up()
    each = DEEP_GAMES // len(edition_names())
    chunks = [(name, range(at, min(at + CHUNK, each))) for name in edition_names() for at in range(0, each, CHUNK)]
    seen: Counter[str] = Counter()
    with progress_bar() as progress, ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        task = progress.add_task("games with the twin", total=each * len(edition_names()))
        games: dict[Future[Counter[str]], range] = {pool.submit(play_games, *chunk): chunk[1] for chunk in chunks}
        try:
            for done in as_completed(games):
                seen.update(done.result())
                progress.advance(task, len(games[done]))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # one disagreement is enough
            raise
    assert not {what for what in RARE if not seen[what]}


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(file=sys.stderr))
