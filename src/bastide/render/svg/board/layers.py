"""Layers above the tiles: owners of lands and of other features, dead cells, coordinates."""

from collections.abc import Callable, Iterable, Mapping

from bastide.errors import SetupError
from bastide.render.svg.board.land_layer import GROUND, draw_fields, is_land
from bastide.render.svg.board.ownership import Seats, coloured_line, owners_of
from bastide.render.svg.board.view import BoardView
from bastide.render.svg.elements import element, group, path
from bastide.render.svg.geometry.outlines import Area
from bastide.render.svg.geometry.points import MIDDLE, TILE
from bastide.render.svg.lettering import numerals
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.options import quote_value

FIELDS, FEATURES, DEAD, COORDINATES = "fields", "features", "dead", "coordinates"

LINE, LEAST_LINE = 6, 1.6  # width of outlines: in units, and at least in pixels
FIGURES, LEAST_FIGURES = 40, 9  # height of coordinates, likewise
INK = "#6f6049"
DEAD_INSET = 14
DEAD_LINES = "M0 60 60 0M-8 8 8-8M52 68 68 52"  # a diagonal, and the corners of its neighbours

OwnedFeature = tuple[Feature, Seats]


def draw_features(view: BoardView) -> str:
    """Draw the outlines of all owned features but lands, in the colours of the owners."""
    width = view.frame.at_least(LINE, LEAST_LINE)
    lines = [
        (cell, area.edge, seats)
        for feature, seats in owned_features(view)
        if not is_land(feature)
        for cell, area in areas_of(view, feature)
    ]
    # All light lines come first: otherwise one would cover the end of the line on the next tile.
    grounds = [view.frame.on_cell(cell, path(line)) for cell, line, _ in lines]
    colours = [view.frame.on_cell(cell, coloured_line(line, seats, width)) for cell, line, seats in lines]
    return group(
        group(*grounds, stroke=GROUND, stroke_width=width * 1.8, stroke_opacity=0.9),
        group(*colours, stroke_width=width),
        fill="none",
        stroke_linejoin="round",
    )


def draw_dead_cells(view: BoardView) -> str:
    """Hatch the empty cells that no remaining tile fits."""
    weight = view.frame.at_least(5, 1)
    name = f"dead-{weight:.0f}"  # a page may show several boards
    hatching = element(
        "pattern",
        path(DEAD_LINES, stroke=INK, stroke_width=weight, stroke_opacity=0.6),
        id=name,
        width=60,
        height=60,
        patternUnits="userSpaceOnUse",
    )
    width = TILE - 2 * DEAD_INSET
    cell = element("rect", x=DEAD_INSET, y=DEAD_INSET, width=width, height=width, rx=16)
    shown = [view.frame.on_cell(each, cell) for each in dead_cells(view.game)]
    line = view.frame.at_least(4, 1)
    return element("defs", hatching) + group(*shown, fill=f"url(#{name})", stroke=INK, stroke_width=line)


def dead_cells(game: Game) -> tuple[Cell, ...]:
    """Return the cells that no remaining tile fits; none after the end of the game."""
    return () if game.is_over else game.dead_cells


def draw_coordinates(view: BoardView) -> str:
    """Write the numbers of columns and rows in the margin."""
    frame = view.frame
    height = min(frame.at_least(FIGURES, LEAST_FIGURES), frame.margin * 0.7)
    near = frame.margin / 2
    shown = []
    for x in range(frame.left, frame.left + frame.columns):
        middle = frame.origin((x, frame.top))[0] + MIDDLE
        shown += [numerals(str(x), middle, y, height, INK) for y in (near, frame.height - near)]
    for y in range(frame.top, frame.top + frame.rows):
        middle = frame.origin((frame.left, y))[1] + MIDDLE
        shown += [numerals(str(y), x, middle, height, INK) for x in (near, frame.width - near)]
    return group(*shown)


LAYERS: Mapping[str, Callable[[BoardView], str]] = {
    FIELDS: draw_fields,
    FEATURES: draw_features,
    DEAD: draw_dead_cells,
    COORDINATES: draw_coordinates,
}


def parse_layers(names: Iterable[str]) -> tuple[str, ...]:
    """Return layer names without duplicates, from bottom to top.

    Raises SetupError for an unknown name, or if `names` is a single string or not a collection.
    """
    known = tuple(LAYERS)
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise SetupError("setup/layers", given=quote_value(names), known=known)
    requested = tuple(names)
    for name in requested:
        if name not in known:
            raise SetupError("setup/unknown-layer", name=name, known=known)
    return tuple(name for name in known if name in requested)


# Features and their areas


def owned_features(view: BoardView) -> list[OwnedFeature]:
    """Return the features that have owners, with these."""
    return [(feature, seats) for feature in view.features if (seats := owners_of(feature))]


def areas_of(view: BoardView, feature: Feature) -> list[tuple[Cell, Area]]:
    """Return the areas of a feature's segments by cell; segments too narrow to be drawn have none."""
    found = [(cell, view.area(cell, segment)) for cell, segment in feature.spots]
    return [(cell, area) for cell, area in found if area]
