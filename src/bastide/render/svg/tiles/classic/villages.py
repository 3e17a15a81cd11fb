"""Villages at the ends of roads: a round square with a well, and houses between the roads."""

import math

from bastide.render.svg.elements import element, use
from bastide.render.svg.geometry.points import INWARDS
from bastide.render.svg.tiles.classic.brush import Brush
from bastide.render.svg.tiles.classic.layout import Prop
from bastide.render.svg.tiles.classic.palette import Palette
from bastide.render.svg.tiles.classic.roads import Village
from bastide.render.svg.tiles.seeded_random import SeededRandom

HOUSES = ("gable", "hall", "tall", "hall")


def village_ground(village: Village, palette: Palette) -> str:
    """Draw the square."""
    x, y = village.centre
    ring = {"cx": x, "cy": y}
    return (
        element("circle", **ring, r=village.radius, fill=palette.road_border)
        + element("circle", **ring, r=village.radius - 3.5, fill=palette.plaza)
        + element("circle", **ring, r=16, fill="none", stroke=palette.road_rut, stroke_width=2, stroke_dasharray="4 3")
    )


def village_props(village: Village, letter: str, rng: SeededRandom) -> list[Prop]:
    """Return the well and the houses, which leave the roads free."""
    x, y = village.centre
    props = [(y + 3, use(f"{letter}-well", round(x), round(y)))]
    first = rng.randrange(4)
    roads = [math.atan2(-INWARDS[side][1], -INWARDS[side][0]) for side in village.sides]
    for number in range(8):
        angle = math.pi / 8 * (2 * number + 1) if len(village.sides) < 2 else math.pi / 4 * number
        if any(math.cos(angle - road) > 0.8 for road in roads):
            continue
        foot = round(x + math.cos(angle) * 30), round(y + math.sin(angle) * 25 + 8)
        house = f"{letter}-{HOUSES[(first + number) % 4]}{number % 4}"
        props.append((foot[1], use(house, *foot)))
    return props


def well(brush: Brush) -> str:
    p = brush.palette
    return "".join(
        (
            brush.shadow((3, 3), 10, 4),
            brush.shape("M-9-1V1Q-8 6 0 6T9 1V-1Z", p.stone),
            brush.shape("M-9-1a9 5.5 0 1 0 18 0a9 5.5 0 1 0-18 0Z", p.stone_light),
            brush.oval((0, -1), 5.5, 3.2, "#35586b"),
            brush.line("M-8-1V-12M8-1V-12", p.timber, 2),
            brush.shape("M-12-11Q-4-14 0-20Q4-14 12-11Z", p.roofs[0]),
            brush.snow("M-7-13.5Q-2-16 0-20Q2-16 7-13.5Q3-12 0-14T-7-13.5Z"),
        )
    )
