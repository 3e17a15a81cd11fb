"""A board as a picture: the tiles as they lie, the pieces on them, the last move, and what else is asked for."""

from collections.abc import Iterable, Sequence

from bastide.render.svg.definitions import definitions
from bastide.render.svg.elements import document, element, group, use
from bastide.render.svg.frame import LEAST_SIZE, MARGIN, TABLE, TILE_SIZE, Frame, check_size
from bastide.render.svg.gallery import Gallery, gallery_of
from bastide.render.svg.layers import COORDINATES, DEAD, LAYERS, checked_layers, dead_cells
from bastide.render.svg.pen import number_text
from bastide.render.svg.pieces import piece, piece_symbols, role_at, scale_on_board
from bastide.render.svg.points import TILE
from bastide.render.svg.score_track import track_document, track_round
from bastide.render.svg.titles import board_title
from bastide.render.svg.view import View
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.table import LaidTile

FITTING_WIDTH = 900  # of a board that is shown in a notebook

MARK, MARK_GROUND = "#ffdf8a", "#3a2a0c"
MARK_WIDTH, LEAST_MARK = 11, 2.5  # in units, and in pixels at least


def board_svg(
    game: Game,
    *,
    tile_size: int = TILE_SIZE,
    layers: Iterable[str] = (),
    last_move: bool = True,
    score_track: bool = False,
    gallery: Gallery | None = None,
) -> str:
    """The board of a game as an SVG document, with tiles of that many pixels.

    `layers` are names of LAYERS. The tile that was laid last is marked if `last_move` says so; the score track goes
    round the board if `score_track` does. The drawings come from the gallery of the game's edition, or from another.
    Raises SetupError for layers or a size that cannot be.
    """
    check_size(tile_size)
    shown = checked_layers(layers)
    frame = Frame.around([*game.board, *(dead_cells(game) if DEAD in shown else ())], tile_size)
    view = View(game, gallery or gallery_of(game.edition), frame)
    draw = board_document_with_track if score_track else board_document
    return draw(view, board_title(game), *board_content(view, shown, last_move=last_move))


def fitting_size(game: Game, width: int = FITTING_WIDTH) -> int:
    """The size of tiles with which the board of a game is about that wide, if they need not be larger than usual."""
    columns = Frame.around(game.board, TILE_SIZE).columns
    return max(LEAST_SIZE, min(TILE_SIZE, int(width / (columns + 2 * MARGIN))))


def board_content(view: View, layers: tuple[str, ...], *, last_move: bool) -> list[str]:
    """What lies on the table; pieces stand above all layers but the coordinates, which are beside the tiles."""
    laid = list(view.board.values())
    return [
        *(tile_on(view, each) for each in laid),
        *(LAYERS[name](view) for name in layers if name != COORDINATES),
        frame_round(view, laid[-1].cell) if last_move and view.game.moves else "",
        *(piece_on(view, each) for each in laid if each.piece),
        *(LAYERS[name](view) for name in layers if name == COORDINATES),
    ]


# Documents


def board_document(view: View, title: str, *content: str) -> str:
    """A document with that content on the table, and with the pictures that it uses."""
    frame = view.frame
    shown = used_symbols(view, content), table_top(), *content
    return document(frame.width, frame.height, *shown, scale=frame.scale, title=title)


def board_document_with_track(view: View, title: str, *content: str) -> str:
    """The same in the middle of the score track."""
    frame = view.frame
    width, height = frame.width * frame.scale, frame.height * frame.scale
    track = track_round(width, height, view.game.edition.score_track)
    # Whole pixels, or the tiles would be blurred.
    x, y = round((track.width - width) / 2), round((track.height - height) / 2)
    board = group(*content, transform=f"translate({x} {y})scale({number_text(frame.scale, 4)})")
    return track_document(track, view.game.scores, title, used_symbols(view, content), board)


def used_symbols(view: View, content: Sequence[str]) -> str:
    """The pictures of the tiles and pieces that some content shows."""
    pictures = tile_symbols(view)
    used = view.gallery.definitions(small=view.is_small).used_by(pictures)
    pieces = definitions(piece_symbols()).used_by("".join(content))
    return element("defs", used, pieces, pictures)


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
    """The name of a picture; looks and sizes have their own, for a page may show several boards."""
    size = "small" if view.is_small else "large"
    return f"{view.gallery.look.name}-{size}-{view.tile_name(laid.cell)}"


def tile_on(view: View, laid: LaidTile) -> str:
    x, y = view.frame.origin(laid.cell)
    return use(symbol_name(view, laid), x, y)


# Pieces and marks


def piece_on(view: View, laid: LaidTile) -> str:
    """The follower or hut on a laid tile."""
    assert laid.piece
    role = role_at(laid.tile, laid.piece.place)
    x, y = view.spot(laid.cell, laid.piece.place)
    return piece(role, laid.piece.player, x, y, scale_on_board(view.is_small), small=view.is_small)


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
