"""Edition cards: a small board of each edition, always from the same game between greedy players."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import product

from bastide.players import choice_of, player
from bastide.render.svg.board.board_document import bare_document
from bastide.render.svg.board.frame import MARGIN, BoardFrame
from bastide.render.svg.board.view import BoardView
from bastide.render.svg.tiles.drawing_cache import drawings_of
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.tiles import Edition

PLAYERS, TURNS = 3, 32
TILE_SIZE, COLUMNS, ROWS = 82, 6, 2  # 558 by 230 pixels with the margin
SEEDS: Mapping[str, int] = {
    "danish": 60,
    "hungarian": 6,
    "hunters": 48,
    "modern": 46,
    "slovak": 117,
    "winter": 133,
}  # games that fill their cards without a hole
SEED = 0


def card_svg(edition: Edition) -> str:
    """Draw the part of a board that fills a card best.

    The document has no title, because the page names the edition in the reader's language, and no table surface,
    because the page's own is light or dark.
    """
    game = play_game(edition, SEEDS.get(edition.name, SEED))
    board = game.board
    frame = max(card_frames(board), key=lambda each: visible_tiles(board, each))
    return bare_document(BoardView(game, board, drawings_of(edition), frame))


def play_game(edition: Edition, seed: int) -> Game:
    game, greedy = Game(edition, players=PLAYERS, seed=seed), player("greedy", seed)
    while game.turn < TURNS:
        game.push(choice_of(greedy, game))
    return game


def card_frames(board: Iterable[Cell]) -> Iterator[BoardFrame]:
    """Yield every frame of card size on or next to the board."""
    whole = BoardFrame.around(board, TILE_SIZE)
    lefts = range(whole.left - COLUMNS, whole.left + whole.columns + 1)
    tops = range(whole.top - ROWS, whole.top + whole.rows + 1)
    for left, top in product(lefts, tops):
        yield BoardFrame(left, top, COLUMNS, ROWS, TILE_SIZE)


def visible_tiles(board: Iterable[Cell], frame: BoardFrame) -> float:
    """Return the number of tiles in a frame; tiles in its margin count in part."""
    return sum(visible_part(x - frame.left, frame.columns) * visible_part(y - frame.top, frame.rows) for x, y in board)


def visible_part(number: int, count: int) -> float:
    """Return the visible part of a column or row, given its number from the first of `count` whole ones."""
    if 0 <= number < count:
        return 1
    return MARGIN if number in (-1, count) else 0
