"""Forests, the gold in them, and the bonus turns that it brings."""

import pytest

from .events import Discard, Gold
from .game import ReferenceGame
from .positions import final_points, new_game, put, turn
from .scoring import Line, Reason

START_FOREST = frozenset({(0, 0), (1, 0), (0, 1)})
CLOSE = ("6", 0, 1, 2)  # the last tile of the start tile's forest


def game_before_gold(players: int = 3, *, draw_ahead: bool = False) -> ReferenceGame:
    """All but one side of the forest round the start tile is closed, and the river too."""
    game = new_game("hunters", players, draw_ahead=draw_ahead)
    put(game, "5", 1, 0, 1)
    put(game, "57", -1, 0)
    return game


def keep_bonus(game: ReferenceGame, *names: str) -> None:
    """Leave only these bonus tiles."""
    game.bag |= {name: int(name in names) for name, tile in game.tiles.items() if tile.is_bonus}


def test_a_forest_of_two_tiles_pays_four() -> None:
    game = new_game("hunters")
    put(game, "7", 0, -1)
    [line] = turn(game, "5", 1, -1, 1, segment=0)
    worth = (Reason("tiles", 2, 4),)
    assert line == Line("forest", frozenset({(0, -1), (1, -1)}), worth, (0,), (1, 0, 0), final=False)
    assert game.supplies == [5, 5, 5]


def test_a_forest_of_five_tiles_pays_ten() -> None:
    game = new_game("hunters")
    put(game, "9", 1, 0, player=2, segment=0)
    put(game, "5", 2, 0, 1)
    put(game, "10", 0, 1, 1)
    turn(game, "6", 0, 2, 2)
    assert game.scores == [0, 0, 10]


def test_mushrooms_pay_two_a_group() -> None:
    game = new_game("hunters")
    put(game, "81", 1, 0, 1, player=1, segment=0)
    put(game, "5", 1, 1, 2)
    [line, _] = turn(game, *CLOSE)
    assert isinstance(line, Line)
    assert line.reasons == (Reason("tiles", 4, 8), Reason("mushrooms", 1, 2))


def forest_parts(game: ReferenceGame) -> None:
    """A gatherer each of players 0 and 1, west and east of the cell 0,-1, and a part without one north of it."""
    put(game, "29", -1, 0)
    put(game, "5", 1, 0, 1)
    put(game, "7", -1, -1, player=0, segment=0)
    put(game, "9", 1, -1, player=1, segment=0)
    put(game, "2", -1, -2)
    put(game, "4", 0, -2, 1)


def test_a_tile_joins_forests_and_the_tied_gatherers_all_score() -> None:
    game = new_game("hunters")
    forest_parts(game)
    put(game, "6", 2, -1, 1)
    line, gold = turn(game, "25", 0, -1)
    assert isinstance(line, Line)
    assert (line.points, line.receivers, line.counts) == (10, (0, 1), (1, 1, 0))
    assert gold == Gold(0, line.cells, 2, "due")


def test_the_majority_takes_all_of_a_joined_forest() -> None:
    game = new_game("hunters")
    forest_parts(game)
    put(game, "10", 2, -1, player=1, segment=0)
    put(game, "6", 3, -1, 1)
    turn(game, "25", 0, -1)
    assert game.scores == [0, 12, 0]


def test_an_unfinished_forest_pays_nothing() -> None:
    game = new_game("hunters")
    turn(game, "9", 1, 0, segment=0)
    assert final_points(game) == [0, 0, 0]


def test_gold_brings_a_bonus_turn_even_if_nobody_stands_in_the_forest() -> None:
    game = game_before_gold()
    assert turn(game, *CLOSE) == [Gold(0, START_FOREST, 1, "due")]
    assert (game.phase, game.player) == ("draw bonus", 0)
    assert set(game.drawable()) == {str(number) for number in range(80, 92)}
    game.give("88")
    assert (game.phase, game.player) == ("play", 0)
    game.play(2, 0, 0)
    assert (game.phase, game.player) == ("draw", 1)
    assert not set(game.drawable()) & {str(number) for number in range(80, 92)}


def test_the_owner_of_a_forest_with_gold_scores_and_whoever_closes_it_plays_the_bonus_tile() -> None:
    game = new_game("hunters")
    put(game, "5", 1, 0, 1, player=1, segment=0)
    line, _ = turn(game, *CLOSE)
    assert isinstance(line, Line)
    assert (line.points, line.receivers) == (6, (1,))
    assert (game.phase, game.player) == ("draw bonus", 0)


def test_the_gatherer_who_comes_back_can_be_placed_in_the_bonus_turn() -> None:
    game = new_game("hunters")
    put(game, "5", 1, 0, 1, player=0, segment=0)
    game.supplies[0] = 0
    line, gold = turn(game, *CLOSE)
    assert isinstance(line, Line)
    assert (line.points, line.receivers) == (6, (0,))
    assert isinstance(gold, Gold)
    assert turn(game, "89", 2, 0, segment=1) == []
    assert game.supplies[0] == 0


def test_several_forests_with_gold_bring_one_bonus_tile() -> None:
    game = new_game("hunters")
    put(game, "6", 0, 1, 2)
    for name, x in (("2", 0), ("3", 1), ("88", 2)):
        put(game, name, x, -1)
    put(game, "9", 2, 0)
    put(game, "5", 3, 0, 1)
    found = turn(game, "8", 1, 0)
    assert set(found) == {Gold(0, START_FOREST, 1, "due"), Gold(0, frozenset({(1, 0), (2, 0), (3, 0)}), 1, "due")}
    turn(game, "89", 0, -2, 2)
    assert (game.phase, game.player) == ("draw", 1)


def test_a_bonus_tile_brings_no_other() -> None:
    game = new_game("hunters")
    put(game, "5", 1, 0, 1)
    game.phase = "draw bonus"
    assert turn(game, "89", 0, 1, 2) == [Gold(0, START_FOREST, 1, "bonus-turn")]
    assert (game.phase, game.player) == ("draw", 1)


def test_without_bonus_tiles_there_is_no_bonus_turn() -> None:
    game = game_before_gold()
    keep_bonus(game)
    assert turn(game, *CLOSE) == [Gold(0, START_FOREST, 1, "used-up")]
    assert (game.phase, game.player) == ("draw", 1)


def test_a_bonus_tile_that_fits_nowhere_leaves_the_game_and_another_is_drawn() -> None:
    game = game_before_gold()
    turn(game, *CLOSE)
    assert game.give("86") == [Discard(0, "86")]  # no river is open
    assert (game.phase, game.player, game.hands[0]) == ("draw bonus", 0, None)
    assert "86" not in game.drawable()


@pytest.mark.parametrize(("draw_ahead", "then"), [(False, ("draw", 1)), (True, ("draw ahead", 0))])
def test_the_bonus_lapses_when_the_last_bonus_tile_fits_nowhere(draw_ahead: bool, then: tuple[str, int]) -> None:
    game = game_before_gold(draw_ahead=draw_ahead)
    keep_bonus(game, "86")
    turn(game, *CLOSE)
    assert game.give("86") == [Discard(0, "86")]
    assert (game.phase, game.player) == then


def test_drawing_ahead_comes_after_the_bonus_turn() -> None:
    game = game_before_gold(2, draw_ahead=True)
    turn(game, *CLOSE)
    assert (game.phase, game.hands) == ("draw bonus", [None, None])
    turn(game, "88", 2, 0)
    assert (game.phase, game.player) == ("draw ahead", 0)
    assert "80" not in game.drawable()


def test_the_last_land_tile_still_brings_its_bonus_turn() -> None:
    game = game_before_gold()
    game.bag |= {name: int(name == "6") for name, tile in game.tiles.items() if not tile.is_bonus}
    turn(game, *CLOSE)
    assert game.phase == "draw bonus"
    [line] = turn(game, "89", 2, 0, segment=1)
    assert isinstance(line, Line)
    assert line.reasons == (Reason("deer", 1, 2), Reason("mammoths", 2, 4))
    assert (game.phase, game.scores) == ("over", [6, 0, 0])
