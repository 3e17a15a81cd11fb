"""The sequence of legal moves."""

from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

from bastide import Game, IllegalMove, LegalMoves, Move, Phase, edition_names
from bastide.tiles import HUT, tile


@pytest.fixture(params=edition_names())
def game(request: pytest.FixtureRequest) -> Game:
    """Return a game after several turns."""
    game, random = Game(request.param, players=3, seed=4), Random(4)
    for _ in range(25):
        game.push(random.choice(game.legal_moves))
    return game


@pytest.mark.parametrize("number", [np.int64, np.int8])
def test_numpy_integers_are_accepted(game: Game, number: Callable[[int], Any]) -> None:
    move = game.legal_moves[-1]
    with_numpy = Move(move.tile, *map(number, move[1:]))
    assert with_numpy in game.legal_moves
    assert str(with_numpy) == str(move)
    game.push(with_numpy)
    assert [type(value) for value in game.moves[-1][1:]] == [int] * 4


def test_numpy_integers_are_quoted_as_numbers(game: Game) -> None:
    far: list[Any] = [np.int8(99), np.int8(-2), np.int8(0)]
    with pytest.raises(IllegalMove, match=r"@99,-2"):
        game.push(Move(game.legal_moves[0].tile, *far))


def test_sequence_methods_agree(game: Game) -> None:
    moves = game.legal_moves
    listed = list(moves)
    assert len(moves) == len(listed) == len(set(listed)) > 0
    assert bool(moves)
    assert all(move in moves for move in listed)
    assert [moves[index] for index in range(len(moves))] == listed
    assert moves[-1] == listed[-1]
    assert moves[2:5] == listed[2:5]
    assert list(reversed(moves)) == listed[::-1]
    assert [moves.index(move) for move in listed] == list(range(len(listed)))
    with pytest.raises(IndexError):
        moves[len(moves)]


def test_moves_are_in_their_canonical_rotation(game: Game) -> None:
    assert all(move == move.canonical() and move.tile == game.drawn for move in game.legal_moves)


def test_exactly_the_legal_moves_can_be_pushed(game: Game) -> None:
    assert game.drawn is not None
    cells = {(x + dx, y + dy) for x, y in game.board for dx in range(-1, 2) for dy in range(-1, 2)}
    places = range(2 * HUT)
    tried = {
        Move(game.drawn, *cell, rotation, place)
        for cell in cells
        for rotation in game.drawn.rotations
        for place in places
    }
    assert {move for move in tried if move in game.legal_moves} == set(game.legal_moves)


def test_equivalent_rotations_are_the_same_move() -> None:
    game = Game.unhosted("modern")
    game.draw("U")
    crossing = [Move(tile("U"), 1, 0, 1, 2), Move(tile("U"), 1, 0, 3, 3)]
    assert crossing[0] == crossing[1].canonical()
    assert all(move in game.legal_moves for move in crossing)
    assert crossing[1] not in list(game.legal_moves)


U = tile("U")
ILLEGAL: dict[str, object] = {
    "text": "U@1,0>90",
    "nothing": None,
    "rotation beyond": Move(U, 1, 0, 4),
    "negative rotation": Move(U, 1, 0, -1),
    "place beyond": Move(U, 1, 0, 1, 9),
    "negative place": Move(U, 1, 0, 1, -1),
    "place beyond in another rotation": Move(U, 1, 0, 3, 9),
    "mismatch": Move(U, 1, 0, 0),
    "far away": Move(U, 500, 0, 1),
    "other tile": Move(tile("V"), 1, 0, 1),
    "hut": Move(U, 1, 0, 1, HUT + 1),
    "hut on nothing": Move(U, 1, 0, 1, HUT),
}


@pytest.mark.parametrize("thing", ILLEGAL.values(), ids=ILLEGAL)
def test_foreign_objects_are_not_legal(thing: object) -> None:
    game = Game.unhosted("modern")
    game.draw("U")
    assert thing not in game.legal_moves


def test_cells_with_equal_grid_numbers_are_distinguished() -> None:
    game = Game.unhosted("modern")
    game.draw("U")
    tables = game._raw.tables[0]
    stride, cells = int(tables["stride"]), int(tables["cells"])
    aliases = [(x, y) for x in range(-300, 300) for y in range(-300, 300) if (x + stride * y - 1) % cells == 0]
    assert len(aliases) > 2
    legal = [cell for cell in aliases if Move(tile("U"), *cell, 1, 0) in game.legal_moves]
    assert legal == [(1, 0)]


def test_no_moves_without_a_tile() -> None:
    game = Game.unhosted("modern")
    assert game.phase is Phase.DRAW
    assert not game.legal_moves
    assert list(game.legal_moves) == []
    assert Move(tile("U"), 1, 0, 1, 0) not in game.legal_moves


def test_later_moves_do_not_change_the_sequence(game: Game) -> None:
    moves, listed = game.legal_moves, list(game.legal_moves)
    assert game.legal_moves is moves
    game.push(moves[0])
    assert list(moves) == listed
    assert game.legal_moves is not moves
    game.pop()
    assert list(game.legal_moves) == listed


def test_repr_has_the_number_of_moves(game: Game) -> None:
    assert isinstance(game.legal_moves, LegalMoves)
    assert repr(game.legal_moves) == f"<{len(game.legal_moves)} legal moves>"


def test_huts_are_separate_moves() -> None:
    game = Game.unhosted("hunters")
    game.draw("29")
    laid = [move for move in game.legal_moves if move.cell == (-1, 0)]
    assert {str(move) for move in laid} == {
        "29@-1,0>0",
        "29@-1,0>0 river",
        "29@-1,0>0 meadow.n",
        "29@-1,0>0 meadow.s",
        "29@-1,0>0 hut.river",
        "29@-1,0>180",
        "29@-1,0>180 river",
        "29@-1,0>180 meadow.n",
        "29@-1,0>180 meadow.s",
        "29@-1,0>180 hut.river",
    }
    assert [move.is_hut for move in laid].count(True) == 2


def test_ids_match_moves(game: Game) -> None:
    for number, move in zip(game.legal_ids().tolist(), game.legal_moves, strict=True):
        assert game.legal_moves.id_of(move) == number
        game.push_id(number)
        assert game.moves[-1] == move
        assert game.pop_id() == number
