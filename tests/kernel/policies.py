"""Ways to choose moves and draws in test games. They do not depend on the order in which legal moves are listed."""

from collections.abc import Callable, Collection
from random import Random

from bastide import Game, Move, Scored
from tests.reference import ReferenceGame

MovePolicy = Callable[[Game, Random], Move]
DrawPolicy = Callable[[ReferenceGame, Random], str]
Cell = tuple[int, int]
PREVIEWED = 4  # moves; to preview them all would be slow


def any_move(game: Game, random: Random) -> Move:
    """Every legal move with the same chance."""
    return random.choice(sorted(game.legal_moves))


def crowding_move(game: Game, random: Random) -> Move:
    """A move that closes or fills in something, or brings a follower near others: what makes features meet."""
    laid = set(game.board)
    ranked = sorted(game.legal_moves, key=lambda move: (nearness(laid, move) + 3 * random.random(), move))
    return max(ranked[-PREVIEWED:], key=lambda move: shared_points(game, move) + random.random())


def nearness(laid: Collection[Cell], move: Move) -> int:
    """How much a move does for features that are closed, shared or tied."""
    near = sum((move.x + dx, move.y + dy) in laid for dx in (-1, 0, 1) for dy in (-1, 0, 1))
    return near + 8 * joins(laid, move) + joinable(move)


def shared_points(game: Game, move: Move) -> int:
    """What a move scores, if several followers share it."""
    lines = [event for event in game.preview(move) if isinstance(event, Scored)]
    return sum(line.points for line in lines if sum(line.followers) > 1)


def joins(laid: Collection[Cell], move: Move) -> int:
    """How many roads and cities may be joined by the tile, or closed to a loop."""
    beside = [(move.x, move.y - 1), (move.x + 1, move.y), (move.x, move.y + 1), (move.x - 1, move.y)]
    met = [move.tile.edges[side - move.rotation] for side, cell in enumerate(beside) if cell in laid]
    return max(met.count("r") - 1, 0) + max(met.count("c") - 1, 0)


def joinable(move: Move) -> bool:
    """Whether the move places a follower where others may join it."""
    return move.placed_on is not None and move.placed_on.kind.name != "monastery"


def any_tile(twin: ReferenceGame, random: Random) -> str:
    """Every tile in the bag with the same chance."""
    return random.choices(list(twin.bag), list(twin.bag.values()))[0]


def fitting_tile(twin: ReferenceGame, random: Random) -> str:
    """A tile that fits somewhere, if there is one: those that do not are left for the end."""
    fit = [name for name, count in twin.bag.items() if count and twin.fits_somewhere(twin.tiles[name])]
    return random.choice(fit) if fit else any_tile(twin, random)


def awkward_tile(twin: ReferenceGame, random: Random) -> str:
    """A tile that fits nowhere, if there is one."""
    unfit = [name for name, count in twin.bag.items() if count and not twin.fits_somewhere(twin.tiles[name])]
    return random.choice(unfit) if unfit else any_tile(twin, random)
