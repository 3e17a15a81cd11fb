"""Copies are independent games without the hidden order."""

import copy
import pickle
from collections.abc import Callable, Hashable
from random import Random

import numpy as np
import pytest

from bastide import Game, Phase, Tile, edition_names
from bastide.kernel.layout import UNKNOWN
from tests.kernel.helpers.states import same_state
from tests.rules.helpers.games import before_bonus

WAYS: dict[str, Callable[[Game], Game]] = {
    "copy()": lambda game: game.copy(),
    "copy(history=False)": lambda game: game.copy(history=False),
    "copy.copy": copy.copy,
    "copy.deepcopy": copy.deepcopy,
    "pickle": lambda game: pickle.loads(pickle.dumps(game)),
}
WITH_HISTORY = {name: way for name, way in WAYS.items() if name != "copy(history=False)"}


def host(edition_name: str = "modern", turns: int = 20, *, draw_ahead: bool = False) -> Game:
    """Return a host after a few turns."""
    game, random = Game(edition_name, players=3, seed=9, draw_ahead=draw_ahead), Random(9)
    for _ in range(turns):
        game.push(random.choice(game.legal_moves))
    return game


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("edition_name", edition_names())
def test_copy_has_the_same_position(edition_name: str, way: Callable[[Game], Game]) -> None:
    game = host(edition_name)
    clone = way(game)
    assert clone == game
    assert clone.text() == game.text()
    assert list(clone.legal_moves) == list(game.legal_moves)
    assert (clone.drawn, clone.player, clone.scores) == (game.drawn, game.player, game.scores)


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_copy_is_independent(way: Callable[[Game], Game]) -> None:
    game = host()
    before, events = game.text(), game.events()
    clone = way(game)
    clone.push(clone.legal_moves[-1])
    clone.draw(next(iter(clone.bag)))
    assert game.text() == before
    assert game.events() == events
    copied = clone.text()
    game.push(game.legal_moves[0])
    game.push(game.legal_moves[0])
    assert clone.text() == copied


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_copy_waits_for_draws(way: Callable[[Game], Game], draw_ahead: bool) -> None:
    clone = way(host(draw_ahead=draw_ahead))
    clone.push(clone.legal_moves[0])
    assert clone.drawn is None
    assert clone.phase is (Phase.DRAW_AHEAD if draw_ahead else Phase.DRAW)
    assert not clone.legal_moves


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_copy_of_a_copy_is_a_copy(way: Callable[[Game], Game]) -> None:
    clone = way(way(host()))
    assert clone == host()
    clone.push(clone.legal_moves[0])
    assert clone.drawn is None


@pytest.mark.parametrize("way", WITH_HISTORY.values(), ids=WITH_HISTORY)
def test_copy_keeps_the_history(way: Callable[[Game], Game]) -> None:
    game = host()
    game.take_back()
    game.push(game.legal_moves[3])
    clone = way(game)
    assert clone.events() == game.events()
    assert clone.moves == game.moves
    while game.turn:
        assert clone.pop() == game.pop()
        assert clone == game
    assert clone.turn == 0


def test_copy_without_history_begins_now() -> None:
    clone = host().copy(history=False)
    assert (clone.turn, clone.moves, clone.events()) == (0, (), ())
    move = clone.legal_moves[0]
    clone.push(move)
    assert clone.moves == (move,)
    assert clone.pop() == move
    assert clone.drawn is not None


def same_past_other_future(game: Game) -> Game:
    """Return a host in the same position with another hidden order of both bags."""
    hidden, drawn = list(game.hidden_order()), game.drawn_tiles()
    for each in drawn:
        hidden.remove(each)
    other = Game(game.edition, players=game.players, order=[*drawn, *hidden[::-1]])
    for move in game.moves:
        other.push(move)
    assert other.hidden_order() != game.hidden_order()
    return other


def bonus_host(turns: int = 60) -> Game:
    """Return a host that has drawn from both bags."""
    game = host("hunters", turns)
    assert any(each.is_bonus for each in game.drawn_tiles())
    assert game.bonus_left
    return game


both_games = pytest.mark.parametrize("make", [host, bonus_host], ids=["modern", "hunters"])


@both_games
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_copy_does_not_depend_on_hidden_order(way: Callable[[Game], Game], make: Callable[[], Game]) -> None:
    one, other = (way(game)._raw for game in (make(), same_past_other_future(make())))
    assert same_state(one.state, other.state)
    assert np.array_equal(one.order, other.order)
    for bag, left in enumerate(one.state["left"].tolist()):
        assert (one.order[bag, one.order.shape[1] - left :] == UNKNOWN).all()


@both_games
def test_host_does_not_show_hidden_order(make: Callable[[], Game]) -> None:
    one, other = make(), same_past_other_future(make())
    assert all(ours != theirs for ours, theirs in zip(hidden_tiles(one), hidden_tiles(other), strict=True))
    assert one == other
    assert repr(one) == repr(other)
    assert str(one) == str(other)
    assert one.events() == other.events()
    assert pickle.dumps(one) == pickle.dumps(other)


def hidden_tiles(game: Game) -> list[list[Tile]]:
    """Return the hidden order of each bag that is not empty."""
    hidden = list(game.hidden_order())
    for each in game.drawn_tiles():
        hidden.remove(each)
    bags = ([each for each in hidden if each.is_bonus == is_bonus] for is_bonus in (False, True))
    return [bag for bag in bags if bag]


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_copy_waits_for_bonus_draws(way: Callable[[Game], Game], draw_ahead: bool) -> None:
    game, move = before_bonus(9, draw_ahead=draw_ahead)
    clone = way(game)
    clone.push(move)
    assert (clone.phase, clone.drawn, clone.player) == (Phase.DRAW_BONUS, None, game.player)
    game.push(move)
    assert game.drawn is not None
    clone.draw(game.drawn)
    assert clone == game  # a bonus turn can be copied too
    assert way(clone) == game == way(game)


def test_popped_copy_draws_again() -> None:
    clone = host().copy()
    last = clone.pop()
    assert clone.drawn == last.tile
    clone.push(last)
    assert not clone.legal_moves
    clone.draw(next(iter(clone.bag)))
    assert clone.phase is Phase.PLAY


def test_games_cannot_be_hashed() -> None:
    assert not issubclass(Game, Hashable)


def test_game_is_equal_to_games_only() -> None:
    assert host() != "a game"
    assert host(turns=3) != host(turns=4)
