"""The looks by name, and the one in which an edition is painted."""

from functools import cache

from bastide.render.svg.look import Look
from bastide.tiles import Edition


def look_of(edition: Edition) -> Look:
    """The look in which the tiles of an edition are painted."""
    return look_named(edition.look)


@cache
def look_named(name: str) -> Look:
    """One of the looks that an edition can have."""
    # Each paints by its own rules and tables; a board needs those of one look only.
    if name == "stone":
        from bastide.render.svg.stone import STONE

        return STONE
    from bastide.render.svg.classic import SUMMER, WINTER

    return WINTER if name == "winter" else SUMMER
