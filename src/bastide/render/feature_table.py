"""Draws what is still open on the table: who leads where, and what it pays."""

from bastide.messages import say
from bastide.render.canvas import Canvas
from bastide.render.tables import draw_table
from bastide.render.tile_glyphs import DEVICES
from bastide.rules.features import Feature
from bastide.rules.game import Game

MOST_CELLS = 5  # that are listed
COLUMNS = ("feature", "followers", "tiles", "open", "now", "completed", "cells")


def draw_features(game: Game) -> Canvas:
    """A line for every feature that is not completed and has followers, the most valuable first."""
    contested = [feature for feature in game.features if any(feature.followers) and not feature.is_complete]
    contested.sort(key=lambda feature: feature.pays_completed, reverse=True)
    return draw_table([say(f"column-{name}") for name in COLUMNS], [row(feature) for feature in contested])


def row(feature: Feature) -> list[str]:
    return [
        say(f"kind-{feature.kind}"),
        " ".join(DEVICES[seat] * count for seat, count in enumerate(feature.followers) if count),
        str(len(feature.cells)),
        str(feature.open_sides),
        str(feature.pays_now),
        str(feature.pays_completed),
        cells_text(feature),
    ]


def cells_text(feature: Feature) -> str:
    """The first cells of a feature."""
    listed = " ".join(f"{x},{y}" for x, y in feature.cells[:MOST_CELLS])
    return listed if len(feature.cells) <= MOST_CELLS else f"{listed} …"
