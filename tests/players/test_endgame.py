"""The exact endgame search, compared with a plain exhaustive search."""

import random
from collections.abc import Callable

import pytest

from bastide import Game, Move
from bastide.players import Limit, player
from bastide.players.evaluation.endgame import endgame_margin, is_solvable
from bastide.players.search import SearchBuffers
from bastide.tiles import edition_names
from tests.players.helpers.margins import margin_over_others

CLASSIC = [name for name in edition_names() if name != "hunters"]
ENOUGH = 1e9  # more than any margin


def endgame_position(name: str, players: int, seed: int, *, draw_ahead: bool = False, tiles: int = 1) -> Game:
    """Return a position of a random game with `tiles` left besides the one to play."""
    game, dice = Game(name, players=players, seed=seed, draw_ahead=draw_ahead), random.Random(seed)
    while game.tiles_left + sum(tile is not None for tile in game.hands) - 1 > tiles:
        game.push(dice.choice(game.legal_moves))
    return game.copy(history=False)


def margin(game: Game, seat: int) -> float:
    return margin_over_others(game.edition, game.scores, seat)


def best_end(game: Game) -> Game:
    """Return the end of a game after the best play of the current player, without any chance."""
    while game.phase.is_draw:
        (tile,) = game.drawable
        game.draw(tile)
    return game if game.is_over else max((end_after(game, move) for move in game.legal_moves), key=by_seat(game.player))


def end_after(game: Game, move: Move) -> Game:
    after = game.copy(history=False)
    after.push(move)
    return best_end(after)


def by_seat(seat: int) -> Callable[[Game], float]:
    return lambda game: margin(game, seat)


@pytest.mark.parametrize(
    ("name", "players", "draw_ahead"),
    [*((name, 2, False) for name in CLASSIC), ("modern", 3, False), ("modern", 2, True), ("hungarian", 4, True)],
)
def test_last_two_tiles_match_exhaustive_search(name: str, players: int, draw_ahead: bool) -> None:
    for seed in range(2):
        game, buffers = endgame_position(name, players, seed, draw_ahead=draw_ahead), SearchBuffers()
        ranked = buffers.rank_moves(game, "test")
        assert is_solvable(buffers.states)
        for rank, move in enumerate(ranked.ids.tolist()):
            expected = margin(end_after(game, ranked.move(rank)), game.player)
            assert endgame_margin(buffers.states, ranked.context, move, -ENOUGH) == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(6))
def test_roll_plays_endgame_optimally(seed: int) -> None:
    game = endgame_position("modern", 2, seed)
    best = max(margin(end_after(game, move), game.player) for move in game.legal_moves)
    chosen = player("roll", 1).choose(game, Limit())
    assert margin(end_after(game, chosen), game.player) == pytest.approx(best)


def test_three_tiles_are_not_solvable() -> None:
    buffers = SearchBuffers()
    buffers.rank_moves(endgame_position("modern", 2, 1, tiles=2), "test")
    assert not is_solvable(buffers.states)


def test_possible_bonus_tiles_are_not_solvable() -> None:
    game, buffers = endgame_position("hunters", 2, 1), SearchBuffers()
    buffers.rank_moves(game, "test")
    assert not is_solvable(buffers.states)
