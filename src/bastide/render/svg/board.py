"""A board as a picture: the tiles as they lie, the pieces on them, the last move, and what else is asked for."""

from collections.abc import Iterable

from bastide.errors import SetupError
from bastide.render.svg.definitions import definitions
from bastide.render.svg.elements import document, element, group, use
from bastide.render.svg.frame import MARGIN, TABLE, Frame
from bastide.render.svg.gallery import Gallery, fingerprint_of, gallery_of
from bastide.render.svg.layers import COORDINATES, DEAD, LAYERS, checked_layers, dead_cells
from bastide.render.svg.pieces import piece, piece_symbols
from bastide.render.svg.points import TILE
from bastide.render.svg.view import View
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.options import is_number, quoted
from bastide.rules.table import LaidTile

TILE_SIZE = 120
LEAST_SIZE, MOST_SIZE = 8, 960
FITTING_WIDTH = 900  # of a board that is shown in a notebook

MARK, MARK_GROUND = "#ffdf8a", "#3a2a0c"
MARK_WIDTH, LEAST_MARK = 11, 2.5  # in units, and in pixels at least
PIECE_SCALE, SMALL_PIECE_SCALE = 1.35, 1.25


def board_svg(
    game: Game,
    *,
    tile_size: int = TILE_SIZE,
    layers: Iterable[str] = (),
    last_move: bool = True,
    gallery: Gallery | None = None,
) -> str:
    """The board of a game as an SVG document, with tiles of that many pixels.

    `layers` are names of LAYERS. The tile that was laid last is marked if `last_move` says so. The drawings come from
    the gallery of the game's edition, or from another one. Raises SetupError for a layer or a size that cannot be.
    """
    check_size(tile_size)
    shown = checked_layers(layers)
    frame = Frame.around([*game.board, *(dead_cells(game) if DEAD in shown else ())], tile_size)
    return view_svg(View(game, gallery or gallery_of(game.edition), frame), shown, last_move=last_move)


def fitting_size(game: Game, width: int = FITTING_WIDTH) -> int:
    """The size of tiles with which the board of a game is about that wide, if they need not be larger than usual."""
    columns = Frame.around(game.board, TILE_SIZE).columns
    return max(LEAST_SIZE, min(TILE_SIZE, int(width / (columns + 2 * MARGIN))))


def check_size(tile_size: int) -> None:
    if not is_number(tile_size) or not LEAST_SIZE <= tile_size <= MOST_SIZE:
        raise SetupError("setup/tile-size", size=quoted(tile_size), least=LEAST_SIZE, most=MOST_SIZE)


def view_svg(view: View, layers: tuple[str, ...], *, last_move: bool) -> str:
    """A view as a document; pieces stand above all layers but the coordinates, which are beside the tiles."""
    laid = list(view.board.values())
    return board_document(
        view,
        table_top(),
        *(tile_on(view, each) for each in laid),
        *(LAYERS[name](view) for name in layers if name != COORDINATES),
        frame_round(view, laid[-1].cell) if last_move and view.game.moves else "",
        *(piece_on(view, each) for each in laid if each.piece),
        *(LAYERS[name](view) for name in layers if name == COORDINATES),
    )


def board_document(view: View, *content: str) -> str:
    """A document with that content, and with the pictures that it uses."""
    pictures = tile_symbols(view)
    used = view.gallery.definitions(small=view.is_small).used_by(pictures)
    pieces = definitions(piece_symbols()).used_by("".join(content))
    symbols = element("defs", used, pieces, pictures)
    return document(view.frame.width, view.frame.height, symbols, *content, scale=view.frame.scale)


def table_top() -> str:
    return element("rect", width="100%", height="100%", fill=TABLE)


# Tiles


def tile_symbols(view: View) -> str:
    """The pictures of the tiles on the board, each once, whatever the number of tiles that show it."""
    laid = {symbol_name(view, laid): laid.cell for laid in view.board.values()}
    small = view.is_small
    return "".join(tile_symbol(name, view.drawing(cell).picture(small=small)) for name, cell in sorted(laid.items()))


def tile_symbol(name: str, picture: str) -> str:
    """A picture that is used by its name, without what reaches beyond its tile."""
    return element("symbol", picture, id=name, width=TILE, height=TILE)


def symbol_name(view: View, laid: LaidTile) -> str:
    """Names differ between looks, sizes and tiles of the same name, for a page may show several boards."""
    size = "small" if view.is_small else "large"
    return f"{view.gallery.look.name}-{size}-{laid.tile.name}-{fingerprint_of(laid.tile)[:4]}-{laid.rotation}"


def tile_on(view: View, laid: LaidTile) -> str:
    x, y = view.frame.origin(laid.cell)
    return use(symbol_name(view, laid), x, y)


# Pieces and marks


def piece_on(view: View, laid: LaidTile) -> str:
    """The follower or hut on a laid tile."""
    assert laid.piece
    role = "hut" if laid.piece.is_hut else laid.tile.segments[laid.piece.segment].kind.role
    x, y = view.spot(laid.cell, laid.piece.place)
    scale = SMALL_PIECE_SCALE if view.is_small else PIECE_SCALE
    return piece(role, laid.piece.player, x, y, scale, small=view.is_small)


def frame_round(view: View, cell: Cell) -> str:
    """A frame of gold round the tile that was laid last, on dark ground: to be seen on every look."""
    x, y = view.frame.origin(cell)
    width = view.frame.at_least(MARK_WIDTH, LEAST_MARK)
    square = {"x": x, "y": y, "width": TILE, "height": TILE, "rx": width / 2}
    return group(
        element("rect", **square, stroke=MARK_GROUND, stroke_width=width * 2),
        element("rect", **square, stroke=MARK, stroke_width=width),
        fill="none",
    )
