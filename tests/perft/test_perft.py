"""Perft counts of positions match the data files."""

import pytest

from bastide import Game
from tests.perft.counting import PerftPosition, after_draw, compare_divides, perft
from tests.perft.data import FILES, positions
from tests.rules.helpers.games import drawable

POSITIONS = [position for file in FILES for position in positions(file)]
CASES = [(position, depth) for position in POSITIONS for depth in range(1, 1 + len(position.counts))]


@pytest.mark.parametrize(("position", "depth"), CASES, ids=[f"{each.name}-{depth}" for each, depth in CASES])
def test_perft(position: PerftPosition, depth: int) -> None:
    found, expected = perft(position.game(), depth), position.counts[depth - 1]
    assert found == expected, compare_divides(position.game(), position.twin(), depth)


@pytest.mark.parametrize("position", POSITIONS, ids=[each.name for each in POSITIONS])
def test_every_position_has_counts(position: PerftPosition) -> None:
    assert position.counts


def reaches_bonus(game: Game, depth: int) -> bool:
    """Return True if a bonus tile can be played within the given number of turns."""
    if game.phase.is_draw:
        return any(reaches_bonus(after_draw(game, tile.name), depth) for tile in drawable(game))
    if game.drawn is None or game.drawn.is_bonus or depth == 1:
        return game.drawn is not None and game.drawn.is_bonus
    return any(reaches_bonus(after_move(game, move), depth - 1) for move in game.legal_ids().tolist())


def after_move(game: Game, move: int) -> Game:
    moved = game.copy(history=False)
    moved.push_id(move)
    return moved


HUNTS = [each for each in POSITIONS if len(each.counts) > 1 and any(tile.is_bonus for tile in each.rules().tiles)]


@pytest.mark.parametrize("position", HUNTS, ids=[each.name for each in HUNTS])
def test_perft_includes_bonus_turns(position: PerftPosition) -> None:
    assert reaches_bonus(position.game(), len(position.counts))
