"""Turns, draws and the end of the game, in games so small that every step is known."""

from random import Random

import pytest

from bastide import Discarded, Drawn, Ended, Event, Game, Phase, Placed, Returned, Scored
from bastide.rules.events import BonusAnswer, GoldFound
from tests.kernel.helpers.small_editions import small_edition
from tests.kernel.helpers.states import same_state, state_of
from tests.kernel.helpers.twins import Twins, TwinSetup

CLOSE_THE_CITY = "E@0,-1>180"  # north of the start tile; after it no city is open


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("edition_name", ["winter", "hunters"])
def test_moves_and_their_ids_play_the_same_game(edition_name: str, draw_ahead: bool) -> None:
    by_move, by_id = (Game(edition_name, players=3, seed=4, draw_ahead=draw_ahead) for _ in range(2))
    random = Random(4)
    while not by_move.is_over:
        move = random.choice(by_move.legal_moves)
        number = by_move.legal_moves.id_of(move)
        assert number is not None
        assert number in by_id.legal_ids()
        by_move.push(move)
        by_id.push_id(number)
        assert same_state(state_of(by_move), state_of(by_id))
    assert by_id.events() == by_move.events()


def kinds(events: list[Event]) -> list[type[Event]]:
    return [type(event) for event in events]


def test_unplayable_tile_is_replaced_by_another_draw() -> None:
    twins = Twins(TwinSetup(small_edition(E=1, C=1, U=1)))
    twins.turn(CLOSE_THE_CITY)
    assert kinds(twins.draw("C")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 1)
    twins.turn("U@1,0>90")
    assert twins.game.is_over


def test_unplayable_last_tile_ends_the_game() -> None:
    twins = Twins(TwinSetup(small_edition(E=1, C=1)))
    twins.turn(CLOSE_THE_CITY + " city")
    assert kinds(twins.draw("C")) == [Drawn, Discarded, Ended]
    assert twins.game.scores == (4, 0)
    twins.compare_details()


def test_any_seat_can_begin() -> None:
    twins = Twins(TwinSetup(small_edition(U=4), players=3, first=2))
    players = []
    for x in range(1, 5):
        players.append(twins.game.player)
        twins.turn(f"U@{x},0>90")
    assert players == [2, 0, 1, 2]


def test_players_draw_ahead_after_their_first_turn() -> None:
    twins = Twins(TwinSetup(small_edition(U=5), draw_ahead=True))
    twins.turn("U@1,0>90")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_AHEAD, 0)
    twins.draw("U")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 1)
    twins.turn("U@2,0>90")
    twins.draw("U")
    assert (twins.game.phase, twins.game.player) == (Phase.PLAY, 0)
    twins.play(twins.game.parse_move("U@3,0>90"))
    twins.draw("U")
    for x in (4, 5):  # the bag is empty: only the tiles in hand are played
        assert twins.game.phase is Phase.PLAY
        twins.play(twins.game.parse_move(f"U@{x},0>90"))
    assert twins.game.is_over


def test_tile_drawn_ahead_is_checked_on_its_turn() -> None:
    twins = Twins(TwinSetup(small_edition(U=2, C=1, E=1, V=1), draw_ahead=True))
    twins.turn("U@1,0>90")
    twins.draw("C")
    twins.turn(CLOSE_THE_CITY)
    assert kinds(twins.draw("V")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 0)


def test_player_without_tile_is_skipped_when_bag_is_empty() -> None:
    twins = Twins(TwinSetup(small_edition(U=1, C=1, E=1, V=1), draw_ahead=True))
    twins.turn("U@1,0>90")
    twins.draw("C")
    twins.turn(CLOSE_THE_CITY)
    assert kinds(twins.draw("V")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == (Phase.PLAY, 1)
    assert twins.seen["passed over"] == 1
    assert kinds(twins.play(twins.game.parse_move("V@2,0")))[-1] is Ended


def test_several_tiles_drawn_ahead_can_be_discarded_at_once() -> None:
    twins = Twins(TwinSetup(small_edition(U=2, C=2, E=1), players=3, draw_ahead=True))
    twins.turn("U@1,0>90")
    twins.draw("C")
    twins.turn("U@2,0>90")
    twins.draw("C")
    events = twins.turn(CLOSE_THE_CITY)  # the last tile of the bag; the tiles in the other hands no longer fit
    assert [(event.player, event.tile.name) for event in events if isinstance(event, Discarded)] == [(0, "C"), (1, "C")]
    assert twins.game.is_over


# Bonus turns. The forest with gold on the start tile is open to the east and to the south.
CLOSE_EAST, CLOSE_SOUTH = "5@1,0>90", "6@0,1>180"
CLOSE_WEST = "57@-1,0"  # closes the last open river; bonus tile 86 has a river on all its sides


def hunters(*names: str, draw_ahead: bool = False) -> Twins:
    """Return a hunters game for two players with the start tile and one of each of these tiles."""
    return Twins(TwinSetup(small_edition("hunters", **dict.fromkeys(names, 1)), draw_ahead=draw_ahead))


def bonus_answers(events: list[Event]) -> list[BonusAnswer]:
    return [event.bonus for event in events if isinstance(event, GoldFound)]


def test_gold_gives_the_same_player_a_bonus_turn() -> None:
    twins = hunters("2", "5", "6", "88")
    twins.turn(CLOSE_EAST)
    assert kinds(twins.turn(CLOSE_SOUTH)) == [Placed, GoldFound]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_BONUS, 1)
    twins.turn("88@2,0")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 0)
    assert (twins.game.tiles_left, twins.game.bonus_left) == (1, 0)


def test_gatherer_is_back_in_supply_for_the_bonus_turn() -> None:
    twins = hunters("2", "5", "6", "89")
    twins.turn(CLOSE_EAST)
    assert kinds(twins.turn(CLOSE_SOUTH + " forest")) == [Placed, Scored, Returned, GoldFound]
    assert (twins.game.scores, twins.game.supplies) == ((0, 6), (5, 5))
    twins.turn("89@2,0 meadow")
    assert twins.game.supplies == (5, 4)


def test_unplayable_bonus_tile_is_replaced_by_another_draw() -> None:
    twins = hunters("2", "5", "6", "57", "86", "88")
    for text in (CLOSE_WEST, CLOSE_EAST, CLOSE_SOUTH):
        twins.turn(text)
    assert kinds(twins.draw("86")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player, twins.game.bonus_left) == (Phase.DRAW_BONUS, 0, 1)
    twins.turn("88@2,0")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 1)


@pytest.mark.parametrize(("draw_ahead", "then"), [(False, (Phase.DRAW, 1)), (True, (Phase.DRAW_AHEAD, 0))])
def test_bonus_lapses_when_last_bonus_tile_fits_nowhere(draw_ahead: bool, then: tuple[Phase, int]) -> None:
    twins = hunters("2", "3", "4", "5", "6", "57", "86", draw_ahead=draw_ahead)
    for text in (CLOSE_WEST, CLOSE_EAST, CLOSE_SOUTH):
        lay(twins, text)
    assert kinds(twins.draw("86")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == then


def lay(twins: Twins, text: str) -> None:
    """Play a move with a tile that was drawn ahead or is drawn now, then draw ahead if needed."""
    move = twins.game.parse_move(text)
    if twins.game.phase is Phase.DRAW:
        twins.draw(move.tile.name)
    twins.play(move)
    if twins.game.phase is Phase.DRAW_AHEAD:
        twins.draw({CLOSE_WEST: "6", CLOSE_EAST: "2"}[text])


def test_no_bonus_turn_without_bonus_tiles() -> None:
    twins = hunters("2", "5", "6")
    twins.turn(CLOSE_EAST)
    assert bonus_answers(twins.turn(CLOSE_SOUTH)) == [BonusAnswer.USED_UP]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 0)


def test_bonus_tile_never_brings_another() -> None:
    twins = hunters("2", "5", "6", "7", "9", "80", "89")
    for text in ("7@0,-1", "9@1,-1", CLOSE_EAST):
        twins.turn(text)
    assert bonus_answers(twins.turn(CLOSE_SOUTH)) == [BonusAnswer.DUE]
    assert bonus_answers(twins.turn("89@2,-1>90")) == [BonusAnswer.BONUS_TURN]
    assert (twins.game.phase, twins.game.player, twins.game.bonus_left) == (Phase.DRAW, 0, 1)


def test_drawing_ahead_follows_the_bonus_turn() -> None:
    twins = hunters("2", "3", "5", "6", "88", draw_ahead=True)
    twins.turn(CLOSE_EAST)
    twins.draw("2")
    twins.turn(CLOSE_SOUTH)
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_BONUS, 1)
    twins.turn("88@2,0")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_AHEAD, 1)
    twins.draw("3")
    assert (twins.game.phase, twins.game.player) == (Phase.PLAY, 0)


def test_last_land_tile_can_bring_a_bonus_turn() -> None:
    twins = hunters("5", "6", "88", "89")
    twins.turn(CLOSE_EAST)
    twins.turn(CLOSE_SOUTH)
    assert (twins.game.phase, twins.game.tiles_left) == (Phase.DRAW_BONUS, 0)
    assert kinds(twins.turn("89@2,0 meadow"))[-2:] == [Scored, Ended]
    assert twins.game.bonus_left == 1


def test_unplayable_last_bonus_tile_ends_the_game() -> None:
    twins = hunters("5", "6", "57", "86")
    for text in (CLOSE_WEST, CLOSE_EAST, CLOSE_SOUTH):
        twins.turn(text)
    assert kinds(twins.draw("86")) == [Drawn, Discarded, Ended]
    twins.compare_details()
