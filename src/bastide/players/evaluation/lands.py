"""What fields and meadows promise to those who have them."""

import math

from bastide.kernel.jit import Number, inlined
from bastide.kernel.layout import ANIMALS, BLOCK, EACH_FIELD, FOLLOWER_BITS, WHOLE_CITY, Record
from bastide.kernel.score import big_game_on, deer_alive, is_occupied_land, note_contacts, owners_of, receivers_of
from bastide.players.evaluation.layout import MAX_CITIES


@inlined
def add_lands(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Add what lands with followers promise."""
    if tables["land_mode"] != ANIMALS:
        look_at_cities(state, tables, weights, scene)
    for land in range(1, state["segments"]):
        if is_occupied_land(state, land):
            add_land(state, tables, weights, scene, land)
    if tables["land_mode"] == WHOLE_CITY:
        add_cities(state, scene)


@inlined
def add_land(state: Record, tables: Record, weights: Record, scene: Record, land: int) -> None:
    """Add what a land promises to its owners; where cities pay by themselves, note who farms beside them."""
    owners = owners_of(state, land)
    for player in range(state["players"]):
        if (owners >> player) & 1:
            scene["worth"][player] += own_land_promise(state, tables, weights, scene, land, Number(player))
            if tables["land_mode"] != EACH_FIELD:
                scene["paid_cities"][player] |= scene["land_blocks"][land]
    if tables["land_mode"] == WHOLE_CITY:
        for city in range(scene["cities"]):
            borders = (scene["land_blocks"][land] >> city) & 1
            scene["city_farmers"][city] += borders * state["followers"][land]


@inlined
def own_land_promise(state: Record, tables: Record, weights: Record, scene: Record, land: int, player: int) -> float:
    """What a land promises to an owner, without cities that pay by themselves or have paid that player."""
    growth = weights["reach"] * math.sqrt(scene["reach"][land]) * scene["lasting"]
    if tables["land_mode"] == ANIMALS:
        return growth + (deer_alive(state, land) + big_game_on(state, land)) * tables["land_points"]
    if tables["land_mode"] == WHOLE_CITY:
        return growth
    cities, pays = scene["land_blocks"][land] & ~scene["paid_cities"][player], 0.0
    for city in range(scene["cities"]):
        pays += ((cities >> city) & 1) * scene["city_pays"][city]
    return growth + pays


@inlined
def look_at_cities(state: Record, tables: Record, weights: Record, scene: Record) -> None:
    """Give each city that pays fields, or may come to, a bit, and note which of them each field borders."""
    for player in range(state["players"]):
        scene["paid_cities"][player] = 0
    cities = Number(0)
    for segment in range(state["segments"]):
        scene["block_bit"][segment] = 0
        scene["land_blocks"][segment] = 0
        if state["shape"][segment] == BLOCK and state["parent"][segment] == segment and cities < MAX_CITIES:
            scene["block_bit"][segment] = Number(1) << cities
            scene["city_pays"][cities] = tables["land_points"] * city_chance(state, weights, scene, segment)
            scene["city_farmers"][cities] = 0
            cities += 1
    scene["cities"] = cities
    note_contacts(state, tables, scene)


@inlined
def city_chance(state: Record, weights: Record, scene: Record, root: int) -> float:
    """How likely a city is to pay fields in the end."""
    if state["open"][root] == 0:
        return 1.0
    return scene["chance"][root] * weights["open_city"]


@inlined
def add_cities(state: Record, scene: Record) -> None:
    """Add what each city pays to those who have the most farmers beside it."""
    for city in range(scene["cities"]):
        if scene["city_farmers"][city]:
            owners = receivers_of(state, scene["city_farmers"][city])
            for player in range(state["players"]):
                scene["worth"][player] += ((owners >> player) & 1) * scene["city_pays"][city]


@inlined
def new_land_promise(state: Record, tables: Record, weights: Record, scene: Record, land: int, player: int) -> float:
    """What a land without followers adds to the margin of a player who places one there."""
    promise = own_land_promise(state, tables, weights, scene, land, player)
    if tables["land_mode"] == WHOLE_CITY:
        for city in range(scene["cities"]):
            if (scene["land_blocks"][land] >> city) & 1:
                promise += scene["city_pays"][city] * share_change(state, scene["city_farmers"][city], player)
    return promise


@inlined
def share_change(state: Record, farmers: int, player: int) -> float:
    """How many times more a city with those farmers beside it counts for a player who adds one."""
    before = receivers_of(state, farmers) if farmers else Number(0)
    after = receivers_of(state, farmers + (Number(1) << FOLLOWER_BITS * player))
    gained = ((after >> player) & 1) - ((before >> player) & 1)
    lost = 0
    for other in range(state["players"]):
        lost += ((before & ~after) >> other) & 1
    return gained + lost / (state["players"] - 1)
