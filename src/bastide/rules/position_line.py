"""A position in one line that an address can hold: the values of its text, with separators that no address encodes.

    bastide-position-1~winter~3~yes~no~1_plays~-_D_-~0_12_5~D.0.0.0_U.0.1.90.road.n.2~A.2_B.4_C_Winter-A~end

docs/formats.md specifies it. The reader of positions is given the lines that it stands for.
"""

import re
from collections import Counter
from typing import TYPE_CHECKING
from urllib.parse import quote, unquote

from bastide.errors import NotationError
from bastide.rules.keyed_lines import BYTE_ORDER_MARK, SETUP_KEYS, Line

if TYPE_CHECKING:
    from bastide.rules.game import Game

HEADING = "bastide-position-"
FIELD, WORD, PART = "~", "_", "."  # what stands between values, between the words of a value, and within a word
PARTS = re.compile(r"[@,> =*]")  # what the text has within its words
END = "end"
KEYS = (*SETUP_KEYS, "next", "hands", "scores", "board", "bag")
QUOTED = 20  # how much is quoted of a line that is cut off
LAID_PARTS = 4  # of a tile with nobody on it: its name, x, y and degrees


# Writing


def folded(text: str, game: "Game") -> str:
    """The line for the text of a game's position."""
    heading, edition, *lines = text.splitlines()
    board = [PARTS.sub(PART, line.strip()) for line in lines if line.startswith(" ")]
    values = [value_of(line) for line in lines if not line.startswith(" ")]
    *others, _, bag = (WORD.join(value.split()) for value in values)
    name = quote(value_of(edition), safe="").replace(FIELD, "%7E")
    fields = [heading.replace(" ", "-"), name, *others, WORD.join(board)]
    if not is_all_the_rest(game):
        fields.append(PARTS.sub(PART, bag))
    return FIELD.join([*fields, END])


def value_of(line: str) -> str:
    return line.partition(":")[2].strip()


def is_all_the_rest(game: "Game") -> bool:
    """Whether every tile that is neither on the board nor in a hand is in the bag, so that it need not be told."""
    tiles = Counter({tile: tile.count for tile in game.edition.tiles})
    laid, held = (laid.tile for laid in game.board.values()), (tile for tile in game.hands if tile)
    return tiles - Counter(laid) - Counter(held) == Counter(game.bag)


# Reading


def is_folded(text: str) -> bool:
    """Whether a text is a position in one line."""
    return text.removeprefix(BYTE_ORDER_MARK).lstrip().startswith(HEADING)


def heading_of(text: str) -> Line:
    """What its line begins with, as the heading of a text."""
    return Line(1, text.removeprefix(BYTE_ORDER_MARK).strip().partition(FIELD)[0].replace("-", " "))


def laid_in(line: str) -> int:
    """How many tiles lie on the board of a line that was written here."""
    board = line.split(FIELD)[1 + KEYS.index("board")]
    return len(board.split(WORD))


def unfolded(text: str) -> list[Line]:
    """The lines of the text, without its heading, that a position in one line stands for. Raises NotationError."""
    fields = text.strip().split(FIELD)[1:]
    if fields[-1:] != [END]:
        raise NotationError("position/line-cut-off", end=text.strip()[-QUOTED:])
    values = fields[:-1]
    if len(values) not in (len(KEYS) - 1, len(KEYS)):
        raise NotationError("position/line-values", given=len(values), wanted=len(KEYS))
    keyed = zip(KEYS, values, strict=False)
    return [Line(1, line) for key, value in keyed for line in unfolded_value(key, value)]


def unfolded_value(key: str, value: str) -> list[str]:
    words = value.split(WORD)
    match key:
        case "edition":
            return [f"{key}: {unquote(value)}"]
        case "board":
            return [f"{key}:", *map(unfolded_laid, words)]
        case "bag":
            return [f"{key}: {' '.join(word.replace(PART, '*') for word in words)}"]
        case _:
            return [f"{key}: {' '.join(words)}"]


def unfolded_laid(word: str) -> str:
    """A tile of the board as its text has it; what is no such tile stays as it is, for the reader to refuse."""
    parts = word.split(PART)
    if len(parts) < LAID_PARTS:
        return word
    tile, x, y, degrees, *piece = parts
    laid = f"{tile}@{x},{y}>{degrees}"
    *place, owner = piece or [""]
    return f"{laid} {PART.join(place)}={owner}" if piece else laid
