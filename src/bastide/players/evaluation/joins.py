"""Joins: pairs of occupied features that one tile may join, which may change their owners."""

import math

from bastide.kernel.jit import Number, inlined
from bastide.kernel.layout import FOLLOWER_BITS, PORTS, SIDES, Struct
from bastide.kernel.score import owners_of, receivers_of
from bastide.players.evaluation.chances import log_fill_chance
from bastide.players.evaluation.features import expected_payoff


@inlined
def add_joins(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Add the expected gains and losses where a tile can join two occupied features."""
    for cell in range(state["rim"]):
        first = cell * PORTS
        for side in range(1, SIDES):
            if is_occupied_label(state, first + side):
                for earlier in range(side):
                    if is_occupied_label(state, first + earlier) and may_join(state, first + side, first + earlier):
                        add_join(state, tables, weights, scratch, cell, side, earlier)


@inlined
def is_occupied_label(state: Struct, port: int) -> bool:
    return state["rim_label"][port] & 1


@inlined
def may_join(state: Struct, port: int, other: int) -> bool:
    """Return True if two different features of the same shape meet a cell at these ports."""
    one, another = state["rim_label"][port] >> 1, state["rim_label"][other] >> 1
    return one != another and state["shape"][one] == state["shape"][another]


@inlined
def add_join(
    state: Struct, tables: Struct, weights: Struct, scratch: Struct, cell: int, side: int, other_side: int
) -> None:
    one = Number(state["rim_label"][cell * PORTS + side] >> 1)
    other = Number(state["rim_label"][cell * PORTS + other_side] >> 1)
    owners, others = owners_of(state, one), owners_of(state, other)
    both = receivers_of(state, Number(state["followers"][one]) + Number(state["followers"][other]))
    pays = expected_payoff(state, tables, weights, scratch, one)
    other_pays = expected_payoff(state, tables, weights, scratch, other)
    chance = join_chance(state, weights, scratch, cell)
    for player in range(state["players"]):
        change = owner_change(both, owners, player) * pays + owner_change(both, others, player) * other_pays
        scratch["value"][player] += chance * change


@inlined
def join_chance(state: Struct, weights: Struct, scratch: Struct, cell: int) -> float:
    """Return the chance that two features meeting a cell are joined there."""
    return weights["joining"] * math.exp(log_fill_chance(state, scratch, cell))


@inlined
def owner_change(after: int, before: int, player: int) -> int:
    """Return 1 if a player is an owner only afterwards, -1 if only before, else 0."""
    return ((after >> player) & 1) - ((before >> player) & 1)


@inlined
def new_joins_value(state: Struct, tables: Struct, weights: Struct, scratch: Struct, root: int, player: int) -> float:
    """Return the margin that a player gains from possible joins by claiming an unoccupied feature."""
    value = 0.0
    for cell in range(state["rim"]):
        first = cell * PORTS
        for side in range(SIDES):
            if state["rim_label"][first + side] >> 1 == root:
                for other_side in range(SIDES):
                    port, other_port = first + side, first + other_side
                    if is_occupied_label(state, other_port) and may_join(state, port, other_port):
                        other = Number(state["rim_label"][other_port] >> 1)
                        change = new_join_change(state, tables, weights, scratch, root, other, player)
                        value += join_chance(state, weights, scratch, cell) * change
    return value


@inlined
def new_join_change(
    state: Struct, tables: Struct, weights: Struct, scratch: Struct, root: int, other: int, player: int
) -> float:
    """Return the change of a player's margin if a newly claimed feature is joined to another one."""
    own, mine = Number(1) << FOLLOWER_BITS * player, Number(1) << player
    before, both = owners_of(state, other), receivers_of(state, own + state["followers"][other])
    payoff = expected_payoff(state, tables, weights, scratch, root)
    other_payoff = expected_payoff(state, tables, weights, scratch, other)
    change = margin_change(state, scratch, both, mine, player) * payoff
    return change + margin_change(state, scratch, both, before, player) * other_payoff


@inlined
def margin_change(state: Struct, scratch: Struct, after: int, before: int, player: int) -> float:
    """Return the approximate change of a feature's share in a player's margin when its owners change."""
    change = float(owner_change(after, before, player))
    for other in range(state["players"]):
        if other != player:
            change -= scratch["rival_weight"][other] * owner_change(after, before, other)
    return change
