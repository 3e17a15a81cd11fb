"""The memory of a game: the only place where it is described.

A game is one STATE record, a batch of games is an array of them, a copy is one assignment. What is the same for all
games of an edition lies in a TABLES record, and what a call leaves behind for its caller in a WORK record.

Segments are numbered in the order they were laid, from 1; 0 is "no segment". Designs are numbered as in the edition.
Fields are as narrow as what they hold, and unsigned where they can be: an index that may be negative costs a test.
A *port* is a place where a tile meets a neighbour: 0 to 3 are the whole sides, 4 to 11 the half sides, and 12 to 15
the whole sides once more, for the river systems to which the paths there belong.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import COMPILED
from bastide.tiles import Shape, edition, edition_names

Records = npt.NDArray[np.void]
Record = Any  # one element of Records, as compiled code sees it

_EDITIONS = tuple(edition(name) for name in edition_names())

MAX_PLAYERS = 5
FOLLOWER_BITS = 3  # followers of one player on one feature: at most 7
MAX_FOLLOWERS = (1 << FOLLOWER_BITS) - 1

MAX_TILES = max(each.tile_count for each in _EDITIONS)
MAX_DESIGNS = max(len(each.tiles) for each in _EDITIONS)
MAX_SEGMENTS = 1 + max(sum(tile.count * len(tile.nodes) for tile in each.tiles) for each in _EDITIONS)
MAX_TILE_SEGMENTS = max(len(tile.nodes) for each in _EDITIONS for tile in each.tiles)
MAX_TILE_PLACES = max(
    sum(bool(segment.kind.role) for segment in tile.segments) for each in _EDITIONS for tile in each.tiles
)  # for followers
MAX_TILE_HUTS = max(len(tile.system_of) for each in _EDITIONS for tile in each.tiles)
MAX_CONTACTS = max(sum(len(segment.cities) for segment in tile.segments) for each in _EDITIONS for tile in each.tiles)
MAX_SITES = max(
    sum(tile.count for tile in each.tiles for segment in tile.segments if segment.kind.shape == Shape.SITE)
    for each in _EDITIONS
)
MAX_REPEATS = 32  # laid tiles with two paths, and those with two blocks: one bit each
MAX_COMPLETED = 62  # blocks completed in a game: one bit each, and the sign
MAX_RIM = 2 * MAX_TILES + 2  # a straight line of tiles has the most empty cells round it
MAX_FITS = MAX_RIM * 4
MAX_MOVES = MAX_FITS * (1 + MAX_TILE_PLACES + MAX_TILE_HUTS)

SEGMENT_SET = np.min_scalar_type((1 << MAX_TILE_SEGMENTS) - 1)  # segments of a tile, a bit each

SIDES = 4
PORTS = 12
HALF_PORTS = PORTS // 2
ALL_PORTS = PORTS + SIDES  # with those of the systems, which the rim does not keep: each path knows its own
SIDE_BITS = 2  # what a side demands: 0 nothing, else 1 + the shape that runs across it
SIDE_MASK = (1 << SIDE_BITS) - 1
DEMANDS = 1 << SIDES * SIDE_BITS

# Segment shapes, as plain numbers for compiled code.
LAND, PATH, BLOCK, SITE, SYSTEM = (int(shape) for shape in Shape)
SHAPES = len(Shape)

# What a feature holds is packed into one number, `value`. In the lowest bits blocks, paths and systems have pennants,
# mushrooms or fish. Above those a block has its gold, and a path the number of a segment of its system. A land has its
# deer, tigers, big game (mammoths and aurochs) and fires, one above the other. When features are joined, their values
# are added; only paths need more than that.
VALUE_BITS = 7
MAX_VALUE = (1 << VALUE_BITS) - 1
DEER_BITS, TIGER_BITS, BIG_GAME_BITS, FIRE_BITS = 6, 4, 5, 1
TIGER_SHIFT, BIG_GAME_SHIFT = DEER_BITS, DEER_BITS + TIGER_BITS
FIRE_SHIFT = BIG_GAME_SHIFT + BIG_GAME_BITS
MAX_DEER, MAX_TIGERS = (1 << DEER_BITS) - 1, (1 << TIGER_BITS) - 1
MAX_BIG_GAME, MAX_FIRES = (1 << BIG_GAME_BITS) - 1, (1 << FIRE_BITS) - 1
MAX_GOLD = (1 << 16 - VALUE_BITS) - 1

# What happens next.
DRAW, DRAW_AHEAD, PLAY, OVER, DRAW_BONUS = 0, 1, 2, 3, 4

# What is drawn from.
LAND_BAG, BONUS_BAG, BAGS = 0, 1, 2
UNKNOWN = 255  # in an order of draws, where nobody knows what comes

# What lands pay for, and to whom.
EACH_FIELD, ONCE_A_CITY, WHOLE_CITY, ANIMALS = 0, 1, 2, 3

# What a feature pays depends on whether it is finished.
UNFINISHED, FINISHED = 0, 1

# What lies on a cell of the grid; rim cell i is RIM + i.
NOTHING, LAID, RIM = 0, 1, 2

# A move is one number: cell, rotation, and where a piece goes: 0 for nowhere, else 1 + the segment's index, and HUT
# more for a hut.
PLACE_BITS, ROTATION_BITS = 5, 2
CELL_SHIFT = PLACE_BITS + ROTATION_BITS
PLACE_MASK, ROTATION_MASK = (1 << PLACE_BITS) - 1, (1 << ROTATION_BITS) - 1


def grid_stride(tiles: int) -> int:
    """How far apart the grid's rows are stored, for so many tiles."""
    return tiles + 2 + (tiles + 1) % 2


def grid_cells(tiles: int) -> int:
    """How many cells the grid has: any two cells that a game can reach or touch stay apart.

    The plane is folded by `x + stride * y` modulo the number of cells. With stride 2r + 1 and 2r² + 2r + 1 cells, no
    two cells at a distance of at most 2r share a number (a perfect Lee code). Tiles and the empty cells round them are
    at most `tiles + 1` steps apart.
    """
    radius = grid_stride(tiles) // 2
    return 2 * radius * radius + 2 * radius + 1


MAX_CELLS = grid_cells(MAX_TILES)


def _record(*fields: tuple[Any, ...]) -> np.dtype[np.void]:
    """A record of those fields. Uncompiled they are wide: NumPy's small integers wrap where compiled ones do not."""
    if not COMPILED:
        fields = tuple((name, np.int64, *shape) for name, _, *shape in fields)
    return np.dtype(list(fields), align=True)


STATE = _record(
    # the game
    ("players", np.uint8),
    ("player", np.uint8),  # whose turn it is
    ("phase", np.uint8),
    ("farmers", np.uint8),  # 1 if followers may stand on land
    ("draws_ahead", np.uint8),
    ("score", np.int16, (MAX_PLAYERS,)),
    ("supply", np.uint8, (MAX_PLAYERS,)),
    ("huts", np.uint8, (MAX_PLAYERS,)),
    ("hand", np.uint8, (MAX_PLAYERS,)),  # 1 + the design each player holds, or 0
    # the bags: how many tiles of each design are undrawn, and how many in each bag
    ("bag", np.uint8, (MAX_DESIGNS,)),
    ("left", np.uint8, (BAGS,)),
    # laid tiles, in the order of laying
    ("laid", np.uint8),
    ("laid_design", np.uint8, (MAX_TILES,)),
    ("laid_rotation", np.uint8, (MAX_TILES,)),
    ("laid_first", np.uint16, (MAX_TILES,)),  # the number of its first segment
    ("laid_x", np.int8, (MAX_TILES,)),
    ("laid_y", np.int8, (MAX_TILES,)),
    # where a piece was placed, and whose; a follower stands there as long as its feature has followers
    ("laid_place", np.uint8, (MAX_TILES,)),
    ("laid_owner", np.uint8, (MAX_TILES,)),
    # segments, joined to features by union-find: counts are kept at the root, which is its own parent
    ("segments", np.uint16),
    ("parent", np.uint16, (MAX_SEGMENTS,)),
    ("shape", np.uint8, (MAX_SEGMENTS,)),
    ("open", np.uint8, (MAX_SEGMENTS,)),  # open sides; of a site, the empty cells round it
    ("size", np.uint8, (MAX_SEGMENTS,)),  # tiles of a path or block; of a land or system, only which is the larger
    ("value", np.uint16, (MAX_SEGMENTS,)),  # what it holds, packed
    ("followers", np.uint16, (MAX_SEGMENTS,)),  # FOLLOWER_BITS for each player; of a system, the huts
    ("repeats", np.uint32, (MAX_SEGMENTS,)),  # one bit for each of its tiles that could come twice
    ("repeat_tiles", np.uint8, (SHAPES,)),
    ("dolmen", np.uint16),  # the segment beside the dolmen, if a hunter was placed there
    ("dolmen_owner", np.uint8),
    # sites, in the order of laying
    ("sites", np.uint8),
    ("site_segment", np.uint16, (MAX_SITES,)),
    ("site_x", np.int8, (MAX_SITES,)),
    ("site_y", np.int8, (MAX_SITES,)),
    # the rim: the empty cells beside tiles
    ("rim", np.uint8),
    ("rim_cell", np.uint16, (MAX_RIM,)),
    ("rim_x", np.int8, (MAX_RIM,)),
    ("rim_y", np.int8, (MAX_RIM,)),
    ("rim_sides", np.uint8, (MAX_RIM,)),  # what its sides demand, SIDE_BITS each
    # the feature that meets each of its ports: 2 * root, plus 1 if it holds followers
    ("rim_label", np.uint16, (MAX_RIM * PORTS,)),
    ("grid", np.uint8, (MAX_CELLS,)),
)

TABLES = _record(
    ("cells", np.uint16),
    ("stride", np.uint16),
    ("step", np.uint16, (8,)),  # to the four sides' neighbours, then to the corners'
    ("start", np.uint8),  # the design of the start tile
    ("designs", np.uint8),
    ("count", np.uint8, (MAX_DESIGNS,)),
    ("bag", np.uint8, (MAX_DESIGNS,)),  # the bag that each design is drawn from
    ("first", np.uint8, (BAGS,)),  # the first design of each bag
    ("followers", np.uint8),
    ("huts", np.uint8),
    # designs
    ("segments", np.uint8, (MAX_DESIGNS,)),
    ("segment_shape", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("segment_sides", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("segment_value", np.uint16, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("twofold", np.uint8, (MAX_DESIGNS, SHAPES)),  # 1 if two of its segments are paths, or two are blocks
    ("dolmen", np.uint8, (MAX_DESIGNS,)),  # 1 + the index of the land beside the dolmen, or 0
    ("site", np.uint8, (MAX_DESIGNS,)),  # 1 + the index of its site, or 0
    ("lands", SEGMENT_SET, (MAX_DESIGNS,)),  # its land segments, a bit each
    ("standable", SEGMENT_SET, (MAX_DESIGNS,)),  # the segments that a follower may stand on
    # its segments of water: rivers, and lakes, which come last; and of each segment of water the index of its system
    ("waters", np.uint8, (MAX_DESIGNS,)),
    ("rivers", np.uint8, (MAX_DESIGNS,)),
    ("water", np.uint8, (MAX_DESIGNS, max(MAX_TILE_HUTS, 1))),
    ("system", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("linkable", SEGMENT_SET, (MAX_DESIGNS,)),  # segments that can meet one another through features outside the tile
    ("contacts", np.uint8, (MAX_DESIGNS,)),
    ("contact_land", np.uint8, (MAX_DESIGNS, max(MAX_CONTACTS, 1))),
    ("contact_block", np.uint8, (MAX_DESIGNS, max(MAX_CONTACTS, 1))),
    # by what a cell demands: rotations that fit, a bit each, canonical ones only
    ("match", np.uint8, (MAX_DESIGNS, DEMANDS)),
    # and the ports where it meets segments, as bits and as a list; of a land that has both halves of a side, the first
    ("ports", np.uint16, (DEMANDS,)),
    ("system_ports", np.uint8, (DEMANDS,)),
    ("joins", np.uint8, (DEMANDS,)),
    ("join_port", np.uint8, (DEMANDS, ALL_PORTS)),
    # how many rotations a set of them holds, and which
    ("rotations", np.uint8, (1 << SIDES,)),
    ("rotation", np.uint8, (1 << SIDES, SIDES)),
    # how many segments a set of them holds, and the places for followers on them
    ("places", np.uint8, (1 << MAX_TILE_SEGMENTS,)),
    ("place", np.uint8, (1 << MAX_TILE_SEGMENTS, MAX_TILE_PLACES)),
    # designs in a rotation
    ("sides", np.uint8, (MAX_DESIGNS, SIDES)),
    ("segment_at", np.uint8, (MAX_DESIGNS, SIDES, ALL_PORTS)),  # 0 where there is none
    # segments that touch an occupied port: by the lower and the upper half of the ports, and by those of the systems
    ("touched", SEGMENT_SET, (MAX_DESIGNS, SIDES, 2, 1 << HALF_PORTS)),
    ("touched_systems", SEGMENT_SET, (MAX_DESIGNS, SIDES, 1 << SIDES)),
    # points, by unfinished or finished, and by shape
    ("tile_points", np.int16, (2, SHAPES)),
    ("value_points", np.int16, (2, SHAPES)),
    ("small_block", np.int16),
    ("land_mode", np.uint8),
    ("land_points", np.int16),
)

WORK = _record(
    # the ways to lay a tile, and the moves; both lists have room for what is written past their end
    ("hit", np.uint8, (MAX_RIM + 1,)),
    ("move", np.int32, (MAX_MOVES + MAX_TILE_PLACES + MAX_TILE_HUTS,)),
    # what was scored, a line each; from `final_line` on in the final scoring
    ("lines", np.uint16),
    ("final_line", np.uint16),
    ("line_shape", np.int16, (MAX_SEGMENTS,)),
    ("line_feature", np.int16, (MAX_SEGMENTS,)),
    ("line_size", np.int16, (MAX_SEGMENTS,)),
    ("line_value", np.int16, (MAX_SEGMENTS,)),
    ("line_size_points", np.int16, (MAX_SEGMENTS,)),
    ("line_value_points", np.int16, (MAX_SEGMENTS,)),
    ("line_followers", np.int16, (MAX_SEGMENTS,)),
    ("line_receivers", np.int16, (MAX_SEGMENTS,)),
    # completed blocks with gold, one for each of their segments on the tile just laid
    ("golds", np.uint8),
    ("gold_feature", np.int16, (MAX_TILE_SEGMENTS,)),
    # tiles that fitted nowhere
    ("discards", np.uint16),
    ("discard_player", np.int16, (MAX_TILES,)),
    ("discard_design", np.int16, (MAX_TILES,)),
    # completed blocks, a bit each, and the ones that each land borders
    ("block_bit", np.int64, (MAX_SEGMENTS,)),
    ("land_blocks", np.int64, (MAX_SEGMENTS,)),
    ("paid_blocks", np.int64, (MAX_PLAYERS,)),  # those that have paid each player
    # members of a feature
    ("member_tile", np.int16, (MAX_SEGMENTS,)),
    ("member_segment", np.int16, (MAX_SEGMENTS,)),
)
