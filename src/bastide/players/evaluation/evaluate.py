"""The value of a position for each player, and the change that placing a piece makes."""

import math

from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import DRAW_BONUS, FINISHED, LAND, OVER, SYSTEM, Struct
from bastide.players.evaluation.chances import estimate_chances
from bastide.players.evaluation.features import add_features, expected_payoff, points_of, return_chance
from bastide.players.evaluation.joins import add_joins, new_joins_value
from bastide.players.evaluation.lands import add_lands, new_land_payoff
from bastide.players.evaluation.layout import KNOTS


@kernel
def evaluate(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Write to `scratch["value"]` the value of a position for each player. Call `count_fits` before."""
    for player in range(state["players"]):
        scratch["value"][player] = state["score"][player]
        scratch["supply"][player] = state["supply"][player]
    if state["phase"] != OVER:
        estimate_chances(state, tables, weights, scratch)
        add_features(state, tables, weights, scratch)
        add_joins(state, tables, weights, scratch)
        add_lands(state, tables, weights, scratch)
        add_supplies(state, weights, scratch)


@inlined
def add_supplies(state: Struct, weights: Struct, scratch: Struct) -> None:
    """Add the value of followers and huts in the supply, and of a bonus turn that is due."""
    for player in range(state["players"]):
        scratch["value"][player] += supply_value(weights, scratch, scratch["supply"][player])
        scratch["value"][player] += weights["hut"] * state["huts"][player] * scratch["fade"]
    if state["phase"] == DRAW_BONUS:
        scratch["value"][state["player"]] += weights["bonus"]


@inlined
def supply_value(weights: Struct, scratch: Struct, followers: float) -> float:
    """Return the present value of followers in the supply; the number need not be whole."""
    knot = min(int(followers), KNOTS - 2)
    low, high = weights["supply"][knot], weights["supply"][knot + 1]
    return (low + (followers - knot) * (high - low)) * scratch["fade"]


@inlined
def margin_of(state: Struct, weights: Struct, scratch: Struct, player: int) -> float:
    """Return the lead of a player over the rivals, and write the share of each to `scratch["rival_weight"]`.

    Several rivals are combined by a soft maximum: the best counts most, and one that is far behind hardly at all.
    """
    if state["players"] == 2:
        scratch["rival_weight"][1 - player] = 1.0
        return scratch["value"][player] - scratch["value"][1 - player]
    total, rivals = 0.0, weights["rivals"]
    for other in range(state["players"]):
        if other != player:
            scratch["rival_weight"][other] = math.exp((scratch["value"][other] - scratch["value"][player]) / rivals)
            total += scratch["rival_weight"][other]
    for other in range(state["players"]):
        if other != player:
            scratch["rival_weight"][other] /= total
    return -rivals * math.log(total / (state["players"] - 1))


@inlined
def piece_value(state: Struct, tables: Struct, weights: Struct, scratch: Struct, root: int, player: int) -> float:
    """Return what a piece on an unoccupied feature adds to a player's margin. Call `evaluate` without it before."""
    shape, supply = state["shape"][root], scratch["supply"][player]
    if shape == SYSTEM:
        return expected_payoff(state, tables, weights, scratch, root) - weights["hut"] * scratch["fade"]
    if shape == LAND:
        payoff, returning = new_land_payoff(state, tables, weights, scratch, root, player), 0.0
    elif state["open"][root] == 0:
        payoff, returning = float(points_of(state, tables, root, Number(FINISHED))), 1.0
    else:
        payoff = expected_payoff(state, tables, weights, scratch, root)
        payoff += new_joins_value(state, tables, weights, scratch, root, player)
        returning = return_chance(state, weights, scratch, root)
    return payoff + supply_value(weights, scratch, supply - 1 + returning) - supply_value(weights, scratch, supply)
