"""Whole random games: they end by the rules, and their mean scores are those known of random play."""

from statistics import fmean, stdev

import numpy as np
import pytest

from bastide import edition, edition_names
from bastide.kernel import entry, warm_up
from bastide.kernel.chance import WORD, below, generator
from bastide.kernel.jit import COMPILED
from bastide.kernel.layout import OVER, STATE, WORK, Record
from bastide.kernel.playout import play_games
from bastide.kernel.tables import tables_of
from tests.kernel.states import same_state

GAMES = 4000 if COMPILED else 2


def final_states(edition_name: str, players: int, seed: int, games: int) -> list[Record]:
    """The states in which so many random games end."""
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
        assert end["bag_total"] == 0
        assert not end["hand"].any()
        assert min(end["score"]) >= 0


def test_the_same_seed_plays_the_same_game() -> None:
    [one], [same], [other] = (final_states("modern", 3, seed, 1) for seed in (11, 11, 12))
    assert same_state(one, same)
    assert not same_state(one, other)


@pytest.mark.skipif(not COMPILED, reason="plain Python is too slow for a mean")
def test_mean_scores_of_uniformly_random_turns() -> None:
    ends = final_states("modern", 2, seed=2026, games=GAMES)
    # Known from a study of other kernels, to the digits given.
    for seat, (mean, precision) in enumerate([(18.65, 0.005), (18.4, 0.05)]):
        scores = [int(end["score"][seat]) for end in ends]
        assert abs(fmean(scores) - mean) < 4 * stdev(scores) / GAMES**0.5 + precision


def sfc32(a: int, b: int, c: int, counter: int) -> list[int]:
    """The generator's next state, then the number it gives, as its author published it."""
    number = (a + b + counter) & WORD
    turned = (c << 21 | c >> 11) & WORD
    return [b ^ b >> 9, (c + (c << 3)) & WORD, (turned + number) & WORD, (counter + 1) & WORD, number]


def test_random_numbers_are_those_of_sfc32() -> None:
    seed = 0x0123456789ABCDEF_FEDCBA98
    state = [seed & WORD, seed >> 32 & WORD, seed >> 64 & WORD, 1]
    for _ in range(16):
        *state, _ = sfc32(*state)
    random = generator(seed)
    for limit in (2, 3, 40, 2**31 - 1):
        *state, number = sfc32(*state)
        assert below(random, limit) == number * limit >> 32
    assert random.tolist() == state


def test_every_number_below_a_limit_comes() -> None:
    random = generator(5)
    assert {below(random, 7) for _ in range(200)} == set(range(7))


def test_warm_up_compiles_all_that_python_calls() -> None:
    warm_up()
    if COMPILED:
        assert play_games.overloads  # type: ignore[attr-defined]
