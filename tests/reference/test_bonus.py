"""Forests, gold and bonus turns."""

import pytest

from .events import Discard, Gold
from .game import ReferenceGame
from .positions import final_points, new_game, play_turn, put
from .scoring import TwinLine, TwinReason

START_FOREST = frozenset({(0, 0), (1, 0), (0, 1)})
CLOSE = ("6", 0, 1, 2)  # the last tile of the start tile's forest


def game_before_gold(players: int = 3, *, draw_ahead: bool = False) -> ReferenceGame:
    """Return a game where the start tile's forest has one open side and its river is closed."""
    game = new_game("hunters", players, draw_ahead=draw_ahead)
    put(game, "5", 1, 0, 1)
    put(game, "57", -1, 0)
    return game


def keep_bonus(game: ReferenceGame, *names: str) -> None:
    """Remove all other bonus tiles from the bag."""
    game.bag |= {name: int(name in names) for name, tile in game.tiles.items() if tile.is_bonus}


def test_forest_of_two_tiles_pays_four() -> None:
    game = new_game("hunters")
    put(game, "7", 0, -1)
    [line] = play_turn(game, "5", 1, -1, 1, segment=0)
    worth = (TwinReason("tiles", 2, 4),)
    assert line == TwinLine("forest", frozenset({(0, -1), (1, -1)}), worth, (0,), (1, 0, 0), final=False)
    assert game.supplies == [5, 5, 5]


def test_forest_of_five_tiles_pays_ten() -> None:
    game = new_game("hunters")
    put(game, "9", 1, 0, player=2, segment=0)
    put(game, "5", 2, 0, 1)
    put(game, "10", 0, 1, 1)
    play_turn(game, "6", 0, 2, 2)
    assert game.scores == [0, 0, 10]


def test_mushrooms_pay_two_a_group() -> None:
    game = new_game("hunters")
    put(game, "81", 1, 0, 1, player=1, segment=0)
    put(game, "5", 1, 1, 2)
    [line, _] = play_turn(game, *CLOSE)
    assert isinstance(line, TwinLine)
    assert line.reasons == (TwinReason("tiles", 4, 8), TwinReason("mushrooms", 1, 2))


def lay_forests(game: ReferenceGame) -> None:
    """Lay forests with gatherers of players 0 and 1 west and east of the cell 0,-1, and a free one to its north."""
    put(game, "29", -1, 0)
    put(game, "5", 1, 0, 1)
    put(game, "7", -1, -1, player=0, segment=0)
    put(game, "9", 1, -1, player=1, segment=0)
    put(game, "2", -1, -2)
    put(game, "4", 0, -2, 1)


def test_tied_gatherers_of_joined_forests_all_score() -> None:
    game = new_game("hunters")
    lay_forests(game)
    put(game, "6", 2, -1, 1)
    line, gold = play_turn(game, "25", 0, -1)
    assert isinstance(line, TwinLine)
    assert (line.points, line.receivers, line.counts) == (10, (0, 1), (1, 1, 0))
    assert gold == Gold(0, line.cells, 2, "due")


def test_majority_takes_all_of_a_joined_forest() -> None:
    game = new_game("hunters")
    lay_forests(game)
    put(game, "10", 2, -1, player=1, segment=0)
    put(game, "6", 3, -1, 1)
    play_turn(game, "25", 0, -1)
    assert game.scores == [0, 12, 0]


def test_unfinished_forest_pays_nothing() -> None:
    game = new_game("hunters")
    play_turn(game, "9", 1, 0, segment=0)
    assert final_points(game) == [0, 0, 0]


def test_gold_in_an_unoccupied_forest_gives_a_bonus_turn() -> None:
    game = game_before_gold()
    assert play_turn(game, *CLOSE) == [Gold(0, START_FOREST, 1, "due")]
    assert (game.phase, game.player) == ("draw bonus", 0)
    assert set(game.drawable()) == {str(number) for number in range(80, 92)}
    game.give("88")
    assert (game.phase, game.player) == ("play", 0)
    game.play(2, 0, 0)
    assert (game.phase, game.player) == ("draw", 1)
    assert not set(game.drawable()) & {str(number) for number in range(80, 92)}


def test_owner_scores_but_closing_player_gets_the_bonus() -> None:
    game = new_game("hunters")
    put(game, "5", 1, 0, 1, player=1, segment=0)
    line, _ = play_turn(game, *CLOSE)
    assert isinstance(line, TwinLine)
    assert (line.points, line.receivers) == (6, (1,))
    assert (game.phase, game.player) == ("draw bonus", 0)


def test_returned_gatherer_can_be_placed_in_the_bonus_turn() -> None:
    game = new_game("hunters")
    put(game, "5", 1, 0, 1, player=0, segment=0)
    game.supplies[0] = 0
    line, gold = play_turn(game, *CLOSE)
    assert isinstance(line, TwinLine)
    assert (line.points, line.receivers) == (6, (0,))
    assert isinstance(gold, Gold)
    assert play_turn(game, "89", 2, 0, segment=1) == []
    assert game.supplies[0] == 0


def test_several_gold_forests_give_one_bonus_tile() -> None:
    game = new_game("hunters")
    put(game, "6", 0, 1, 2)
    for name, x in (("2", 0), ("3", 1), ("88", 2)):
        put(game, name, x, -1)
    put(game, "9", 2, 0)
    put(game, "5", 3, 0, 1)
    found = play_turn(game, "8", 1, 0)
    assert set(found) == {Gold(0, START_FOREST, 1, "due"), Gold(0, frozenset({(1, 0), (2, 0), (3, 0)}), 1, "due")}
    play_turn(game, "89", 0, -2, 2)
    assert (game.phase, game.player) == ("draw", 1)


def test_bonus_tile_never_brings_another() -> None:
    game = new_game("hunters")
    put(game, "5", 1, 0, 1)
    game.phase = "draw bonus"
    assert play_turn(game, "89", 0, 1, 2) == [Gold(0, START_FOREST, 1, "bonus-turn")]
    assert (game.phase, game.player) == ("draw", 1)


def test_no_bonus_turn_without_bonus_tiles() -> None:
    game = game_before_gold()
    keep_bonus(game)
    assert play_turn(game, *CLOSE) == [Gold(0, START_FOREST, 1, "used-up")]
    assert (game.phase, game.player) == ("draw", 1)


def test_unplayable_bonus_tile_is_replaced_by_another_draw() -> None:
    game = game_before_gold()
    play_turn(game, *CLOSE)
    assert game.give("86") == [Discard(0, "86")]  # no river is open
    assert (game.phase, game.player, game.hands[0]) == ("draw bonus", 0, None)
    assert "86" not in game.drawable()


@pytest.mark.parametrize(("draw_ahead", "then"), [(False, ("draw", 1)), (True, ("draw ahead", 0))])
def test_bonus_lapses_when_last_bonus_tile_fits_nowhere(draw_ahead: bool, then: tuple[str, int]) -> None:
    game = game_before_gold(draw_ahead=draw_ahead)
    keep_bonus(game, "86")
    play_turn(game, *CLOSE)
    assert game.give("86") == [Discard(0, "86")]
    assert (game.phase, game.player) == then


def test_drawing_ahead_follows_the_bonus_turn() -> None:
    game = game_before_gold(2, draw_ahead=True)
    play_turn(game, *CLOSE)
    assert (game.phase, game.hands) == ("draw bonus", [None, None])
    play_turn(game, "88", 2, 0)
    assert (game.phase, game.player) == ("draw ahead", 0)
    assert "80" not in game.drawable()


def test_last_land_tile_can_bring_a_bonus_turn() -> None:
    game = game_before_gold()
    game.bag |= {name: int(name == "6") for name, tile in game.tiles.items() if not tile.is_bonus}
    play_turn(game, *CLOSE)
    assert game.phase == "draw bonus"
    [line] = play_turn(game, "89", 2, 0, segment=1)
    assert isinstance(line, TwinLine)
    assert line.reasons == (TwinReason("deer", 1, 2), TwinReason("mammoths", 2, 4))
    assert (game.phase, game.scores) == ("over", [6, 0, 0])
