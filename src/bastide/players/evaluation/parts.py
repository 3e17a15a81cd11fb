"""What a move changes about a position, part by part: they sum up to what the evaluation makes of it."""

import numpy as np

from bastide.kernel.features import find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import DRAW_BONUS, LAND, MAX_PLAYERS, MAX_SEGMENTS, OVER, Record, Records
from bastide.kernel.play import clear_report, lay
from bastide.kernel.score import is_occupied
from bastide.players.evaluation.chances import look_at_chances, look_into_bag
from bastide.players.evaluation.contacts import add_contacts
from bastide.players.evaluation.features import add_feature
from bastide.players.evaluation.lands import add_lands
from bastide.players.evaluation.layout import Mind, Ratings
from bastide.players.evaluation.worth import add_supplies

PARTS = np.dtype(
    [
        # to each player
        ("points", np.float64, (MAX_PLAYERS,)),  # scored, without the final scoring
        ("promise", np.float64, (MAX_SEGMENTS, MAX_PLAYERS)),  # of each feature but the lands, at its root
        ("contacts", np.float64, (MAX_PLAYERS,)),  # what may be gained or lost where features may be joined
        ("lands", np.float64, (MAX_PLAYERS,)),
        ("pieces", np.float64, (MAX_PLAYERS,)),  # in the supply, and coming home
        ("bonus", np.float64, (MAX_PLAYERS,)),  # a bonus turn
    ],
    align=True,
)

BY_PLAYER = ("points", "contacts", "lands", "pieces", "bonus")  # the parts that are one number a player

BEFORE, AFTER, CHANGE = range(3)


@kernel
def compare(states: Records, mind: Mind, move: int, parts: Records) -> None:
    """Write to `parts` what `states[0]` is worth before a move, after it, and the change; `states[1]` is the one after.

    The change of what features promise stands where the feature has its root after the move.
    """
    look_into_bag(states[0], mind.tables[0], mind.weights[0], mind.scene[0])
    take_apart(states[0], mind, parts[BEFORE])
    states[1] = states[0]
    clear_report(mind.work[0])
    lay(states[1], mind.tables[0], mind.work[0], move)
    take_apart(states[1], mind, parts[AFTER])
    parts[CHANGE] = parts[AFTER]
    subtract(states[1], parts[BEFORE], parts[CHANGE])


@kernel
def take_apart(state: Record, mind: Mind, parts: Record) -> None:
    """Write to `parts` what a position is worth to each player, after a look into the bag."""
    tables, weights, scene = mind.tables[0], mind.weights[0], mind.scene[0]
    for player in range(state["players"]):
        parts["points"][player] = state["score"][player]
        parts["contacts"][player] = parts["lands"][player] = parts["pieces"][player] = parts["bonus"][player] = 0.0
        scene["worth"][player] = 0.0
        scene["home"][player] = state["supply"][player]
    parts["promise"][:] = 0.0
    if state["phase"] == OVER:
        take_final_scoring(state, mind.work[0], parts)
        return
    look_at_chances(state, tables, weights, scene)
    for root in range(1, state["segments"]):
        if is_occupied(state, root) and state["shape"][root] != LAND:
            add_feature(state, tables, weights, scene, root)
            take_worth(state, scene, parts["promise"][root])
    add_contacts(state, tables, weights, scene)
    take_worth(state, scene, parts["contacts"])
    add_lands(state, tables, weights, scene)
    take_worth(state, scene, parts["lands"])
    add_supplies(state, weights, scene)
    take_worth(state, scene, parts["pieces"])
    if state["phase"] == DRAW_BONUS:
        parts["bonus"][state["player"]] = weights["bonus"]
        parts["pieces"][state["player"]] -= weights["bonus"]


@inlined
def take_worth(state: Record, scene: Record, part: Ratings) -> None:
    """Move to a part what was added to the worth of a position since the last one."""
    for player in range(state["players"]):
        part[player] = scene["worth"][player]
        scene["worth"][player] = 0.0


@inlined
def take_final_scoring(state: Record, work: Record, parts: Record) -> None:
    """Move the points of the final scoring to what they were paid for, as if it had been promised."""
    for line in range(work["final_line"], work["lines"]):
        points = float(work["line_size_points"][line] + work["line_value_points"][line])
        for player in range(state["players"]):
            paid = points * ((work["line_receivers"][line] >> player) & 1)
            parts["points"][player] -= paid
            if work["line_shape"][line] == LAND:
                parts["lands"][player] += paid
            else:
                parts["promise"][work["line_feature"][line], player] += paid


@inlined
def subtract(state: Record, before: Record, change: Record) -> None:
    """Subtract the parts before a move from those after it; features that it joined are one."""
    for player in range(state["players"]):
        change["points"][player] -= before["points"][player]
        change["contacts"][player] -= before["contacts"][player]
        change["lands"][player] -= before["lands"][player]
        change["pieces"][player] -= before["pieces"][player]
        change["bonus"][player] -= before["bonus"][player]
    for segment in range(1, state["segments"]):
        root = find(state, Number(segment))
        for player in range(state["players"]):
            change["promise"][root, player] -= before["promise"][segment, player]
