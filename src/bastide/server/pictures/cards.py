"""A small board for each edition, to choose it by: the same game every time, played by greedy players."""

from collections.abc import Iterator, Mapping
from itertools import product

from bastide.players import choice_of, player
from bastide.render.svg.board import board_content, used_symbols
from bastide.render.svg.elements import document
from bastide.render.svg.frame import MARGIN, Frame
from bastide.render.svg.gallery import gallery_of
from bastide.render.svg.view import View
from bastide.rules.game import Game
from bastide.tiles import Edition

PLAYERS, TURNS = 3, 20
TILE_SIZE, COLUMNS, ROWS = 82, 6, 2  # with its margin a card is 558 pixels wide and 230 high
SEEDS: Mapping[str, int] = {
    "danish": 87,
    "hungarian": 22,
    "hunters": 48,
    "modern": 6,
    "slovak": 85,
    "winter": 104,
}  # of games that happen to fill their cards
SEED = 0


def card_svg(edition: Edition) -> str:
    """The part of a board that fills a card best.

    It has no title: what it shows is said in the reader's language. And it has no table: the page's is light or dark.
    """
    game = played_game(edition, SEEDS.get(edition.name, SEED))
    frame = max(frames(game), key=lambda each: tiles_seen(game, each))
    view = View(game, gallery_of(edition), frame)
    content = board_content(view, (), last_move=False)
    return document(frame.width, frame.height, used_symbols(view, content), *content, scale=frame.scale)


def played_game(edition: Edition, seed: int) -> Game:
    game, greedy = Game(edition, players=PLAYERS, seed=seed), player("greedy", seed)
    while game.turn < TURNS:
        game.push(choice_of(greedy, game))
    return game


def frames(game: Game) -> Iterator[Frame]:
    """Every part of the table that has the size of a card and lies on the board or beside it."""
    whole = Frame.around(game.board, TILE_SIZE)
    lefts = range(whole.left - COLUMNS, whole.left + whole.columns + 1)
    tops = range(whole.top - ROWS, whole.top + whole.rows + 1)
    for left, top in product(lefts, tops):
        yield Frame(left, top, COLUMNS, ROWS, TILE_SIZE)


def tiles_seen(game: Game, frame: Frame) -> float:
    """How many tiles a frame shows, those at its margin in part."""
    return sum(part_seen(x - frame.left, frame.columns) * part_seen(y - frame.top, frame.rows) for x, y in game.board)


def part_seen(number: int, count: int) -> float:
    """How much is seen of a column or row of that number, counted from the first of so many whole ones."""
    if 0 <= number < count:
        return 1
    return MARGIN if number in (-1, count) else 0
