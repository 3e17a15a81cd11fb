"""Scoring of completed features, and the final scoring of unfinished features, systems and lands."""

from bastide.kernel.features import count_bits, find
from bastide.kernel.jit import Number, inlined, kernel
from bastide.kernel.layout import (
    ANIMALS,
    BIG_GAME_SHIFT,
    BLOCK,
    FINISHED,
    FIRE_SHIFT,
    FOLLOWER_BITS,
    LAND,
    MAX_BIG_GAME,
    MAX_DEER,
    MAX_FOLLOWERS,
    MAX_TIGERS,
    MAX_VALUE,
    ONCE_A_CITY,
    PATH,
    SITE,
    TIGER_SHIFT,
    UNFINISHED,
    VALUE_BITS,
    WHOLE_CITY,
    Struct,
)

SMALL = 2  # tiles of a small block
SITE_TILES = 9  # the tile of a site and the eight around it


@inlined
def followers_of(packed: int, player: int) -> int:
    """Return the number of a player's followers, given the packed followers of a feature."""
    return (packed >> FOLLOWER_BITS * player) & MAX_FOLLOWERS


@inlined
def receivers_of(state: Struct, packed: int) -> int:
    """Return the players with the most followers, a bit each."""
    most = 0
    for player in range(state["players"]):
        most = max(most, followers_of(packed, player))
    receivers = 0
    for player in range(state["players"]):
        receivers |= (followers_of(packed, player) == most) << player
    return receivers


@inlined
def owners_of(state: Struct, root: int) -> int:
    """Return the players who are paid for a feature with followers, a bit each."""
    if state["dolmen"] and find(state, Number(state["dolmen"])) == root:
        return Number(1 << state["dolmen_owner"])
    return receivers_of(state, Number(state["followers"][root]))


@inlined
def score_completed(state: Struct, tables: Struct, work: Struct) -> None:
    """Score the features that the tile just laid has completed, and return their followers to the players."""
    for segment in range(Number(state["laid_first"][state["laid"] - 1]), Number(state["segments"])):
        shape = state["shape"][segment]
        if shape == PATH or shape == BLOCK:
            score_if_complete(state, tables, work, find(state, segment))
    for site in range(state["sites"]):
        score_if_complete(state, tables, work, Number(state["site_segment"][site]))


@inlined
def score_if_complete(state: Struct, tables: Struct, work: Struct, root: int) -> None:
    if state["open"][root] == 0:
        if state["shape"][root] == BLOCK and gold_of(state, root):
            work["gold_feature"][work["golds"]] = root
            work["golds"] += 1
        if state["followers"][root]:
            score_feature(state, tables, work, root, Number(FINISHED))
            return_followers(state, root)


@inlined
def gold_of(state: Struct, block: int) -> int:
    return state["value"][block] >> VALUE_BITS


@inlined
def value_of(state: Struct, root: int) -> int:
    """Return the pennants, mushrooms or fish of a path, block or system; for a path, in the lakes at its ends."""
    return Number(state["value"][root] & MAX_VALUE)


@inlined
def return_followers(state: Struct, root: int) -> None:
    for player in range(state["players"]):
        state["supply"][player] += followers_of(Number(state["followers"][root]), player)
    state["followers"][root] = 0


@inlined
def feature_size(state: Struct, root: int, finished: int) -> int:
    """Return the number of tiles that a feature is paid for; for a site, its own and those around it."""
    if state["shape"][root] == SITE:
        return SITE_TILES if finished else Number(SITE_TILES - state["open"][root])
    return Number(state["size"][root])


@inlined
def size_points(state: Struct, tables: Struct, root: int, finished: int) -> int:
    """Return the points for the tiles of a path, block or site."""
    return tile_points(tables, Number(state["shape"][root]), feature_size(state, root, finished), finished)


@inlined
def tile_points(tables: Struct, shape: int, size: int, finished: int) -> int:
    """Return the points for `size` tiles of a path, block or site."""
    if finished and shape == BLOCK and size == SMALL:
        return tables["small_block"]
    return size * tables["tile_points"][Number(finished), shape]


@inlined
def value_points(state: Struct, tables: Struct, root: int, finished: int) -> int:
    """Return the points for the pennants, mushrooms or fish of a path, block or system."""
    return value_of(state, root) * tables["value_points"][Number(finished), state["shape"][root]]


@kernel
def score_feature(state: Struct, tables: Struct, work: Struct, root: int, finished: int) -> None:
    """Pay the players with the most followers or huts on a path, block, site or system."""
    packed = Number(state["followers"][root])
    line = open_line(work, Number(state["shape"][root]), root, packed, owners_of(state, root))
    work["line_size"][line], work["line_value"][line] = feature_size(state, root, finished), value_of(state, root)
    work["line_size_points"][line] = size_points(state, tables, root, finished)
    work["line_value_points"][line] = value_points(state, tables, root, finished)
    pay(state, work, line)


@inlined
def open_line(work: Struct, shape: int, root: int, packed: int, receivers: int) -> int:
    line = work["lines"]
    work["lines"] = line + 1
    work["line_shape"][line], work["line_feature"][line] = shape, root
    work["line_followers"][line], work["line_receivers"][line] = packed, receivers
    return line


@inlined
def pay(state: Struct, work: Struct, line: int) -> None:
    points = work["line_size_points"][line] + work["line_value_points"][line]
    for player in range(state["players"]):
        if (work["line_receivers"][line] >> player) & 1:
            state["score"][player] += points


@kernel
def score_game(state: Struct, tables: Struct, work: Struct) -> None:
    """Run the final scoring: unfinished features and systems, then the lands. Followers stay on the board."""
    work["final_line"] = work["lines"]
    for segment in range(1, state["segments"]):
        if is_occupied(state, segment) and state["shape"][segment] != LAND and pays_unfinished(state, tables, segment):
            score_feature(state, tables, work, segment, Number(UNFINISHED))
    if tables["land_mode"] == ANIMALS:
        score_meadows(state, tables, work)
    else:
        score_farms(state, tables, work)


@inlined
def pays_unfinished(state: Struct, tables: Struct, root: int) -> bool:
    finished = Number(UNFINISHED)
    return size_points(state, tables, root, finished) + value_points(state, tables, root, finished) > 0


@kernel
def score_meadows(state: Struct, tables: Struct, work: Struct) -> None:
    """Pay the owners of each meadow for its animals, except for deer that tigers eat."""
    for land in range(1, state["segments"]):
        if is_occupied_land(state, land) and deer_on(state, land) + big_game_on(state, land):
            line = open_line(work, Number(LAND), land, Number(state["followers"][land]), owners_of(state, land))
            deer, game = deer_alive(state, land), big_game_on(state, land)
            work["line_size"][line], work["line_value"][line] = game, deer
            work["line_size_points"][line] = game * tables["land_points"]
            work["line_value_points"][line] = deer * tables["land_points"]
            pay(state, work, line)


@inlined
def deer_on(state: Struct, land: int) -> int:
    """Return the number of deer on a meadow."""
    return Number(state["value"][land]) & MAX_DEER


@inlined
def big_game_on(state: Struct, land: int) -> int:
    """Return the number of mammoths and aurochs on a meadow, which tigers do not eat."""
    return (Number(state["value"][land]) >> BIG_GAME_SHIFT) & MAX_BIG_GAME


@inlined
def deer_alive(state: Struct, land: int) -> int:
    """Return the number of deer left on a meadow after each tiger has eaten one. A fire drives the tigers off."""
    tigers = 0 if state["value"][land] >> FIRE_SHIFT else (Number(state["value"][land]) >> TIGER_SHIFT) & MAX_TIGERS
    return max(deer_on(state, land) - tigers, 0)


@inlined
def score_farms(state: Struct, tables: Struct, work: Struct) -> None:
    list_completed_blocks(state, work)
    list_contacts(state, tables, work)
    if tables["land_mode"] == WHOLE_CITY:
        score_farms_by_city(state, tables, work)
    else:
        score_farms_by_field(state, tables, work)


@inlined
def list_completed_blocks(state: Struct, work: Struct) -> None:
    """Give every completed block a bit, in `work["block_bit"]` at its root."""
    # A completed block has at least two sides, which face each other, so there are fewer blocks than bits.
    count = 0
    for segment in range(state["segments"]):
        root, block = state["parent"][segment] == segment, state["shape"][segment] == BLOCK
        completed = root & block & (state["open"][segment] == 0)  # branch-free
        work["land_blocks"][segment] = 0
        work["block_bit"][segment] = completed << count
        count += completed


@inlined
def list_contacts(state: Struct, tables: Struct, work: Struct) -> None:
    """Write the completed blocks that each land borders to `work["land_blocks"]` at its root, as `block_bit`s."""
    for laid in range(state["laid"]):
        design, first = state["laid_design"][laid], state["laid_first"][laid]
        for contact in range(tables["contacts"][design]):
            land = find(state, Number(first + tables["contact_land"][design, contact]))
            block = find(state, Number(first + tables["contact_block"][design, contact]))
            work["land_blocks"][land] |= work["block_bit"][block]


@inlined
def is_occupied(state: Struct, segment: int) -> bool:
    """Return True if a segment is the root of a feature with followers."""
    # In this order, because few segments have followers and many are roots.
    return state["followers"][segment] != 0 and state["parent"][segment] == segment


@inlined
def is_occupied_land(state: Struct, segment: int) -> bool:
    """Return True if a segment is the root of a land with followers: a farm, or a meadow with hunters."""
    return is_occupied(state, segment) and state["shape"][segment] == LAND


@inlined
def pay_farm(state: Struct, tables: Struct, work: Struct, root: int, packed: int, receivers: int, blocks: int) -> None:
    """Pay for completed cities beside a farm, given as `block_bit`s, if there are any."""
    if blocks:
        line = open_line(work, Number(LAND), root, packed, receivers)
        cities = count_bits(blocks)
        work["line_blocks"][line] = blocks
        work["line_size"][line], work["line_value"][line] = cities, 0
        work["line_size_points"][line], work["line_value_points"][line] = cities * tables["land_points"], 0
        pay(state, work, line)


@kernel
def score_farms_by_field(state: Struct, tables: Struct, work: Struct) -> None:
    """Pay the owners of each field for the completed cities beside it that have not paid them yet."""
    for player in range(state["players"]):
        work["paid_blocks"][player] = 0
    for land in range(1, state["segments"]):
        if is_occupied_land(state, land):
            owners = pay_field_owners(state, tables, work, land)
            if tables["land_mode"] == ONCE_A_CITY:  # otherwise cities can pay again
                mark_paid(state, work, owners, work["land_blocks"][land])


@inlined
def pay_field_owners(state: Struct, tables: Struct, work: Struct, land: int) -> int:
    """Pay the owners of a field, and return them, a bit each. Owners with equal points share a line."""
    packed, blocks = Number(state["followers"][land]), work["land_blocks"][land]
    owners = receivers_of(state, packed)
    waiting = owners
    for player in range(state["players"]):
        if (waiting >> player) & 1:
            receivers = players_paid_equally(state, work, waiting, blocks, player)
            waiting &= ~receivers
            pay_farm(state, tables, work, land, packed, receivers, unpaid_cities(work, blocks, player))
    return owners


@inlined
def unpaid_cities(work: Struct, blocks: int, player: int) -> int:
    """Return the blocks that have not paid the player yet."""
    return blocks & ~work["paid_blocks"][player]


@inlined
def players_paid_equally(state: Struct, work: Struct, waiting: int, blocks: int, player: int) -> int:
    """Return the waiting players, a bit each, who get as much for these blocks as `player`."""
    alike, cities = 0, count_bits(unpaid_cities(work, blocks, player))
    for other in range(state["players"]):
        alike |= (count_bits(unpaid_cities(work, blocks, other)) == cities) << other
    return waiting & alike


@inlined
def mark_paid(state: Struct, work: Struct, owners: int, blocks: int) -> None:
    for player in range(state["players"]):
        if (owners >> player) & 1:
            work["paid_blocks"][player] |= blocks


@kernel
def score_farms_by_city(state: Struct, tables: Struct, work: Struct) -> None:
    """For each completed city, pay the players with the most farmers on all fields beside it."""
    for block in range(1, state["segments"]):
        bit = work["block_bit"][block]
        if not bit:
            continue
        packed = Number(0)
        for land in range(1, state["segments"]):
            if is_occupied_land(state, land) and work["land_blocks"][land] & bit:
                packed += state["followers"][land]
        if packed:
            pay_farm(state, tables, work, block, packed, receivers_of(state, packed), bit)
