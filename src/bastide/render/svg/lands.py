"""Who owns the fields and meadows: they are hatched and edged in the colours of seats, and bear their shields."""

from dataclasses import dataclass

from bastide.render.svg.elements import element, group, path
from bastide.render.svg.holding import Seats, coloured, hatching_name, hatchings, holders, shields
from bastide.render.svg.outlines import Area
from bastide.render.svg.points import TILE
from bastide.render.svg.view import View
from bastide.rules.features import Feature, Spot
from bastide.tiles import KINDS, Shape, place_of

HATCH, LEAST_HATCH = 40, 9  # how far stripes are apart: in units, and in pixels at least
BAND, LEAST_BAND = 11, 2.4  # how wide the edge of a land is, likewise
GROUND, GROUND_PART = "#fffaf0", 1.4  # a light edge inside of that, and how wide both are together
SHIELD, LEAST_SHIELD = 42, 11  # how high a shield is, likewise
SHIELD_HEIGHT, SHIELD_FOOT = 30, 8  # as it is drawn: its height, and how far below its middle it seems to stand


@dataclass(frozen=True, slots=True)
class Part:
    """The part of a land that lies on one tile, and who owns it."""

    spot: Spot
    area: Area
    seats: Seats

    def name(self, view: View) -> str:
        """The name of its area in a document: the same for all tiles that are alike."""
        cell, segment = self.spot
        return f"land-{view.gallery.look.name}-{view.tile_name(cell)}-{segment}"


def fields(view: View) -> str:
    """Fields and meadows in the colours of those who own them, in stripes where several do."""
    parts = [part for land in view.features if is_land(land) for part in parts_of(view, land)]
    step = round(view.frame.at_least(HATCH, LEAST_HATCH))
    areas = {part.name(view): part.area for part in parts}
    return (
        element(
            "defs",
            hatchings((part.seats for part in parts), step),
            *(element("clipPath", path(area.whole), id=name) for name, area in sorted(areas.items())),
        )
        + "".join(hatched(view, part, step) for part in parts)
        + "".join(marked(view, part) for part in parts)
    )


def is_land(feature: Feature) -> bool:
    return feature.kind in KINDS and KINDS[feature.kind].shape == Shape.LAND


def parts_of(view: View, land: Feature) -> list[Part]:
    """The parts of a land that somebody owns; one that is too narrow to be seen has no area."""
    seats = holders(land)
    found = [(spot, view.area(*spot)) for spot in land.spots] if seats else []
    return [Part(spot, area, seats) for spot, area in found if area]


def hatched(view: View, part: Part, step: int) -> str:
    """The stripes and the edge, which lies inside: else neighbours would hide each other's."""
    width = 2 * view.frame.at_least(BAND, LEAST_BAND)
    inside = group(
        element("rect", width=TILE, height=TILE, fill=f"url(#{hatching_name(part.seats, step)})"),
        path(part.area.edge, stroke=GROUND, stroke_width=width * GROUND_PART),
        group(coloured(part.area.edge, part.seats, width), stroke_width=width),
        clip_path=f"url(#{part.name(view)})",
        fill="none",
        stroke_linejoin="round",
        stroke_linecap="square" if len(part.seats) == 1 else None,  # or there were nicks between tiles
    )
    return view.frame.on_cell(part.spot[0], inside)


def marked(view: View, part: Part) -> str:
    """The shields of its owners where a piece could stand; a tile on which one stands has no room for them."""
    cell, segment = part.spot
    if view.board[cell].piece:
        return ""
    scale = view.frame.at_least(SHIELD, LEAST_SHIELD) / SHIELD_HEIGHT
    x, y = view.spot(cell, place_of(segment, is_hut=False))
    return shields(part.seats, (x, y - SHIELD_FOOT * scale), scale)
