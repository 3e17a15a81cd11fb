"""Whose turn it is, what is drawn when, and how a game ends: in games so small that every step is known."""

from random import Random

import pytest

from bastide import Discarded, Drawn, Ended, Event, Game, Phase, Placed, Returned, Scored
from bastide.rules.events import BonusAnswer, GoldFound
from tests.kernel.small_editions import small_edition
from tests.kernel.states import same_state, state_of
from tests.kernel.twins import Setup, Twins

CLOSE_THE_CITY = "E@0,-1>180"  # north of the start tile; then no side of the table wants a city


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("edition_name", ["winter", "hunters"])
def test_moves_and_their_ids_lead_through_the_same_game(edition_name: str, draw_ahead: bool) -> None:
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


def test_a_tile_that_fits_nowhere_leaves_and_the_same_player_draws_again() -> None:
    twins = Twins(Setup(small_edition(E=1, C=1, U=1)))
    twins.turn(CLOSE_THE_CITY)
    assert kinds(twins.draw("C")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 1)
    twins.turn("U@1,0>90")
    assert twins.game.is_over


def test_a_last_tile_that_fits_nowhere_ends_the_game() -> None:
    twins = Twins(Setup(small_edition(E=1, C=1)))
    twins.turn(CLOSE_THE_CITY + " city")
    assert kinds(twins.draw("C")) == [Drawn, Discarded, Ended]
    assert twins.game.scores == (4, 0)
    twins.look_closely()


def test_the_first_player_can_be_any() -> None:
    twins = Twins(Setup(small_edition(U=4), players=3, first=2))
    players = []
    for x in range(1, 5):
        players.append(twins.game.player)
        twins.turn(f"U@{x},0>90")
    assert players == [2, 0, 1, 2]


def test_everyone_draws_ahead_from_their_first_turn_on() -> None:
    twins = Twins(Setup(small_edition(U=5), draw_ahead=True))
    twins.turn("U@1,0>90")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_AHEAD, 0)
    twins.draw("U")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 1)
    twins.turn("U@2,0>90")
    twins.draw("U")
    assert (twins.game.phase, twins.game.player) == (Phase.PLAY, 0)
    twins.play(twins.game.parse_move("U@3,0>90"))
    twins.draw("U")
    for x in (4, 5):  # the bag is empty: the tiles in hand are played, and that is all
        assert twins.game.phase is Phase.PLAY
        twins.play(twins.game.parse_move(f"U@{x},0>90"))
    assert twins.game.is_over


def test_a_tile_drawn_ahead_is_checked_when_its_turn_comes() -> None:
    twins = Twins(Setup(small_edition(U=2, C=1, E=1, V=1), draw_ahead=True))
    twins.turn("U@1,0>90")
    twins.draw("C")
    twins.turn(CLOSE_THE_CITY)
    assert kinds(twins.draw("V")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 0)


def test_a_player_without_a_tile_is_passed_over_when_the_bag_is_empty() -> None:
    twins = Twins(Setup(small_edition(U=1, C=1, E=1, V=1), draw_ahead=True))
    twins.turn("U@1,0>90")
    twins.draw("C")
    twins.turn(CLOSE_THE_CITY)
    assert kinds(twins.draw("V")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == (Phase.PLAY, 1)
    assert twins.seen["passed over"] == 1
    assert kinds(twins.play(twins.game.parse_move("V@2,0")))[-1] is Ended


def test_several_tiles_drawn_ahead_can_leave_at_once() -> None:
    twins = Twins(Setup(small_edition(U=2, C=2, E=1), players=3, draw_ahead=True))
    twins.turn("U@1,0>90")
    twins.draw("C")
    twins.turn("U@2,0>90")
    twins.draw("C")
    events = twins.turn(CLOSE_THE_CITY)  # the last tile of the bag: what the others hold fits nowhere any more
    assert [(event.player, event.tile.name) for event in events if isinstance(event, Discarded)] == [(0, "C"), (1, "C")]
    assert twins.game.is_over


# Bonus turns. The forest with gold that begins on the start tile is open to the east and to the south.
CLOSE_EAST, CLOSE_SOUTH = "5@1,0>90", "6@0,1>180"
CLOSE_WEST = "57@-1,0"  # the river; then no side of the table wants one, as bonus tile 86 does on all its sides


def hunters(*names: str, draw_ahead: bool = False) -> Twins:
    """A game of two hunters with the start tile and these others, one of each."""
    return Twins(Setup(small_edition("hunters", **dict.fromkeys(names, 1)), draw_ahead=draw_ahead))


def answers(events: list[Event]) -> list[BonusAnswer]:
    return [event.bonus for event in events if isinstance(event, GoldFound)]


def test_gold_brings_the_same_player_a_bonus_turn() -> None:
    twins = hunters("2", "5", "6", "88")
    twins.turn(CLOSE_EAST)
    assert kinds(twins.turn(CLOSE_SOUTH)) == [Placed, GoldFound]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_BONUS, 1)
    twins.turn("88@2,0")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 0)
    assert (twins.game.tiles_left, twins.game.bonus_left) == (1, 0)


def test_a_gatherer_is_home_in_time_for_the_bonus_turn() -> None:
    twins = hunters("2", "5", "6", "89")
    twins.turn(CLOSE_EAST)
    assert kinds(twins.turn(CLOSE_SOUTH + " forest")) == [Placed, Scored, Returned, GoldFound]
    assert (twins.game.scores, twins.game.supplies) == ((0, 6), (5, 5))
    twins.turn("89@2,0 meadow")
    assert twins.game.supplies == (5, 4)


def test_a_bonus_tile_that_fits_nowhere_leaves_and_the_same_player_draws_another() -> None:
    twins = hunters("2", "5", "6", "57", "86", "88")
    for text in (CLOSE_WEST, CLOSE_EAST, CLOSE_SOUTH):
        twins.turn(text)
    assert kinds(twins.draw("86")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player, twins.game.bonus_left) == (Phase.DRAW_BONUS, 0, 1)
    twins.turn("88@2,0")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 1)


@pytest.mark.parametrize(("draw_ahead", "then"), [(False, (Phase.DRAW, 1)), (True, (Phase.DRAW_AHEAD, 0))])
def test_the_bonus_lapses_when_the_last_bonus_tile_fits_nowhere(draw_ahead: bool, then: tuple[Phase, int]) -> None:
    twins = hunters("2", "3", "4", "5", "6", "57", "86", draw_ahead=draw_ahead)
    for text in (CLOSE_WEST, CLOSE_EAST, CLOSE_SOUTH):
        lay(twins, text)
    assert kinds(twins.draw("86")) == [Drawn, Discarded]
    assert (twins.game.phase, twins.game.player) == then


def lay(twins: Twins, text: str) -> None:
    """Play a move with a tile that was drawn ahead or is drawn now; whoever has to draw ahead draws what comes next."""
    move = twins.game.parse_move(text)
    if twins.game.phase is Phase.DRAW:
        twins.draw(move.tile.name)
    twins.play(move)
    if twins.game.phase is Phase.DRAW_AHEAD:
        twins.draw({CLOSE_WEST: "6", CLOSE_EAST: "2"}[text])


def test_when_the_bonus_tiles_are_used_up_there_is_no_bonus_turn() -> None:
    twins = hunters("2", "5", "6")
    twins.turn(CLOSE_EAST)
    assert answers(twins.turn(CLOSE_SOUTH)) == [BonusAnswer.USED_UP]
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW, 0)


def test_a_bonus_tile_brings_no_other() -> None:
    twins = hunters("2", "5", "6", "7", "9", "80", "89")
    for text in ("7@0,-1", "9@1,-1", CLOSE_EAST):
        twins.turn(text)
    assert answers(twins.turn(CLOSE_SOUTH)) == [BonusAnswer.DUE]
    assert answers(twins.turn("89@2,-1>90")) == [BonusAnswer.BONUS_TURN]
    assert (twins.game.phase, twins.game.player, twins.game.bonus_left) == (Phase.DRAW, 0, 1)


def test_drawing_ahead_comes_after_the_bonus_turn() -> None:
    twins = hunters("2", "3", "5", "6", "88", draw_ahead=True)
    twins.turn(CLOSE_EAST)
    twins.draw("2")
    twins.turn(CLOSE_SOUTH)
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_BONUS, 1)
    twins.turn("88@2,0")
    assert (twins.game.phase, twins.game.player) == (Phase.DRAW_AHEAD, 1)
    twins.draw("3")
    assert (twins.game.phase, twins.game.player) == (Phase.PLAY, 0)


def test_the_last_land_tile_still_brings_its_bonus_turn() -> None:
    twins = hunters("5", "6", "88", "89")
    twins.turn(CLOSE_EAST)
    twins.turn(CLOSE_SOUTH)
    assert (twins.game.phase, twins.game.tiles_left) == (Phase.DRAW_BONUS, 0)
    assert kinds(twins.turn("89@2,0 meadow"))[-2:] == [Scored, Ended]
    assert twins.game.bonus_left == 1


def test_a_game_whose_last_bonus_tile_fits_nowhere_ends_with_it() -> None:
    twins = hunters("5", "6", "57", "86")
    for text in (CLOSE_WEST, CLOSE_EAST, CLOSE_SOUTH):
        twins.turn(text)
    assert kinds(twins.draw("86")) == [Drawn, Discarded, Ended]
    twins.look_closely()
