"""The luck of a draw: what a position is worth after it, beside what was to be expected."""

from collections.abc import Mapping

from bastide.players.thinking import Memory
from bastide.rules.game import Game
from bastide.tiles import Tile

Values = Mapping[Tile, float | None]


def lucks_of(game: Game, memory: Memory) -> dict[Tile, float]:
    """How lucky whoever has to draw now is with each tile that may come, in points.

    By how many tiles there are of each, it sums up to nothing.
    """
    return lucks(memory.values_of_draws(game), game.drawable)


def lucks(values: Values, counts: Mapping[Tile, int]) -> dict[Tile, float]:
    """What each tile is worth more than the mean; one that fits nowhere is no luck at all: another is drawn for it."""
    known = {tile: value for tile, value in values.items() if value is not None}
    total = sum(counts[tile] for tile in known)
    mean = sum(counts[tile] * value for tile, value in known.items()) / total if total else 0.0
    return {tile: 0.0 if value is None else value - mean for tile, value in values.items()}
