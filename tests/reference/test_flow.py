"""Turns, draws and the end of the game."""

from random import Random

import pytest

from bastide.tiles import edition

from .events import Discard, Passed, TwinEvent
from .game import ReferenceGame
from .positions import new_game, play_turn, put, tiles
from .scoring import TwinLine


def set_bag(game: ReferenceGame, **counts: int) -> None:
    """Replace the content of the bag."""
    game.bag = dict.fromkeys(game.bag, 0) | counts


def test_turns_go_round_from_the_first_player() -> None:
    game = ReferenceGame(edition("modern"), 3, first=2)
    seen = []
    for x in range(1, 5):
        seen.append(game.player)
        play_turn(game, "U", x, 0, 1)
    assert seen == [2, 0, 1, 2]


def test_start_tile_is_not_in_the_bag() -> None:
    game = new_game("winter")
    assert sum(game.bag.values()) == 83
    assert game.bag["D"] == 3


def test_unplayable_tile_is_replaced_by_another_draw() -> None:
    game = new_game()
    put(game, "E", 0, -1, 2)
    assert game.give("C") == [Discard(0, "C")]
    assert (game.phase, game.player, game.hands, game.bag["C"]) == ("draw", 0, [None] * 3, 0)
    assert game.give("U") == []
    assert (game.phase, game.player) == ("play", 0)


def test_game_ends_with_the_last_tile() -> None:
    game = new_game()
    set_bag(game, U=1)
    [line] = play_turn(game, "U", 1, 0, 1, segment=0)
    assert line == TwinLine("road", frozenset({(0, 0), (1, 0)}), tiles(2, 2), (0,), (1, 0, 0), final=True)
    assert game.phase == "over"
    assert game.scores == [2, 0, 0]
    assert game.legal_turns() == set()


def test_unplayable_last_tile_ends_the_game() -> None:
    game = new_game()
    put(game, "E", 0, -1, 2)
    set_bag(game, C=1)
    assert game.give("C") == [Discard(0, "C")]
    assert game.phase == "over"


def test_players_draw_ahead_after_their_first_turn() -> None:
    game = new_game(draw_ahead=True, players=2)
    play_turn(game, "U", 1, 0, 1)
    assert (game.phase, game.player) == ("draw ahead", 0)
    game.give("C")
    assert (game.phase, game.player, game.hands) == ("draw", 1, ["C", None])
    play_turn(game, "U", 2, 0, 1)
    game.give("V")
    assert (game.phase, game.player, game.hands) == ("play", 0, ["C", "V"])


def test_tile_drawn_ahead_is_checked_on_its_turn() -> None:
    game = new_game(draw_ahead=True, players=2)
    play_turn(game, "U", 1, 0, 1)
    game.give("C")
    play_turn(game, "E", 0, -1, 2)  # closes the only city that C could have joined
    assert game.give("V") == [Discard(0, "C")]
    assert (game.phase, game.player, game.hands) == ("draw", 0, [None, "V"])


def test_player_without_tile_is_skipped_when_bag_is_empty() -> None:
    game = new_game(draw_ahead=True, players=2)
    set_bag(game, U=1, C=1, E=1, V=1)
    play_turn(game, "U", 1, 0, 1)
    game.give("C")
    play_turn(game, "E", 0, -1, 2)
    assert game.give("V") == [Discard(0, "C"), Passed(0)]
    assert (game.phase, game.player, game.hands) == ("play", 1, [None, "V"])
    assert game.play(2, 0, 0, None) == []
    assert game.phase == "over"


def test_tiles_drawn_ahead_are_played_to_the_end() -> None:
    game = new_game(draw_ahead=True, players=2)
    set_bag(game, U=4)
    play_turn(game, "U", 1, 0, 1)
    game.give("U")
    play_turn(game, "U", 2, 0, 1)
    game.give("U")
    game.play(3, 0, 1, None)
    assert (game.phase, game.player, game.hands) == ("play", 1, [None, "U"])
    game.play(4, 0, 1, None)
    assert game.phase == "over"


def whole_game(game: ReferenceGame, random: Random) -> list[TwinEvent]:
    """Play at random to the end, and return all events."""
    events: list[TwinEvent] = []
    while game.phase != "over":
        if game.phase == "play":
            turns = game.legal_turns()
            events += game.play(*random.choice(sorted(turns, key=repr)))
        else:
            events += game.give(random.choices(list(game.drawable()), list(game.drawable().values()))[0])
    return events


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("edition_name", ["hungarian", "slovak", "danish", "winter", "modern", "hunters"])
def test_whole_game_adds_up(edition_name: str, draw_ahead: bool) -> None:
    game = new_game(edition_name, 4, draw_ahead=draw_ahead)
    events = whole_game(game, Random(edition_name))
    lines = [event for event in events if isinstance(event, TwinLine)]
    discards = [event for event in events if isinstance(event, Discard)]
    owners, builders = list(game.table.occupied_spots.values()), list(game.table.hut_spots.values())
    for player in range(4):
        assert game.scores[player] == sum(line.points for line in lines if player in line.receivers)
        assert game.supplies[player] + owners.count(player) == game.edition.followers
        assert game.huts[player] + builders.count(player) == game.edition.huts
    assert len(game.board) + len(discards) + sum(game.bag.values()) == game.edition.tile_count
    assert all(game.tiles[name].is_bonus for name, count in game.bag.items() if count)
    assert [line for line in lines if line.final] == game.final_lines()
