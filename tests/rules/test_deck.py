"""The order of draws: equal for a seed everywhere, and known to the host only."""

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterable
from itertools import chain, zip_longest
from random import Random

import pytest

from bastide import Drawn, Edition, Game, IllegalMove, Tile, edition, edition_names
from bastide.kernel.layout import LAND_BAG
from bastide.rules.deck import full_bags, new_seed, parse_order, shuffle_tiles
from tests.rules.helpers.games import before_bonus, brings_bonus

EDITIONS = [edition(name) for name in edition_names()]

# Records and shared seeds rely on this: if it fails, old seeds give other games.
ORDERS_OF_SEED_7 = {
    "modern": (
        "V R A V L X F V E V U K G D A L K P R N U P F O W U S H U D M H W P J T "
        "O U I E V V U W V V C E Q V U H L U N E D S J B W K B M B J N B R E I"
    ),
    "hunters": (
        "3 45 66 15 54 60 77 70 75 69 39 61 33 22 37 63 76 21 47 56 64 2 72 74 34 12 5 49 35 23 "
        "29 53 20 44 26 52 78 42 24 14 48 57 10 46 62 79 19 32 67 11 43 18 68 65 17 50 71 58 25 36 "
        "59 40 16 9 55 30 8 73 31 4 38 6 28 41 7 51 13 27 "
        "83 82 91 85 86 89 87 90 81 84 80 88"
    ),
}

PLAY_A_GAME = """
from random import Random
from bastide import Game
for rules in ("winter", "hunters"):
    game, random = Game(rules, players=3, seed=5, draw_ahead=True), Random(5)
    while not game.is_over:
        print(move := random.choice(game.legal_moves), *game.push(move))
    print(game.text())
"""


def names(each: Edition, order: list[int]) -> str:
    return " ".join(each.tiles[design].name for design in order)


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_bags_have_every_tile_except_the_start_tile(each: Edition) -> None:
    land, bonus = ([each.tiles[design] for design in bag] for bag in full_bags(each))
    assert bags(land + bonus) == (land, bonus)
    assert Counter([*land, *bonus, each.start]) == Counter({tile: tile.count for tile in each.tiles})


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_seed_changes_only_the_order(each: Edition) -> None:
    assert sorted(shuffle_tiles(each, 1)) == sorted(chain(*full_bags(each)))
    assert shuffle_tiles(each, 1) == shuffle_tiles(each, 1)
    assert shuffle_tiles(each, 1) != shuffle_tiles(each, 2)


@pytest.mark.parametrize(("rules", "order"), ORDERS_OF_SEED_7.items())
def test_order_of_a_seed_never_changes(rules: str, order: str) -> None:
    assert names(edition(rules), shuffle_tiles(edition(rules), 7)) == order


def test_first_tiles_are_uniformly_distributed() -> None:
    each, games = edition("modern"), 2000
    first = Counter(shuffle_tiles(each, seed)[0] for seed in range(games))
    bag = Counter(full_bags(each)[LAND_BAG])
    for design, count in bag.items():
        expected = games * count / bag.total()
        assert abs(first[design] - expected) < 5 * expected**0.5


def test_default_seeds_differ() -> None:
    assert new_seed() != new_seed()


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_order_can_be_given_by_names_or_tiles(rules: str) -> None:
    each = edition(rules)
    order = [each.tiles[design] for design in shuffle_tiles(each, 3)]
    by_name, by_tile = Game(each, order=[tile.name for tile in order]), Game(rules, order=order)
    assert by_name.hidden_order() == by_tile.hidden_order() == tuple(order)
    assert parse_order(each, order, Counter(order)) == shuffle_tiles(each, 3)


def test_land_and_bonus_tiles_may_be_mixed_in_an_order() -> None:
    each = edition("hunters")
    land, bonus = bags(each.tiles[design] for design in shuffle_tiles(each, 3))
    mixed = [tile for pair in zip_longest(land, bonus) for tile in pair if tile is not None]
    assert mixed[:4] == [land[0], bonus[0], land[1], bonus[1]]
    for order in (mixed, bonus + land):
        assert Game(each, order=order).hidden_order() == (*land, *bonus)


def bags(tiles: Iterable[Tile]) -> tuple[list[Tile], list[Tile]]:
    """Return the land tiles and the bonus tiles, each in order."""
    listed = list(tiles)
    return [tile for tile in listed if not tile.is_bonus], [tile for tile in listed if tile.is_bonus]


def test_host_draws_in_order() -> None:
    game = Game("modern", seed=7)
    order = game.hidden_order()
    for number in range(20):
        assert game.drawn == order[number]
        game.push(game.legal_moves[0])


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_host_draws_from_each_bag_in_order(draw_ahead: bool) -> None:
    game, random = Game("hunters", players=3, seed=7, draw_ahead=draw_ahead), Random(7)
    land, bonus = bags(game.hidden_order())
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    drawn_land, drawn_bonus = bags(event.tile for event in game.events() if isinstance(event, Drawn))
    assert drawn_land == land
    assert drawn_bonus == bonus[: len(drawn_bonus)] != []
    assert game.drawn_tiles() == (*drawn_land, *drawn_bonus)


def test_undoing_keeps_the_order() -> None:
    game = Game("modern", seed=7)
    game.push(game.legal_moves[0])
    drawn = game.drawn
    game.pop()
    game.push(game.legal_moves[-1])
    assert game.drawn == drawn


def test_undoing_a_bonus_turn_keeps_both_orders() -> None:
    game, move = before_bonus(7)
    order, bonus_left = game.hidden_order(), game.bonus_left
    game.push(move)
    bonus_tile = game.drawn
    game.push(game.legal_moves[0])
    land_tile = game.drawn
    game.pop()
    game.pop()
    assert (game.hidden_order(), game.bonus_left) == (order, bonus_left)
    other = next(each for each in game.legal_moves if not brings_bonus(game.preview(each)))
    game.push(other)
    assert game.drawn == land_tile  # without gold, bonus tiles stay in their bag
    game.pop()
    game.push(move)
    assert game.drawn == bonus_tile


def test_game_without_host_has_no_order() -> None:
    for game in (Game.unhosted("modern"), Game("modern", seed=7).copy(), Game("hunters", seed=7).copy()):
        with pytest.raises(IllegalMove):
            game.hidden_order()


def test_seed_plays_the_same_game_in_every_process() -> None:
    outputs = [
        subprocess.run(
            [sys.executable, "-c", PLAY_A_GAME],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert outputs[0] == outputs[1] != ""
