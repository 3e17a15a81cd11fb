"""Says why a move cannot be played: the reason that a person would see first."""

from bastide.errors import IllegalMove
from bastide.kernel.layout import OVER, PLAY, SIDE_BITS, SIDE_MASK
from bastide.rules.move import Cell, Move
from bastide.rules.notation import place_text
from bastide.rules.raw import RawGame
from bastide.tiles import KINDS, SIDE_NAMES, Kind, Shape

KIND_OF_DEMAND = {1 + kind.shape: kind for kind in KINDS.values() if kind.shape != Shape.SITE}


def refusal(raw: RawGame, move: Move) -> IllegalMove:
    """The reason why a move that is not legal is not."""
    return refused_tile(raw, move) or refused_cell(raw, move) or refused_follower(raw, move) or taken_segment(move)


def refused_tile(raw: RawGame, move: Move) -> IllegalMove | None:
    """It is not the time to play this tile."""
    if raw.phase == OVER:
        return IllegalMove("move/game-over", move=move)
    if raw.phase != PLAY:
        return IllegalMove("move/nothing-drawn", move=move)
    drawn = raw.edition.tiles[int(raw.state["hand"][raw.state["player"]]) - 1]
    if move.tile != drawn:
        return IllegalMove("move/other-tile", move=move, tile=move.tile, drawn=drawn)
    return None


def refused_cell(raw: RawGame, move: Move) -> IllegalMove | None:
    """The tile cannot lie there."""
    if is_laid(raw, move.cell):
        return IllegalMove("move/occupied", move=move, x=move.x, y=move.y)
    rim = raw.rim_index(move.cell)
    if rim is None:
        return IllegalMove("move/no-neighbour", move=move, x=move.x, y=move.y)
    for side, (has, wanted) in enumerate(zip(turned_sides(move), demanded_kinds(raw, rim), strict=True)):
        if wanted is not None and has != wanted:
            return IllegalMove(
                "move/mismatch", move=move, side=SIDE_NAMES[side], has=has.name, wanted=wanted.name, tile=move.tile
            )
    return None


def refused_follower(raw: RawGame, move: Move) -> IllegalMove | None:
    """The player cannot place this follower anywhere."""
    segment = move.placed_on
    if segment is None:
        return None
    if raw.state["supply"][raw.state["player"]] == 0:
        return IllegalMove("move/no-followers", move=move)
    if segment.kind.shape == Shape.LAND and not raw.state["farmers"]:
        return IllegalMove("move/no-farmers", move=move)
    return None


def taken_segment(move: Move) -> IllegalMove:
    """Somebody stands on the feature already: all that is left."""
    return IllegalMove("move/taken", move=move, place=place_text(move.tile, move.rotation, move.place - 1))


def is_laid(raw: RawGame, cell: Cell) -> bool:
    state = raw.state
    count = int(state["laid"])
    return bool(((state["laid_x"][:count] == cell[0]) & (state["laid_y"][:count] == cell[1])).any())


def turned_sides(move: Move) -> list[Kind]:
    """What the tile has on its four sides as it would lie."""
    return [move.tile.sides[(side - move.rotation) % 4] for side in range(4)]


def demanded_kinds(raw: RawGame, rim: int) -> list[Kind | None]:
    """What the neighbours of a rim cell have on its four sides."""
    demand = int(raw.state["rim_sides"][rim])
    return [KIND_OF_DEMAND.get(demand >> SIDE_BITS * side & SIDE_MASK) for side in range(4)]
