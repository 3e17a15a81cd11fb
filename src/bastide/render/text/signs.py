"""The characters that drawings are made of, by what they show."""

from collections.abc import Mapping
from typing import NamedTuple

from bastide.render.text.canvas import Glyph
from bastide.tiles import Segment

DEVICES = "✚▲●╲◆"  # what the seats bear: a cross, a chevron, a disc, a bend and a lozenge
HUT = "⌂"
# By the directions in which a path goes on, or in which a city lies: north, east, south and west count 1, 2, 4 and 8.
PATHS: Mapping[str, str] = {"road": "▪║═╚║║╔╠═╝═╩╗╣╦╬", "river": "○│─╰││╭├─╯─┴╮┤┬┼"}
WALLS = "·▀▐▜▄▬▟█▌▛▮█▙███"
BLOCKS: Mapping[str, Glyph] = {"city": Glyph("▒", "city"), "forest": Glyph("♣", "forest")}
WALLED = frozenset({"city"})  # the kinds of blocks that have a wall
BETWEEN: Mapping[str, Glyph] = {"city": Glyph("█", "wall"), "forest": Glyph("░", "rocks")}
HAMLET, SPRING = Glyph("▪", "road"), Glyph("○", "river")
GRASS, TUFT = " ", "·"
LAKE = Glyph("≈", "lake")
MONASTERY = {3: "┌✝┐", 6: "┌✝┐└─┘"}  # by the number of its points
CORNERS = "┌┐┘└"  # of the tile that was laid last
TOKENS: Mapping[str, Glyph] = {
    "pennant": Glyph("⚑", "pennant"),
    "gold": Glyph("★", "gold"),
    "mushrooms": Glyph("♤", "mushrooms"),
    "deer": Glyph("D", "animal"),
    "mammoth": Glyph("M", "animal"),
    "aurochs": Glyph("A", "animal"),
    "tiger": Glyph("T", "tiger"),
    "fire": Glyph("ψ", "fire"),
    "dolmen": Glyph("π", "landmark"),
    "volcano": Glyph("Λ", "landmark"),
}


class Token(NamedTuple):
    """Something small that stands on a segment: what it is, and the character that shows it."""

    name: str
    glyph: Glyph


def tokens_of(segment: Segment) -> list[Token]:
    """All that stands on a segment, each by itself; only the fish of a lake are a number."""
    names = [
        *["pennant"] * segment.pennants,
        *["gold"] * segment.gold,
        *["mushrooms"] * segment.mushrooms,
        *segment.animals,
        *([segment.landmark] if segment.landmark else []),
    ]
    fish = [Token("fish", Glyph(str(segment.fish), "fish"))] if segment.fish else []
    return [Token(name, TOKENS[name]) for name in names] + fish
