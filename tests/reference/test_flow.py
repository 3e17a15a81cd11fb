"""Whose turn it is, what is drawn when, and how the game ends."""

from random import Random

import pytest

from bastide.tiles import edition

from .events import Discard, Event, Passed
from .game import ReferenceGame
from .positions import new_game, put, tiles, turn
from .scoring import Line


def bag_of(game: ReferenceGame, **counts: int) -> None:
    """Leave only these tiles in the bag."""
    game.bag = dict.fromkeys(game.bag, 0) | counts


def test_turns_go_round_from_the_first_player() -> None:
    game = ReferenceGame(edition("modern"), 3, first=2)
    seen = []
    for x in range(1, 5):
        seen.append(game.player)
        turn(game, "U", x, 0, 1)
    assert seen == [2, 0, 1, 2]


def test_the_start_tile_is_not_in_the_bag() -> None:
    game = new_game("winter")
    assert sum(game.bag.values()) == 83
    assert game.bag["D"] == 3


def test_a_tile_that_fits_nowhere_leaves_the_game_and_the_player_draws_again() -> None:
    game = new_game()
    put(game, "E", 0, -1, 2)
    assert game.give("C") == [Discard(0, "C")]
    assert (game.phase, game.player, game.hands, game.bag["C"]) == ("draw", 0, [None] * 3, 0)
    assert game.give("U") == []
    assert (game.phase, game.player) == ("play", 0)


def test_the_game_ends_with_the_last_tile() -> None:
    game = new_game()
    bag_of(game, U=1)
    [line] = turn(game, "U", 1, 0, 1, segment=0)
    assert line == Line("road", frozenset({(0, 0), (1, 0)}), tiles(2, 2), (0,), (1, 0, 0), final=True)
    assert game.phase == "over"
    assert game.scores == [2, 0, 0]
    assert game.legal_turns() == set()


def test_a_last_tile_that_fits_nowhere_ends_the_game_without_that_turn() -> None:
    game = new_game()
    put(game, "E", 0, -1, 2)
    bag_of(game, C=1)
    assert game.give("C") == [Discard(0, "C")]
    assert game.phase == "over"


def test_drawing_ahead_begins_at_the_end_of_each_players_first_turn() -> None:
    game = new_game(draw_ahead=True, players=2)
    turn(game, "U", 1, 0, 1)
    assert (game.phase, game.player) == ("draw ahead", 0)
    game.give("C")
    assert (game.phase, game.player, game.hands) == ("draw", 1, ["C", None])
    turn(game, "U", 2, 0, 1)
    game.give("V")
    assert (game.phase, game.player, game.hands) == ("play", 0, ["C", "V"])


def test_a_tile_drawn_ahead_is_checked_when_its_turn_comes() -> None:
    game = new_game(draw_ahead=True, players=2)
    turn(game, "U", 1, 0, 1)
    game.give("C")
    turn(game, "E", 0, -1, 2)  # closes the only city that C could have joined
    assert game.give("V") == [Discard(0, "C")]
    assert (game.phase, game.player, game.hands) == ("draw", 0, [None, "V"])


def test_a_player_without_a_tile_is_passed_over_when_the_bag_is_empty() -> None:
    game = new_game(draw_ahead=True, players=2)
    bag_of(game, U=1, C=1, E=1, V=1)
    turn(game, "U", 1, 0, 1)
    game.give("C")
    turn(game, "E", 0, -1, 2)
    assert game.give("V") == [Discard(0, "C"), Passed(0)]
    assert (game.phase, game.player, game.hands) == ("play", 1, [None, "V"])
    assert game.play(2, 0, 0, None) == []
    assert game.phase == "over"


def test_tiles_drawn_ahead_are_played_to_the_end() -> None:
    game = new_game(draw_ahead=True, players=2)
    bag_of(game, U=4)
    turn(game, "U", 1, 0, 1)
    game.give("U")
    turn(game, "U", 2, 0, 1)
    game.give("U")
    game.play(3, 0, 1, None)
    assert (game.phase, game.player, game.hands) == ("play", 1, [None, "U"])
    game.play(4, 0, 1, None)
    assert game.phase == "over"


def whole_game(game: ReferenceGame, random: Random) -> list[Event]:
    """Play at random to the end; returns all that happened."""
    events: list[Event] = []
    while game.phase != "over":
        if game.phase == "play":
            turns = game.legal_turns()
            events += game.play(*random.choice(sorted(turns, key=repr)))
        else:
            events += game.give(random.choices(list(game.drawable()), list(game.drawable().values()))[0])
    return events


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("edition_name", ["hungarian", "slovak", "danish", "winter", "modern", "hunters"])
def test_a_whole_game_adds_up(edition_name: str, draw_ahead: bool) -> None:
    game = new_game(edition_name, 4, draw_ahead=draw_ahead)
    events = whole_game(game, Random(edition_name))
    lines = [event for event in events if isinstance(event, Line)]
    discards = [event for event in events if isinstance(event, Discard)]
    owners, builders = list(game.table.occupied_spots.values()), list(game.table.hut_spots.values())
    for player in range(4):
        assert game.scores[player] == sum(line.points for line in lines if player in line.receivers)
        assert game.supplies[player] + owners.count(player) == game.edition.followers
        assert game.huts[player] + builders.count(player) == game.edition.huts
    assert len(game.board) + len(discards) + sum(game.bag.values()) == game.edition.tile_count
    assert all(game.tiles[name].is_bonus for name, count in game.bag.items() if count)
    assert [line for line in lines if line.final] == game.final_lines()
