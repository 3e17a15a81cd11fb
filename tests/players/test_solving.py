"""The end of a game, against a plain search through all that can be played."""

import random
from collections.abc import Callable

import pytest

from bastide import Game, Move
from bastide.players import Limit, player
from bastide.players.evaluation.solving import is_solvable, solved_margin
from bastide.players.thinking import Memory
from bastide.tiles import edition_names
from tests.players.margins import margin_over_others

CLASSIC = [name for name in edition_names() if name != "hunters"]
ENOUGH = 1e9  # more than anybody ever wins by


def near_the_end(name: str, players: int, seed: int, *, draw_ahead: bool = False, tiles: int = 1) -> Game:
    """A position of a random game in which so many tiles are left beside the one to be played."""
    game, dice = Game(name, players=players, seed=seed, draw_ahead=draw_ahead), random.Random(seed)
    while game.tiles_left + sum(tile is not None for tile in game.hands) - 1 > tiles:
        game.push(dice.choice(game.legal_moves))
    return game.copy(history=False)


def margin(game: Game, seat: int) -> float:
    return margin_over_others(game.edition, game.scores, seat)


def best_end(game: Game) -> Game:
    """The end of a game that whoever is at turn plays best, with nothing left to chance."""
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
def test_the_last_two_tiles_are_played_as_by_an_exhaustive_search(name: str, players: int, draw_ahead: bool) -> None:
    for seed in range(2):
        game, memory = near_the_end(name, players, seed, draw_ahead=draw_ahead), Memory()
        outlook = memory.outlook(game, "test")
        assert is_solvable(memory.states)
        for rank, move in enumerate(outlook.ids.tolist()):
            expected = margin(end_after(game, outlook.move(rank)), game.player)
            assert solved_margin(memory.states, outlook.mind, move, -ENOUGH) == pytest.approx(expected)


@pytest.mark.parametrize("seed", range(6))
def test_roll_plays_the_end_as_well_as_it_can_be_played(seed: int) -> None:
    game = near_the_end("modern", 2, seed)
    best = max(margin(end_after(game, move), game.player) for move in game.legal_moves)
    chosen = player("roll", 1).choose(game, Limit())
    assert margin(end_after(game, chosen), game.player) == pytest.approx(best)


def test_three_tiles_are_too_many() -> None:
    memory = Memory()
    memory.outlook(near_the_end("modern", 2, 1, tiles=2), "test")
    assert not is_solvable(memory.states)


def test_bonus_tiles_that_may_come_are_left_to_chance() -> None:
    game, memory = near_the_end("hunters", 2, 1), Memory()
    memory.outlook(game, "test")
    assert not is_solvable(memory.states)
