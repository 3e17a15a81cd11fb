"""The change that a move makes, split into parts that sum up to the change of the evaluation."""

import numpy as np

from bastide.kernel.features import find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import DRAW_BONUS, LAND, MAX_PLAYERS, MAX_SEGMENTS, OVER, Records, Struct
from bastide.kernel.play import clear_report, lay
from bastide.kernel.score import is_occupied
from bastide.players.evaluation.chances import count_fits, estimate_chances
from bastide.players.evaluation.evaluate import add_supplies
from bastide.players.evaluation.features import add_feature
from bastide.players.evaluation.joins import add_joins
from bastide.players.evaluation.lands import add_lands
from bastide.players.evaluation.layout import EvaluationContext, Ratings

PARTS = np.dtype(
    [
        # For each player
        ("points", np.float64, (MAX_PLAYERS,)),  # scored so far, without the final scoring
        ("payoff", np.float64, (MAX_SEGMENTS, MAX_PLAYERS)),  # expected, of each feature except lands, at its root
        ("joins", np.float64, (MAX_PLAYERS,)),  # expected from joins of two features
        ("lands", np.float64, (MAX_PLAYERS,)),
        ("pieces", np.float64, (MAX_PLAYERS,)),  # in the supply, or returning
        ("bonus", np.float64, (MAX_PLAYERS,)),  # value of a bonus turn
    ],
    align=True,
)

BY_PLAYER = ("points", "joins", "lands", "pieces", "bonus")  # parts with one number for each player

BEFORE, AFTER, CHANGE = range(3)


@kernel
def compare_parts(states: Records, context: EvaluationContext, move: int, parts: Records) -> None:
    """Write to `parts` the value of `states[0]` before a move, after it, and the change.

    `states[1]` holds the position after the move. Changes of payoffs are at the roots that features have there.
    """
    count_fits(states[0], context.tables[0], context.weights[0], context.scratch[0])
    split_value(states[0], context, parts[BEFORE])
    states[1] = states[0]
    clear_report(context.work[0])
    lay(states[1], context.tables[0], context.work[0], move)
    split_value(states[1], context, parts[AFTER])
    parts[CHANGE] = parts[AFTER]
    subtract(states[1], parts[BEFORE], parts[CHANGE])


@kernel
def split_value(state: Struct, context: EvaluationContext, parts: Struct) -> None:
    """Write to `parts` the value of a position for each player. Call `count_fits` before."""
    tables, weights, scratch = context.tables[0], context.weights[0], context.scratch[0]
    for player in range(state["players"]):
        parts["points"][player] = state["score"][player]
        parts["joins"][player] = parts["lands"][player] = parts["pieces"][player] = parts["bonus"][player] = 0.0
        scratch["value"][player] = 0.0
        scratch["supply"][player] = state["supply"][player]
    parts["payoff"][:] = 0.0
    if state["phase"] == OVER:
        split_final_scoring(state, context.work[0], parts)
        return
    estimate_chances(state, tables, weights, scratch)
    for root in range(1, state["segments"]):
        if is_occupied(state, root) and state["shape"][root] != LAND:
            add_feature(state, tables, weights, scratch, root)
            move_value(state, scratch, parts["payoff"][root])
    add_joins(state, tables, weights, scratch)
    move_value(state, scratch, parts["joins"])
    add_lands(state, tables, weights, scratch)
    move_value(state, scratch, parts["lands"])
    add_supplies(state, weights, scratch)
    move_value(state, scratch, parts["pieces"])
    if state["phase"] == DRAW_BONUS:
        parts["bonus"][state["player"]] = weights["bonus"]
        parts["pieces"][state["player"]] -= weights["bonus"]


@inlined
def move_value(state: Struct, scratch: Struct, part: Ratings) -> None:
    """Move the value that was added since the previous part to this part."""
    for player in range(state["players"]):
        part[player] = scratch["value"][player]
        scratch["value"][player] = 0.0


@inlined
def split_final_scoring(state: Struct, work: Struct, parts: Struct) -> None:
    """Attribute the points of the final scoring to the features that paid them."""
    for line in range(work["final_line"], work["lines"]):
        points = float(work["line_size_points"][line] + work["line_value_points"][line])
        for player in range(state["players"]):
            paid = points * ((work["line_receivers"][line] >> player) & 1)
            parts["points"][player] -= paid
            if work["line_shape"][line] == LAND:
                parts["lands"][player] += paid
            else:
                parts["payoff"][work["line_feature"][line], player] += paid


@inlined
def subtract(state: Struct, before: Struct, change: Struct) -> None:
    """Subtract the parts before a move from those after it, merging the features that it joined."""
    for player in range(state["players"]):
        change["points"][player] -= before["points"][player]
        change["joins"][player] -= before["joins"][player]
        change["lands"][player] -= before["lands"][player]
        change["pieces"][player] -= before["pieces"][player]
        change["bonus"][player] -= before["bonus"][player]
    for segment in range(1, state["segments"]):
        root = find(state, Number(segment))
        for player in range(state["players"]):
            change["payoff"][root, player] -= before["payoff"][segment, player]
