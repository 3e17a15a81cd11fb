"""The order of draws: the same for a seed everywhere, and known to its host only."""

import os
import subprocess
import sys
from collections import Counter

import pytest

from bastide import Edition, Game, IllegalMove, edition, edition_names
from bastide.rules.deck import full_bag, in_order, new_seed, shuffled

EDITIONS = [edition(name) for name in edition_names()]

# Records and shared seeds rely on it: if this fails, old seeds have come to mean other games.
ORDER_OF_SEED_7 = (
    "V R A V L X F V E V U K G D A L K P R N U P F O W U S H U D M H W P J T "
    "O U I E V V U W V V C E Q V U H L U N E D S J B W K B M B J N B R E I"
)

PLAY_A_GAME = """
from random import Random
from bastide import Game
game, random = Game("winter", players=3, seed=5, draw_ahead=True), Random(5)
while not game.is_over:
    print(move := random.choice(game.legal_moves), *game.push(move))
print(game.text())
"""


def names(each: Edition, order: list[int]) -> str:
    return " ".join(each.tiles[design].name for design in order)


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_the_bag_has_every_tile_but_the_start_tile(each: Edition) -> None:
    bag = Counter(each.tiles[design] for design in full_bag(each))
    assert bag + Counter([each.start]) == Counter({tile: tile.count for tile in each.tiles})


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_a_seed_only_changes_the_order(each: Edition) -> None:
    assert sorted(shuffled(each, 1)) == sorted(full_bag(each))
    assert shuffled(each, 1) == shuffled(each, 1)
    assert shuffled(each, 1) != shuffled(each, 2)


def test_a_seed_means_the_same_order_for_ever() -> None:
    assert names(edition("modern"), shuffled(edition("modern"), 7)) == ORDER_OF_SEED_7


def test_every_tile_comes_first_as_often_as_there_are_of_it() -> None:
    each, games = edition("modern"), 2000
    first = Counter(shuffled(each, seed)[0] for seed in range(games))
    bag = Counter(full_bag(each))
    for design, count in bag.items():
        expected = games * count / bag.total()
        assert abs(first[design] - expected) < 5 * expected**0.5


def test_seeds_that_nobody_gives_differ() -> None:
    assert new_seed() != new_seed()


def test_an_order_can_be_given_by_names_or_tiles() -> None:
    each = edition("modern")
    order = [each.tiles[design] for design in shuffled(each, 3)]
    by_name, by_tile = Game(each, order=[tile.name for tile in order]), Game("modern", order=order)
    assert by_name.hidden_order() == by_tile.hidden_order() == tuple(order)
    assert in_order(each, order) == shuffled(each, 3)


def test_a_host_draws_in_its_order() -> None:
    game = Game("modern", seed=7)
    order = game.hidden_order()
    for number in range(20):
        assert game.drawn == order[number]
        game.push(game.legal_moves[0])


def test_undoing_keeps_the_order() -> None:
    game = Game("modern", seed=7)
    game.push(game.legal_moves[0])
    drawn = game.drawn
    game.pop()
    game.push(game.legal_moves[-1])
    assert game.drawn == drawn


def test_a_game_that_is_no_host_has_no_order() -> None:
    for game in (Game.unhosted("modern"), Game("modern", seed=7).copy()):
        with pytest.raises(IllegalMove):
            game.hidden_order()


def test_processes_play_the_same_game_from_the_same_seed() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAY_A_GAME],
            env=os.environ | {"PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for hash_seed in ("1", "2")
    ]
    assert told[0] == told[1] != ""
