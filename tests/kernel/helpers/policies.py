"""Policies for moves and draws in test games. They do not depend on the order of the legal moves."""

from collections.abc import Callable, Collection
from random import Random

from bastide import Game, Move, Scored, Tile
from bastide.rules.events import GoldFound
from bastide.rules.move import Cell
from bastide.tiles import Shape
from tests.reference import ReferenceGame, TwinFeature, TwinTable
from tests.reference.scoring import gold

MovePolicy = Callable[[Game, Random], Move]
DrawPolicy = Callable[[ReferenceGame, Random], str]
PREVIEWED = 4  # moves; previewing all would be slow
TRIED = 4  # tiles; trying all would be slow


def any_move(game: Game, random: Random) -> Move:
    """Choose a legal move uniformly."""
    return random.choice(sorted(game.legal_moves))


def crowding_move(game: Game, random: Random) -> Move:
    """Choose a move that completes features, fills gaps or brings followers together, so that features meet."""
    laid = set(game.board)
    ranked = sorted(sorted(game.legal_moves), key=lambda move: (nearness(laid, move) + 3 * random.random(), move))
    return max(ranked[-PREVIEWED:], key=lambda move: shared_points(game, move) + random.random())


def nearness(laid: Collection[Cell], move: Move) -> int:
    """Rate a move by its contribution to completed, shared and tied features."""
    near = sum((move.x + dx, move.y + dy) in laid for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return near + 8 * count_joins(laid, move) + is_joinable(move) + 8 * is_beside_landmark(move)


def shared_points(game: Game, move: Move) -> int:
    """Return the points of a move for features that several followers share."""
    lines = [event for event in game.preview(move) if isinstance(event, Scored)]
    return sum(line.points for line in lines if sum(line.followers) > 1)


def count_joins(laid: Collection[Cell], move: Move) -> int:
    """Count the roads, rivers, cities and forests that the tile may join, or close to a loop."""
    beside = [(move.x, move.y - 1), (move.x + 1, move.y), (move.x, move.y + 1), (move.x - 1, move.y)]
    met = [move.tile.sides[side - move.rotation].shape for side, cell in enumerate(beside) if cell in laid]
    return sum(max(met.count(shape) - 1, 0) for shape in (Shape.PATH, Shape.BLOCK))


def is_joinable(move: Move) -> bool:
    """Return True if the move places a follower or hut where others may join it."""
    return move.placed_on is not None and move.placed_on.kind.shape != Shape.SITE


def is_beside_landmark(move: Move) -> bool:
    """Return True if the move places a hunter beside the dolmen."""
    return move.placed_on is not None and move.placed_on.landmark != ""


def digging_move(game: Game, random: Random) -> Move:
    """Choose a move that completes as many forests with gold as possible, or else a crowding move."""
    laid, moves = set(game.board), sorted(game.legal_moves)
    places = {move._replace(place=0) for move in moves}
    gains = {
        place: 10 * count_golds(game, place) + count_joins(laid, place) + random.random() for place in sorted(places)
    }
    best = max(gains, key=gains.__getitem__)
    pieces = [move for move in moves if move[:4] == best[:4]]
    return max(pieces, key=lambda move: is_beside_landmark(move) + random.random())


def count_golds(game: Game, move: Move) -> int:
    """Count the forests with gold that a move completes."""
    return sum(isinstance(event, GoldFound) for event in game.preview(move))


def any_tile(twin: ReferenceGame, random: Random) -> str:
    """Choose a drawable tile uniformly."""
    left = twin.drawable()
    return random.choices(list(left), list(left.values()))[0]


def fitting_tile(twin: ReferenceGame, random: Random) -> str:
    """Choose a tile that fits somewhere, if there is one, leaving the others for the end."""
    fit = [name for name in twin.drawable() if twin.fits_somewhere(twin.tiles[name])]
    return random.choice(fit) if fit else any_tile(twin, random)


def awkward_tile(twin: ReferenceGame, random: Random) -> str:
    """Choose a tile that fits nowhere, if there is one, or else a special bonus tile, if one is drawable."""
    unfit = [name for name in twin.drawable() if not twin.fits_somewhere(twin.tiles[name])]
    special = [name for name in twin.drawable() if is_special(twin.tiles[name])]
    return random.choice(unfit or special) if unfit or special else any_tile(twin, random)


def is_special(tile: Tile) -> bool:
    """Return True if it is a bonus tile with a landmark or two lakes."""
    return tile.is_bonus and (tile.is_twofold(Shape.SYSTEM) or any(segment.landmark for segment in tile.segments))


def digging_tile(twin: ReferenceGame, random: Random) -> str:
    """Choose from a few tiles the one that can complete the most forests with gold."""
    if twin.phase == "draw bonus":
        return awkward_tile(twin, random)
    left = sorted(twin.drawable())
    return max(random.sample(left, min(TRIED, len(left))), key=lambda name: most_golds(twin, twin.tiles[name]))


def most_golds(twin: ReferenceGame, tile: Tile) -> int:
    """Return the most forests with gold that a tile can complete; -1 if it fits nowhere."""
    tables = ((twin.table.with_tile(cell, tile, turns), cell) for cell, turns in twin.table.placements(tile))
    return max((len(completed_golds(table, cell)) for table, cell in tables), default=-1)


def completed_golds(table: TwinTable, cell: Cell) -> set[TwinFeature]:
    """Return the completed forests with gold on a tile."""
    blocks = [spot for spot in table.spots_of_tile(cell) if table.segment(spot).kind.shape == Shape.BLOCK]
    forests = {table.feature_of(spot) for spot in blocks}
    return {forest for forest in forests if gold(table, forest) and table.is_complete(forest)}
