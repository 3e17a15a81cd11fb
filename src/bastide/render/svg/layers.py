"""What can be shown above the tiles: who holds which land and which feature, dead cells, coordinates."""

from collections.abc import Callable, Iterable, Mapping

from bastide.errors import SetupError
from bastide.render.svg.elements import element, group, path
from bastide.render.svg.holding import Seats, coloured, holders
from bastide.render.svg.lands import GROUND, fields, is_land
from bastide.render.svg.numerals import numerals
from bastide.render.svg.outlines import Area
from bastide.render.svg.points import MIDDLE, TILE
from bastide.render.svg.view import View
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Cell
from bastide.rules.options import quoted

FIELDS, FEATURES, DEAD, COORDINATES = "fields", "features", "dead", "coordinates"

LINE, LEAST_LINE = 6, 1.6  # the width of outlines: in units, and in pixels at least
FIGURES, LEAST_FIGURES = 40, 9  # the height of coordinates, likewise
INK = "#6f6049"
DEAD_INSET = 14
DEAD_LINES = "M0 60 60 0M-8 8 8-8M52 68 68 52"  # a diagonal, and its ends in the corners of the squares beside

Held = tuple[Feature, Seats]


def features(view: View) -> str:
    """The outlines of all else that somebody holds, in the colours of those who lead."""
    width = view.frame.at_least(LINE, LEAST_LINE)
    lines = [
        (cell, area.edge, seats)
        for feature, seats in held(view)
        if not is_land(feature)
        for cell, area in areas_of(view, feature)
    ]
    # Grounds first: else that of a line would lie on the end of the line that it goes on from, on the next tile.
    grounds = [view.frame.on_cell(cell, path(line)) for cell, line, _ in lines]
    colours = [view.frame.on_cell(cell, coloured(line, seats, width)) for cell, line, seats in lines]
    return group(
        group(*grounds, stroke=GROUND, stroke_width=width * 1.8, stroke_opacity=0.9),
        group(*colours, stroke_width=width),
        fill="none",
        stroke_linejoin="round",
    )


def dead(view: View) -> str:
    """The empty cells that no remaining tile fits, hatched."""
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
    """The cells that no remaining tile fits; once the game is over, that is no news."""
    return () if game.is_over else game.dead_cells


def coordinates(view: View) -> str:
    """The numbers of the columns and rows, in the margin."""
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


LAYERS: Mapping[str, Callable[[View], str]] = {
    FIELDS: fields,
    FEATURES: features,
    DEAD: dead,
    COORDINATES: coordinates,
}


def checked_layers(names: Iterable[str]) -> tuple[str, ...]:
    """Layers by their names, each once, in the order in which they lie.

    Raises SetupError if one is not known, or if something else is given than names: a string would be taken for many.
    """
    known = tuple(LAYERS)
    if isinstance(names, str) or not isinstance(names, Iterable):
        raise SetupError("setup/layers", given=quoted(names), known=known)
    asked = tuple(names)
    for name in asked:
        if name not in known:
            raise SetupError("setup/unknown-layer", name=name, known=known)
    return tuple(name for name in known if name in asked)


# Features and where they are drawn


def held(view: View) -> list[Held]:
    """The features that somebody holds, and who does."""
    return [(feature, seats) for feature in view.features if (seats := holders(feature))]


def areas_of(view: View, feature: Feature) -> list[tuple[Cell, Area]]:
    """Where the segments of a feature are drawn; one that is too narrow to be seen has no area."""
    found = [(cell, view.area(cell, segment)) for cell, segment in feature.spots]
    return [(cell, area) for cell, area in found if area]
