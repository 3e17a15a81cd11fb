"""Looks in which tiles are painted. An edition names one that can paint all terrain of its tiles."""

from collections.abc import Iterable, Mapping

from bastide.tiles.terrain import Kind
from bastide.tiles.toml_tables import TomlTable

CLASSIC = ("road", "city", "field", "monastery")
STONE_AGE = ("river", "forest", "meadow", "lake", "system")

# The kinds of terrain that each look paints. The first suitable look is the default.
LOOKS: Mapping[str, tuple[str, ...]] = {"summer": CLASSIC, "winter": CLASSIC, "stone": STONE_AGE}


def looks_for(kinds: Iterable[Kind]) -> tuple[str, ...]:
    """Return the looks that paint all these kinds, the default first."""
    shown = {kind.name for kind in kinds}
    return tuple(name for name, painted in LOOKS.items() if shown.issubset(painted))


def read_look(table: TomlTable, kinds: Iterable[Kind]) -> str | None:
    """Read the look that an edition names, or else its default; None if no look suits its tiles.

    Raises DataError if the named look does not suit the tiles.
    """
    suitable = looks_for(kinds)
    if "look" not in table:
        return suitable[0] if suitable else None
    look = table.text("look")
    if not suitable:
        raise table.error("edition/needless-look", look=look)
    if look not in suitable:
        raise table.error("edition/unknown-look", look=look, known=suitable)
    return look
