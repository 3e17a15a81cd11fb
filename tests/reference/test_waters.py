"""Rivers, lakes and river systems, and the huts on them."""

from .positions import build_hut, final_points, new_game, places_for_followers, places_for_huts, play_turn, put
from .scoring import TwinLine, TwinReason
from .table import TwinSpot
from .waters import all_systems, system_of


def test_river_pays_tiles_and_fish_at_both_ends() -> None:
    game = new_game("hunters")
    play_turn(game, "29", -1, 0, segment=0)
    [line] = play_turn(game, "61", -2, 0, 2)
    river = frozenset({(0, 0), (-1, 0), (-2, 0)})
    worth = (TwinReason("tiles", 3, 3), TwinReason("fish", 3, 3))
    assert line == TwinLine("river", river, worth, (0,), (1, 0, 0), final=False)
    assert game.scores == [6, 0, 0]
    assert game.supplies == [5, 5, 5]


def test_river_completed_by_an_opponent_pays_its_fisher() -> None:
    game = new_game("hunters")
    put(game, "57", 0, -1, player=1, segment=0)
    play_turn(game, "42", 1, -1, 3)
    assert game.scores == [0, 3, 0]
    assert game.supplies == [5, 5, 5]


def test_lake_at_both_ends_counts_once() -> None:
    game = new_game("hunters")
    put(game, "79", -1, 0)
    put(game, "33", -1, -1, 3, player=2, segment=0)
    put(game, "34", -2, -1, 2)
    [line] = play_turn(game, "35", -2, 0, 1)
    assert isinstance(line, TwinLine)
    assert (line.reasons, len(line.cells)) == ((TwinReason("tiles", 4, 4), TwinReason("fish", 2, 2)), 4)


def test_two_lakes_on_one_tile_are_two_lakes() -> None:
    game = new_game("hunters")
    put(game, "86", -1, 0)
    put(game, "33", -1, -1, 3, player=2, segment=0)
    put(game, "34", -2, -1, 2)
    [line] = play_turn(game, "35", -2, 0, 1)
    assert isinstance(line, TwinLine)
    assert line.reasons == (TwinReason("tiles", 4, 4), TwinReason("fish", 4, 4))


def test_river_that_closes_in_a_loop_is_complete() -> None:
    game = new_game("hunters")
    put(game, "33", 0, -1, player=1, segment=0)
    put(game, "34", 0, -2, 3)
    put(game, "35", -1, -2, 2)
    play_turn(game, "36", -1, -1, 1)
    assert game.scores == [0, 4, 0]


def test_unfinished_river_pays_nothing() -> None:
    game = new_game("hunters")
    play_turn(game, "29", -1, 0, segment=0)
    assert game.final_lines() == []


def test_hut_pays_for_all_fish_of_its_system() -> None:
    game = new_game("hunters")
    put(game, "29", -1, 0)
    put(game, "68", -2, 0)
    put(game, "79", -3, 0)
    put(game, "57", -4, 0)
    build_hut(game, -1, 0, 0)
    [line] = game.final_lines()
    system = frozenset((x, 0) for x in range(-4, 1))
    assert line == TwinLine("huts", system, (TwinReason("fish", 5, 5),), (0,), (1, 0, 0), final=True)


def test_huts_are_paid_by_majority_and_ties() -> None:
    game = new_game("hunters")
    put(game, "29", -1, 0)
    put(game, "68", -2, 0)
    build_hut(game, 0, 0, 2, player=0)
    build_hut(game, -1, 0, 0, player=1)
    assert final_points(game) == [2, 2, 0]
    build_hut(game, -2, 0, 3, player=1)
    assert final_points(game) == [0, 2, 0]


def test_system_without_fish_gives_no_line() -> None:
    game = new_game("hunters")
    play_turn(game, "33", 0, -1, segment=0, is_hut=True)
    assert game.final_lines() == []


def test_hut_and_fisher_may_share_a_river() -> None:
    game = new_game("hunters")
    put(game, "29", -1, 0)
    with_fisher, with_hut = game.copy(), game.copy()
    with_fisher.table = game.table.with_follower(TwinSpot((-1, 0), 0), 1)
    build_hut(with_hut, -1, 0, 0)
    forest, river, next_river, lake, *meadows = range(6)
    assert places_for_huts(with_fisher, "68", -2, 0) == {river, next_river, lake}
    assert places_for_followers(with_fisher, "68", -2, 0) == {forest, next_river, *meadows}
    assert places_for_huts(with_hut, "68", -2, 0) == set()
    assert places_for_followers(with_hut, "68", -2, 0) == {forest, river, next_river, *meadows}


def test_hut_stays_when_its_river_is_complete() -> None:
    game = new_game("hunters")
    play_turn(game, "29", -1, 0, segment=0, is_hut=True)
    assert play_turn(game, "61", -2, 0, 2) == []
    assert game.table.hut_spots == {TwinSpot((-1, 0), 0): 0}
    assert game.huts == [1, 2, 2]


def test_huts_are_limited() -> None:
    game = new_game("hunters")
    game.huts[0] = 0
    assert places_for_huts(game, "29", -1, 0) == set()


def test_springs_end_a_system() -> None:
    game = new_game("hunters")
    build_hut(game, 0, 0, 2)
    assert places_for_huts(game, "52", -1, 0) == {1}


def test_lake_joins_its_rivers_but_not_two_lakes_of_a_tile() -> None:
    game = new_game("hunters")
    put(game, "86", -1, 0)
    first, second = (
        {TwinSpot((-1, 0), 0), TwinSpot((-1, 0), 1), TwinSpot((-1, 0), 4)},
        {TwinSpot((-1, 0), each) for each in (2, 3, 5)},
    )
    start = {TwinSpot((0, 0), 1), TwinSpot((0, 0), 2)}
    assert system_of(game.table, TwinSpot((0, 0), 2)) == first | start
    assert all_systems(game.table) == {frozenset(first | start), frozenset(second)}
