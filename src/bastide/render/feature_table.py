"""Draws what is still open on the table: who leads where, and what it pays."""

from bastide.messages import say
from bastide.render.canvas import Canvas
from bastide.render.tables import draw_table
from bastide.render.tile_glyphs import DEVICES
from bastide.rules.features import Feature
from bastide.rules.game import Game

COLUMNS = ("feature", "followers", "tiles", "open", "now", "completed", "cells")
FEWER_COLUMNS = ("feature", "followers", "now", "completed", "cells")
ROOMY = 60  # columns of a screen that has room for all
MOST_CELLS, FEWER_CELLS = 5, 2  # that are listed, where there is room and where there is little


def draw_features(game: Game, width: int | None = None) -> Canvas:
    """A line for every feature that is not completed and has followers, the most valuable first; or that none has."""
    contested = [feature for feature in game.features if any(feature.followers) and not feature.is_complete]
    contested.sort(key=lambda feature: feature.pays_completed, reverse=True)
    if not contested:
        return sentence(say("features-none"))
    has_room = width is None or width >= ROOMY
    columns, cells = (COLUMNS, MOST_CELLS) if has_room else (FEWER_COLUMNS, FEWER_CELLS)
    told = [entries(feature, cells) for feature in contested]
    rows = [[each[name] for name in columns] for each in told]
    return draw_table([say(f"column-{name}") for name in columns], rows, width)


def sentence(text: str) -> Canvas:
    canvas = Canvas()
    canvas.write((0, 0), text)
    return canvas


def entries(feature: Feature, most_cells: int) -> dict[str, str]:
    """What is told about a feature, by the names of the columns."""
    return {
        "feature": say(f"kind-{feature.kind}"),
        "followers": " ".join(DEVICES[seat] * count for seat, count in enumerate(feature.followers) if count),
        "tiles": str(len(feature.cells)),
        "open": str(feature.open_sides),
        "now": str(feature.pays_now),
        "completed": str(feature.pays_completed),
        "cells": cells_text(feature, most_cells),
    }


def cells_text(feature: Feature, most: int) -> str:
    """The first cells of a feature."""
    listed = " ".join(f"{x},{y}" for x, y in feature.cells[:most])
    return listed if len(feature.cells) <= most else f"{listed} …"
