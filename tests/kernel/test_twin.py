"""The kernel and the reference twin tell the same about the same games, step by step."""

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
from tests.kernel.small_editions import small_edition
from tests.kernel.twin_games import play_games
from tests.kernel.twins import Setup, Twins
from tests.reference.rare import rare_on_table

# Of each edition: in these twenty everything that is rare happens. Plain Python is slow, and plays only some of them.
GAMES = range(20, 40) if COMPILED else range(22, 40, 5)
DEEP_GAMES = int(os.environ.get("BASTIDE_DEEP_GAMES", "20000"))  # of all editions together
CHUNK = 20
RARE_IN_ALL = {"shared", "tie", "minority", "discard"}
RARE_IN_CLASSIC = {"small city", "farm of several cities", "city twice on a tile", "road twice on a tile", "loop"}
RARE_IN_HUNTERS = {
    "bonus after the last tile",
    "bonus discarded",
    "gold bonus-turn",
    "gold used-up",
    "several forests with gold",
    "mushrooms",
    "forest twice on a tile",
    "river twice on a tile",
    "lake at both ends",
    "hut tie",
    "hut majority",
    "hut without fish",
    "hunter inside",
    "deer eaten",
    "nothing left to hunt",
    "fire against tigers of other tiles",
    "dolmen against others",
}
FEW_TILES = ("2", "3", "5", "6", "57", "86")
RARER_IN_HUNTERS = {"bonus lapsed", "loop", "two lakes of a tile"}  # too rare for a few games


def rare_in(edition_name: str) -> set[str]:
    """What should happen in a number of games."""
    return RARE_IN_ALL | (RARE_IN_HUNTERS if edition_name == "hunters" else RARE_IN_CLASSIC)


@pytest.mark.parametrize("edition_name", edition_names())
def test_games(edition_name: str) -> None:
    seen = play_games(edition_name, GAMES)
    assert not COMPILED or not {what for what in rare_in(edition_name) if not seen[what]}


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
def test_rivers_that_come_back_to_where_they_began(what: str, moves: str, paid: int) -> None:
    twins = Twins(Setup("hunters"))
    for move in moves.split("; "):
        twins.turn(move)
    assert rare_on_table(twins.twin.table)[what] == 1
    assert sum(twins.game.scores) == paid
    twins.look_closely()


@pytest.mark.parametrize(("draw_ahead", "then"), [(False, (Phase.DRAW, 1)), (True, (Phase.DRAW_AHEAD, 0))])
def test_a_bonus_that_lapses(draw_ahead: bool, then: tuple[Phase, int]) -> None:
    twins = Twins(Setup(small_edition("hunters", **dict.fromkeys(FEW_TILES, 1)), draw_ahead=draw_ahead))
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
    assert not {(name, what) for name in seen for what in rare_in(name) if not seen[name][what]}
    assert not {what for what in RARER_IN_HUNTERS if not seen["hunters"][what]}


def progress_bar() -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=Console(file=sys.stderr))
