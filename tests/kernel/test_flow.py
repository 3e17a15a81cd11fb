"""Whose turn it is, what is drawn when, and how a game ends: in games so small that every step is known."""

from random import Random

import pytest

from bastide import Discarded, Drawn, Ended, Event, Game, Phase
from tests.kernel.small_editions import small_edition
from tests.kernel.states import same_state, state_of
from tests.kernel.twins import Setup, Twins

CLOSE_THE_CITY = "E@0,-1>180"  # north of the start tile; then no side of the table wants a city


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_moves_and_their_ids_lead_through_the_same_game(draw_ahead: bool) -> None:
    by_move, by_id = (Game("winter", players=3, seed=4, draw_ahead=draw_ahead) for _ in range(2))
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
