"""Tournaments: units, their order, sequential stopping, and summaries."""

import json
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import cast

import pytest

from bastide import SetupError
from bastide.arena.contests import ContestUnit, UnitResult
from bastide.arena.executors import Chunk, Executor, ProcessExecutor, Result, SerialExecutor, in_order
from bastide.arena.matches import Match, MatchResult
from bastide.arena.sequential_test import FEWEST, MatchVerdict
from bastide.arena.summaries import summarise_tournament, summary_data
from bastide.arena.tournament import Tournament, TournamentPlan, make_plan

RULES = Match("modern", ())
PLAN = make_plan(["greedy", "random"], rules=RULES, seed=5)
THREE = make_plan(["greedy", "random", "greedy:follower_cost=0"], rules=RULES, seed=5)


class FakeExecutor:
    """Executor that invents results: random loses to the first player by about 30 points, all other games are close."""

    def __init__(self, ahead: int = 1) -> None:
        self.ahead = ahead
        self.begun: list[ContestUnit] = []

    def run(self, work: Callable[[Chunk], Result], chunks: Iterable[Chunk]) -> Iterator[Result]:  # noqa: ARG002 - the signature of Executor
        def begin(chunk: Chunk) -> Callable[[], Result]:
            assert isinstance(chunk, ContestUnit)
            self.begun.append(chunk)
            return cast("Callable[[], Result]", partial(self.result, chunk))

        return in_order(begin, chunks, self.ahead)

    def result(self, unit: ContestUnit) -> UnitResult:
        margin = 30 + unit.seed % 5 if unit.contest.players[1] == "random" else unit.seed % 3 - 1
        games = [(margin, 0), (0, margin)]
        return UnitResult(unit, tuple(fake_game(unit.seed, scores) for scores in games))


def fake_game(seed: int, scores: tuple[int, int]) -> MatchResult:
    return MatchResult(seed, scores, (), 71, record="…", moves=(35, 35), cpu_seconds=(0.1, 0.2))


def play(plan: TournamentPlan, executor: Executor, pairs: int = 3) -> tuple[Tournament, list[UnitResult]]:
    tournament = Tournament(plan, pairs=pairs)
    return tournament, list(tournament.run(executor))


def test_all_contests_play_each_order_of_tiles() -> None:
    tournament, results = play(THREE, FakeExecutor(), pairs=2)
    assert [(result.unit.contest.players[1], result.unit.seed) for result in results] == [
        ("random", 5),
        ("greedy:follower_cost=0", 5),
        ("greedy:follower_cost=0", 5),
        ("random", 6),
        ("greedy:follower_cost=0", 6),
        ("greedy:follower_cost=0", 6),
    ]
    assert (tournament.units, tournament.most_units) == (6, 6)


def test_results_do_not_depend_on_the_number_of_processes() -> None:
    _, here = play(PLAN, SerialExecutor())
    _, there = play(PLAN, ProcessExecutor(2))
    assert here == there
    assert [result.unit.seed for result in here] == [5, 6, 7]
    assert all(game.record for result in here for game in result.games)


def test_plan_has_canonical_specs() -> None:
    plan = make_plan([" greedy:follower_cost=9", "random: samples = 5"], rules=RULES, seed=1)
    assert plan.players == ("greedy", "random:samples=5")


@pytest.mark.parametrize(
    ("players", "seats", "sentence"),
    [
        (["greedy"], 2, "One player cannot compete"),
        ([], 2, "There is no contest without players"),
        (["greedy", "random", "greedy:follower_cost=9"], 2, "“greedy” is named twice"),
        (["greedy", "oracle"], 2, "no player “oracle”"),
        (["greedy", "random"], 6, "A game has 2 to 5 players, not 6"),
    ],
)
def test_invalid_plan_is_refused(players: list[str], seats: int, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        make_plan(players, seats=seats, rules=RULES, seed=1)


def test_more_units_than_seeds_are_refused() -> None:
    plan = make_plan(["greedy", "random"], rules=RULES, seed=(1 << 64) - 2)
    Tournament(plan, pairs=2)
    with pytest.raises(SetupError, match="not enough seeds"):
        Tournament(plan, pairs=3)


@pytest.mark.parametrize("ahead", [1, 7])
def test_contest_stops_at_its_verdict(ahead: int) -> None:
    """The first match is decided early, the others continue. Units begun before the verdict are not counted."""
    tournament = Tournament(THREE, pairs=200, resolution=2.0)
    executor = FakeExecutor(ahead)
    results = list(tournament.run(executor))
    assert [str(verdict) for verdict in tournament.verdicts()] == ["a", "even", "even"]
    counts = [len(tally.margins) for tally in tournament.tallies]
    assert counts == [FEWEST, counts[1], counts[1]]
    assert FEWEST <= counts[1] < 200
    assert tournament.units == len(results) == sum(counts)
    assert len(executor.begun) <= len(results) + 2 * ahead


def test_verdicts_do_not_depend_on_units_in_flight() -> None:
    counted = []
    for ahead in (1, 9):
        tournament = Tournament(THREE, pairs=200, resolution=2.0)
        list(tournament.run(FakeExecutor(ahead)))
        counted.append([tally.margins for tally in tournament.tallies])
    assert counted[0] == counted[1]


def test_interrupted_tournament_resumes() -> None:
    whole, results = play(THREE, FakeExecutor(), pairs=4)
    resumed = Tournament(THREE, pairs=4)
    for result in results[:5]:
        resumed.add_stored(result)
    rest = list(resumed.run(FakeExecutor()))
    assert [result.unit for result in rest] == [result.unit for result in results[5:]]
    assert summary_data(summarise_tournament(resumed)) == summary_data(summarise_tournament(whole))


def test_no_unit_is_counted_twice() -> None:
    tournament, results = play(PLAN, FakeExecutor(), pairs=1)
    with pytest.raises(AssertionError):
        tournament.add(results[0])


def test_stored_units_beyond_the_number_are_ignored() -> None:
    _, results = play(PLAN, FakeExecutor(), pairs=4)
    tournament = Tournament(PLAN, pairs=2)
    for result in results:
        tournament.add_stored(result)
    assert (tournament.units, list(tournament.remaining_units())) == (2, [])


def test_summary_data() -> None:
    tournament, _ = play(THREE, FakeExecutor(), pairs=3)
    data = summary_data(summarise_tournament(tournament))
    assert (data["edition"], data["seats"], data["seed"], data["games"]) == ("modern", 2, 5, 18)
    matches = data["matches"]
    assert isinstance(matches, list)
    assert [(each["a"], each["b"]) for each in matches] == [
        ("greedy", "random"),
        ("greedy", "greedy:follower_cost=0"),
        ("random", "greedy:follower_cost=0"),
    ]
    wanted = {"pairs": 3, "wins": 6, "draws": 0, "losses": 0, "margin": 31.0, "share": 1.0}
    assert matches[0] | wanted == matches[0]
    assert (matches[0]["ms_a"], matches[0]["ms_b"]) == (pytest.approx(300 / 70), pytest.approx(300 / 70))
    assert "verdict" not in matches[0]


def test_summary_has_verdicts() -> None:
    tournament = Tournament(PLAN, pairs=30, resolution=1.0)
    list(tournament.run(FakeExecutor()))
    data = summary_data(summarise_tournament(tournament))
    assert data["matches"][0]["verdict"] == MatchVerdict.A  # type: ignore[index]


def test_free_for_all_compares_every_pair() -> None:
    plan = make_plan(["greedy", "random", "greedy:follower_cost=0"], seats=3, rules=RULES, seed=5)
    tournament, results = play(plan, SerialExecutor(), pairs=2)
    assert [len(result.games) for result in results] == [3, 3]
    summary = summarise_tournament(tournament)
    assert summary.games == 6
    assert [(each.a, each.b, each.games) for each in summary.matches] == [
        ("greedy", "random", 6),
        ("greedy", "greedy:follower_cost=0", 6),
        ("random", "greedy:follower_cost=0", 6),
    ]
    margins = [each.margin for each in summary.matches]
    assert margins[0] + margins[2] == pytest.approx(margins[1]), "margins add up within a game"


def test_free_for_all_counts_first_places() -> None:
    """In the order of the plan, the games are 50 40 30, 20 60 60 and 10 10 10: the last two are ties."""
    plan = make_plan(["greedy", "random", "greedy:follower_cost=0"], seats=3, rules=RULES, seed=5)
    tournament = Tournament(plan, pairs=2)
    (contest,) = tournament.contests
    games = [(50, 40, 30), (60, 20, 60), (10, 10, 10)]  # by seats, which rotate from game to game
    results = tuple(MatchResult(5, scores, (), 71, moves=(1,) * 3, cpu_seconds=(0.0,) * 3) for scores in games)
    tournament.add(UnitResult(ContestUnit(contest, 5), results))
    summary = summarise_tournament(tournament)
    assert (summary.places[0].a, summary.places[0].b) == ("greedy", "random, greedy:follower_cost=0")
    assert [(each.wins, each.draws, each.losses) for each in summary.places] == [(1, 1, 1), (0, 2, 1), (0, 2, 1)]
    assert [each.share for each in summary.places] == pytest.approx([0.5, 1 / 3, 1 / 3])
    assert [each.margin for each in summary.places] == pytest.approx([-25 / 3, 20 / 3, 5 / 3])
    assert [(each.wins, each.draws, each.losses) for each in summary.matches] == [(1, 1, 1), (1, 1, 1), (1, 2, 0)]
    assert summary.games == 3
    assert [place["a"] for place in summary_data(summary)["places"]] == list(plan.players)  # type: ignore[attr-defined]
    assert tournament.first_tally(contest) is tournament.places[0]


def test_empty_tournament_has_a_summary() -> None:
    for plan in (PLAN, make_plan(THREE.players, seats=3, rules=RULES, seed=5)):
        data = summary_data(summarise_tournament(Tournament(plan, pairs=2)))
        assert (data["games"], data["matches"], data["places"], data["ratings"]) == (0, [], [], [])


def test_partial_tournament_has_a_valid_summary() -> None:
    _, results = play(THREE, FakeExecutor(), pairs=2)
    for count in range(1, len(results)):
        tournament = Tournament(THREE, pairs=2)
        for result in results[:count]:
            tournament.add(result)
        json.dumps(summary_data(summarise_tournament(tournament)), allow_nan=False)


def test_one_against_several_counts_first_places() -> None:
    plan = make_plan(["greedy", "random"], seats=4, rules=Match("hunters", (), draw_ahead=True), seed=5)
    tournament, results = play(plan, SerialExecutor(), pairs=1)
    assert [game.scores.index(max(game.scores)) for game in results[0].games] == [0, 1, 2, 3]
    (match,) = summarise_tournament(tournament).matches
    assert (match.wins, match.games, match.share) == (4, 4, 1.0)
    assert match.margin > 30
