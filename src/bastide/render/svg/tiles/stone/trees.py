"""Symbols of trees and bushes, with the foot a little below the origin, lit from the north-west."""

import math
from collections.abc import Iterator

from bastide.render.svg.elements import Definition, define, element, path, symbol, use
from bastide.render.svg.geometry.pen import numbers_text
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.tiles.stone.forest_edges import edge_symbols
from bastide.render.svg.tiles.stone.palette import FOREST_FLOOR, TREE_SHADOW

# in shade, in half light, in full light
BROAD_LEAVES = {
    "r1": ("#234a26", "#3f7534", "#86b455"),
    "r2": ("#234b2d", "#38693c", "#74a45c"),
    "r3": ("#3b5822", "#648a33", "#b3c25c"),
    "r4": ("#4a5a20", "#83913a", "#cdc268"),
}
NEEDLES = {
    "p1": ("#173f30", "#2f6a4c", "#6ba478"),
    "p2": ("#173b38", "#2b6058", "#64998c"),
    "p3": ("#21452a", "#3d7241", "#7dac66"),
}
BUSHES = {"b1": ("#35592b", "#557f38", "#94b358"), "b2": ("#2b5230", "#477743", "#83a95f")}
LARGER, SMALLER, TINY = 1.2, 0.84, 0.5

PINE = (
    "M0-17C3-11 5-9 8-6L5-5.5C7-1 9 1 11 4L7 4.5C8 7 9.5 9 11 11Q5 13.5 0 12.5Q-5 13.5-11 11C-9.5 9-8 7-7 "
    "4.5L-11 4C-9 1-7-1"
    "-5-5.5L-8-6C-5-9-3-11 0-17Z"
)
PINE_LIT = "M0-17C-3-11-5-9-8-6L-5-5.5C-7-1-9 1-11 4L-7 4.5C-8 7-9.5 9-11 11Q-7 12.5-3 12.7C-1 4-1-8 0-17Z"
PINE_BRANCHES = "M-2-11-5-7.5M-3-4-7 1.5M-1-5-3-1M-5 6.5-8 10M-2 5-4 10M-1-1-2 3"


def crown(radius: float, bumps: int, turn: float = 0, middle: Point = (0, 0)) -> str:
    """Return a round outline with a number of bumps."""
    angles = [2 * math.pi * number / bumps + turn for number in range(bumps)]
    points = [(middle[0] + radius * math.cos(angle), middle[1] + radius * math.sin(angle)) for angle in angles]
    bump = radius * math.sin(math.pi / bumps) * 1.12
    arcs = "".join(f"A{numbers_text((bump, bump, 0, 0, 1, *point))}" for point in (*points[1:], points[0]))
    return f"M{numbers_text(points[0])}{arcs}z"


def shading(name: str, tones: tuple[str, str, str]) -> Definition:
    """Return the gradient of a crown: light on the side of the sun, dark on the other."""
    shade, half_light, light = tones
    stops = (
        element("stop", offset=0, stop_color=light),
        element("stop", offset=0.42, stop_color=half_light),
        element("stop", offset=1, stop_color=shade),
    )
    return define("radialGradient", f"t-{name}-light", *stops, cx=0.32, cy=0.24, r=0.82)


def broad_tree(name: str, tones: tuple[str, str, str], turn: float) -> Definition:
    shade, half_light, light = tones
    return symbol(
        f"t-{name}",
        element("ellipse", cx=3.5, cy=8, rx=13, ry=7.5, fill=TREE_SHADOW, opacity=0.42),
        path(crown(11.4, 8, turn, (0, -1)), fill=f"url(#t-{name}-light)"),
        path("M1 6q4 0 5-4M-5 6q3 2 5 1M5-1q3-1 3-4", **brush(shade, 1.8)),
        path(crown(4.6, 5, turn, (-3.4, -5.4)), fill=light, opacity=0.55),
        path("M-8-2q0-4 3-6M-3 1q3 0 4-3M1-7q3 0 4 2M-6 3q1 2 3 2", **brush(light if turn else half_light, 1.3)),
    )


def pine_tree(name: str, tones: tuple[str, str, str]) -> Definition:
    shade, half_light, light = tones
    return symbol(
        f"t-{name}",
        element("ellipse", cx=4, cy=10, rx=11, ry=5.5, fill=TREE_SHADOW, opacity=0.45),
        path(PINE, fill=shade),
        path(PINE_LIT, fill=half_light),
        path(PINE_BRANCHES, **brush(light, 1.5)),
        path("M3-8 5-6M4 0 8 3M4 7 8 10", **brush(half_light, 1.2)),
    )


def bush(name: str, tones: tuple[str, str, str]) -> Definition:
    shade, half_light, light = tones
    return symbol(
        f"t-{name}",
        element("ellipse", cx=2, cy=4.5, rx=8, ry=3.8, fill=TREE_SHADOW, opacity=0.3),
        path(crown(6.2, 7), fill=shade),
        path(crown(4.3, 6, 0.3, (-1, -1.4)), fill=half_light),
        path("M-4-2q1-3 4-3M-2 1q2 0 3-2", **brush(light, 1.4)),
    )


def brush(colour: str, width: float) -> dict[str, object]:
    """Return the attributes of a stroke with round ends."""
    return {"fill": "none", "stroke": colour, "stroke_width": width, "stroke_linecap": "round"}


def tree_symbols() -> Iterator[Definition]:
    """Yield all trees in three sizes; the suffixes l, s and t mean larger, smaller and tiny."""
    for number, (name, tones) in enumerate(BROAD_LEAVES.items()):
        yield shading(name, tones)
        yield broad_tree(name, tones, number * 0.3)
    for name, tones in NEEDLES.items():
        yield pine_tree(name, tones)
    for name, tones in BUSHES.items():
        yield bush(name, tones)
    for name in (*BROAD_LEAVES, *NEEDLES, *BUSHES):
        yield symbol(f"t-{name}l", use(f"t-{name}", scale=LARGER))
        yield symbol(f"t-{name}s", use(f"t-{name}", scale=SMALLER))
    for name in BUSHES:
        yield symbol(f"t-{name}t", use(f"t-{name}", scale=TINY))
    yield from edge_symbols()


def bold_tree_symbols() -> Iterator[Definition]:
    """Yield the two trees of small pictures: soft dots of light and dark."""
    for name, (shade, half_light, light) in (("r1", BROAD_LEAVES["r1"]), ("p1", NEEDLES["p1"])):
        yield symbol(
            f"ts-{name}",
            element("circle", cx=3, cy=4, r=14, fill=FOREST_FLOOR, opacity=0.7),
            element("circle", r=13, fill=shade if name == "p1" else half_light),
            element("circle", cx=-3, cy=-4, r=8, fill=half_light if name == "p1" else light, opacity=0.7),
        )
