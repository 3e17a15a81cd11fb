"""Legend of the signs on a board."""

from collections.abc import Iterable

from bastide.messages import say
from bastide.render.text.signs import BETWEEN, BLOCKS, HUT, PATHS, SPRING, TOKENS, tokens_of
from bastide.render.text.sizes import LARGE
from bastide.render.text.tile_glyphs import tile_drawing
from bastide.rules.board import LaidTile
from bastide.tiles import Tile

ROCKS = BETWEEN["forest"]
# The signs of forests and their contents, of meadows and of water. Those of cities are obvious.
KEY = {
    "forest": BLOCKS["forest"].character,
    **{name: glyph.character for name, glyph in TOKENS.items() if name != "pennant"},
    "rocks": ROCKS.character,
    "river": PATHS["river"][2],
    "spring": SPRING.character,
    "lake": "1-9",
    "hut": HUT,
}
GAP = "   "


def key_lines(laid: Iterable[LaidTile], hand: Tile | None, width: int | None) -> list[str]:
    """Return each sign on the board or on the tile in hand with its meaning, in lines that fit the width."""
    laid = list(laid)
    tiles = {each.tile for each in laid}
    if hand:
        tiles.add(hand)
    seen = {name for tile in tiles for name in signs_on(tile)}
    if any(each.piece and each.piece.is_hut for each in laid):
        seen.add("hut")
    return wrap_entries([f"{sign} {say(f'key-{name}')}" for name, sign in KEY.items() if name in seen], width)


def wrap_entries(entries: Iterable[str], width: int | None) -> list[str]:
    """Join entries into lines that fit the width, without breaking an entry."""
    lines: list[str] = []
    for entry in entries:
        longer = f"{lines[-1]}{GAP}{entry}" if lines else entry
        if lines and (width is None or len(longer) <= width):
            lines[-1] = longer
        else:
            lines.append(entry)
    return lines


def signs_on(tile: Tile) -> set[str]:
    """Return the names of the signs on a tile that the legend explains."""
    kinds = {segment.kind.name for segment in tile.segments}
    tokens = {token.name for segment in tile.segments for token in tokens_of(segment)}
    springs = {"spring" for segment in tile.segments if segment.is_spring}
    rocks = {"rocks" for _, glyph in tile_drawing(tile, 0, LARGE) if glyph == ROCKS}
    return (kinds | tokens | springs | rocks | {tile.landmark}) & KEY.keys()
