import os
import time
from collections.abc import Generator

import pytest

from bastide.arena import simulation
from bastide.arena.executors import Executor, InThisProcess, Processes, executor_for, processes_here
from bastide.arena.matches import Match, MatchResult, play_match
from bastide.arena.simulation import CHUNK_GAMES, play_games, summarise

MATCH = Match("modern", ("greedy", "random"))
HUNT = Match("hunters", ("greedy", "random"))
GAMES = 2 * CHUNK_GAMES + 1


def simulated(executor: Executor) -> list[MatchResult]:
    return list(play_games(HUNT, games=GAMES, seed=5, executor=executor, keep_records=True))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    here = simulated(InThisProcess())
    assert [result.seed for result in here] == list(range(5, 5 + GAMES))
    assert simulated(Processes(2)) == here


@pytest.mark.parametrize("match", [MATCH, HUNT], ids=lambda match: match.edition)
def test_games_are_those_of_single_matches(match: Match) -> None:
    (result,) = play_games(match, games=1, seed=9, executor=InThisProcess())
    assert result == play_match(match, 9)


def test_the_better_player_wins_most_games_of_hunters() -> None:
    summary = summarise(HUNT, list(play_games(HUNT, games=12, seed=1, executor=InThisProcess())))
    greedy, random = summary.seats
    assert greedy.wins >= 11
    assert greedy.mean > random.mean + 30


def test_in_one_process_no_game_is_played_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def note(match: Match, seed: int, *, keep_record: bool = False) -> MatchResult:
        played.append(seed)
        return play_match(match, seed, keep_record=keep_record)

    monkeypatch.setattr(simulation, "play_match", note)
    list(play_games(MATCH, games=3, seed=9, executor=InThisProcess()))
    assert played == [9, 10, 11]


def test_refusals_come_back_from_other_processes() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(Processes(2).run(int, ["1", "x"]))


def test_an_unfinished_simulation_can_be_left() -> None:
    numbers = Processes(2).run(abs, range(-1000, 0))
    assert next(numbers) == 1000
    del numbers


def test_nobody_waits_for_what_is_no_longer_wanted() -> None:
    naps = Processes(2).run(time.sleep, [0, 3600, 3600, 3600, 3600, 3600])
    assert next(naps) is None
    assert isinstance(naps, Generator)
    naps.close()


def process_of(_: int) -> int:
    return os.getpid()


def test_processes_stay_for_the_next_run() -> None:
    executor = Processes(1)
    assert set(executor.run(process_of, [0])) == set(executor.run(process_of, [0]))


def test_after_a_failure_there_are_new_processes() -> None:
    executor = Processes(1)
    with pytest.raises(ValueError, match="invalid literal"):
        list(executor.run(int, ["x"]))
    assert list(executor.run(int, ["1"])) == [1]


def test_one_process_is_this_one() -> None:
    assert isinstance(executor_for(1), InThisProcess)
    assert isinstance(executor_for(2), Processes)
    assert processes_here() >= 1


def result(seed: int, scores: tuple[int, int], winners: tuple[int, ...]) -> MatchResult:
    return MatchResult(seed=seed, scores=scores, winners=winners, turns=70 + seed)


def test_statistics() -> None:
    games = [result(0, (10, 4), (0,)), result(1, (14, 14), (0, 1)), result(2, (18, 20), (1,)), result(3, (10, 2), (0,))]
    summary = summarise(MATCH, games)
    assert (summary.games, summary.mean_turns) == (4, 71.5)
    deviation = (44 / 3) ** 0.5
    first = summary.seats[0]
    assert (first.seat, first.player, first.mean, first.least, first.most) == (0, "greedy", 13, 10, 18)
    assert (first.deviation, first.error) == pytest.approx((deviation, deviation / 2))
    assert (first.wins, first.shared_wins) == (2, 1)
    assert (summary.seats[1].wins, summary.seats[1].shared_wins) == (1, 1)


def test_one_game_has_no_spread() -> None:
    summary = summarise(MATCH, [result(0, (10, 4), (0,))])
    assert (summary.seats[1].mean, summary.seats[1].deviation, summary.seats[1].error) == (4, None, None)
