"""Units: one order of tiles with the seats turned through, and what they say about two sides."""

import pytest

from bastide.arena.matches import Match, MatchResult, play_match
from bastide.arena.pairs import Contest, Score, Sides, Unit, UnitResult, contests, play_unit, scores_of
from bastide.rules.record import Record

RULES = Match("modern", ())
TWO = Contest(Match("modern", ("a", "b")), (Sides(0, (1,)),))
AMONG = Contest(Match("modern", ("a", "b", "b")), (Sides(0, (1, 2)),))


def game(*scores: int) -> MatchResult:
    winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
    return MatchResult(1, scores, winners, 71, moves=(1,) * len(scores), cpu_seconds=(0.0,) * len(scores))


def test_two_players_meet_once() -> None:
    (contest,) = contests(["greedy", "random"], 2, RULES)
    assert (contest.players, contest.sides) == (("greedy", "random"), (Sides(0, (1,)),))


def test_more_players_than_seats_all_meet() -> None:
    met = contests(["x", "y", "z"], 2, RULES)
    assert [contest.players for contest in met] == [("x", "y"), ("x", "z"), ("y", "z")]


def test_with_more_seats_one_sits_among_the_other() -> None:
    (contest,) = contests(["greedy", "random"], 4, RULES)
    assert contest.players == ("greedy", "random", "random", "random")
    assert contest.sides == (Sides(0, (1, 2, 3)),)


def test_as_many_players_as_seats_sit_at_one_table() -> None:
    (contest,) = contests(["x", "y", "z"], 3, RULES)
    assert contest.players == ("x", "y", "z")
    assert contest.sides == (Sides(0, (1,)), Sides(0, (2,)), Sides(1, (2,)))
    assert contest.places == (Sides(0, (1, 2)), Sides(1, (0, 2)), Sides(2, (0, 1)))


def test_where_nobody_else_sits_there_sides_tell_all() -> None:
    assert not any(contest.places for seats in (2, 4) for contest in contests(["x", "y", "z"], seats, RULES))
    assert not any(contest.places for contest in contests(["x", "y"], 2, RULES))


def test_turning_moves_everybody_one_seat_on() -> None:
    contest = Contest(Match("modern", ("a", "b", "c")), ())
    assert [contest.turned(turn).players for turn in range(3)] == [("a", "b", "c"), ("c", "a", "b"), ("b", "c", "a")]
    for turn in range(3):
        for number, name in enumerate(contest.players):
            assert contest.turned(turn).players[contest.seat(number, turn)] == name


@pytest.mark.parametrize("players", [("greedy", "random"), ("greedy", "random", "random")])
def test_a_unit_is_one_order_of_tiles_with_every_turn_of_the_seats(players: tuple[str, ...]) -> None:
    contest = Contest(Match("modern", players), (Sides(0, (1,)),))
    result = play_unit(Unit(contest, 5))
    assert list(result.games) == [play_match(contest.turned(turn), 5, keep_record=True) for turn in range(len(players))]
    records = [Record.parse(each.record or "") for each in result.games]
    assert [record.names.index("greedy") for record in records] == list(range(len(players)))
    assert {record.seed for record in records} == {5}
    assert len({record.replay().drawn_tiles() for record in records}) == 1
    assert all(sum(each.moves) == each.turns for each in result.games)


def test_records_need_not_be_remembered() -> None:
    result = play_unit(Unit(Contest(Match("modern", ("random", "random")), ()), 5))
    assert all(each.record for each in result.games)
    assert not any(each.record for each in result.without_records().games)


def test_margins_and_places_of_two_players() -> None:
    """The first player has 50 and 41 points, the second 40 and 41: the seats of the second game are exchanged."""
    result = UnitResult(Unit(TWO, 1), (game(50, 40), game(41, 41)))
    assert list(scores_of(result, TWO.sides[0])) == [Score(10, 1, 1), Score(0, 0.5, 0.5)]


def test_margins_and_places_among_several() -> None:
    games = (game(50, 40, 30), game(60, 60, 10), game(5, 20, 10))
    first, shared, behind = scores_of(UnitResult(Unit(AMONG, 1), games), AMONG.sides[0])
    assert first == Score(15, 1, 1)
    assert shared == Score(60 - 35, 0.5, 0.75), "first place is shared with one rival, the other is behind"
    assert behind == Score(10 - 12.5, 0, 0.5), "ahead of one rival, behind the other"
