"""Completed features: points, majorities and returned followers."""

import pytest

from .game import ReferenceGame, TwinTurn
from .positions import new_game, play_turn, put, tiles
from .scoring import TwinLine


def test_road_of_three_tiles_pays_three() -> None:
    game = new_game()
    play_turn(game, "A", 1, 0, 1, segment=0)
    [line] = play_turn(game, "A", -1, 0, 3)
    assert line == TwinLine("road", frozenset({(-1, 0), (0, 0), (1, 0)}), tiles(3, 3), (0,), (1, 0, 0), final=False)
    assert game.scores == [3, 0, 0]
    assert game.supplies == [7, 7, 7]


def test_road_of_four_tiles_pays_four() -> None:
    game = new_game()
    play_turn(game, "A", -1, 0, 3, segment=0)
    play_turn(game, "U", 1, 0, 1)
    play_turn(game, "A", 2, 0, 1)
    assert game.scores == [4, 0, 0]


def test_crossing_ends_the_roads_that_reach_it() -> None:
    game = new_game()
    play_turn(game, "X", 1, 0, segment=3)
    play_turn(game, "W", -1, 0, segment=2)
    assert game.scores == [3, 0, 0]
    assert game.supplies == [7, 6, 7]  # the robber on the crossing's other road stays


def test_road_that_closes_in_a_loop_is_complete() -> None:
    game = new_game()
    put(game, "V", 0, 1, 3, player=1, segment=0)
    put(game, "V", 1, 1, 0)
    put(game, "V", 1, 2, 1)
    [line] = play_turn(game, "V", 0, 2, 2)
    assert isinstance(line, TwinLine)
    assert (line.points, line.receivers) == (4, (1,))


def lay_road_around_a_cell(game: ReferenceGame) -> None:
    """Lay a road around the cell 1,0 that will cross it twice: from west to north, and from east to south."""
    put(game, "A", -1, 0, 3)
    put(game, "E", 0, -1, 2)
    put(game, "V", 1, -1, 3)
    put(game, "V", 2, -1, 0)
    put(game, "V", 2, 0, 1)
    put(game, "B", 0, 1)
    put(game, "A", 1, 1, 2)


def test_tile_that_the_road_crosses_twice_counts_once() -> None:
    game = new_game("winter")
    lay_road_around_a_cell(game)
    [line] = play_turn(game, "Winter-I", 1, 0, segment=1)
    assert isinstance(line, TwinLine)
    assert (line.points, len(line.cells), line.counts) == (7, 7, (1, 0, 0))


def test_segments_joined_outside_give_separate_moves() -> None:
    game = new_game("winter")
    lay_road_around_a_cell(game)
    game.give("Winter-I")
    assert {TwinTurn(1, 0, 0, 0), TwinTurn(1, 0, 0, 1)} < game.legal_turns()


def test_city_of_three_tiles_with_a_pennant_pays_eight() -> None:
    game = new_game()
    play_turn(game, "F", 0, -1, 1, segment=0)
    play_turn(game, "E", 0, -2, 2)
    assert game.scores == [8, 0, 0]


@pytest.mark.parametrize(
    ("edition_name", "points"), [("hungarian", 4), ("winter", 4), ("modern", 4), ("danish", 2), ("slovak", 2)]
)
def test_city_of_two_tiles_differs_by_edition(edition_name: str, points: int) -> None:
    game = new_game(edition_name)
    [line] = play_turn(game, "E", 0, -1, 2, segment=0)
    assert line == TwinLine("city", frozenset({(0, 0), (0, -1)}), tiles(2, points), (0,), (1, 0, 0), final=False)
    assert game.scores == [points, 0, 0]
    assert game.supplies == [7, 7, 7]  # placed, scored and returned in one turn


@pytest.mark.parametrize("edition_name", ["winter", "danish"])
def test_tile_with_two_segments_of_a_city_counts_once(edition_name: str) -> None:
    game = new_game(edition_name)
    put(game, "I", 0, 1, 1, player=2, segment=0)
    put(game, "N", 1, 1, 3)
    put(game, "N", 0, 2, 1)
    play_turn(game, "N", 1, 2, 0)
    assert game.scores == [0, 0, 8]


def test_tied_knights_of_joined_cities_all_score() -> None:
    game = new_game()
    put(game, "U", -1, 0, 1)
    put(game, "U", 1, 0, 1)
    put(game, "E", -1, -1, 1, player=0, segment=0)
    put(game, "G", 1, -1, 0, player=1, segment=0)
    put(game, "E", 2, -1, 3)
    [line] = play_turn(game, "R", 0, -1, 2)
    assert isinstance(line, TwinLine)
    assert (line.points, line.receivers, line.counts) == (10, (0, 1), (1, 1, 0))
    assert game.supplies == [7, 7, 7]


def test_majority_takes_all() -> None:
    game = new_game()
    put(game, "U", -1, 0, 1)
    put(game, "U", 1, 0, 1)
    put(game, "E", -1, -1, 1, player=0, segment=0)
    put(game, "G", 1, -1, 0, player=1, segment=0)
    put(game, "E", 2, -1, 3, player=1, segment=0)
    play_turn(game, "R", 0, -1, 2)
    assert game.scores == [0, 10, 0]


def surround_monastery(game: ReferenceGame) -> None:
    """Lay a monastery with a monk of player 2 at 0,1, and all but two of the tiles around it."""
    put(game, "B", 0, 1, player=2, segment=1)
    put(game, "U", -1, 0, 1)
    put(game, "U", 1, 0, 1)
    put(game, "E", -1, 1, 3)
    put(game, "E", 1, 1, 1)
    put(game, "E", -1, 2, 2)


def test_monastery_completed_by_an_opponent_pays_its_monk() -> None:
    game = new_game()
    surround_monastery(game)
    assert play_turn(game, "E", 0, 2, 2) == []  # one is still missing
    [line] = play_turn(game, "E", 1, 2, 2)
    assert line == TwinLine("monastery", frozenset({(0, 1)}), tiles(9, 9), (2,), (0, 0, 1), final=False)
    assert game.supplies == [7, 7, 7]
    assert game.board[(0, 1)].follower is None


def test_one_tile_completes_several_features() -> None:
    game = new_game()
    put(game, "U", -1, 0, 1)
    put(game, "A", -1, -1, 3, player=1, segment=0)
    lines = play_turn(game, "L", 0, -1, 2, segment=0)
    assert set(lines) == {
        TwinLine("road", frozenset({(-1, -1), (0, -1)}), tiles(2, 2), (1,), (0, 1, 0), final=False),
        TwinLine("city", frozenset({(0, 0), (0, -1)}), tiles(2, 4), (0,), (1, 0, 0), final=False),
    }
    assert game.scores == [4, 2, 0]
    assert game.supplies == [7, 7, 7]


def test_completed_feature_without_followers_pays_nobody() -> None:
    game = new_game()
    assert play_turn(game, "E", 0, -1, 2) == []
    assert game.scores == [0, 0, 0]
