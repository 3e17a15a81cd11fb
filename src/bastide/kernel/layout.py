"""The memory of a game: the only place where it is described.

A game is one STATE record, a batch of games is an array of them, a copy is one assignment. What is the same for all
games of an edition lies in a TABLES record, and what a call leaves behind for its caller in a WORK record.

Segments are numbered in the order they were laid, from 1; 0 is "no segment". Designs are numbered as in the edition.
Fields are as narrow as what they hold, and unsigned where they can be: an index that may be negative costs a test.
A *port* is a place where a tile meets a neighbour: 0 to 3 are the whole sides, 4 to 11 the half sides.
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
MAX_SEGMENTS = 1 + max(sum(tile.count * len(tile.segments) for tile in each.tiles) for each in _EDITIONS)
MAX_TILE_SEGMENTS = max(len(tile.segments) for each in _EDITIONS for tile in each.tiles)
MAX_CONTACTS = max(sum(len(segment.cities) for segment in tile.segments) for each in _EDITIONS for tile in each.tiles)
MAX_SITES = max(
    sum(tile.count for tile in each.tiles for segment in tile.segments if segment.kind.shape == Shape.SITE)
    for each in _EDITIONS
)
MAX_REPEATS = 32  # laid tiles with two paths or two blocks: one bit each
MAX_COMPLETED = 62  # blocks completed in a game: one bit each, and the sign
MAX_RIM = 2 * MAX_TILES + 2  # a straight line of tiles has the most empty cells round it
MAX_FITS = MAX_RIM * 4
MAX_MOVES = MAX_FITS * (1 + MAX_TILE_SEGMENTS)

SEGMENT_SET = np.min_scalar_type((1 << MAX_TILE_SEGMENTS) - 1)  # segments of a tile, a bit each

SIDES = 4
PORTS = 12
HALF_PORTS = PORTS // 2
SIDE_BITS = 2  # what a side demands: 0 nothing, else 1 + the shape that runs across it
SIDE_MASK = (1 << SIDE_BITS) - 1
DEMANDS = 1 << SIDES * SIDE_BITS

# Segment shapes, as plain numbers for compiled code.
LAND, PATH, BLOCK, SITE = int(Shape.LAND), int(Shape.PATH), int(Shape.BLOCK), int(Shape.SITE)

# What happens next.
DRAW, DRAW_AHEAD, PLAY, OVER = 0, 1, 2, 3

# Whom the farms pay.
EACH_FIELD, ONCE_A_CITY, WHOLE_CITY = 0, 1, 2

# What a feature pays depends on whether it is finished.
UNFINISHED, FINISHED = 0, 1

# What lies on a cell of the grid; rim cell i is RIM + i.
NOTHING, LAID, RIM = 0, 1, 2

# A move is one number: cell, rotation, and where the follower goes (0: nowhere, else 1 + the segment's index).
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
    ("hand", np.uint8, (MAX_PLAYERS,)),  # 1 + the design each player holds, or 0
    # the bag: how many tiles of each design are undrawn
    ("bag", np.uint8, (MAX_DESIGNS,)),
    ("bag_total", np.uint8),
    # laid tiles, in the order of laying
    ("laid", np.uint8),
    ("laid_design", np.uint8, (MAX_TILES,)),
    ("laid_rotation", np.uint8, (MAX_TILES,)),
    ("laid_first", np.uint16, (MAX_TILES,)),  # the number of its first segment
    ("laid_x", np.int8, (MAX_TILES,)),
    ("laid_y", np.int8, (MAX_TILES,)),
    # segments, joined to features by union-find: counts are kept at the root, which is its own parent
    ("segments", np.uint16),
    ("parent", np.uint16, (MAX_SEGMENTS,)),
    ("shape", np.uint8, (MAX_SEGMENTS,)),
    ("open", np.uint8, (MAX_SEGMENTS,)),  # open sides; of a site, the empty cells round it
    ("size", np.uint8, (MAX_SEGMENTS,)),  # tiles of a path or block
    ("value", np.uint8, (MAX_SEGMENTS,)),  # pennants
    ("followers", np.uint16, (MAX_SEGMENTS,)),  # FOLLOWER_BITS for each player
    ("repeats", np.uint32, (MAX_SEGMENTS,)),  # one bit for each of its tiles that could come twice
    ("repeat_tiles", np.uint8),
    # 1 + the player who placed a follower here; it still stands there as long as the feature has followers
    ("placed_by", np.uint8, (MAX_SEGMENTS,)),
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
    ("followers", np.uint8),
    # designs
    ("segments", np.uint8, (MAX_DESIGNS,)),
    ("segment_shape", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("segment_sides", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("segment_value", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("repeats", np.uint8, (MAX_DESIGNS,)),  # 1 if two of its segments are paths, or two are blocks
    ("site", np.uint8, (MAX_DESIGNS,)),  # 1 + the index of its site, or 0
    ("lands", SEGMENT_SET, (MAX_DESIGNS,)),  # its land segments, a bit each
    ("linkable", SEGMENT_SET, (MAX_DESIGNS,)),  # segments that can meet one another through features outside the tile
    ("contacts", np.uint8, (MAX_DESIGNS,)),
    ("contact_land", np.uint8, (MAX_DESIGNS, max(MAX_CONTACTS, 1))),
    ("contact_block", np.uint8, (MAX_DESIGNS, max(MAX_CONTACTS, 1))),
    # by what a cell demands: rotations that fit, a bit each, canonical ones only
    ("match", np.uint8, (MAX_DESIGNS, DEMANDS)),
    # and the ports where it meets segments, as bits and as a list; of a land that has both halves of a side, the first
    ("ports", np.uint16, (DEMANDS,)),
    ("joins", np.uint8, (DEMANDS,)),
    ("join_port", np.uint8, (DEMANDS, PORTS)),
    # how many rotations a set of them holds, and which
    ("rotations", np.uint8, (1 << SIDES,)),
    ("rotation", np.uint8, (1 << SIDES, SIDES)),
    # how many segments a set of them holds, and the places on them
    ("places", np.uint8, (1 << MAX_TILE_SEGMENTS,)),
    ("place", np.uint8, (1 << MAX_TILE_SEGMENTS, MAX_TILE_SEGMENTS)),
    # designs in a rotation
    ("sides", np.uint8, (MAX_DESIGNS, SIDES)),
    ("segment_at", np.uint8, (MAX_DESIGNS, SIDES, PORTS)),  # 0 where there is none
    # segments that touch an occupied port: by the lower and by the upper half of the ports
    ("touched", SEGMENT_SET, (MAX_DESIGNS, SIDES, 2, 1 << HALF_PORTS)),
    # points, by unfinished or finished, and by shape
    ("tile_points", np.int16, (2, 4)),
    ("value_points", np.int16, (2, 4)),
    ("small_block", np.int16),
    ("farm_mode", np.uint8),
    ("farm_points", np.int16),
)

WORK = _record(
    # the ways to lay a tile, and the moves; both lists have room for what is written past their end
    ("hit", np.uint8, (MAX_RIM + 1,)),
    ("move", np.int32, (MAX_MOVES + MAX_TILE_SEGMENTS,)),
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
