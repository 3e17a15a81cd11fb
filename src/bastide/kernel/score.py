"""Points: of completed features, of unfinished ones and of systems at the end, and of the lands."""

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
    Record,
)

SMALL = 2  # tiles of a small block
SITE_TILES = 9  # a site's own tile and the eight round it


@inlined
def followers_of(packed: int, player: int) -> int:
    """How many of a feature's followers are the player's."""
    return (packed >> FOLLOWER_BITS * player) & MAX_FOLLOWERS


@inlined
def receivers_of(state: Record, packed: int) -> int:
    """The players, a bit each, who have the most followers."""
    most = 0
    for player in range(state["players"]):
        most = max(most, followers_of(packed, player))
    receivers = 0
    for player in range(state["players"]):
        receivers |= (followers_of(packed, player) == most) << player
    return receivers


@inlined
def owners_of(state: Record, root: int) -> int:
    """The players, a bit each, to whom a feature with followers is paid."""
    if state["dolmen"] and find(state, Number(state["dolmen"])) == root:
        return Number(1 << state["dolmen_owner"])
    return receivers_of(state, Number(state["followers"][root]))


@inlined
def score_completed(state: Record, tables: Record, work: Record) -> None:
    """Score what the tile just laid has completed, and return the followers."""
    for segment in range(Number(state["laid_first"][state["laid"] - 1]), Number(state["segments"])):
        shape = state["shape"][segment]
        if shape == PATH or shape == BLOCK:
            score_if_complete(state, tables, work, find(state, segment))
    for site in range(state["sites"]):
        score_if_complete(state, tables, work, Number(state["site_segment"][site]))


@inlined
def score_if_complete(state: Record, tables: Record, work: Record, root: int) -> None:
    if state["open"][root] == 0:
        if state["shape"][root] == BLOCK and gold_of(state, root):
            work["gold_feature"][work["golds"]] = root
            work["golds"] += 1
        if state["followers"][root]:
            score_feature(state, tables, work, root, Number(FINISHED))
            return_followers(state, root)


@inlined
def gold_of(state: Record, block: int) -> int:
    return state["value"][block] >> VALUE_BITS


@inlined
def value_of(state: Record, root: int) -> int:
    """How many pennants, mushrooms or fish a path, block or system holds; of a path, in the lakes at its ends."""
    return Number(state["value"][root] & MAX_VALUE)


@inlined
def return_followers(state: Record, root: int) -> None:
    for player in range(state["players"]):
        state["supply"][player] += followers_of(Number(state["followers"][root]), player)
    state["followers"][root] = 0


@inlined
def feature_size(state: Record, root: int, finished: int) -> int:
    """The tiles that a feature is paid for; a site's are its own and those round it."""
    if state["shape"][root] == SITE:
        return SITE_TILES if finished else Number(SITE_TILES - state["open"][root])
    return Number(state["size"][root])


@inlined
def size_points(state: Record, tables: Record, root: int, finished: int) -> int:
    """What the tiles of a path, block or site pay."""
    return tile_points(tables, Number(state["shape"][root]), feature_size(state, root, finished), finished)


@inlined
def tile_points(tables: Record, shape: int, size: int, finished: int) -> int:
    """What so many tiles of a path, block or site pay."""
    if finished and shape == BLOCK and size == SMALL:
        return tables["small_block"]
    return size * tables["tile_points"][Number(finished), shape]


@inlined
def value_points(state: Record, tables: Record, root: int, finished: int) -> int:
    """What a path, block or system pays for what it holds."""
    return value_of(state, root) * tables["value_points"][Number(finished), state["shape"][root]]


@kernel
def score_feature(state: Record, tables: Record, work: Record, root: int, finished: int) -> None:
    """Pay a path, block, site or system to the players with the most followers or huts on it."""
    packed = Number(state["followers"][root])
    line = open_line(work, Number(state["shape"][root]), root, packed, owners_of(state, root))
    work["line_size"][line], work["line_value"][line] = feature_size(state, root, finished), value_of(state, root)
    work["line_size_points"][line] = size_points(state, tables, root, finished)
    work["line_value_points"][line] = value_points(state, tables, root, finished)
    pay(state, work, line)


@inlined
def open_line(work: Record, shape: int, root: int, packed: int, receivers: int) -> int:
    line = work["lines"]
    work["lines"] = line + 1
    work["line_shape"][line], work["line_feature"][line] = shape, root
    work["line_followers"][line], work["line_receivers"][line] = packed, receivers
    return line


@inlined
def pay(state: Record, work: Record, line: int) -> None:
    points = work["line_size_points"][line] + work["line_value_points"][line]
    for player in range(state["players"]):
        if (work["line_receivers"][line] >> player) & 1:
            state["score"][player] += points


@kernel
def score_game(state: Record, tables: Record, work: Record) -> None:
    """The final scoring: unfinished features and systems, then the lands. Followers stay where they are."""
    work["final_line"] = work["lines"]
    for segment in range(1, state["segments"]):
        if is_occupied(state, segment) and state["shape"][segment] != LAND and pays_unfinished(state, tables, segment):
            score_feature(state, tables, work, segment, Number(UNFINISHED))
    if tables["land_mode"] == ANIMALS:
        score_meadows(state, tables, work)
    else:
        score_farms(state, tables, work)


@inlined
def pays_unfinished(state: Record, tables: Record, root: int) -> bool:
    finished = Number(UNFINISHED)
    return size_points(state, tables, root, finished) + value_points(state, tables, root, finished) > 0


@kernel
def score_meadows(state: Record, tables: Record, work: Record) -> None:
    """Each meadow pays its owners for its animals; of the deer only those that no tiger eats."""
    for land in range(1, state["segments"]):
        if is_occupied_land(state, land) and deer_on(state, land) + big_game_on(state, land):
            line = open_line(work, Number(LAND), land, Number(state["followers"][land]), owners_of(state, land))
            deer, game = deer_alive(state, land), big_game_on(state, land)
            work["line_size"][line], work["line_value"][line] = game, deer
            work["line_size_points"][line] = game * tables["land_points"]
            work["line_value_points"][line] = deer * tables["land_points"]
            pay(state, work, line)


@inlined
def deer_on(state: Record, land: int) -> int:
    """The deer on a meadow."""
    return Number(state["value"][land]) & MAX_DEER


@inlined
def big_game_on(state: Record, land: int) -> int:
    """The animals on a meadow that no tiger eats."""
    return (Number(state["value"][land]) >> BIG_GAME_SHIFT) & MAX_BIG_GAME


@inlined
def deer_alive(state: Record, land: int) -> int:
    """The deer on a meadow that are left when each tiger has eaten one; a fire drives the tigers off."""
    tigers = 0 if state["value"][land] >> FIRE_SHIFT else (Number(state["value"][land]) >> TIGER_SHIFT) & MAX_TIGERS
    return max(deer_on(state, land) - tigers, 0)


@inlined
def score_farms(state: Record, tables: Record, work: Record) -> None:
    list_completed_blocks(state, work)
    note_contacts(state, tables, work)
    if tables["land_mode"] == WHOLE_CITY:
        farm_by_city(state, tables, work)
    else:
        farm_by_field(state, tables, work)


@inlined
def list_completed_blocks(state: Record, work: Record) -> None:
    """Give every completed block a bit, in `work["block_bit"]` at its root."""
    # A block is completed by sides that face each other, two at least: there are fewer of them than bits.
    count = 0
    for segment in range(state["segments"]):
        root, block = state["parent"][segment] == segment, state["shape"][segment] == BLOCK
        completed = root & block & (state["open"][segment] == 0)  # branch-free
        work["land_blocks"][segment] = 0
        work["block_bit"][segment] = completed << count
        count += completed


@inlined
def note_contacts(state: Record, tables: Record, work: Record) -> None:
    """Write to `work["land_blocks"]`, at each land's root, the blocks with a `block_bit` that it borders."""
    for laid in range(state["laid"]):
        design, first = state["laid_design"][laid], state["laid_first"][laid]
        for contact in range(tables["contacts"][design]):
            land = find(state, Number(first + tables["contact_land"][design, contact]))
            block = find(state, Number(first + tables["contact_block"][design, contact]))
            work["land_blocks"][land] |= work["block_bit"][block]


@inlined
def is_occupied(state: Record, segment: int) -> bool:
    """Whether a segment is the root of a feature with followers."""
    # In this order, because few segments have followers and many are roots: most are ruled out at once.
    return state["followers"][segment] != 0 and state["parent"][segment] == segment


@inlined
def is_occupied_land(state: Record, segment: int) -> bool:
    """Whether a segment is the root of a land with followers: a farm, or a meadow with hunters."""
    return is_occupied(state, segment) and state["shape"][segment] == LAND


@inlined
def farm_line(state: Record, tables: Record, work: Record, root: int, packed: int, receivers: int, cities: int) -> None:
    """Pay so many cities beside a farm, if any."""
    if cities:
        line = open_line(work, Number(LAND), root, packed, receivers)
        work["line_size"][line], work["line_value"][line] = cities, 0
        work["line_size_points"][line], work["line_value_points"][line] = cities * tables["land_points"], 0
        pay(state, work, line)


@kernel
def farm_by_field(state: Record, tables: Record, work: Record) -> None:
    """Each field pays its owners for the completed cities beside it that have not paid them yet."""
    for player in range(state["players"]):
        work["paid_blocks"][player] = 0
    for land in range(1, state["segments"]):
        if is_occupied_land(state, land):
            owners = farm_field(state, tables, work, land)
            if tables["land_mode"] == ONCE_A_CITY:  # else cities can pay again
                note_paid(state, work, owners, work["land_blocks"][land])


@inlined
def farm_field(state: Record, tables: Record, work: Record, land: int) -> int:
    """Pay the owners of a field, and return who they are; those who get the same share a line."""
    packed, blocks = Number(state["followers"][land]), work["land_blocks"][land]
    owners = receivers_of(state, packed)
    waiting = owners
    for player in range(state["players"]):
        if (waiting >> player) & 1:
            receivers = paid_alike(state, work, waiting, blocks, player)
            waiting &= ~receivers
            farm_line(state, tables, work, land, packed, receivers, unpaid_cities(work, blocks, player))
    return owners


@inlined
def unpaid_cities(work: Record, blocks: int, player: int) -> int:
    return count_bits(blocks & ~work["paid_blocks"][player])


@inlined
def paid_alike(state: Record, work: Record, waiting: int, blocks: int, player: int) -> int:
    """Which of the waiting players, a bit each, those blocks owe as much as they owe `player`."""
    alike = 0
    for other in range(state["players"]):
        alike |= (unpaid_cities(work, blocks, other) == unpaid_cities(work, blocks, player)) << other
    return waiting & alike


@inlined
def note_paid(state: Record, work: Record, owners: int, blocks: int) -> None:
    for player in range(state["players"]):
        if (owners >> player) & 1:
            work["paid_blocks"][player] |= blocks


@kernel
def farm_by_city(state: Record, tables: Record, work: Record) -> None:
    """Each completed city pays whoever has the most farmers on all fields beside it."""
    for block in range(1, state["segments"]):
        bit = work["block_bit"][block]
        if not bit:
            continue
        packed = Number(0)
        for land in range(1, state["segments"]):
            if is_occupied_land(state, land) and work["land_blocks"][land] & bit:
                packed += state["followers"][land]
        if packed:
            farm_line(state, tables, work, block, packed, receivers_of(state, packed), Number(1))
