"""Drawing of city walls: courses of stone, battlements and walk, towers and gatehouses."""

import math

from bastide.render.svg.elements import group, path, use
from bastide.render.svg.geometry.pen import Pen
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.layout import Prop, TileLayout
from bastide.render.svg.tiles.classic.palette import Palette
from bastide.render.svg.tiles.classic.roads import Gate
from bastide.render.svg.tiles.classic.walls import HEIGHT, THICKNESS
from bastide.render.svg.tiles.seeded_random import SeededRandom

TOWER_PARTS = (0.27, 0.73)  # of the length of a wall
TOWER_HEIGHT = 42
ASIDE = 0.5  # a gate is seen from the side if the vertical part of the road's direction is less than this


def wall_layers(city: City, palette: Palette, letter: str) -> str:
    """Draw the walls of a city and the towers at the tile's corners, in layers from the shadow to the walk."""
    towers = "".join(use(f"{letter}-corner", *corner) for corner in city.corners)
    if not city.walls:
        return towers

    def layer(lift: float, colour: str, width: float, **attributes: object) -> str:
        pen = Pen(0)
        for wall in city.walls:
            wall.write(pen, lift)
        return path(pen, stroke=colour, stroke_width=width, **attributes)

    return towers + group(
        group(layer(-4, palette.shadow, THICKNESS + 3, stroke_opacity=0.25), transform="translate(3)"),
        layer(0, palette.outline, THICKNESS),
        layer(HEIGHT, palette.outline, THICKNESS),
        layer(0, palette.stone, THICKNESS - 3),
        layer(-1, palette.stone_dark, THICKNESS - 4, stroke_dasharray="1.2 7", stroke_opacity=0.7),
        layer(HEIGHT, palette.walk, THICKNESS - 2.6),
        layer(HEIGHT, palette.merlon, THICKNESS - 2.6, stroke_dasharray="5 4"),
        layer(HEIGHT, palette.walk, 4.4),
        fill="none",
    )


def wall_props(layout: TileLayout, letter: str, rng: SeededRandom) -> list[Prop]:
    """Return the towers and gatehouses."""
    props = [gate_prop(gate, letter) for gate in layout.gates]
    for city in layout.cities:
        for wall in city.walls:
            first = rng.randrange(2)
            for number, part in enumerate(TOWER_PARTS):
                foot, _ = wall.place(part + rng.uniform(-0.04, 0.04))
                if foot[1] > TOWER_HEIGHT and all(math.dist(foot, gate.place) > 34 for gate in layout.gates):
                    props.append(prop_at(f"{letter}-{('round', 'square')[(first + number) % 2]}", foot))
    return props


def gate_prop(gate: Gate, letter: str) -> Prop:
    return prop_at(f"{letter}-gate-{gate_view(gate)}", gate.place)


def gate_view(gate: Gate) -> str:
    """Return the visible side of a gatehouse: front, back, east or west."""
    east, south = gate.outwards
    if abs(south) >= ASIDE:
        return "front" if south > 0 else "back"
    return "east" if east > 0 else "west"


def prop_at(symbol: str, foot: Point) -> Prop:
    return foot[1] + 1, use(symbol, round(foot[0]), round(foot[1]))
