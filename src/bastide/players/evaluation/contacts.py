"""Features of several players that one tile may join: what each promises may then be another's."""

import math

from bastide.kernel.jit import Number, inlined
from bastide.kernel.layout import FOLLOWER_BITS, PORTS, SIDES, Record
from bastide.kernel.score import owners_of, receivers_of
from bastide.players.evaluation.chances import cell_filling
from bastide.players.evaluation.features import promise_of


@inlined
def add_contacts(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Add what everybody may gain or lose where a tile can join two features with followers."""
    for cell in range(state["rim"]):
        first = cell * PORTS
        for side in range(1, SIDES):
            if is_occupied_label(state, first + side):
                for earlier in range(side):
                    if is_occupied_label(state, first + earlier) and may_join(state, first + side, first + earlier):
                        add_contact(state, tables, weights, scene, cell, side, earlier)


@inlined
def is_occupied_label(state: Record, port: int) -> bool:
    return state["rim_label"][port] & 1


@inlined
def may_join(state: Record, port: int, other: int) -> bool:
    """Whether different features of one shape meet a cell at two of its ports."""
    one, another = state["rim_label"][port] >> 1, state["rim_label"][other] >> 1
    return one != another and state["shape"][one] == state["shape"][another]


@inlined
def add_contact(
    state: Record, tables: Record, weights: Record, scene: Record, cell: int, side: int, other_side: int
) -> None:
    one = Number(state["rim_label"][cell * PORTS + side] >> 1)
    other = Number(state["rim_label"][cell * PORTS + other_side] >> 1)
    owners, others = owners_of(state, one), owners_of(state, other)
    both = receivers_of(state, Number(state["followers"][one]) + Number(state["followers"][other]))
    pays = promise_of(state, tables, weights, scene, one)
    other_pays = promise_of(state, tables, weights, scene, other)
    chance = joining_chance(state, weights, scene, cell)
    for player in range(state["players"]):
        change = share_change_of(both, owners, player) * pays + share_change_of(both, others, player) * other_pays
        scene["worth"][player] += chance * change


@inlined
def joining_chance(state: Record, weights: Record, scene: Record, cell: int) -> float:
    """How likely features that meet a cell are to be joined there."""
    return weights["joining"] * math.exp(cell_filling(state, scene, cell))


@inlined
def share_change_of(after: int, before: int, player: int) -> int:
    """1 if a player is an owner only afterwards, -1 if only before, else 0."""
    return ((after >> player) & 1) - ((before >> player) & 1)


@inlined
def new_contacts_worth(state: Record, tables: Record, weights: Record, scene: Record, root: int, player: int) -> float:
    """What a player who places a follower on a feature without any gains in margin by what may be joined to it."""
    worth = 0.0
    for cell in range(state["rim"]):
        first = cell * PORTS
        for side in range(SIDES):
            if state["rim_label"][first + side] >> 1 == root:
                for other_side in range(SIDES):
                    port, other_port = first + side, first + other_side
                    if is_occupied_label(state, other_port) and may_join(state, port, other_port):
                        other = Number(state["rim_label"][other_port] >> 1)
                        change = new_contact_change(state, tables, weights, scene, root, other, player)
                        worth += joining_chance(state, weights, scene, cell) * change
    return worth


@inlined
def new_contact_change(
    state: Record, tables: Record, weights: Record, scene: Record, root: int, other: int, player: int
) -> float:
    """What a player's margin changes by, if a feature with one new follower is joined to another's."""
    own, mine = Number(1) << FOLLOWER_BITS * player, Number(1) << player
    before, both = owners_of(state, other), receivers_of(state, own + state["followers"][other])
    change = margin_change(state, scene, both, mine, player) * promise_of(state, tables, weights, scene, root)
    return change + margin_change(state, scene, both, before, player) * promise_of(state, tables, weights, scene, other)


@inlined
def margin_change(state: Record, scene: Record, after: int, before: int, player: int) -> float:
    """How many times more a feature counts for a player's margin, nearly, after its owners have changed."""
    change = float(share_change_of(after, before, player))
    for other in range(state["players"]):
        if other != player:
            change -= scene["rivalry"][other] * share_change_of(after, before, other)
    return change
