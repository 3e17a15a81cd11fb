"""The kernel and the reference twin agree on every step of the same games."""

import os
import sys
from collections import Counter
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from multiprocessing import get_context

import pytest
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from bastide import Phase, edition_names
from bastide.kernel import warm_up
from bastide.kernel.jit import COMPILED
from tests.kernel.helpers.small_editions import small_edition
from tests.kernel.helpers.twin_games import play_games
from tests.kernel.helpers.twins import Twins, TwinSetup
from tests.reference.rare_events import rare_on_table

GAMES = range(28, 48) if COMPILED else range(30, 48, 5)  # of each edition; plain Python is slow
DEEP_GAMES = int(os.environ.get("BASTIDE_DEEP_GAMES", "20000"))  # of all editions together
CHUNK = 20
# Rare events, and the minimum number of each in twenty games of an edition.
LEAST_IN_ALL = {"shared": 10, "tie": 10, "minority": 3, "discard": 1}
LEAST_IN_CLASSIC = {
    "small city": 10,
    "farm of several cities": 5,
    "city twice on a tile": 1,
    "road twice on a tile": 2,
    "loop": 1,
}
LEAST_IN_HUNTERS = {
    "bonus turn": 100,
    "bonus after the last tile": 1,
    "bonus discarded": 1,
    "gold due": 100,
    "gold bonus-turn": 2,
    "gold used-up": 2,
    "several forests with gold": 1,
    "mushrooms": 3,
    "forest twice on a tile": 3,
    "river twice on a tile": 3,
    "lake at both ends": 3,
    "hut": 80,
    "hut tie": 5,
    "hut majority": 1,
    "hut without fish": 5,
    "hunter inside": 2,
    "deer eaten": 30,
    "nothing left to hunt": 5,
    "fire": 5,
    "fire against tigers of other tiles": 4,
    "dolmen hunter": 3,
    "dolmen against others": 2,
}
FEW_TILES = ("2", "3", "5", "6", "57", "86")
RARER_IN_HUNTERS = {"bonus lapsed", "loop", "two lakes of a tile"}  # too rare to require them in a few games


def too_rare(edition_name: str, seen: Counter[str]) -> dict[str, int]:
    """Return the rare events that occurred less often than required in twenty games, with their counts."""
    least = LEAST_IN_ALL | (LEAST_IN_HUNTERS if edition_name == "hunters" else LEAST_IN_CLASSIC)
    return {what: seen[what] for what, count in least.items() if seen[what] < count}


@pytest.mark.parametrize("edition_name", edition_names())
def test_games(edition_name: str) -> None:
    seen = play_games(edition_name, GAMES)
    assert not COMPILED or not too_rare(edition_name, seen)


@pytest.mark.parametrize(
    ("what", "moves", "paid"),
    [
        ("loop", "33@0,-1 river; 34@0,-2>270; 35@-1,-2>180; 36@-1,-1>90", 4),
        ("lake at both ends", "79@-1,0; 33@-1,-1>270 river; 34@-2,-1>180; 35@-2,0>90", 4 + 2),
        (
            "two lakes of a tile",
            "5@1,0>90; 6@0,1>180; 86@-1,0; 33@-1,-1>270 river; 34@-2,-1>180; 35@-2,0>90",
            4 + 2 + 2,
        ),
    ],
)
def test_rivers_that_form_loops(what: str, moves: str, paid: int) -> None:
    twins = Twins(TwinSetup("hunters"))
    for move in moves.split("; "):
        twins.turn(move)
    assert rare_on_table(twins.twin.table)[what] == 1
    assert sum(twins.game.scores) == paid
    twins.compare_details()


@pytest.mark.parametrize(("draw_ahead", "then"), [(False, (Phase.DRAW, 1)), (True, (Phase.DRAW_AHEAD, 0))])
def test_lapsing_bonus(draw_ahead: bool, then: tuple[Phase, int]) -> None:
    twins = Twins(TwinSetup(small_edition("hunters", **dict.fromkeys(FEW_TILES, 1)), draw_ahead=draw_ahead))
    for move, drawn_ahead in (("57@-1,0", "6"), ("5@1,0>90", "2")):
        twins.turn(move)
        if draw_ahead:
            twins.draw(drawn_ahead)
    if not draw_ahead:
        twins.draw("6")
    twins.play(twins.game.parse_move("6@0,1>180"))
    twins.draw("86")  # no river is open
    assert (twins.game.phase, twins.game.player) == then
    assert twins.seen["bonus lapsed"] == 1


@pytest.mark.deep
def test_many_games() -> None:
    warm_up()
    each = DEEP_GAMES // len(edition_names())
    chunks = [(name, range(at, min(at + CHUNK, each))) for name in edition_names() for at in range(0, each, CHUNK)]
    seen: dict[str, Counter[str]] = {name: Counter() for name in edition_names()}
    with progress_bar() as progress, ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        task = progress.add_task("games with the twin", total=each * len(edition_names()))
        games: dict[Future[Counter[str]], tuple[str, range]] = {
            pool.submit(play_games, *chunk): chunk for chunk in chunks
        }
        try:
            for done in as_completed(games):
                name, numbers = games[done]
                seen[name].update(done.result())
                progress.advance(task, len(numbers))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)  # one disagreement is enough
            raise
    assert not {name: missing for name in seen if (missing := too_rare(name, seen[name]))}
    assert not {what for what in RARER_IN_HUNTERS if not seen["hunters"][what]}


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(file=sys.stderr))
