"""Characters of drawings, by what they show."""

from collections.abc import Mapping
from typing import NamedTuple

from bastide.render.text.canvas import Glyph
from bastide.tiles import Segment

DEVICES = "✚▲●╲◆"  # devices of the seats: cross, chevron, disc, bend and lozenge
HUT = "⌂"
# Indexed by the sum of the directions of a path, or of a city: north 1, east 2, south 4 and west 8.
PATHS: Mapping[str, str] = {"road": "▪║═╚║║╔╠═╝═╩╗╣╦╬", "river": "○│─╰││╭├─╯─┴╮┤┬┼"}
WALLS = "·▀▐▜▄▬▟█▌▛▮█▙███"
BLOCKS: Mapping[str, Glyph] = {"city": Glyph("▒", "city"), "forest": Glyph("♣", "forest")}
WALLED = frozenset({"city"})  # kinds of blocks with a wall
BETWEEN: Mapping[str, Glyph] = {"city": Glyph("█", "wall"), "forest": Glyph("░", "rocks")}
HAMLET, SPRING = Glyph("▪", "road"), Glyph("○", "river")
GRASS, TUFT = " ", "·"
LAKE = Glyph("≈", "lake")
MONASTERY = {3: "┌✝┐", 6: "┌✝┐└─┘"}  # by the number of its points
CORNERS = "┌┐┘└"  # of the tile placed last
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


class SegmentToken(NamedTuple):
    """Something small on a segment: its name, and its character."""

    name: str
    glyph: Glyph


def tokens_of(segment: Segment) -> list[SegmentToken]:
    """Return all tokens of a segment; the fish of a lake are one number."""
    names = [
        *["pennant"] * segment.pennants,
        *["gold"] * segment.gold,
        *["mushrooms"] * segment.mushrooms,
        *segment.animals,
        *([segment.landmark] if segment.landmark else []),
    ]
    fish = [SegmentToken("fish", Glyph(str(segment.fish), "fish"))] if segment.fish else []
    return [SegmentToken(name, TOKENS[name]) for name in names] + fish
