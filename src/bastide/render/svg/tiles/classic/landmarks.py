"""Symbols of city landmarks and pennants; the origin of a landmark is at its foot, in front of a square."""

from collections.abc import Mapping

from bastide.render.svg.elements import group, use
from bastide.render.svg.geometry.pen import number_text as n
from bastide.render.svg.tiles.classic.brush import SHADE, Brush
from bastide.render.svg.tiles.classic.houses import Footprint

AZURE, GOLD, SILVER = "#1e4f9c", "#f3bf2e", "#fff8e4"


def landmark_symbols(brush: Brush, letter: str) -> dict[str, str]:
    """Return the landmarks of larger cities by name."""
    return {
        "church": church(brush),
        "market": market(brush),
        "keep": keep(brush),
        "fountain": fountain(brush),
        "garden": garden(letter),
    }


LANDMARK_FOOTPRINTS: Mapping[str, Footprint] = {
    "church": Footprint(25, 20, 55),
    "market": Footprint(25, 24, 30),
    "keep": Footprint(19, 18, 57),
    "fountain": Footprint(18, 20, 22),
    "garden": Footprint(25, 28, 38),
}


def church(brush: Brush) -> str:
    p = brush.palette
    return "".join(
        (
            brush.shadow((5, 0), 25, 5),
            brush.fill("M-8 0V-16H22V0Z", p.plaster_shade),
            brush.shape("M-10-14Q-4-20-3-28H17Q19-20 24-14Z", p.roofs[1]),
            brush.snow("M-6-21L-3-28H17L20-20Q13-16 8-20T-6-21Z"),
            brush.shape("M-21 0V-30H-7V0Z", p.plaster),
            brush.fill("M-11-30H-7V0H-11Z", SHADE),
            brush.shape("M-23.5-29Q-16-34-14-47Q-12-34-4.5-29Z", p.roofs[1]),
            brush.snow("M-19-34Q-15-39-14-47Q-13-39-9-34Q-12-31-14-34T-19-34Z"),
            brush.line("M-14-46V-53M-17-50.5H-11", p.outline, 1.5),
            brush.fill(
                "M-16-18v-5q2-2.5 4 0v5ZM-17 0v-8q3-4 6 0V0Z" + "".join(f"M{x}-4v-5q1.5-2 3 0v5Z" for x in (-3, 5, 13)),
                p.window,
            ),
        )
    )


def keep(brush: Brush) -> str:
    """A square tower with a yard."""
    p = brush.palette
    return "".join(
        (
            brush.shadow((5, 0), 19, 5),
            brush.shape("M-3 0V-15H17V0Z", p.tower),
            brush.shape("M-3-14V-20H1V-17H5V-20H9V-17H13V-20H17V-14Z", p.merlon),
            brush.shape("M-16 1V-34H1V1Z", p.tower),
            brush.fill("M-5 1V-34H1V1Z", SHADE),
            brush.shape("M-18-33V-41H-13.5V-37.5H-9.5V-41H-5.5V-37.5H-1.5V-41H3V-33Z", p.merlon),
            brush.line("M-8-41V-52", p.outline, 1.5),
            brush.shape("M-8-52Q-3-55 4-51Q-2-49-8-46Z", p.roofs[1]),
            brush.fill("M-10-26h4v6h-4ZM-11 1v-9q3-4 6 0V1ZM5-9h3v5H5ZM11-9h3v5h-3Z", p.window),
        )
    )


def market(brush: Brush) -> str:
    """Stalls with striped awnings around a cross."""
    p = brush.palette

    def stall(x: float, y: float, colour: str) -> str:
        awning = "M-8-7Q-6-12-5-13H5Q6-12 8-7Q6-5 4-7T0-7T-4-7T-8-7Z"
        return group(
            brush.shadow((1, 0), 8, 2.6),
            brush.fill("M-6 0V-7H6V0Z", p.timber),
            brush.fill("M-6-1V-4H6V-1Z", p.plaster_shade),
            brush.shape(awning, p.merlon),
            brush.fill("M-5-13h3.5L-2-6.5Q-4-5-5-6.5ZM2-13h3L7-7Q5-5 3-6.5Z", colour),
            transform=f"translate({n(x)} {n(y)})",
        )

    return "".join(
        (
            stall(-13, -13, p.roofs[0]),
            stall(12, -14, p.slate),
            brush.shape("M-4-5H4L3-8H1.5V-21H-1.5V-8H-3Z", p.stone_light),
            brush.line("M-4-17.5H4", p.outline, 1.6),
            stall(-14, 1, p.flowers[2] if p.flowers else p.roofs[2]),
            stall(13, 0, p.roofs[2]),
        )
    )


def fountain(brush: Brush) -> str:
    p = brush.palette
    return "".join(
        (
            brush.shadow((3, -4), 14, 6),
            brush.shape("M-13-9V-4Q-12 3 0 3T13-4V-9Z", p.stone),
            brush.shape("M-13-9a13 6.5 0 1 0 26 0a13 6.5 0 1 0-26 0Z", p.stone_light),
            brush.oval((0, -9), 10, 4.6, p.water),
            brush.shape("M-2.5-8V-15H2.5V-8Z", p.stone_light),
            brush.line("M0-17Q-5-17-6-10M0-17Q5-17 6-10M0-16V-20", p.merlon, 1.2),
        )
    )


def garden(letter: str) -> str:
    """Fruit trees in a yard."""
    trees = ((-15, -17), (1, -20), (15, -15), (-9, -3), (9, -1))
    return "".join(use(f"{letter}-orchard", x, y) for x, y in trees)


def pennant(brush: Brush) -> str:
    """A pennant of a city, azure and gold with a tower, centred at the origin."""
    return "".join(
        (
            brush.shape("M-17-20Q0-15 17-20V0Q16 15 0 24Q-16 15-17 0Z", SILVER, 2.2),
            brush.fill("M-13.5-15.5Q-6-13 0-13V19Q-12.5 12-13.5 0Z", AZURE),
            brush.fill("M13.5-15.5Q6-13 0-13V19Q12.5 12 13.5 0Z", GOLD),
            brush.shape("M-7 9V-3H-9V-9H-5.5V-6H-2V-9H2V-6H5.5V-9H9V-3H7V9H2.5V4Q0 0-2.5 4V9Z", SILVER),
        )
    )
