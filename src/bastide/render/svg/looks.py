"""The looks by name."""

from functools import cache

from bastide.render.svg.look import Look


@cache
def look_named(name: str) -> Look:
    """One of the looks that an edition can have."""
    # Each paints by its own rules and tables; a board needs those of one look only.
    if name == "stone":
        from bastide.render.svg.stone import STONE

        return STONE
    from bastide.render.svg.classic import SUMMER, WINTER

    return WINTER if name == "winter" else SUMMER
