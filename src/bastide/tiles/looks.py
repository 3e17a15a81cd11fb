"""The looks in which tiles are painted: an edition names one of those that can paint all that its tiles show."""

from collections.abc import Iterable, Mapping

from bastide.tiles.model import Kind
from bastide.tiles.toml_tables import Table

CLASSIC = ("road", "city", "field", "monastery")
STONE_AGE = ("river", "forest", "meadow", "lake", "system")

# By name, the kinds of terrain that a look paints. Of several looks the first one is meant where none is named.
LOOKS: Mapping[str, tuple[str, ...]] = {"summer": CLASSIC, "winter": CLASSIC, "stone": STONE_AGE}


def looks_for(kinds: Iterable[Kind]) -> tuple[str, ...]:
    """The looks that paint all those kinds, the usual one first; none where kinds of several families are mixed."""
    shown = {kind.name for kind in kinds}
    return tuple(name for name, painted in LOOKS.items() if shown.issubset(painted))


def read_look(table: Table, kinds: Iterable[Kind]) -> str | None:
    """The look that an edition names, or else the usual one; None if no look suits its tiles.

    Raises DataError for a look that does not suit them.
    """
    suitable = looks_for(kinds)
    if "look" not in table:
        return suitable[0] if suitable else None
    look = table.text("look")
    if not suitable:
        raise table.refusal("edition/needless-look", look=look)
    if look not in suitable:
        raise table.refusal("edition/unknown-look", look=look, known=suitable)
    return look
