"""Memory layout of a game.

A game is one STATE record, a batch of games is an array of them, and a copy is one assignment. Data that all games of
an edition share is in a TABLES record. Results of a call are in a WORK record.

Segments are numbered from 1 in the order of laying; 0 means "no segment". Designs are numbered as in the edition.
Fields are as narrow as their values allow, and unsigned if possible, because a signed index costs an extra test.
A *port* is a place where a tile meets a neighbour: 0 to 3 are the whole sides, 4 to 11 the half sides, and 12 to 15
the whole sides again, for the river systems of the paths there.
"""

from typing import Any

import numpy as np
import numpy.typing as npt

from bastide.kernel.jit import COMPILED
from bastide.tiles import Shape, edition, edition_names

Records = npt.NDArray[np.void]
Struct = Any  # one element of Records, as compiled code sees it

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
)  # places for followers
MAX_TILE_HUTS = max(len(tile.system_of) for each in _EDITIONS for tile in each.tiles)
MAX_CONTACTS = max(sum(len(segment.cities) for segment in tile.segments) for each in _EDITIONS for tile in each.tiles)
MAX_SITES = max(
    sum(tile.count for tile in each.tiles for segment in tile.segments if segment.kind.shape == Shape.SITE)
    for each in _EDITIONS
)
MAX_REPEATS = 32  # laid tiles with two paths, and those with two blocks: one bit each
MAX_COMPLETED = 62  # blocks completed in a game: one bit each, and the sign
MAX_RIM = 2 * MAX_TILES + 2  # a straight line of tiles has the most empty cells around it
MAX_FITS = MAX_RIM * 4
MAX_MOVES = MAX_FITS * (1 + MAX_TILE_PLACES + MAX_TILE_HUTS)

SEGMENT_SET = np.min_scalar_type((1 << MAX_TILE_SEGMENTS) - 1)  # segments of a tile, a bit each

SIDES = 4
PORTS = 12
HALF_PORTS = PORTS // 2
ALL_PORTS = PORTS + SIDES  # including those of systems, which the rim does not store: each path stores its system
SIDE_BITS = 2  # demand of a side: 0 for none, or 1 + the shape of the neighbour there
SIDE_MASK = (1 << SIDE_BITS) - 1
DEMANDS = 1 << SIDES * SIDE_BITS

# Segment shapes, as plain numbers for compiled code.
LAND, PATH, BLOCK, SITE, SYSTEM = (int(shape) for shape in Shape)
SHAPES = len(Shape)

# The content of a feature is packed into one number, `value`. Its lowest bits count the pennants, mushrooms or fish of
# a block, path or system. The bits above them hold the gold of a block, or the number of a segment of a path's system.
# A land has deer, tigers, big game (mammoths and aurochs) and fires, from the lowest bits up. Joining features adds
# their values; only paths need more than that.
VALUE_BITS = 7
MAX_VALUE = (1 << VALUE_BITS) - 1
DEER_BITS, TIGER_BITS, BIG_GAME_BITS, FIRE_BITS = 6, 4, 5, 1
TIGER_SHIFT, BIG_GAME_SHIFT = DEER_BITS, DEER_BITS + TIGER_BITS
FIRE_SHIFT = BIG_GAME_SHIFT + BIG_GAME_BITS
MAX_DEER, MAX_TIGERS = (1 << DEER_BITS) - 1, (1 << TIGER_BITS) - 1
MAX_BIG_GAME, MAX_FIRES = (1 << BIG_GAME_BITS) - 1, (1 << FIRE_BITS) - 1
MAX_GOLD = (1 << 16 - VALUE_BITS) - 1

# The next step.
DRAW, DRAW_AHEAD, PLAY, OVER, DRAW_BONUS = 0, 1, 2, 3, 4

# Bags to draw from.
LAND_BAG, BONUS_BAG, BAGS = 0, 1, 2
UNKNOWN = 255  # an unknown design in an order of draws

# Rules by which lands pay.
EACH_FIELD, ONCE_A_CITY, WHOLE_CITY, ANIMALS = 0, 1, 2, 3

# Index of the points of unfinished and finished features.
UNFINISHED, FINISHED = 0, 1

# Content of a grid cell; rim cell i is RIM + i.
NOTHING, LAID, RIM = 0, 1, 2

# A move is one number: cell, rotation and place. The place is 0 for no piece, 1 + the index of the segment for a
# follower, and HUT more for a hut.
PLACE_BITS, ROTATION_BITS = 5, 2
CELL_SHIFT = PLACE_BITS + ROTATION_BITS
ID_BITS = 31  # an id fits a 32-bit number
PLACE_MASK, ROTATION_MASK = (1 << PLACE_BITS) - 1, (1 << ROTATION_BITS) - 1


def grid_stride(tiles: int) -> int:
    """Return the distance between the grid's rows in memory, for a number of tiles."""
    return tiles + 2 + (tiles + 1) % 2


def grid_cells(tiles: int) -> int:
    """Return the number of cells of the grid, so that any two cells that a game can reach or touch are distinct.

    The plane is folded by `x + stride * y` modulo the number of cells. With stride 2r + 1 and 2r² + 2r + 1 cells, no
    two cells at a distance of at most 2r share a number (a perfect Lee code). Tiles and the empty cells around them
    are at most `tiles + 1` steps apart.
    """
    radius = grid_stride(tiles) // 2
    return 2 * radius * radius + 2 * radius + 1


MAX_CELLS = grid_cells(MAX_TILES)


def _record(*fields: tuple[Any, ...]) -> np.dtype[np.void]:
    """Return a record type. Without compilation all fields are wide, because NumPy's small integers would overflow."""
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
    ("hand", np.uint8, (MAX_PLAYERS,)),  # 1 + the design in each player's hand, or 0
    # the bags: numbers of undrawn tiles by design, and by bag
    ("bag", np.uint8, (MAX_DESIGNS,)),
    ("left", np.uint8, (BAGS,)),
    # laid tiles, in the order of laying
    ("laid", np.uint8),
    ("laid_design", np.uint8, (MAX_TILES,)),
    ("laid_rotation", np.uint8, (MAX_TILES,)),
    ("laid_first", np.uint16, (MAX_TILES,)),  # the number of its first segment
    ("laid_x", np.int8, (MAX_TILES,)),
    ("laid_y", np.int8, (MAX_TILES,)),
    # place and owner of a piece; a follower is on the board as long as its feature has followers
    ("laid_place", np.uint8, (MAX_TILES,)),
    ("laid_owner", np.uint8, (MAX_TILES,)),
    # segments, joined to features by union-find: counts are kept at the root, which is its own parent
    ("segments", np.uint16),
    ("parent", np.uint16, (MAX_SEGMENTS,)),
    ("shape", np.uint8, (MAX_SEGMENTS,)),
    ("open", np.uint8, (MAX_SEGMENTS,)),  # open sides; for a site, the empty cells around it
    ("size", np.uint8, (MAX_SEGMENTS,)),  # tiles of a path or block; for a land or system, only a union-find weight
    ("value", np.uint16, (MAX_SEGMENTS,)),  # packed content
    ("followers", np.uint16, (MAX_SEGMENTS,)),  # FOLLOWER_BITS for each player; for a system, the huts
    ("repeats", np.uint32, (MAX_SEGMENTS,)),  # a bit for each of its tiles that may belong to it twice
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
    ("rim_sides", np.uint8, (MAX_RIM,)),  # demands of its sides, SIDE_BITS each
    # the feature at each of its ports: 2 * root, plus 1 if it has followers
    ("rim_label", np.uint16, (MAX_RIM * PORTS,)),
    ("grid", np.uint8, (MAX_CELLS,)),
)

TABLES = _record(
    ("cells", np.uint16),
    ("stride", np.uint16),
    ("step", np.uint16, (8,)),  # to the neighbours at the four sides, then at the corners
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
    # its water segments, rivers before lakes, and the index of the system of each water segment
    ("waters", np.uint8, (MAX_DESIGNS,)),
    ("rivers", np.uint8, (MAX_DESIGNS,)),
    ("water", np.uint8, (MAX_DESIGNS, max(MAX_TILE_HUTS, 1))),
    ("system", np.uint8, (MAX_DESIGNS, MAX_TILE_SEGMENTS)),
    ("linkable", SEGMENT_SET, (MAX_DESIGNS,)),  # segments that can be connected by features outside the tile
    ("contacts", np.uint8, (MAX_DESIGNS,)),
    ("contact_land", np.uint8, (MAX_DESIGNS, max(MAX_CONTACTS, 1))),
    ("contact_block", np.uint8, (MAX_DESIGNS, max(MAX_CONTACTS, 1))),
    # by the demands of a cell: the canonical rotations that fit, a bit each
    ("match", np.uint8, (MAX_DESIGNS, DEMANDS)),
    # by demands: the ports where the cell meets segments, as bits and as a list; for a land side, the first half only
    ("ports", np.uint16, (DEMANDS,)),
    ("system_ports", np.uint8, (DEMANDS,)),
    ("joins", np.uint8, (DEMANDS,)),
    ("join_port", np.uint8, (DEMANDS, ALL_PORTS)),
    # number and list of the rotations in a set
    ("rotations", np.uint8, (1 << SIDES,)),
    ("rotation", np.uint8, (1 << SIDES, SIDES)),
    # number of the segments in a set, and the places for followers on them
    ("places", np.uint8, (1 << MAX_TILE_SEGMENTS,)),
    ("place", np.uint8, (1 << MAX_TILE_SEGMENTS, MAX_TILE_PLACES)),
    # designs in a rotation
    ("sides", np.uint8, (MAX_DESIGNS, SIDES)),
    ("segment_at", np.uint8, (MAX_DESIGNS, SIDES, ALL_PORTS)),  # 0 where there is none
    # segments that touch occupied ports: by the lower and the upper half of the ports, and by those of the systems
    ("touched", SEGMENT_SET, (MAX_DESIGNS, SIDES, 2, 1 << HALF_PORTS)),
    ("touched_systems", SEGMENT_SET, (MAX_DESIGNS, SIDES, 1 << SIDES)),
    # points by UNFINISHED or FINISHED, and by shape
    ("tile_points", np.int16, (2, SHAPES)),
    ("value_points", np.int16, (2, SHAPES)),
    ("small_block", np.int16),
    ("land_mode", np.uint8),
    ("land_points", np.int16),
)

WORK = _record(
    # the rim cells that fit, and the moves; both lists have spare room, because branch-free code writes past their end
    ("hit", np.uint8, (MAX_RIM + 1,)),
    ("move", np.int32, (MAX_MOVES + MAX_TILE_PLACES + MAX_TILE_HUTS,)),
    # score lines; those from `final_line` belong to the final scoring
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
    ("line_blocks", np.int64, (MAX_SEGMENTS,)),  # the completed blocks that pay a farm, as `block_bit`s
    # completed blocks with gold, an entry for each of their segments on the tile just laid
    ("golds", np.uint8),
    ("gold_feature", np.int16, (MAX_TILE_SEGMENTS,)),
    # tiles that fitted nowhere
    ("discards", np.uint16),
    ("discard_player", np.int16, (MAX_TILES,)),
    ("discard_design", np.int16, (MAX_TILES,)),
    # completed blocks, a bit each, and those that each land borders
    ("block_bit", np.int64, (MAX_SEGMENTS,)),
    ("land_blocks", np.int64, (MAX_SEGMENTS,)),
    ("paid_blocks", np.int64, (MAX_PLAYERS,)),  # blocks that have paid each player
    # members of a feature
    ("member_tile", np.int16, (MAX_SEGMENTS,)),
    ("member_segment", np.int16, (MAX_SEGMENTS,)),
)
