"""Symbols of houses; the origin is at their foot, and roofs have the `color` of the element that uses them."""

from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.elements import use
from bastide.render.svg.geometry.pen import number_text as n
from bastide.render.svg.tiles.classic.brush import SHADE, Brush

ROOF = "currentColor"
TILES = "#0003"


@dataclass(frozen=True, slots=True)
class Footprint:
    """The ground of a building: half its width and its depth behind its foot; and its height."""

    half_width: float
    depth: float
    height: float


SINGLES = ("gable", "hall", "hut", "tall")
CLUSTERS = ("yard", "row", "pair")
FOOTPRINTS: Mapping[str, Footprint] = {
    "gable": Footprint(12, 14, 23),
    "hall": Footprint(14, 13, 20),
    "hut": Footprint(9, 11, 18),
    "tall": Footprint(9, 13, 33),
    "pair": Footprint(21, 14, 35),
    "row": Footprint(31, 14, 26),
    "yard": Footprint(24, 26, 38),
}


def house_symbols(brush: Brush) -> dict[str, str]:
    """Return the houses by name."""
    return {
        "gable": gable(brush, 5.5, 10, 11, 9),
        "hall": hall(brush, 12, 10, 9),
        "hut": hall(brush, 7.5, 7, 8),
        "tall": tall(brush),
    }


def coloured_symbols(brush: Brush, letter: str) -> dict[str, str]:
    """Return the houses with each colour of roof: "hall2" is a hall with the third colour."""
    return {
        f"{kind}{number}": use(f"{letter}-{kind}", color=roof)
        for kind in SINGLES
        for number, roof in enumerate(brush.palette.roofs)
    }


def cluster_symbols(letter: str) -> dict[str, str]:
    """Return groups of houses, each house with its own colour of roof."""

    def house(name: str, x: float, y: float, roof: int) -> str:
        return use(f"{letter}-{name}{roof}", x, y)

    return {
        "pair": house("tall", 11, -2, 1) + house("gable", -8, 0, 2),
        "row": house("hall", 1, -3, 3) + house("gable", -19, 0, 0) + house("hut", 22, -1, 2),
        "yard": house("hall", 4, -15, 1)
        + use(f"{letter}-bush", -13, -9)
        + use(f"{letter}-bush", 1, -6)
        + house("hut", -13, -1, 0)
        + house("gable", 13, 0, 2),
    }


def gable(brush: Brush, front: float, side: float, wall: float, roof: float) -> str:
    """A house with its gable to the left and its long side to the right."""
    left, corner, top = -2 * front, 0, -wall - roof
    right = corner + side + 3
    p = brush.palette
    ridge, eaves = left + front, -wall + 1.5
    roof_path = (
        f"M{n(ridge)} {n(top)}H{n(right - 5)}Q{n(right - 2)} {n(top + roof * 0.6)} {n(right)} {n(eaves)}"
        f"H{n(corner)}Q{n(corner - 3)} {n(top + roof * 0.6)} {n(ridge)} {n(top)}"
    )
    snow_path = (
        f"M{n(ridge)} {n(top)}H{n(right - 5)}L{n(right - 2)} {n(top + 6)}q-3 2-5 0t-5 1t{n(-(right - ridge - 14))}-1Z"
    )
    return "".join(
        (
            brush.shadow((2, 0), 12.5, 3.6),
            brush.fill(f"M{n(left + 1)} 0V{n(-wall)}L{n(ridge)} {n(top + 1)} {n(corner)} {n(-wall)}V0Z", p.plaster),
            brush.fill(f"M{n(corner)} 0V{n(-wall)}H{n(right - 2)}V0Z", p.plaster_shade),
            brush.shape(roof_path + "Z", ROOF),
            brush.without_snow(brush.line(f"M{n(ridge + 3)} {n(top + 4)}H{n(right - 3.5)}", TILES, 1)),
            brush.snow(snow_path),
            brush.line(f"M{n(left - 0.5)} {n(eaves)}L{n(ridge)} {n(top)}", p.outline, 1.6),
            brush.fill(
                f"M{n(ridge - 2)} 0v-5q2-2 4 0V0ZM{n(ridge - 1.5)}-9h3v3h-3ZM{n(right - 8)}-7h3v3h-3Z", p.window
            ),
        )
    )


def hall(brush: Brush, half: float, wall: float, roof: float) -> str:
    """A house seen from its long side."""
    p = brush.palette
    eaves, top = -wall + 1.5, -wall - roof
    roof_path = (
        f"M{n(-half - 1.5)} {n(eaves)}Q{n(-half + 2)} {n(top + roof * 0.6)} {n(-half + 3)} {n(top)}"
        f"H{n(half - 3)}Q{n(half - 2)} {n(top + roof * 0.6)} {n(half + 1.5)} {n(eaves)}Z"
    )
    snow_path = (
        f"M{n(-half + 3)} {n(top)}H{n(half - 3)}L{n(half - 1)} {n(top + 6)}"
        f"q{n(-half / 3)} 3{n(-half * 0.66)} 0t{n(-half * 0.66)} 0t{n(-half * 0.6)}-1Z"
    )
    return "".join(
        (
            brush.shadow((2, 0), half + 1.5, 3.4),
            brush.fill(f"M{n(-half)} 0V{n(-wall)}H{n(half)}V0Z", p.plaster),
            brush.fill(f"M{n(half * 0.4)} 0V{n(-wall)}H{n(half)}V0Z", p.plaster_shade),
            brush.shape(roof_path, ROOF),
            brush.without_snow(
                brush.line(
                    f"M{n(3 - half)} {n(top + 3.5)}H{n(half - 3)}M{n(1 - half)} {n(top + 6.5)}H{n(half - 1)}", TILES, 1
                )
            ),
            brush.snow(snow_path),
            brush.fill(f"M{n(-half + 3)}-7h3v3h-3ZM{n(half - 6)}-7h3v3h-3ZM-1.5 0v-5q1.7-2 3.4 0V0Z", p.window),
        )
    )


def tall(brush: Brush) -> str:
    """A narrow house of three floors."""
    p = brush.palette
    return "".join(
        (
            brush.shadow((3, 0), 9, 3.4),
            brush.fill("M-7 0V-17H7V0Z", p.plaster),
            brush.fill("M1 0V-17H7V0Z", p.plaster_shade),
            brush.line("M-7-9H7", p.timber, 1),
            brush.shape("M-9-15Q-4-20-1-30Q5-21 9-15Z", ROOF),
            brush.fill("M-1-30Q5-21 9-15H2Z", SHADE),
            brush.snow("M-4.5-22Q-2-26-1-30L4-22Q1-19-1-21T-4.5-22Z"),
            brush.fill("M-4.5-14h3v3h-3ZM3-14h2.5v3H3ZM-4.5 0v-5q2-2 4 0V0ZM3-6h2.5v3H3Z", p.window),
        )
    )
