"""The layer of fields and meadows: hatched and outlined in the colours of their owners, with their shields."""

from dataclasses import dataclass

from bastide.render.svg.board.ownership import Seats, coloured_line, hatching_name, hatchings, owners_of, shields
from bastide.render.svg.board.view import BoardView
from bastide.render.svg.elements import element, group, path
from bastide.render.svg.geometry.outlines import Area
from bastide.render.svg.geometry.points import TILE
from bastide.rules.features import Feature
from bastide.rules.move import SegmentOnBoard
from bastide.tiles import KINDS, Shape, place_of

HATCH, LEAST_HATCH = 40, 9  # distance of stripes: in units, and at least in pixels
BAND, MIN_BAND = 11, 2.4  # width of the outline, likewise
GROUND, GROUND_PART = "#fffaf0", 1.4  # a light line inside the outline, and the width of both relative to the outline
SHIELD, LEAST_SHIELD = 42, 11  # height of a shield, likewise
SHIELD_HEIGHT, SHIELD_FOOT = 30, 8  # height of a shield as drawn, and the distance from its middle down to its foot


@dataclass(frozen=True, slots=True)
class LandPart:
    """The part of a field or meadow on one tile, and its owners."""

    spot: SegmentOnBoard
    area: Area
    seats: Seats

    def name(self, view: BoardView) -> str:
        """Return the id of its area in a document; equal tiles share it."""
        cell, segment = self.spot
        return f"land-{view.drawings.look.name}-{view.tile_name(cell)}-{segment}"


def draw_fields(view: BoardView) -> str:
    """Draw fields and meadows in the colours of their owners, striped if there are several."""
    parts = [part for land in view.features if is_land(land) for part in parts_of(view, land)]
    step = round(view.frame.at_least(HATCH, LEAST_HATCH))
    areas = {part.name(view): part.area for part in parts}
    return (
        element(
            "defs",
            hatchings((part.seats for part in parts), step),
            *(element("clipPath", path(area.whole), id=name) for name, area in sorted(areas.items())),
        )
        + "".join(hatch(view, part, step) for part in parts)
        + "".join(owner_shields(view, part) for part in parts)
    )


def is_land(feature: Feature) -> bool:
    return feature.kind in KINDS and KINDS[feature.kind].shape == Shape.LAND


def parts_of(view: BoardView, land: Feature) -> list[LandPart]:
    """Return the parts of a field or meadow with owners; parts too narrow to be drawn have no area."""
    seats = owners_of(land)
    found = [(spot, view.area(*spot)) for spot in land.spots] if seats else []
    return [LandPart(spot, area, seats) for spot, area in found if area]


def hatch(view: BoardView, part: LandPart, step: int) -> str:
    """Draw the stripes, and the outline inside the area so that neighbours do not cover it."""
    width = 2 * view.frame.at_least(BAND, MIN_BAND)
    inside = group(
        element("rect", width=TILE, height=TILE, fill=f"url(#{hatching_name(part.seats, step)})"),
        path(part.area.edge, stroke=GROUND, stroke_width=width * GROUND_PART),
        group(coloured_line(part.area.edge, part.seats, width), stroke_width=width),
        clip_path=f"url(#{part.name(view)})",
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="square" if len(part.seats) == 1 else None,  # avoids notches between tiles
    )
    return view.frame.on_cell(part.spot[0], inside)


def owner_shields(view: BoardView, part: LandPart) -> str:
    """Draw the shields of the owners at the position of a piece, unless the tile has a piece."""
    cell, segment = part.spot
    if view.board[cell].piece:
        return ""
    scale = view.frame.at_least(SHIELD, LEAST_SHIELD) / SHIELD_HEIGHT
    x, y = view.spot(cell, place_of(segment, is_hut=False))
    return shields(part.seats, (x, y - SHIELD_FOOT * scale), scale)
