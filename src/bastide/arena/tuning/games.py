"""Games for tuning: between two sets of constants on the same tiles, and self-play to observe features."""

from collections.abc import Iterable
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bastide.kernel import entry
from bastide.kernel.chance import generator
from bastide.kernel.layout import MAX_MOVES, STATE, WORK, Records
from bastide.kernel.tables import tables_of
from bastide.players.evaluation.layout import SCRATCH, WEIGHTS, EvaluationContext
from bastide.players.evaluation.self_play import COLUMNS, Observations, play_tuning_game
from bastide.players.evaluation.weights import read_weights
from bastide.tiles import edition

Scores = npt.NDArray[np.int64]

DATA = files("bastide.arena.tuning") / "data"
MAX_OBSERVATIONS = 20_000  # in a game


class TuningSetup(NamedTuple):
    """An edition and a number of players."""

    edition: str
    players: int


# The games that the constants of each family are tuned on.
SETUPS = {
    "classic-two": (TuningSetup("modern", 2), TuningSetup("hungarian", 2)),  # cities pay fields in two ways
    "classic-several": (TuningSetup("modern", 3), TuningSetup("hungarian", 4), TuningSetup("modern", 5)),
    "hunters": (TuningSetup("hunters", 2), TuningSetup("hunters", 4)),
}


def start_text(family: str) -> str:
    """Return the constants that the tuning of a family starts with, as the text of their file."""
    return (DATA / "start" / f"{family}.toml").read_text(encoding="utf-8")


def sparring_partner(players: int) -> Records:
    """Return constants with another style of play, because tuning against itself alone only learns to beat itself.

    Like `greedy`, the partner values followers less the more players there are.
    """
    partner = read_weights((DATA / "sparring-partner.toml").read_text(encoding="utf-8"))
    partner["supply"] *= 2 / players
    return partner


class GameBuffers(NamedTuple):
    """The arrays for the games of one setup; the first state is the start of a game."""

    states: Records
    context: EvaluationContext


@cache
def buffers_for(setup: TuningSetup) -> GameBuffers:
    states, tables = np.zeros(3, STATE), tables_of(edition(setup.edition))
    entry.new_game(states, tables, setup.players, 0, 1, 0)
    work, weights, scratch = np.zeros(1, WORK), np.zeros(1, WEIGHTS), np.zeros(1, SCRATCH)
    return GameBuffers(states, EvaluationContext(tables, work, weights, scratch, np.zeros(MAX_MOVES)))


class Trial(NamedTuple):
    """Constants to be tried in several setups against given opponents, with some seeds."""

    challenger: Records
    matches: tuple[tuple[TuningSetup, Records], ...]
    seeds: range


def trial_margins(trial: Trial) -> list[float]:
    """Return the challenger's mean margin for each seed, over all matches and seats."""
    return [float(np.mean(seed_margins(trial, seed))) for seed in trial.seeds]


def seed_margins(trial: Trial, seed: int) -> list[float]:
    margins = []
    for setup, opponent in trial.matches:
        margins += margins_by_seat(setup, trial.challenger, opponent, seed)
    return margins


def margins_by_seat(setup: TuningSetup, challenger: Records, opponent: Records, seed: int) -> list[float]:
    """Return the challenger's margins over the best opponent, on the same tiles in each seat."""
    margins = []
    for seat in range(setup.players):
        weights = np.concatenate([challenger if other == seat else opponent for other in range(setup.players)])
        scores = final_scores(setup, weights, seed)
        margins.append(float(scores[seat] - np.delete(scores, seat).max()))
    return margins


def final_scores(setup: TuningSetup, weights: Records, seed: int) -> Scores:
    """Play a game with separate constants for each seat, and return the scores."""
    buffers = buffers_for(setup)
    play_tuning_game(buffers.states, buffers.context, weights, generator(seed), 0, np.zeros((0, COLUMNS)))
    scores: Scores = buffers.states[1]["score"][: setup.players].astype(np.int64)
    return scores


def observe_games(setups: Iterable[TuningSetup], weights: Records, seeds: range, every: int) -> Observations:
    """Play games of the constants against themselves, and observe features whenever `every` more tiles are laid."""
    buffer = np.zeros((MAX_OBSERVATIONS, COLUMNS))
    found = []
    for setup in setups:
        buffers = buffers_for(setup)
        for seed in seeds:
            seats = np.concatenate([weights] * setup.players)
            seen = play_tuning_game(buffers.states, buffers.context, seats, generator(seed), every, buffer)
            found.append(buffer[:seen].copy())
    return np.concatenate(found)
