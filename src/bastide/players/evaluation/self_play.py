"""Self-play games for tuning, with constants for each seat, and observations of the features in them."""

import math

import numpy as np
import numpy.typing as npt

from bastide.kernel.chance import Generator
from bastide.kernel.features import find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import BLOCK, OVER, PATH, PLAY, SITE, Records, Struct
from bastide.kernel.play import clear_report, give, lay
from bastide.kernel.playout import random_design
from bastide.kernel.score import is_occupied
from bastide.players.evaluation.chances import NEVER, count_fits
from bastide.players.evaluation.evaluate import evaluate
from bastide.players.evaluation.layout import EvaluationContext
from bastide.players.evaluation.rating import best_move, rate_moves

Observations = npt.NDArray[np.float64]

# Columns of an observation: a feature in the middle of a game, and whether it was completed later.
SHAPE, FILLING, GAPS, TURNS, SEGMENT, COMPLETED = range(6)
COLUMNS = 6


@kernel
def play_tuning_game(
    states: Records,
    context: EvaluationContext,
    weights: Records,
    random: Generator,
    every: int,
    observations: Observations,
) -> int:
    """Play a game from `states[0]` to its end in `states[1]`; `weights` holds the constants of each seat.

    Observe all occupied unfinished features whenever `every` more tiles are laid, unless it is 0. Return the number of
    observations.
    """
    states[1] = states[0]
    state, tables, work, seen = states[1], context.tables[0], context.work[0], Number(0)
    while state["phase"] != OVER:
        clear_report(work)
        if state["phase"] == PLAY:
            context.weights[0] = weights[state["player"]]
            lay(state, tables, work, best_move(context, rate_moves(states, Number(1), context)))
            if every and state["laid"] % every == 0 and state["phase"] != OVER:
                seen = observe_features(state, context, observations, seen)
        else:
            give(state, tables, work, random_design(state, tables, random))
    for number in range(seen):
        observations[number, COMPLETED] = state["open"][find(state, Number(observations[number, SEGMENT]))] == 0
    return seen


@inlined
def observe_features(state: Struct, context: EvaluationContext, observations: Observations, seen: int) -> int:
    """Append the occupied features of a position to the first `seen` observations, and return the new count."""
    scratch = context.scratch[0]
    count_fits(state, context.tables[0], context.weights[0], scratch)
    evaluate(state, context.tables[0], context.weights[0], scratch)
    for root in range(1, state["segments"]):
        shape = state["shape"][root]
        if is_occupied(state, root) and (shape == PATH or shape == BLOCK or shape == SITE):
            observations[seen, SHAPE], observations[seen, SEGMENT] = shape, root
            observations[seen, FILLING] = max(scratch["gap_logs"][root], NEVER)
            observations[seen, GAPS], observations[seen, TURNS] = scratch["gaps"][root], math.log(1 + scratch["turns"])
            seen += 1
    return seen
