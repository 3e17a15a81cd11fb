"""Random games: they end by the rules, and their mean scores match known values."""

from math import sqrt
from statistics import fmean, stdev

import numpy as np
import pytest

from bastide import edition, edition_names
from bastide.kernel import entry, warm_up
from bastide.kernel.chance import WORD, below, generator
from bastide.kernel.jit import COMPILED
from bastide.kernel.layout import BONUS_BAG, LAND_BAG, OVER, STATE, WORK, Struct
from bastide.kernel.playout import play_games
from bastide.kernel.tables import tables_of
from tests.kernel.helpers.states import same_state

GAMES = 4000 if COMPILED else 2


def final_states(edition_name: str, players: int, seed: int, games: int) -> list[Struct]:
    """Return the final states of random games."""
    states, work, tables = np.zeros(2, STATE), np.zeros(1, WORK), tables_of(edition(edition_name))
    entry.new_game(states, tables, players, 0, 1, 0)
    random, ends = generator(seed), []
    for _ in range(games):
        turns = play_games(states, tables, work, random, 1)
        ends.append(states[1].copy())
        assert turns == states[1]["laid"] - 1
    return ends


@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("edition_name", edition_names())
def test_random_games_end(edition_name: str, players: int) -> None:
    for end in final_states(edition_name, players, seed=players, games=2):
        assert end["phase"] == OVER
        assert end["left"][LAND_BAG] == 0
        assert end["left"][BONUS_BAG] == end["bag"].sum()  # only bonus tiles may be left
        assert not end["hand"].any()
        assert min(end["score"]) >= 0


def test_same_seed_plays_the_same_game() -> None:
    [one], [same], [other] = (final_states("modern", 3, seed, 1) for seed in (11, 11, 12))
    assert same_state(one, same)
    assert not same_state(one, other)


# The mean score of each seat in a game for two, and its precision. Values of the classic editions come from a study
# with other kernels. Those of hunters were measured in 40,000 games of this kernel, which agrees with the twin.
MEAN_SCORES = {"modern": [(18.65, 0.005), (18.4, 0.05)], "hunters": [(18.67, 0.05), (18.33, 0.05)]}
MEAN_BONUS_TURNS, BONUS_PRECISION = 2.48, 0.01


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for a mean")
@pytest.mark.parametrize("edition_name", MEAN_SCORES)
def test_mean_scores_of_uniformly_random_turns(edition_name: str) -> None:
    ends = final_states(edition_name, 2, seed=2026, games=GAMES)
    for seat, (mean, precision) in enumerate(MEAN_SCORES[edition_name]):
        assert is_near([int(end["score"][seat]) for end in ends], mean, precision)


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for a mean")
def test_mean_number_of_bonus_turns() -> None:
    ends = final_states("hunters", 2, seed=2026, games=GAMES)
    bonus = [design for design, tile in enumerate(edition("hunters").tiles) if tile.is_bonus]
    laid = [int(np.isin(end["laid_design"][: end["laid"]], bonus).sum()) for end in ends]
    assert is_near(laid, MEAN_BONUS_TURNS, BONUS_PRECISION)


def is_near(numbers: list[int], mean: float, precision: float) -> bool:
    """Return True if a sample is consistent with a mean that is known to some precision."""
    return abs(fmean(numbers) - mean) < 4 * stdev(numbers) / sqrt(len(numbers)) + precision


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """Return the next state of the generator and its number, as published by its author."""
    number = (a + b + counter) & WORD
    turned = (c << 21 | c >> 11) & WORD
    return [b ^ b >> 9, (c + (c << 3)) & WORD, (turned + number) & WORD, (counter + 1) & WORD, number]


def test_random_numbers_match_sfc32() -> None:
    seed = 0x0123456789ABCDEF_FEDCBA98
    state = [seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, 1]
    for _ in range(16):
        *state, _ = sfc32(*state)
    random = generator(seed)
    for limit in (2, 3, 40, 2**31 - 1):
        *state, number = sfc32(*state)
        assert below(random, limit) == number * limit >> 32
    assert random.tolist() == state


def test_every_number_below_the_limit_occurs() -> None:
    random = generator(5)
    assert {below(random, 7) for _ in range(200)} == set(range(7))


def test_warm_up_compiles_all_entry_points() -> None:
    warm_up()
    if COMPILED:
        assert play_games.overloads  # type: ignore[attr-defined]
