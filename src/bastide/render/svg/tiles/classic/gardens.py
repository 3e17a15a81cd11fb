"""The monastery and its garden: hedge, beds, fruit trees, and a path from each road to the door."""

import math
from collections.abc import Sequence

from bastide.render.svg.elements import group, path, use
from bastide.render.svg.geometry.pen import Pen, curve_through
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.classic.brush import SHADE, Brush
from bastide.render.svg.tiles.classic.layout import Prop, TileLayout
from bastide.render.svg.tiles.classic.monasteries import Monastery
from bastide.render.svg.tiles.classic.palette import Palette
from bastide.render.svg.tiles.seeded_random import SeededRandom

BUILDING_RADIUS = 52  # of the garden for the building at full size


def garden_ground(layout: TileLayout, palette: Palette, rng: SeededRandom) -> str:
    """Draw lawn, beds, paths and hedge."""
    if not layout.monastery:
        return ""
    monastery = layout.monastery
    outline = ring(monastery, rng)
    data = curve_through(outline, 0)
    return "".join(
        (
            path(data, fill=palette.garden, stroke=palette.field_dark, stroke_width=2),
            flower_ring(monastery, palette, rng),
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


def ring(monastery: Monastery, rng: SeededRandom) -> list[Point]:
    """Return the hedge, a slightly irregular circle."""
    x, y = monastery.centre
    points = []
    for number in range(12):
        radius = (monastery.radius - 3) * rng.uniform(0.96, 1.03)
        angle = number * math.pi / 6
        points.append((x + math.cos(angle) * radius, y + math.sin(angle) * radius))
    return points


def door(monastery: Monastery) -> Point:
    size = monastery.radius / BUILDING_RADIUS
    return foot_of(monastery)[0] - 27 * size, foot_of(monastery)[1] + 3 * size


def foot_of(monastery: Monastery) -> Point:
    """Return the position of the building."""
    return monastery.centre[0] + 1, monastery.centre[1] + monastery.radius * 0.26


def paths_to_door(layout: TileLayout, monastery: Monastery, palette: Palette) -> str:
    """Draw paths from the ends of roads to the door, around the building if necessary."""
    pen = Pen(0)
    x, y = monastery.centre
    goal = door(monastery)
    around = x - monastery.radius * 0.2, y + monastery.radius * 0.62
    for road in layout.roads:
        if not road.is_through:
            start = road.lines[0][-1]
            pen.move(start).quadratic(around if start[1] > y - 20 else (x - monastery.radius * 1.1, y), goal)
    if not pen.data:
        pen.move(around).quadratic((goal[0], around[1]), goal)
    return path(pen, fill="none", stroke=palette.road, stroke_width=7, stroke_linecap="round")


def gateways(layout: TileLayout, palette: Palette) -> str:
    """Draw gaps in the hedge at the ends of roads."""
    pen = Pen(0)
    for road in layout.roads:
        if not road.is_through:
            before, end = road.lines[0][-3], road.lines[0][-1]
            pen.move(before).line(end, (2 * end[0] - before[0], 2 * end[1] - before[1]))
    return path(pen, stroke=palette.road, stroke_width=12, stroke_linecap="round") if pen.data else ""


def flower_ring(monastery: Monastery, palette: Palette, rng: SeededRandom) -> str:
    """Draw flowers along the hedge, at positions that differ between gardens."""
    drawn = []
    for colour in palette.flowers:
        start = rng.uniform(0.1, 5.5)
        data = ""
        for step in range(7):
            angle, radius = start + step * 0.12, monastery.radius * rng.uniform(0.76, 0.84)
            x, y = monastery.centre[0] + math.cos(angle) * radius, monastery.centre[1] + math.sin(angle) * radius
            data += f"M{x:.0f} {y:.0f}h0"
        drawn.append(path(data, stroke=colour, stroke_width=3, stroke_linecap="round"))
    return "".join(drawn)


def beds(monastery: Monastery, palette: Palette) -> str:
    """Draw rows of herbs and vegetables in front of the nave."""
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


def garden_props(layout: TileLayout, letter: str, objects: Sequence[str], rng: SeededRandom) -> list[Prop]:
    """Return the building, the fruit trees beside it, and a small object in a corner."""
    if not layout.monastery:
        return []
    monastery = layout.monastery
    size = monastery.radius / BUILDING_RADIUS * 0.86
    x, y = foot_of(monastery)
    props = [(y, use(f"{letter}-monastery", round(x), round(y), round(size, 2)))]
    x, y = monastery.centre
    corner = round(x - monastery.radius * 0.6), round(y + monastery.radius * 0.62)
    props.append((corner[1], use(f"{letter}-{rng.choice(objects)}", *corner)))
    trees = [(0.66, -0.42), (0.5, -0.66), (0.78, -0.05), (-0.8, -0.05), (0.2, -0.72)]
    for east, south in trees[: 3 + rng.randrange(3)]:
        foot = monastery.centre[0] + east * monastery.radius, monastery.centre[1] + south * monastery.radius + 6
        props.append((foot[1], use(f"{letter}-orchard", round(foot[0]), round(foot[1]))))
    return props


def monastery_symbol(brush: Brush) -> str:
    """A church with a bell tower, an apse and a cloister; the origin is at the middle of its foot."""
    p = brush.palette
    arches = "".join(f"M{x} 0v-9q3-4 6 0V0Z" for x in (-8, 2, 12, 22))
    return "".join(
        (
            brush.shadow((9, 0), 42, 8),
            brush.shape("M30-1V-20Q43-21 43-10V-5Q42-1 36 0Z", p.plaster_shade),
            brush.shape("M29-18Q31-28 34-30Q42-27 45-17Q38-13 29-18Z", p.slate),
            brush.shape("M-14 0V-29H32V0Z", p.plaster, 1.5),
            brush.shape("M-16-26Q-8-33-7-48H26Q29-34 35-26Z", p.slate, 1.6),
            brush.without_snow(brush.line("M-9-42H28M-11-35H30M-13-30H32", "#0003", 1.1)),
            brush.snow("M-10-37L-7-48H26L30-36Q24-32 16-36T2-35T-10-37Z"),
            brush.shape("M-16-10Q10-13 34-10L36-4Q10-8-16-4Z", p.slate),
            brush.fill("M-14 0V-6Q10-9 32-6V0Z", p.plaster_shade),
            brush.fill(arches, p.window),
            brush.fill("M-6-15v-5q2-3 4 0v5ZM4-15v-5q2-3 4 0v5ZM14-15v-5q2-3 4 0v5ZM24-15v-5q2-3 4 0v5Z", p.window),
            brush.shape("M-38 3V-56H-15V3Z", p.plaster, 1.6),
            brush.fill("M-22-56H-15V3H-22Z", SHADE),
            brush.line("M-38-34H-15", p.plaster_shade, 2),
            brush.shape("M-41.5-54Q-29-62-26.5-84Q-24-62-11.5-54Z", p.slate, 1.6),
            brush.fill("M-26.5-84Q-24-62-11.5-54H-21Z", SHADE),
            brush.snow("M-35-62Q-28-70-26.5-84Q-25-70-19-63Q-23-58-27-62T-35-62Z"),
            brush.line("M-26.5-82V-97M-31.5-92H-21.5", "#5b3c10", 4.2),
            brush.line("M-26.5-82V-97M-31.5-92H-21.5", "#f6c945", 2.2),
            brush.fill("M-32-40v-8q2.5-3.5 5 0v8ZM-25-40v-8q2-3.5 4 0v8Z", p.window),
            brush.shape("M-31-24a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0Z", p.window if p.snow else "#4d7fae"),
            brush.shape("M-32 3v-13q5-8 10 0V3Z", "#4a2f1c"),
        )
    )
