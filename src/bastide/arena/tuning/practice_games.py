"""Games between two sets of constants, on the same tiles with the seats turned, and of one set, to be watched."""

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from bastide.kernel import entry
from bastide.kernel.chance import generator
from bastide.kernel.layout import MAX_MOVES, STATE, WORK, Records
from bastide.kernel.tables import tables_of
from bastide.players.evaluation.layout import SCENE, WEIGHTS, Mind
from bastide.players.evaluation.practice import COLUMNS, Sightings, practise
from bastide.tiles import edition

Scores = npt.NDArray[np.int64]

MOST_SIGHTINGS = 20_000


class Table(NamedTuple):
    """What is played: an edition, and how many sit there."""

    edition: str
    players: int


class Desk(NamedTuple):
    """The arrays for the games of one table: the first state is where they begin."""

    states: Records
    mind: Mind


@cache
def desk_for(table: Table) -> Desk:
    states, tables = np.zeros(3, STATE), tables_of(edition(table.edition))
    entry.new_game(states, tables, table.players, 0, 1, 0)
    mind = Mind(tables, np.zeros(1, WORK), np.zeros(1, WEIGHTS), np.zeros(1, SCENE), np.zeros(MAX_MOVES))
    return Desk(states, mind)


class Trial(NamedTuple):
    """Constants on trial at some tables, at each against some others, in the games of some seeds."""

    challenger: Records
    matches: tuple[tuple[Table, Records], ...]
    seeds: range


def margins_of(trial: Trial) -> list[float]:
    """The challenger's mean margin for each seed, in the games of all seats of all matches."""
    return [
        float(
            np.mean(
                [
                    margin
                    for table, opponent in trial.matches
                    for margin in turned_margins(table, trial.challenger, opponent, seed)
                ]
            )
        )
        for seed in trial.seeds
    ]


def turned_margins(table: Table, challenger: Records, opponent: Records, seed: int) -> list[float]:
    """The challenger's margins over the best of the others, on the same tiles at each of the seats."""
    margins = []
    for seat in range(table.players):
        weights = np.concatenate([challenger if other == seat else opponent for other in range(table.players)])
        scores = played(table, weights, seed)
        margins.append(float(scores[seat] - np.delete(scores, seat).max()))
    return margins


def played(table: Table, weights: Records, seed: int) -> Scores:
    """The scores of a game that each seat plays with constants of its own."""
    desk = desk_for(table)
    practise(desk.states, desk.mind, weights, generator(seed), 0, np.zeros((0, COLUMNS)))
    scores: Scores = desk.states[1]["score"][: table.players].astype(np.int64)
    return scores


def watched(tables: Iterable[Table], weights: Records, seeds: range, every: int) -> Sightings:
    """What can be seen every so many tiles in games that the constants play among themselves."""
    room = np.zeros((MOST_SIGHTINGS, COLUMNS))
    found = []
    for table in tables:
        desk = desk_for(table)
        for seed in seeds:
            seats = np.concatenate([weights] * table.players)
            seen = practise(desk.states, desk.mind, seats, generator(seed), every, room)
            found.append(room[:seen].copy())
    return np.concatenate(found)
