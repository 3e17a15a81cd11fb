"""Simulations: the same games with any executor, their statistics and exports."""

import csv
import json
import os
import time
from collections.abc import Generator

import pytest

from bastide.arena import simulation
from bastide.arena.executors import Executor, ProcessExecutor, SerialExecutor, available_processes, executor_for
from bastide.arena.matches import Match, MatchResult, play_match
from bastide.arena.simulation import CHUNK_GAMES, csv_lines, json_lines, play_games, summarise_games, summary_data

MATCH = Match("modern", ("greedy", "random"))
HUNT = Match("hunters", ("greedy", "random"))
GAMES = 2 * CHUNK_GAMES + 1


def simulate(executor: Executor) -> list[MatchResult]:
    return list(play_games(HUNT, games=GAMES, seed=5, executor=executor, keep_records=True))


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    here = simulate(SerialExecutor())
    assert [result.seed for result in here] == list(range(5, 5 + GAMES))
    assert simulate(ProcessExecutor(2)) == here


@pytest.mark.parametrize("match", [MATCH, HUNT], ids=lambda match: match.edition)
def test_simulated_games_equal_single_matches(match: Match) -> None:
    (result,) = play_games(match, games=1, seed=9, executor=SerialExecutor())
    assert result == play_match(match, 9)


def test_better_player_wins_most_hunters_games() -> None:
    summary = summarise_games(HUNT, list(play_games(HUNT, games=12, seed=1, executor=SerialExecutor())))
    greedy, random = summary.seats
    assert greedy.wins >= 11
    assert greedy.mean > random.mean + 30


def test_single_process_plays_no_game_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def play_and_record(match: Match, seed: int, *, keep_record: bool = False) -> MatchResult:
        played.append(seed)
        return play_match(match, seed, keep_record=keep_record)

    monkeypatch.setattr(simulation, "play_match", play_and_record)
    list(play_games(MATCH, games=3, seed=9, executor=SerialExecutor()))
    assert played == [9, 10, 11]


def test_exceptions_of_processes_are_raised() -> None:
    with pytest.raises(ValueError, match="invalid literal"):
        list(ProcessExecutor(2).run(int, ["1", "x"]))


def test_unfinished_run_can_be_abandoned() -> None:
    numbers = ProcessExecutor(2).run(abs, range(-1000, 0))
    assert next(numbers) == 1000
    del numbers


def test_closing_a_run_does_not_wait_for_chunks() -> None:
    naps = ProcessExecutor(2).run(time.sleep, [0, 3600, 3600, 3600, 3600, 3600])
    assert next(naps) is None
    assert isinstance(naps, Generator)
    naps.close()


def process_of(_: int) -> int:
    return os.getpid()


def test_processes_are_reused() -> None:
    executor = ProcessExecutor(1)
    assert set(executor.run(process_of, [0])) == set(executor.run(process_of, [0]))


def test_failure_starts_new_processes() -> None:
    executor = ProcessExecutor(1)
    with pytest.raises(ValueError, match="invalid literal"):
        list(executor.run(int, ["x"]))
    assert list(executor.run(int, ["1"])) == [1]


def test_executor_for_number_of_processes() -> None:
    assert isinstance(executor_for(1), SerialExecutor)
    assert isinstance(executor_for(2), ProcessExecutor)
    assert available_processes() >= 1


def result(seed: int, scores: tuple[int, int], winners: tuple[int, ...]) -> MatchResult:
    return MatchResult(seed=seed, scores=scores, winners=winners, turns=70 + seed)


def test_summary_statistics() -> None:
    games = [result(0, (10, 4), (0,)), result(1, (14, 14), (0, 1)), result(2, (18, 20), (1,)), result(3, (10, 2), (0,))]
    summary = summarise_games(MATCH, games)
    assert (summary.games, summary.mean_turns) == (4, 71.5)
    deviation = (44 / 3) ** 0.5
    first = summary.seats[0]
    assert (first.seat, first.player, first.mean, first.least, first.most) == (0, "greedy", 13, 10, 18)
    assert (first.deviation, first.error) == pytest.approx((deviation, deviation / 2))
    assert (first.wins, first.shared_wins) == (2, 1)
    assert (summary.seats[1].wins, summary.seats[1].shared_wins) == (1, 1)


def test_single_game_has_no_deviation() -> None:
    summary = summarise_games(MATCH, [result(0, (10, 4), (0,))])
    assert (summary.seats[1].mean, summary.seats[1].deviation, summary.seats[1].error) == (4, None, None)


EXPORTED = Match("winter", ("greedy", "random"), farmers=False)
EXPORTED_RESULTS = [
    MatchResult(seed=1, scores=(90, 20), winners=(0,), turns=83),
    MatchResult(seed=2, scores=(50, 50), winners=(0, 1), turns=82),
]


def test_json_lines() -> None:
    first, second = (json.loads(line) for line in json_lines(EXPORTED, EXPORTED_RESULTS).splitlines())
    assert first == {
        "edition": "winter",
        "players": ["greedy", "random"],
        "farmers": False,
        "draw_ahead": False,
        "seed": 1,
        "scores": [90, 20],
        "winners": [0],
        "turns": 83,
    }
    assert second["winners"] == [0, 1]


def test_csv_lines() -> None:
    rows = list(csv.DictReader(csv_lines(EXPORTED, EXPORTED_RESULTS).splitlines()))
    assert rows[1] == {
        "seed": "2",
        "turns": "82",
        "winners": "0 1",
        "player_0": "greedy",
        "player_1": "random",
        "score_0": "50",
        "score_1": "50",
    }


def test_summary_data() -> None:
    data = json.loads(json.dumps(summary_data(EXPORTED, 1, summarise_games(EXPORTED, EXPORTED_RESULTS))))
    assert (data["edition"], data["seed"], data["games"], data["mean_turns"]) == ("winter", 1, 2, 82.5)
    assert [(seat["player"], seat["mean"], seat["wins"], seat["shared_wins"]) for seat in data["seats"]] == [
        ("greedy", 70.0, 1, 1),
        ("random", 35.0, 0, 1),
    ]
