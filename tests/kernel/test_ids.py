"""Ids of moves from outside: none may make the kernel read or write beyond its arrays."""

import random

import numpy as np
import pytest

from bastide import Game, IllegalMove, edition_names
from bastide.kernel.layout import CELL_SHIFT, PLACE_BITS, ROTATION_BITS

IMPOSSIBLE = (-1, 5, 1 << 30, 1 << 40, 1 << 63, 1 << 64, -(1 << 63))
LOW_BITS = 1 << CELL_SHIFT  # rotation and place
PLACES = 1 << PLACE_BITS


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("move", IMPOSSIBLE)
def test_impossible_id_is_refused(edition: str, move: int) -> None:
    game = Game(edition, seed=1)
    before = game.text()
    with pytest.raises(IllegalMove) as caught:
        game.push_id(move)
    assert caught.value.reason == "move/unknown-id"
    assert str(move) in str(caught.value)
    assert (game.turn, game.text()) == (0, before)


def test_id_without_a_drawn_tile_is_refused() -> None:
    host = Game("modern", seed=1)
    move = int(host.legal_ids()[0])
    undrawn = Game.unhosted("modern")
    with pytest.raises(IllegalMove):
        undrawn.push_id(move)
    assert undrawn.turn == 0


@pytest.mark.parametrize("edition", edition_names())
@pytest.mark.parametrize("seed", range(6))
def test_illegal_ids_stay_within_the_arrays(edition: str, seed: int) -> None:
    """With checked bounds, an access outside an array raises IndexError."""
    chance = random.Random(seed)
    game, refused = Game(edition, players=2 + seed % 4, seed=seed), 0
    while not game.is_over:
        legal = game.legal_ids().tolist()
        anywhere = chance.choice(rim_cells(game)) << CELL_SHIFT | chance.randrange(LOW_BITS)
        anybody = chance.choice(legal) & -PLACES | chance.randrange(PLACES)
        tried = chance.choice((anywhere, anybody))
        try:
            game.push_id(tried)
        except IllegalMove:
            refused += 1
            game.push_id(chance.choice(legal))
    assert refused


@pytest.mark.parametrize("edition", edition_names())
def test_tile_that_does_not_fit_is_refused(edition: str) -> None:
    """Joined features of different shapes would make the kernel search for ever."""
    game = Game(edition, seed=1)
    fitting = {move >> PLACE_BITS for move in game.legal_ids().tolist()}
    tried = [cell << ROTATION_BITS | rotation for cell in rim_cells(game) for rotation in range(4)]
    assert game.drawn
    # Other rotations of the same picture fit wherever the canonical one does.
    canonical = {turn.rotation for turn in game.drawn.canonical_rotations}
    wrong = [each for each in tried if each not in fitting and each % 4 in canonical]
    assert wrong
    for each in wrong:
        with pytest.raises(IllegalMove):
            game.push_id(each << PLACE_BITS)
    assert game.turn == 0


def rim_cells(game: Game) -> list[int]:
    """Return the numbers of the empty cells beside tiles."""
    state = game._raw.state
    cells: list[int] = state["rim_cell"][: int(state["rim"])].tolist()
    return cells


def test_checked_ids_must_be_legal() -> None:
    game = Game("modern", seed=1)
    legal = set(game.legal_ids().tolist())
    cell = min(legal) & -LOW_BITS
    illegal = [move for move in range(cell, cell + LOW_BITS) if move not in legal]
    for move in illegal:
        with pytest.raises(IllegalMove):
            game.push_id(move, check=True)
    assert game.turn == 0
    game.push_id(np.int32(min(legal)), check=True)
    assert game.turn == 1


def test_pop_id_at_the_start_changes_nothing() -> None:
    game = Game("modern", seed=1)
    before = game.text()
    with pytest.raises(IllegalMove) as caught:
        game.pop_id()
    assert caught.value.reason == "undo/nothing"
    assert (game.turn, game.text()) == (0, before)
