"""Contests: rotation of seats, units, and comparison of sides."""

import pytest

from bastide.arena.contests import Contest, ContestUnit, Score, Sides, UnitResult, contests, play_unit, scores_of
from bastide.arena.matches import Match, MatchResult, play_match
from bastide.rules.text.record import Record

RULES = Match("modern", ())
TWO = Contest(Match("modern", ("a", "b")), (Sides(0, (1,)),))
AMONG = Contest(Match("modern", ("a", "b", "b")), (Sides(0, (1, 2)),))


def game(*scores: int) -> MatchResult:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return MatchResult(1, scores, winners, 71, moves=(1,) * len(scores), cpu_seconds=(0.0,) * len(scores))


def test_two_players_meet_once() -> None:
    (contest,) = contests(["greedy", "random"], 2, RULES)
    assert (contest.players, contest.sides) == (("greedy", "random"), (Sides(0, (1,)),))


def test_more_players_than_seats_meet_in_pairs() -> None:
    met = contests(["x", "y", "z"], 2, RULES)
    assert [contest.players for contest in met] == [("x", "y"), ("x", "z"), ("y", "z")]


def test_with_more_seats_one_player_meets_several_copies() -> None:
    (contest,) = contests(["greedy", "random"], 4, RULES)
    assert contest.players == ("greedy", "random", "random", "random")
    assert contest.sides == (Sides(0, (1, 2, 3)),)


def test_as_many_players_as_seats_share_one_game() -> None:
    (contest,) = contests(["x", "y", "z"], 3, RULES)
    assert contest.players == ("x", "y", "z")
    assert contest.sides == (Sides(0, (1,)), Sides(0, (2,)), Sides(1, (2,)))
    assert contest.places == (Sides(0, (1, 2)), Sides(1, (0, 2)), Sides(2, (0, 1)))


def test_pairwise_contests_need_no_places() -> None:
    assert not any(contest.places for seats in (2, 4) for contest in contests(["x", "y", "z"], seats, RULES))
    assert not any(contest.places for contest in contests(["x", "y"], 2, RULES))


def test_rotation_moves_every_player_one_seat() -> None:
    contest = Contest(Match("modern", ("a", "b", "c")), ())
    assert [contest.rotated(shift).players for shift in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    for shift in range(3):
        for number, name in enumerate(contest.players):
            assert contest.rotated(shift).players[contest.seat(number, shift)] == name


@pytest.mark.parametrize("players", [("greedy", "random"), ("greedy", "random", "random")])
def test_unit_plays_same_tiles_with_every_rotation(players: tuple[str, ...]) -> None:
    contest = Contest(Match("modern", players), (Sides(0, (1,)),))
    result = play_unit(ContestUnit(contest, 5))
    assert list(result.games) == [
        play_match(contest.rotated(shift), 5, keep_record=True) for shift in range(len(players))
    ]
    records = [Record.parse(each.record or "") for each in result.games]
    assert [record.names.index("greedy") for record in records] == list(range(len(players)))
    assert {record.seed for record in records} == {5}
    assert len({record.replay().drawn_tiles() for record in records}) == 1
    assert all(sum(each.moves) == each.turns for each in result.games)


def test_records_can_be_dropped() -> None:
    result = play_unit(ContestUnit(Contest(Match("modern", ("random", "random")), ()), 5))
    assert all(each.record for each in result.games)
    assert not any(each.record for each in result.without_records().games)


def test_scores_of_two_players() -> None:
    """The first player has 50 and 41 points, the second 40 and 41; the second game has swapped seats."""
    result = UnitResult(ContestUnit(TWO, 1), (game(50, 40), game(41, 41)))
    assert list(scores_of(result, TWO.sides[0])) == [Score(10, 1, 1), Score(0, 0.5, 0.5)]


def test_scores_against_several_rivals() -> None:
    games = (game(50, 40, 30), game(60, 60, 10), game(5, 20, 10))
    first, shared, behind = scores_of(UnitResult(ContestUnit(AMONG, 1), games), AMONG.sides[0])
    assert first == Score(15, 1, 1)
    assert shared == Score(60 - 35, 0.5, 0.75), "first place is shared with one rival, the other is behind"
    assert behind == Score(10 - 12.5, 0, 0.5), "ahead of one rival, behind the other"
