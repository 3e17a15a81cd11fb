"""Says below a board what the signs on it mean."""

from collections.abc import Iterable
from textwrap import wrap

from bastide.messages import say
from bastide.render.canvas import Glyph
from bastide.render.signs import HUT, SPRING, TOKENS, tokens_of
from bastide.rules.table import LaidTile
from bastide.tiles import Tile

# The signs of animals, of what else is on meadows, in forests and in water. What a city has can be seen.
KEY = {name: TOKENS[name] for name in TOKENS if name != "pennant"} | {
    "fish": Glyph("1", "fish"),
    "spring": SPRING,
    "hut": Glyph(HUT),
}
GAP = "   "


def key_lines(laid: Iterable[LaidTile], hand: Tile | None, width: int | None) -> list[str]:
    """Each sign that is on the table or on the tile in hand, with what it means, in lines that fit the width."""
    laid = list(laid)
    seen = {name for tile in {each.tile for each in laid} | ({hand} if hand else set()) for name in signs_on(tile)}
    if any(each.follower and each.follower.is_hut for each in laid):
        seen.add("hut")
    entries = [
        f"{glyph.character}\0{say(f'key-{name}')}".replace(" ", "\0") for name, glyph in KEY.items() if name in seen
    ]
    lines = wrap(GAP.join(entries), width) if width else [GAP.join(entries)]
    return [line.replace("\0", " ") for line in lines if line]


def signs_on(tile: Tile) -> set[str]:
    """What there is to be explained on a tile."""
    tokens = {token.name for segment in tile.segments for token in tokens_of(segment)}
    springs = {"spring" for segment in tile.segments if segment.is_spring}
    return (tokens | springs | {tile.landmark}) & KEY.keys()
