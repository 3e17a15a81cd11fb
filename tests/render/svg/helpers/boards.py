"""Games and their boards in flat colours, and the contents of their documents."""

import random
import re
from functools import cache
from xml.etree import ElementTree

from bastide import Game
from bastide.render.svg.board.board_document import board_svg
from bastide.render.svg.tiles.drawing_cache import DrawingCache
from tests.render.svg.helpers.plain_look import PlainLook

SVG = "{http://www.w3.org/2000/svg}"
EDITIONS = ("winter", "hunters")
PLAIN = DrawingCache(PlainLook(), None)


@cache
def random_game(edition: str, turns: int) -> tuple[Game, ...]:
    """Return a random game, in a tuple because callers must copy it."""
    game, chance = Game(edition, players=3, seed=4), random.Random(8)
    while game.turn < turns and not game.is_over:
        game.push(chance.choice(game.legal_moves))
    return (game,)


def played_game(edition: str, turns: int = 60) -> Game:
    """Return a random game after some turns."""
    return random_game(edition, turns)[0].copy()


def draw_board(game: Game, tile_size: int = 100, layers: tuple[str, ...] = ()) -> str:
    return board_svg(game, tile_size=tile_size, layers=layers, drawings=PLAIN)


def parse(document: str) -> ElementTree.Element:
    return ElementTree.fromstring(document)


def ids(document: str) -> list[str]:
    return re.findall(r' id="([^"]+)"', document)


def references(document: str) -> set[str]:
    return set(re.findall(r'(?:href="#|url\(#)([^")]+)', document))


def tile_uses(document: str) -> list[tuple[str, float, float]]:
    """Return the symbol and the position of each tile of a board, in drawing order."""
    found = [each for each in parse(document).iter(f"{SVG}use") if each.get("href", "").startswith("#plain-")]
    return [(each.get("href", "")[1:], float(each.get("x", 0)), float(each.get("y", 0))) for each in found]
