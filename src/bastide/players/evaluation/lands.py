"""Expected payoffs of fields and meadows."""

import math

from bastide.kernel.jit import Number, inlined
from bastide.kernel.layout import ANIMALS, BLOCK, EACH_FIELD, FOLLOWER_BITS, WHOLE_CITY, Struct
from bastide.kernel.score import big_game_on, deer_alive, is_occupied_land, list_contacts, owners_of, receivers_of
from bastide.players.evaluation.layout import MAX_CITIES


@inlined
def add_lands(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Add the expected payoffs of occupied lands."""
    if tables["land_mode"] != ANIMALS:
        list_cities(state, tables, weights, scratch)
    for land in range(1, state["segments"]):
        if is_occupied_land(state, land):
            add_land(state, tables, weights, scratch, land)
    if tables["land_mode"] == WHOLE_CITY:
        add_cities(state, scratch)


@inlined
def add_land(state: Struct, tables: Struct, weights: Struct, scratch: Struct, land: int) -> None:
    """Add the expected payoff of a land to its owners.

    Where cities pay once for all their fields, also record the farmers beside each city.
    """
    owners = owners_of(state, land)
    for player in range(state["players"]):
        if (owners >> player) & 1:
            scratch["value"][player] += land_payoff(state, tables, weights, scratch, land, Number(player))
            if tables["land_mode"] != EACH_FIELD:
                scratch["paid_cities"][player] |= scratch["land_blocks"][land]
    if tables["land_mode"] == WHOLE_CITY:
        for city in range(scratch["cities"]):
            borders = (scratch["land_blocks"][land] >> city) & 1
            scratch["city_farmers"][city] += borders * state["followers"][land]


@inlined
def land_payoff(state: Struct, tables: Struct, weights: Struct, scratch: Struct, land: int, player: int) -> float:
    """Return the expected payoff of a land for an owner.

    It leaves out cities that pay once for all their fields, and cities that have paid this player already.
    """
    growth = weights["reach"] * math.sqrt(scratch["reach"][land]) * scratch["fade"]
    if tables["land_mode"] == ANIMALS:
        return growth + (deer_alive(state, land) + big_game_on(state, land)) * tables["land_points"]
    if tables["land_mode"] == WHOLE_CITY:
        return growth
    cities, pays = scratch["land_blocks"][land] & ~scratch["paid_cities"][player], 0.0
    for city in range(scratch["cities"]):
        pays += ((cities >> city) & 1) * scratch["city_pays"][city]
    return growth + pays


@inlined
def list_cities(state: Struct, tables: Struct, weights: Struct, scratch: Struct) -> None:
    """Number the cities that pay fields, or may do so, and record which of them each field borders."""
    for player in range(state["players"]):
        scratch["paid_cities"][player] = 0
    cities = Number(0)
    for segment in range(state["segments"]):
        scratch["block_bit"][segment] = 0
        scratch["land_blocks"][segment] = 0
        if state["shape"][segment] == BLOCK and state["parent"][segment] == segment and cities < MAX_CITIES:
            scratch["block_bit"][segment] = Number(1) << cities
            scratch["city_pays"][cities] = tables["land_points"] * city_chance(state, weights, scratch, segment)
            scratch["city_farmers"][cities] = 0
            cities += 1
    scratch["cities"] = cities
    list_contacts(state, tables, scratch)


@inlined
def city_chance(state: Struct, weights: Struct, scratch: Struct, root: int) -> float:
    """Return the chance that a city pays fields at the end of the game."""
    if state["open"][root] == 0:
        return 1.0
    return scratch["chance"][root] * weights["open_city"]


@inlined
def add_cities(state: Struct, scratch: Struct) -> None:
    """Add the payoff of each city to the players with the most farmers beside it."""
    for city in range(scratch["cities"]):
        if scratch["city_farmers"][city]:
            owners = receivers_of(state, scratch["city_farmers"][city])
            for player in range(state["players"]):
                scratch["value"][player] += ((owners >> player) & 1) * scratch["city_pays"][city]


@inlined
def new_land_payoff(state: Struct, tables: Struct, weights: Struct, scratch: Struct, land: int, player: int) -> float:
    """Return what an unoccupied land adds to the margin of a player who claims it."""
    payoff = land_payoff(state, tables, weights, scratch, land, player)
    if tables["land_mode"] == WHOLE_CITY:
        for city in range(scratch["cities"]):
            if (scratch["land_blocks"][land] >> city) & 1:
                payoff += scratch["city_pays"][city] * share_change(state, scratch["city_farmers"][city], player)
    return payoff


@inlined
def share_change(state: Struct, farmers: int, player: int) -> float:
    """Return the change of a city's share in the margin of a player who adds a farmer beside it."""
    before = receivers_of(state, farmers) if farmers else Number(0)
    after = receivers_of(state, farmers + (Number(1) << FOLLOWER_BITS * player))
    gained = ((after >> player) & 1) - ((before >> player) & 1)
    lost = 0
    for other in range(state["players"]):
        lost += ((before & ~after) >> other) & 1
    return gained + lost / (state["players"] - 1)
