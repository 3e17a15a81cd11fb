"""What a position is worth to each player, and what placing a piece changes about it."""

import math

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import DRAW_BONUS, FINISHED, LAND, OVER, SYSTEM, Record
from bastide.players.evaluation.chances import look_at_chances
from bastide.players.evaluation.contacts import add_contacts, new_contacts_worth
from bastide.players.evaluation.features import add_features, coming_home, points_of, promise_of
from bastide.players.evaluation.lands import add_lands, new_land_promise
from bastide.players.evaluation.layout import KNOTS


@kernel
def evaluate(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Write to `scene["worth"]` what a position is worth to each player, after a look into the bag."""
    for player in range(state["players"]):
        scene["worth"][player] = state["score"][player]
        scene["home"][player] = state["supply"][player]
    if state["phase"] != OVER:
        look_at_chances(state, tables, weights, scene)
        add_features(state, tables, weights, scene)
        add_contacts(state, tables, weights, scene)
        add_lands(state, tables, weights, scene)
        add_supplies(state, weights, scene)


@inlined
def add_supplies(state: Record, weights: Record, scene: Record) -> None:
    """Add what followers and huts in the supply are worth, and a bonus turn that is due."""
    for player in range(state["players"]):
        scene["worth"][player] += supply_worth(weights, scene, scene["home"][player])
        scene["worth"][player] += weights["hut"] * state["huts"][player] * scene["lasting"]
    if state["phase"] == DRAW_BONUS:
        scene["worth"][state["player"]] += weights["bonus"]


@inlined
def supply_worth(weights: Record, scene: Record, home: float) -> float:
    """What so many followers, not always a whole number, are worth in the supply now."""
    knot = min(int(home), KNOTS - 2)
    low, high = weights["supply"][knot], weights["supply"][knot + 1]
    return (low + (home - knot) * (high - low)) * scene["lasting"]


@inlined
def margin_of(state: Record, weights: Record, scene: Record, player: int) -> float:
    """How far a player is ahead of the others, and write to `scene["rivalry"]` how much each of them counts for that.

    Several others are summed up by a soft maximum: the best counts most, and one that is far behind hardly at all.
    """
    if state["players"] == 2:
        scene["rivalry"][1 - player] = 1.0
        return scene["worth"][player] - scene["worth"][1 - player]
    total, rivals = 0.0, weights["rivals"]
    for other in range(state["players"]):
        if other != player:
            scene["rivalry"][other] = math.exp((scene["worth"][other] - scene["worth"][player]) / rivals)
            total += scene["rivalry"][other]
    for other in range(state["players"]):
        if other != player:
            scene["rivalry"][other] /= total
    return -rivals * math.log(total / (state["players"] - 1))


@inlined
def piece_worth(state: Record, tables: Record, weights: Record, scene: Record, root: int, player: int) -> float:
    """What a piece on a feature that had none adds to a player's margin, after `evaluate` without that piece."""
    shape, home = state["shape"][root], scene["home"][player]
    if shape == SYSTEM:
        return promise_of(state, tables, weights, scene, root) - weights["hut"] * scene["lasting"]
    if shape == LAND:
        promise, back = new_land_promise(state, tables, weights, scene, root, player), 0.0
    elif state["open"][root] == 0:
        promise, back = float(points_of(state, tables, root, Number(FINISHED))), 1.0
    else:
        promise = promise_of(state, tables, weights, scene, root)
        promise += new_contacts_worth(state, tables, weights, scene, root, player)
        back = coming_home(state, weights, scene, root)
    return promise + supply_worth(weights, scene, home - 1 + back) - supply_worth(weights, scene, home)
