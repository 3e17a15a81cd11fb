"""Undo: pops that replay, rewinding, and the buffers that games share."""

import pickle
import random
import sys
import weakref
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

from bastide import Game, IllegalMove, Phase, Record, edition_names
from bastide.kernel.layout import WORK
from bastide.rules.game import copy_with_order
from bastide.rules.raw import KEPT


def play(game: Game, turns: int, seed: int = 1) -> list[str]:
    """Play random moves, and return the position before each of them."""
    chance = random.Random(seed)
    positions: list[str] = []
    while not game.is_over and len(positions) < turns:
        positions.append(game.text())
        game.push(chance.choice(game.legal_moves))
    return positions


def play_by_hand(game: Game, turns: int, seed: int = 1) -> list[str]:
    """Play random moves with random draws, and return the position right after each move, before its draws."""
    chance, positions = random.Random(seed), [game.text()]
    for _ in range(turns):
        while game.phase.is_draw:
            game.draw(chance.choice(list(game.drawable)))
        game.push(chance.choice(game.legal_moves))
        positions.append(game.text())
    return positions


@pytest.mark.parametrize("edition_name", edition_names())
def test_pop_is_exact_back_to_the_first_position(edition_name: str) -> None:
    game = Game(edition_name, players=3, seed=5)
    positions = play(game, 1000)
    assert game.is_over
    while positions:
        game.pop()
        assert game.text() == positions.pop()
    assert game.turn == 0


def test_pop_after_a_replay_continues_the_game() -> None:
    game = Game("modern", seed=2)
    play(game, 30)
    end, moves = game.text(), game.moves
    for _ in range(2 * KEPT):
        game.pop()
    for move in moves[game.turn :]:
        game.push(move)
    assert game.text() == end


def test_copy_keeps_the_history() -> None:
    game = Game("danish", seed=3)
    positions = play(game, 20)
    copied = game.copy()
    while positions:
        copied.pop()
        assert copied.text() == positions.pop()
    assert game.turn == 20


@pytest.mark.parametrize("edition_name", edition_names())
@pytest.mark.parametrize("turn", [0, 1, 12, 19, 20])
def test_rewind_undoes_manual_draws(edition_name: str, turn: int) -> None:
    game = Game.unhosted(edition_name, players=2)
    positions = play_by_hand(game, 20)
    game.rewind(turn)
    assert game.text() == positions[turn]
    assert game.turn == turn
    assert play_by_hand(game, 3, seed=9)[0] == positions[turn]


def test_rewind_undoes_the_draws_after_the_last_move() -> None:
    game = Game.unhosted("modern", players=2)
    *_, moved = play_by_hand(game, 7)
    game.draw(next(iter(game.drawable)))
    game.rewind(7)
    assert game.text() == moved
    assert game.phase is Phase.DRAW


def test_rewound_host_draws_the_same_tiles() -> None:
    game = Game("modern", seed=4)
    positions = play(game, 30)
    game.rewind(9)
    assert game.text() == positions[9]
    game.push(game.legal_moves[0])
    assert game.drawn is not None


@pytest.mark.parametrize("turn", [-1, 6])
def test_rewind_to_an_unplayed_turn_is_rejected(turn: int) -> None:
    game = Game("modern", seed=4)
    play(game, 5)
    before = game.text()
    with pytest.raises(IllegalMove) as caught:
        game.rewind(turn)
    assert caught.value.reason == "undo/no-such-turn"
    assert game.text() == before


def test_rewind_forgets_takebacks_with_undone_draws() -> None:
    game = Game.unhosted("modern")
    game.draw("D")
    game.push(game.legal_moves[0])
    game.draw("V")
    game.take_back()
    game.rewind(0)
    assert game.events() == ()
    game.draw("E")
    game.push(game.legal_moves[0])
    assert Record.parse(str(game.record())).replay() == game


def test_rewound_host_keeps_its_takebacks() -> None:
    game = Game("modern", seed=4)
    play(game, 3)
    taken_back = game.take_back()
    play(game, 1)
    game.rewind(2)
    assert taken_back in game.events()
    assert Record.parse(str(game.record())).replay() == game


def test_copy_with_order_draws_the_same_tiles() -> None:
    game = Game("hunters", players=4, seed=6)
    play(game, 10)
    copied = copy_with_order(game)
    assert copied.is_host
    assert copied.hidden_order() == game.hidden_order()
    assert play(copied, 1000) == play(game, 1000)


def test_copy_with_order_is_independent() -> None:
    game = Game("modern", seed=6)
    play(game, 10)
    before = game.text()
    play(copy_with_order(game), 20)
    assert game.text() == before


def test_games_of_a_thread_do_not_mix_their_moves() -> None:
    one, other = Game("modern", seed=1), Game("hunters", seed=2)
    play(one, 5)
    play(other, 9)
    expected = one.legal_ids()
    other.push_id(int(other.legal_ids()[0]))
    assert np.array_equal(one.legal_ids(), expected)


@pytest.mark.parametrize(
    "replay", [Game.pop, lambda game: game.rewind(3), lambda game: pickle.loads(pickle.dumps(game))]
)
def test_replay_of_another_game_keeps_the_listed_moves(replay: Callable[[Game], object]) -> None:
    one, other = Game("modern", seed=1), Game("modern", seed=2)
    play(one, 5)
    play(other, 9)
    copied = other.copy()
    expected = one.legal_ids()
    replay(copied)
    assert np.array_equal(one.legal_ids(), expected)


def test_resumed_game_forgets_its_earlier_legal_moves() -> None:
    host = Game("modern", seed=3)
    game = Game.unhosted("modern", players=2)
    assert not game.legal_moves
    game.resume(host.hidden_order())
    assert list(game.legal_moves) == list(host.legal_moves)


def test_game_used_in_another_thread_lists_its_own_moves() -> None:
    game = Game("modern", seed=1)
    here = game.legal_ids()
    move = int(here[0])
    with ThreadPoolExecutor(1) as thread:
        thread.submit(game.push_id, move).result()
        there = thread.submit(game.legal_ids).result()
    assert np.array_equal(game.legal_ids(), there)
    fresh = Game("modern", seed=1)
    fresh.push_id(move)
    assert np.array_equal(there, fresh.legal_ids())


@pytest.mark.parametrize("edition_name", edition_names())
def test_finished_game_takes_at_most_200_kb(edition_name: str) -> None:
    game = Game(edition_name, players=5, seed=1)
    play(game, 1000)
    raw = game._raw
    arrays = raw.states.nbytes + raw.first.nbytes + raw.order.nbytes
    lists = sys.getsizeof(raw.moves) + sum(map(sys.getsizeof, raw.moves))
    assert arrays + lists + WORK.itemsize <= 200_000
    assert arrays + lists <= 141_000  # limit of the server, without the shared buffers


def test_game_is_freed_after_its_last_use() -> None:
    game = Game("modern", seed=1)
    game.push(game.legal_moves[0])
    game.legal_ids()
    states = weakref.ref(game._raw.states)
    del game
    assert states() is None
