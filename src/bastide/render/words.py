"""What the pieces of an edition are called: messages choose by it."""

from bastide.tiles import Edition, Shape


def people_of(rules: Edition) -> str:
    """Who the players place: the tribe where there is water to settle at, and else followers."""
    return "tribe" if Shape.SYSTEM in rules.kinds else "followers"
