"""Villages where roads end: a ringed square with a well, and houses between the roads."""

import math

from bastide.render.svg.classic.palette import Palette
from bastide.render.svg.classic.roads import Village
from bastide.render.svg.elements import element, use
from bastide.render.svg.points import INWARDS
from bastide.render.svg.variety import Variety

Prop = tuple[float, str]
HOUSES = ("gable", "hall", "tall", "hall")


def village_ground(village: Village, palette: Palette) -> str:
    """The square."""
    x, y = village.centre
    ring = {"cx": x, "cy": y}
    return (
        element("circle", **ring, r=village.radius, fill=palette.road_border)
        + element("circle", **ring, r=village.radius - 3.5, fill=palette.plaza)
        + element("circle", **ring, r=16, fill="none", stroke=palette.road_rut, stroke_width=2, stroke_dasharray="4 3")
    )


def village_props(village: Village, letter: str, variety: Variety) -> list[Prop]:
    """The well and the houses, which keep clear of the roads."""
    x, y = village.centre
    props = [(y + 3, use(f"{letter}-well", round(x), round(y)))]
    first = variety.below(4)
    roads = [math.atan2(-INWARDS[side][1], -INWARDS[side][0]) for side in village.sides]
    for number in range(8):
        angle = math.pi / 8 * (2 * number + 1) if len(village.sides) < 2 else math.pi / 4 * number
        if any(math.cos(angle - road) > 0.8 for road in roads):
            continue
        foot = round(x + math.cos(angle) * 30), round(y + math.sin(angle) * 25 + 8)
        house = f"{letter}-{HOUSES[(first + number) % 4]}{number % 4}"
        props.append((foot[1], use(house, *foot)))
    return props
