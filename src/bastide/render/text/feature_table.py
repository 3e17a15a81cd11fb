"""Table of open features: owners, contents and points."""

from bastide.messages import say
from bastide.messages.lists import comma_list
from bastide.render.text.canvas import Canvas
from bastide.render.text.scoreboard import people_of
from bastide.render.text.signs import DEVICES, HUT
from bastide.render.text.tables import draw_table
from bastide.rules.features import Feature
from bastide.rules.game import Game

COLUMNS = ("feature", "followers", "tiles", "open", "holds", "now", "completed", "cells")
FEWER_COLUMNS = ("feature", "followers", "now", "completed", "cells")
WIDE_SCREEN = 60  # columns of a wide screen
MAX_LISTED_CELLS, FEWER_LISTED_CELLS = 5, 2  # cells that are listed on a wide and on a narrow screen


def draw_features(game: Game, width: int | None = None) -> Canvas:
    """Draw a row for every unfinished feature with pieces, the most valuable first, or a message if there is none."""
    people = people_of(game.edition)
    contested = [feature for feature in game.features if pieces_on(feature) and not feature.is_complete]
    contested.sort(key=lambda feature: feature.pays_completed, reverse=True)
    if not contested:
        return draw_sentence(say("features-none", people=people))
    has_room = width is None or width >= WIDE_SCREEN
    columns, cells = (COLUMNS, MAX_LISTED_CELLS) if has_room else (FEWER_COLUMNS, FEWER_LISTED_CELLS)
    table = [entries(feature, cells) for feature in contested]
    shown = [name for name in columns if name != "holds" or any(each[name] for each in table)]
    rows = [[each[name] for name in shown] for each in table]
    return draw_table([say(f"column-{name}", people=people) for name in shown], rows, width)


def draw_sentence(text: str) -> Canvas:
    canvas = Canvas()
    canvas.write((0, 0), text)
    return canvas


def entries(feature: Feature, most_cells: int) -> dict[str, str]:
    """Return the entries of a feature by the names of the columns."""
    return {
        "feature": say(f"kind-{feature.kind}"),
        "followers": pieces_on(feature),
        "tiles": str(len(feature.cells)),
        "open": str(feature.open_sides),
        "holds": contents(feature),
        "now": str(feature.pays_now),
        "completed": str(feature.pays_completed),
        "cells": cells_text(feature, most_cells),
    }


def pieces_on(feature: Feature) -> str:
    """Return the devices of the seats on a feature, one for each follower or hut."""
    followers = [DEVICES[seat] * count for seat, count in enumerate(feature.followers) if count]
    huts = [f"{HUT}{DEVICES[seat]}" * count for seat, count in enumerate(feature.huts) if count]
    return " ".join(followers + huts)


def contents(feature: Feature) -> str:
    """Return the fish, animals and treasures of a feature."""
    amounts = {"fish": feature.fish, "gold": feature.gold, "mushrooms": feature.mushrooms, **feature.animals}
    held = [say(f"held-{name}", count=count) for name, count in amounts.items() if count]
    return str(comma_list(held)) if held else ""


def cells_text(feature: Feature, most: int) -> str:
    """Return the first cells of a feature."""
    listed = " ".join(f"{x},{y}" for x, y in feature.cells[:most])
    return listed if len(feature.cells) <= most else f"{listed} …"
