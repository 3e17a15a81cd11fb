"""Explain why a move or a draw is illegal, with the reason that is most obvious to a player."""

from bastide.errors import IllegalMove
from bastide.kernel.layout import DRAW_BONUS, OVER, PLAY, SIDE_BITS, SIDE_MASK
from bastide.rules.move import Cell, Move
from bastide.rules.options import Phase
from bastide.rules.raw import RawGame
from bastide.rules.text.notation import place_text
from bastide.tiles import SIDE_NAMES, Kind, Shape, Tile, segment_of


def illegal_move_error(raw: RawGame, move: Move) -> IllegalMove:
    """Return the error for a move that is not legal."""
    return tile_error(raw, move) or cell_error(raw, move) or piece_error(raw, move) or occupied_error(move)


def draw_error(raw: RawGame, tile: Tile) -> IllegalMove | None:
    """Return the error if a tile cannot be drawn now."""
    if not Phase(raw.phase).is_draw:
        return IllegalMove("draw/not-awaited", tile=tile)
    if tile not in raw.edition.tiles or not raw.state["bag"][raw.edition.tiles.index(tile)]:
        return IllegalMove("draw/none-left", tile=tile)
    if tile.is_bonus != (raw.phase == DRAW_BONUS):
        return IllegalMove("draw/bonus-not-due" if tile.is_bonus else "draw/bonus-due", tile=tile)
    return None


def tile_error(raw: RawGame, move: Move) -> IllegalMove | None:
    """Return the error if the tile cannot be played now."""
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


def cell_error(raw: RawGame, move: Move) -> IllegalMove | None:
    """Return the error if the tile cannot be laid on its cell."""
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


def piece_error(raw: RawGame, move: Move) -> IllegalMove | None:
    """Return the error if the player has no such piece, or no piece may stand there."""
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


def occupied_error(move: Move) -> IllegalMove:
    """Return the error for an occupied feature, the only reason left after all other checks."""
    place = place_text(move.tile, move.rotation, move.place)
    return IllegalMove("move/hut-taken" if move.is_hut else "move/taken", move=move, place=place)


def is_laid(raw: RawGame, cell: Cell) -> bool:
    state = raw.state
    count = int(state["laid"])
    return bool(((state["laid_x"][:count] == cell[0]) & (state["laid_y"][:count] == cell[1])).any())


def turned_sides(move: Move) -> list[Kind]:
    """Return the kinds on the four sides of the rotated tile."""
    return [move.tile.sides[(side - move.rotation) % 4] for side in range(4)]


def demanded_kinds(raw: RawGame, rim: int) -> list[Kind | None]:
    """Return the kinds that the neighbours of a rim cell require on its four sides; None where it has no neighbour."""
    demand = int(raw.state["rim_sides"][rim])
    kinds = {1 + shape: kind for shape, kind in raw.edition.kinds.items()}
    return [kinds.get(demand >> SIDE_BITS * side & SIDE_MASK) for side in range(4)]
