"""Says why a move cannot be played: the reason that a person would see first."""

from bastide.errors import IllegalMove
from bastide.kernel.layout import DRAW_BONUS, OVER, PLAY, SIDE_BITS, SIDE_MASK
from bastide.rules.move import Cell, Move
from bastide.rules.notation import place_text
from bastide.rules.options import Phase
from bastide.rules.raw import RawGame
from bastide.tiles import SIDE_NAMES, Kind, Shape, Tile, segment_of


def refusal(raw: RawGame, move: Move) -> IllegalMove:
    """The reason why a move that is not legal is not."""
    return refused_tile(raw, move) or refused_cell(raw, move) or refused_piece(raw, move) or taken_place(move)


def refused_draw(raw: RawGame, tile: Tile) -> IllegalMove | None:
    """This tile cannot have been drawn now."""
    if not Phase(raw.phase).is_draw:
        return IllegalMove("draw/not-awaited", tile=tile)
    if tile not in raw.edition.tiles or not raw.state["bag"][raw.edition.tiles.index(tile)]:
        return IllegalMove("draw/none-left", tile=tile)
    if tile.is_bonus != (raw.phase == DRAW_BONUS):
        return IllegalMove("draw/bonus-not-due" if tile.is_bonus else "draw/bonus-due", tile=tile)
    return None


def refused_tile(raw: RawGame, move: Move) -> IllegalMove | None:
    """It is not the time to play this tile."""
    if raw.phase == OVER:
        return IllegalMove("move/game-over", move=move)
    if raw.phase != PLAY:
        return IllegalMove("move/nothing-drawn", move=move)
    drawn = raw.edition.tiles[int(raw.state["hand"][raw.state["player"]]) - 1]
    if move.tile.is_bonus and not drawn.is_bonus:
        return IllegalMove("move/bonus-not-due", move=move, tile=move.tile, drawn=drawn)
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


def refused_piece(raw: RawGame, move: Move) -> IllegalMove | None:
    """The player has no such piece to place, or none may ever stand there."""
    segment, state = move.placed_on, raw.state
    if segment is None:
        return None
    if move.is_hut:
        return None if state["huts"][state["player"]] else IllegalMove("move/no-huts", move=move)
    if state["supply"][state["player"]] == 0:
        return IllegalMove("move/no-followers", move=move)
    if segment.kind.shape == Shape.LAND and not state["farmers"]:
        return IllegalMove("move/no-farmers", move=move)
    if move.tile.is_burning(segment_of(move.place)):
        place = place_text(move.tile, move.rotation, move.place)
        return IllegalMove("move/fire", move=move, tile=move.tile, place=place)
    return None


def taken_place(move: Move) -> IllegalMove:
    """Somebody stands on the feature already: all that is left."""
    place = place_text(move.tile, move.rotation, move.place)
    return IllegalMove("move/hut-taken" if move.is_hut else "move/taken", move=move, place=place)


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
    kinds = {1 + shape: kind for shape, kind in raw.edition.kinds.items()}
    return [kinds.get(demand >> SIDE_BITS * side & SIDE_MASK) for side in range(4)]
