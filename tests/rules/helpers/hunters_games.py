"""Games of Hunters and Gatherers for tests of text formats, where many tiles fit nowhere."""

import random
from collections.abc import Iterator
from dataclasses import replace

from bastide import Game, Phase, Tile
from bastide.kernel.layout import LAND, SIDE_BITS, SIDE_MASK, SIDES
from bastide.tiles import edition

HUNTERS = edition("hunters")
# The only bonus tile has four rivers: the bonus lapses if no river is open.
ONE_BONUS = replace(
    HUNTERS, name="one-bonus", tiles=tuple(t for t in HUNTERS.tiles if not t.is_bonus or t.name == "86")
)


def play_with_discards(seed: int, *, draw_ahead: bool) -> Iterator[Game]:
    """Play a game to its end with manual draws, yielding the same object after every draw and every move.

    Forests and rivers are closed as soon as possible, and tiles that fit nowhere are drawn as soon as there are any.
    """
    numbers = random.Random(seed)
    game = Game.unhosted("hunters", players=3, draw_ahead=draw_ahead)
    yield game
    while not game.is_over:
        if game.phase is Phase.PLAY:
            moves = numbers.sample(ids := sorted(game.legal_ids().tolist()), len(ids))
            game.push_id(min(moves, key=lambda move: openings_after(game, move)))
        else:
            tiles = [tile for tile in game.bag if tile.is_bonus == (game.phase is Phase.DRAW_BONUS)]
            game.draw(numbers.choice([tile for tile in tiles if not fits_somewhere(game, tile)] or tiles))
        yield game


def hunt_with_discards(seed: int, *, draw_ahead: bool) -> Game:
    """Return a finished game of `play_with_discards`."""
    *_, game = play_with_discards(seed, draw_ahead=draw_ahead)
    return game


def openings_after(game: Game, move: int) -> int:
    game.push_id(move)
    count = openings(game)
    game.pop_id()
    return count


def openings(game: Game) -> int:
    """Count the open sides of forests and rivers."""
    demands = [demand >> SIDE_BITS * side & SIDE_MASK for demand in rim_demands(game) for side in range(SIDES)]
    return sum(demand not in (0, 1 + LAND) for demand in demands)


def fits_somewhere(game: Game, tile: Tile) -> bool:
    fitting = game._raw.tables[0]["match"][game.edition.tiles.index(tile)]
    return any(fitting[demand] for demand in rim_demands(game))


def rim_demands(game: Game) -> list[int]:
    state = game._raw.state
    demands: list[int] = state["rim_sides"][: state["rim"]].tolist()
    return demands
