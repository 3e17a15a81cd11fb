"""Board documents: tiles, pieces, the last move, layers and the score track."""

from collections.abc import Iterable, Sequence

from bastide.render.svg.board.frame import MARGIN, BoardFrame
from bastide.render.svg.board.layers import COORDINATES, DEAD, LAYERS, dead_cells, parse_layers
from bastide.render.svg.board.view import BoardView
from bastide.render.svg.defaults import MIN_TILE_SIZE, TABLE, TILE_SIZE, check_size
from bastide.render.svg.elements import document, element, group, use, used_definitions
from bastide.render.svg.geometry.pen import number_text
from bastide.render.svg.geometry.points import TILE
from bastide.render.svg.pieces import all_piece_symbols, piece, role_at, scale_on_board
from bastide.render.svg.tiles.drawing_cache import DrawingCache, drawings_of
from bastide.render.svg.titles import board_title
from bastide.render.svg.track.score_track import track_document
from bastide.render.svg.track.track_geometry import track_around
from bastide.rules.board import LaidTile
from bastide.rules.game import Game
from bastide.rules.move import Cell

FITTING_WIDTH = 900  # pixels, in a notebook

MARK, MARK_GROUND = "#ffdf8a", "#3a2a0c"
MARK_WIDTH, LEAST_MARK = 11, 2.5  # in units, and at least this many pixels


def board_svg(
    game: Game,
    *,
    tile_size: int | None = TILE_SIZE,
    layers: Iterable[str] = (),
    last_move: bool = True,
    score_track: bool = False,
    drawings: DrawingCache | None = None,
) -> str:
    """Return the board of a game as an SVG document.

    `tile_size` is in pixels; None fits the board into a notebook. `layers` are names of LAYERS. `last_move` marks the
    tile placed last, and `score_track` draws the score track around the board. `drawings` replaces the drawings of
    the game's edition. Raises SetupError for an unknown layer or an invalid size.
    """
    board = game.board
    if tile_size is None:
        tile_size = size_for_width(board, FITTING_WIDTH)
    check_size(tile_size)
    shown = parse_layers(layers)
    frame = BoardFrame.around([*board, *(dead_cells(game) if DEAD in shown else ())], tile_size)
    view = BoardView(game, board, drawings or drawings_of(game.edition), frame)
    draw = board_document_with_track if score_track else board_document
    return draw(view, board_title(game, len(board)), *board_content(view, shown, last_move=last_move))


def size_for_width(board: Iterable[Cell], width: int) -> int:
    """Return the size of tiles for a board of about that many pixels in width, at most the usual size."""
    columns = BoardFrame.around(board, TILE_SIZE).columns
    return max(MIN_TILE_SIZE, min(TILE_SIZE, int(width / (columns + 2 * MARGIN))))


def board_content(view: BoardView, layers: tuple[str, ...], *, last_move: bool) -> list[str]:
    """Return the elements of a board from bottom to top: tiles, layers, last move, pieces, coordinates."""
    laid = list(view.board.values())
    return [
        *(draw_tile(view, each) for each in laid),
        *(LAYERS[name](view) for name in layers if name != COORDINATES),
        last_move_frame(view, laid[-1].cell) if last_move and view.game.turn else "",
        *(draw_piece(view, each) for each in laid if each.piece),
        *(LAYERS[name](view) for name in layers if name == COORDINATES),
    ]


# Documents


def board_document(view: BoardView, title: str, *content: str) -> str:
    """Return a document with the content on the table and the symbols that it uses."""
    frame = view.frame
    shown = used_symbols(view, content), table_top(), *content
    return document(frame.width, frame.height, *shown, scale=frame.scale, title=title)


def bare_document(view: BoardView) -> str:
    """Return a document with the tiles and pieces only, for a page with its own table and texts."""
    frame, content = view.frame, board_content(view, (), last_move=False)
    return document(frame.width, frame.height, used_symbols(view, content), *content, scale=frame.scale)


def board_document_with_track(view: BoardView, title: str, *content: str) -> str:
    """Return a document with the board inside the score track."""
    frame = view.frame
    width, height = frame.width * frame.scale, frame.height * frame.scale
    track = track_around(width, height, view.game.edition.score_track)
    # Whole pixels keep the tiles sharp.
    x, y = round((track.width - width) / 2), round((track.height - height) / 2)
    board = group(*content, transform=f"translate({x} {y})scale({number_text(frame.scale, 4)})")
    return track_document(track, view.game.scores, title, used_symbols(view, content), board)


def used_symbols(view: BoardView, content: Sequence[str]) -> str:
    """Return the definitions of all tiles and pieces that the content uses."""
    pictures = tile_pictures(view)
    symbols = [tile_symbol(name, picture) for name, picture in pictures.items()]
    used = view.drawings.used_symbols(pictures.values(), small=view.is_small)
    pieces = used_definitions(all_piece_symbols(), ["".join(content)])
    return element("defs", used, pieces, *symbols)


def table_top() -> str:
    return element("rect", width="100%", height="100%", fill=TABLE)


# Tiles


def tile_pictures(view: BoardView) -> dict[str, str]:
    """Return the picture of each different tile on the board, by its symbol."""
    cells = {symbol_name(view, laid): laid.cell for laid in view.board.values()}
    return {name: view.drawing(cell).picture(small=view.is_small) for name, cell in sorted(cells.items())}


def tile_symbol(name: str, picture: str) -> str:
    """Return a symbol that is clipped to the tile."""
    return element("symbol", picture, id=name, width=TILE, height=TILE)


def symbol_name(view: BoardView, laid: LaidTile) -> str:
    """Return the id of a tile's symbol; looks and sizes differ, because a page may show several boards."""
    size = "small" if view.is_small else "large"
    return f"{view.drawings.look.name}-{size}-{view.tile_name(laid.cell)}"


def draw_tile(view: BoardView, laid: LaidTile) -> str:
    x, y = view.frame.origin(laid.cell)
    return use(symbol_name(view, laid), x, y)


# Pieces and marks


def draw_piece(view: BoardView, laid: LaidTile) -> str:
    """Draw the follower or hut on a tile."""
    assert laid.piece
    role = role_at(laid.tile, laid.piece.place)
    x, y = view.spot(laid.cell, laid.piece.place)
    return piece(role, laid.piece.player, x, y, scale_on_board(view.is_small), small=view.is_small)


def last_move_frame(view: BoardView, cell: Cell) -> str:
    """Draw a golden frame with a dark outline, visible on every look, around the tile placed last."""
    x, y = view.frame.origin(cell)
    width = view.frame.at_least(MARK_WIDTH, LEAST_MARK)
    square = {"x": x, "y": y, "width": TILE, "height": TILE, "rx": width / 2}
    return group(
        element("rect", **square, stroke=MARK_GROUND, stroke_width=width * 2),
        element("rect", **square, stroke=MARK, stroke_width=width),
        fill="none",
    )
