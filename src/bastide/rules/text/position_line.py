"""Positions in one line for URLs: the values of the text, with separators that URLs do not escape.

    bastide-position-1~winter~3~yes~no~1_plays~-_D_-~0_12_5~D.0.0.0_U.0.1.90.road.n.2~A.2_B.4_C_Winter-A~end

docs/formats.md specifies it. Reading expands it to the lines of the text format.
"""

import re
from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from bastide.errors import NotationError
from bastide.rules.text.lines import BYTE_ORDER_MARK, SETUP_KEYS, TextLine

if TYPE_CHECKING:
    from bastide.rules.game import Game

HEADING = "bastide-position-"
FIELD, WORD, PART = "~", "_", "."  # separators of values, of the words of a value, and of the parts of a word
PARTS = re.compile(r"[@,> =*]")  # separators of the parts of a word in the text format
END = "end"
KEYS = (*SETUP_KEYS, "next", "hands", "scores", "board", "bag")
QUOTED = 20  # characters of a truncated line to quote in the error
LAID_PARTS = 4  # of a tile without a piece: its name, x, y and degrees


# Writing


def fold_position(text: str, game: "Game") -> str:
    """Convert the text of a game's position to one line."""
    heading, edition, *lines = text.splitlines()
    board = [PARTS.sub(PART, line.strip()) for line in lines if line.startswith(" ")]
    values = [value_of(line) for line in lines if not line.startswith(" ")]
    *others, _, bag = (WORD.join(value.split()) for value in values)
    name = quote(value_of(edition), safe="").replace(FIELD, "%7E")
    fields = [heading.replace(" ", "-"), name, *others, WORD.join(board)]
    if not is_bag_implied(game):
        fields.append(PARTS.sub(PART, bag))
    return FIELD.join([*fields, END])


def value_of(line: str) -> str:
    return line.partition(":")[2].strip()


def is_bag_implied(game: "Game") -> bool:
    """Return True if the bag has every tile that is neither on the board nor in a hand, so that it can be left out."""
    tiles = Counter({tile: tile.count for tile in game.edition.tiles})
    laid, held = (laid.tile for laid in game.board.values()), (tile for tile in game.hands if tile)
    return tiles - Counter(laid) - Counter(held) == Counter(game.bag)


# Reading


def is_position_line(text: str) -> bool:
    """Return True if a text is a position in one line."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip().startswith(HEADING)


def read_heading(text: str) -> TextLine:
    """Return the start of the line as the heading of a text."""
    return TextLine(1, text.removeprefix(BYTE_ORDER_MARK).strip().partition(FIELD)[0].replace("-", " "))


def count_tiles(line: str) -> int:
    """Count the tiles on the board of a valid position line."""
    board = line.split(FIELD)[1 + KEYS.index("board")]
    return len(board.split(WORD))


def unfold_position(text: str) -> list[TextLine]:
    """Convert a position line to the lines of the text format, without the heading. Raises NotationError."""
    fields = text.strip().split(FIELD)[1:]
    if fields[-1:] != [END]:
        raise NotationError("position/line-cut-off", end=text.strip()[-QUOTED:])
    values = fields[:-1]
    if len(values) not in (len(KEYS) - 1, len(KEYS)):
        raise NotationError("position/line-values", given=len(values), wanted=len(KEYS))
    keyed = zip(KEYS, values, strict=False)
    return [TextLine(1, line) for key, value in keyed for line in unfold_value(key, value)]


def unfold_value(key: str, value: str) -> list[str]:
    words = value.split(WORD)
    match key:
        case "edition":
            return [f"{key}: {unquote(value)}"]
        case "board":
            return [f"{key}:", *map(unfold_tile, words)]
        case "bag":
            return [f"{key}: {' '.join(word.replace(PART, '*') for word in words)}"]
        case _:
            return [f"{key}: {' '.join(words)}"]


def unfold_tile(word: str) -> str:
    """Convert a tile to the text format. Invalid tiles are returned unchanged, for the parser to reject."""
    parts = word.split(PART)
    if len(parts) < LAID_PARTS:
        return word
    tile, x, y, degrees, *piece = parts
    laid = f"{tile}@{x},{y}>{degrees}"
    *place, owner = piece or [""]
    return f"{laid} {PART.join(place)}={owner}" if piece else laid
