"""Whole games by ratings alone, a seat each with its own constants, and what became of features in them: for tuning."""

import math

import numpy as np
import numpy.typing as npt

from bastide.kernel.chance import Generator
from bastide.kernel.features import find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import BLOCK, OVER, PATH, PLAY, SITE, Record, Records
from bastide.kernel.play import clear_report, give, lay
from bastide.kernel.playout import draw_any
from bastide.kernel.score import is_occupied
from bastide.players.evaluation.chances import NEVER, look_into_bag
from bastide.players.evaluation.layout import Mind
from bastide.players.evaluation.rating import best_rated, rate_moves
from bastide.players.evaluation.worth import evaluate

Sightings = npt.NDArray[np.float64]

# The columns of sightings: a feature seen in the middle of a game, and what became of it.
SHAPE, FILLING, GAPS, TURNS, SEGMENT, COMPLETED = range(6)
COLUMNS = 6


@kernel
def practise(states: Records, mind: Mind, weights: Records, random: Generator, every: int, sightings: Sightings) -> int:
    """Play a game on from `states[0]` in `states[1]`; `weights` holds the constants of each seat.

    Every so many tiles, unless `every` is 0, look at all unfinished features with followers. Return how many were seen.
    """
    states[1] = states[0]
    state, tables, work, seen = states[1], mind.tables[0], mind.work[0], Number(0)
    while state["phase"] != OVER:
        clear_report(work)
        if state["phase"] == PLAY:
            mind.weights[0] = weights[state["player"]]
            lay(state, tables, work, best_rated(mind, rate_moves(states, Number(1), mind)))
            if every and state["laid"] % every == 0 and state["phase"] != OVER:
                seen = look_around(state, mind, sightings, seen)
        else:
            give(state, tables, work, draw_any(state, tables, random))
    for number in range(seen):
        sightings[number, COMPLETED] = state["open"][find(state, Number(sightings[number, SEGMENT]))] == 0
    return seen


@inlined
def look_around(state: Record, mind: Mind, sightings: Sightings, seen: int) -> int:
    """Add what there is to see to so many sightings, and return how many there are then."""
    scene = mind.scene[0]
    look_into_bag(state, mind.tables[0], mind.weights[0], scene)
    evaluate(state, mind.tables[0], mind.weights[0], scene)
    for root in range(1, state["segments"]):
        shape = state["shape"][root]
        if is_occupied(state, root) and (shape == PATH or shape == BLOCK or shape == SITE):
            sightings[seen, SHAPE], sightings[seen, SEGMENT] = shape, root
            sightings[seen, FILLING] = max(scene["hopes"][root], NEVER)
            sightings[seen, GAPS], sightings[seen, TURNS] = scene["gaps"][root], math.log(1 + scene["turns"])
            seen += 1
    return seen
