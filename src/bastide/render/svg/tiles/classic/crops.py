"""The plants of a look, and the patterns of its crops, which continue across borders."""

import math
from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.elements import Definition, define, path
from bastide.render.svg.geometry.points import TILE
from bastide.render.svg.tiles.classic.brush import Brush
from bastide.render.svg.tiles.classic.palette import Palette

SUMMER_CROPS = ("wheat", "vine", "lavender", "meadow", "wheat", "vine", "clover", "plough")
WINTER_CROPS = ("snow", "furrow", "ice", "snow", "furrow", "snow")

# A square lattice rotated so that (a, b) steps of it make 240 units repeats at the borders of a tile.
SLANTS = ((31, 13), (27, -20))


@dataclass(frozen=True, slots=True)
class Crops:
    """The plants and objects in the fields of a look."""

    parcels: tuple[str, ...]
    trees: tuple[str, ...]
    border_plants: tuple[str, str]
    objects: Mapping[str, tuple[float, float]]  # small objects, with half their width and their height
    garden_objects: tuple[str, ...]  # objects in monastery gardens
    hedges: float = 1  # part of the parcels with a hedge


def crop_symbols(brush: Brush, letter: str) -> list[Definition]:
    """Return all patterns of a look, with the ground of its fields."""
    drawings = winter_crops() if brush.palette.snow else summer_crops()
    crops = [
        pattern(f"{letter}-{name}{number}", slant, drawing)
        for name, drawing in drawings.items()
        for number, slant in enumerate(SLANTS)
    ]
    return [meadow_ground(brush.palette, letter), *border_crops(brush.palette, letter), *crops]


def pattern(name: str, slant: tuple[int, int], drawing: str) -> Definition:
    """Return a pattern, drawn in a square of 7 units."""
    size = TILE / math.hypot(*slant)
    angle = math.degrees(math.atan2(slant[1], slant[0]))
    transform = f"rotate({angle:.4f})scale({size / 7:.5f})"
    return define(
        "pattern", name, drawing, width=7, height=7, patternUnits="userSpaceOnUse", patternTransform=transform
    )


def square(colour: str) -> str:
    return path("M0 0H7V7H0Z", fill=colour)


def stroke(data: str, colour: str, width: float) -> str:
    return path(data, stroke=colour, stroke_width=width, stroke_linecap="round", fill="none")


def summer_crops() -> dict[str, str]:
    return {
        "wheat": square("#d6b850") + stroke("M0 2H7", "#c09a35", 1.6) + stroke("M1 5H4", "#ecd77c", 1.3),
        "vine": square("#b39660")
        + stroke("M0 5.5H7", "#96753f", 1.2)
        + path("M.5 2.5a2 1.8 0 1 1 4 0a2 1.8 0 1 1-4 0Z", fill="#4f702c")
        + path("M4 2.2a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0Z", fill="#648838"),
        "lavender": square("#a598bf")
        + stroke("M0 6.4H7", "#8ea05a", 1.2)
        + stroke("M0 3H7", "#8161b8", 3.2)
        + stroke("M1 2.3H3M5 2.3H6", "#b29bd3", 1.3),
        "meadow": square("#a3b956") + stroke("M1 2H4M3 5.5H6", "#93aa48", 1.1),
        "clover": square("#86a552") + stroke("M1 1.5h0M4.5 5h0", "#e9e4c4", 1) + stroke("M3 3H5", "#769646", 1),
        "plough": square("#a98556") + stroke("M0 2H7", "#8f6d42", 1.8) + stroke("M0 5.5H7", "#bd9a69", 1),
    }


def winter_crops() -> dict[str, str]:
    return {
        "furrow": square("#dbe5f0") + stroke("M0 2.5H7", "#b9c9dd", 1.5) + stroke("M1 5.5H3", "#b5a594", 0.8),
        "snow": square("#f4f8fb") + stroke("M.5 2Q2 1 3.5 2M3.5 5.5Q5 4.5 6.5 5.5", "#d9e3ee", 0.8),
        "ice": square("#bcd7e8") + stroke("M1 3H5", "#d4e7f2", 1),
    }


def border_crops(palette: Palette, letter: str) -> list[Definition]:
    """Return crops in rows across the border: "down" for north and south, "across" for east and west."""
    if palette.snow:
        base, dark, light = "#dde7f1", "#cbd8e6", "#f4f8fb"
    else:
        base, dark, light = "#a9b65a", "#97a84a", "#b9c46c"
    rows = (("across", "M0 2H6", "M0 5H6"), ("down", "M2 0V6", "M5 0V6"))
    return [
        define(
            "pattern",
            f"{letter}-{name}",
            path("M0 0H6V6H0Z", fill=base) + stroke(first, dark, 1.6) + stroke(second, light, 1.2),
            width=6,
            height=6,
            patternUnits="userSpaceOnUse",
        )
        for name, first, second in rows
    ]


def meadow_ground(palette: Palette, letter: str) -> Definition:
    """Return the ground of all fields: soft patches of light and shade, some across the border."""
    light = (
        "M60-14Q100-30 118-8Q130 18 92 22Q56 22 60-14Z"
        "M60 226Q100 210 118 232Q130 258 92 262Q56 262 60 226Z"
        "M150 70Q190 52 206 84Q204 118 168 112Q138 104 150 70Z"
        "M24 150Q52 132 70 156Q76 190 44 190Q16 184 24 150Z"
    )
    shade = (
        "M-22 70Q6 48 24 74Q30 108-2 112Q-34 102-22 70Z"
        "M218 70Q246 48 264 74Q270 108 238 112Q206 102 218 70Z"
        "M120 160Q156 144 172 170Q178 204 140 206Q106 196 120 160Z"
        "M70 60Q96 44 110 66Q112 92 86 94Q60 88 70 60Z"
    )
    return define(
        "pattern",
        f"{letter}-field",
        path("M0 0H240V240H0Z", fill=palette.field),
        path(light, fill=palette.field_light, opacity=0.3),
        path(shade, fill=palette.field_dark, opacity=0.3),
        width=TILE,
        height=TILE,
        patternUnits="userSpaceOnUse",
    )
