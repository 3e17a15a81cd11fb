"""The garden of a monastery: a hedge, beds, fruit trees, and a path from each road to the door."""

import math
from collections.abc import Sequence

from bastide.render.svg.classic.layout import Layout
from bastide.render.svg.classic.monasteries import Monastery
from bastide.render.svg.classic.palette import Palette
from bastide.render.svg.elements import group, path, use
from bastide.render.svg.pen import Pen, curve_through
from bastide.render.svg.points import Point
from bastide.render.svg.variety import Variety

Prop = tuple[float, str]
BUILDING_RADIUS = 52  # of the garden that the building fits into at full size


def garden_ground(layout: Layout, palette: Palette, variety: Variety) -> str:
    """Lawn, beds and paths."""
    if not layout.monastery:
        return ""
    monastery = layout.monastery
    outline = ring(monastery, variety)
    data = curve_through(outline, 0)
    return "".join(
        (
            path(data, fill=palette.garden, stroke=palette.field_dark, stroke_width=2),
            flower_ring(monastery, palette, variety),
            paths_to_door(layout, monastery, palette),
            beds(monastery, palette),
            group(
                path(data, stroke=palette.hedge, stroke_width=7),
                path(data, stroke=palette.hedge_light, stroke_width=3.6, transform="translate(-1-1.5)"),
                fill="none",
                stroke_linecap="round",
                stroke_dasharray="0 5 0 6.5 0 4.5",
            ),
            gateways(layout, palette),
        )
    )


def ring(monastery: Monastery, variety: Variety) -> list[Point]:
    """The hedge, not quite a circle."""
    x, y = monastery.centre
    points = []
    for number in range(12):
        radius = (monastery.radius - 3) * variety.between(0.96, 1.03)
        angle = number * math.pi / 6
        points.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return points


def door(monastery: Monastery) -> Point:
    size = monastery.radius / BUILDING_RADIUS
    return foot_of(monastery)[0] - 27 * size, foot_of(monastery)[1] + 3 * size


def foot_of(monastery: Monastery) -> Point:
    """Where the middle of the building's foot stands."""
    return monastery.centre[0] + 1, monastery.centre[1] + monastery.radius * 0.26


def paths_to_door(layout: Layout, monastery: Monastery, palette: Palette) -> str:
    """From where each road ends, round the building if need be."""
    pen = Pen(0)
    x, y = monastery.centre
    goal = door(monastery)
    around = x - monastery.radius * 0.2, y + monastery.radius * 0.62
    for road in layout.roads:
        if not road.is_through:
            start = road.lines[0][-1]
            pen.move(start).bend(around if start[1] > y - 20 else (x - monastery.radius * 1.1, y), goal)
    if not pen.data:
        pen.move(around).bend((goal[0], around[1]), goal)
    return path(pen, fill="none", stroke=palette.road, stroke_width=7, stroke_linecap="round")


def gateways(layout: Layout, palette: Palette) -> str:
    """Openings in the hedge where roads end."""
    pen = Pen(0)
    for road in layout.roads:
        if not road.is_through:
            before, end = road.lines[0][-3], road.lines[0][-1]
            pen.move(before).line(end, (2 * end[0] - before[0], 2 * end[1] - before[1]))
    return path(pen, stroke=palette.road, stroke_width=12, stroke_linecap="round") if pen.data else ""


def flower_ring(monastery: Monastery, palette: Palette, variety: Variety) -> str:
    """Flowers along the hedge, in each garden in other places."""
    drawn = []
    for colour in palette.flowers:
        start = variety.between(0.1, 5.5)
        data = ""
        for step in range(7):
            angle, radius = start + step * 0.12, monastery.radius * variety.between(0.76, 0.84)
            x, y = monastery.centre[0] + math.cos(angle) * radius, monastery.centre[1] + math.sin(angle) * radius
            data += f"M{x:.0f} {y:.0f}h0"
        drawn.append(path(data, stroke=colour, stroke_width=3, stroke_linecap="round"))
    return "".join(drawn)


def beds(monastery: Monastery, palette: Palette) -> str:
    """Rows of herbs and vegetables before the nave."""
    size = monastery.radius / BUILDING_RADIUS
    x, y = monastery.centre[0], monastery.centre[1] + 23 * size
    earth = f"M{x - 4:.0f} {y:.0f}h34l-5 15h-26Z"
    rows = f"M{x - 1:.0f} {y + 3:.0f}h28m-27 4h25m-24 4h22"
    if palette.snow:
        return path(earth, fill="#c3cedb") + path(rows, stroke="#8fa39c", stroke_width=1.6, stroke_dasharray="2 3")
    return (
        path(earth, fill="#a5814f")
        + path(rows, stroke="#5d7f33", stroke_width=2.6, stroke_dasharray="2.5 2", stroke_linecap="round")
        + path(rows, stroke="#c3a3dc", stroke_width=1.2, stroke_dasharray="1 8", stroke_linecap="round")
    )


def garden_props(layout: Layout, letter: str, finds: Sequence[str], variety: Variety) -> list[Prop]:
    """The building, the fruit trees beside it, and something small in a corner."""
    if not layout.monastery:
        return []
    monastery = layout.monastery
    size = monastery.radius / BUILDING_RADIUS * 0.86
    x, y = foot_of(monastery)
    props = [(y, use(f"{letter}-monastery", round(x), round(y), round(size, 2)))]
    x, y = monastery.centre
    corner = round(x - monastery.radius * 0.6), round(y + monastery.radius * 0.62)
    props.append((corner[1], use(f"{letter}-{variety.pick(finds)}", *corner)))
    trees = [(0.66, -0.42), (0.5, -0.66), (0.78, -0.05), (-0.8, -0.05), (0.2, -0.72)]
    for east, south in trees[: 3 + variety.below(3)]:
        foot = monastery.centre[0] + east * monastery.radius, monastery.centre[1] + south * monastery.radius + 6
        props.append((foot[1], use(f"{letter}-orchard", round(foot[0]), round(foot[1]))))
    return props
