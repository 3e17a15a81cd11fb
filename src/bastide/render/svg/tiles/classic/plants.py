"""Symbols of trees and bushes; the origin is at their foot."""

from collections.abc import Mapping

from bastide.render.svg.tiles.classic.brush import Brush

# Half the width, and the height.
SIZES: Mapping[str, tuple[float, float]] = {
    "oak": (11, 24),
    "poplar": (6, 29),
    "olive": (10, 18),
    "orchard": (7, 16),
    "bush": (7, 8),
    "fir": (11, 32),
    "bare": (10, 23),
    "snowbush": (9, 13),
}


def plant_symbols(brush: Brush) -> dict[str, str]:
    """Return all plants of a look by name."""
    return winter_plants(brush) if brush.palette.snow else summer_plants(brush)


def summer_plants(brush: Brush) -> dict[str, str]:
    dark, middle, light = "#47652a", "#5d7f33", "#7fa044"
    return {
        "oak": brush.shadow((4, 0), 10, 4)
        + brush.fill("M-1.7 0Q-1-4-2-7H2Q1-4 1.7 0Z", "#5b3f22")
        + brush.fill("M-9-9Q-12-16-6-19Q-2-25 4-21Q11-20 10.5-13Q11-6 4-5.5Q0-2.5-4-5.5Q-8-5-9-9Z", dark)
        + brush.fill("M-8-11Q-10-16-5-19Q-1-23 3-20Q8-18 7-13Q6-8 1-9Q-5-6-8-11Z", middle)
        + brush.fill("M-6-14Q-6-19-1-20Q3-20 2-16Q-2-17-3-13Q-5-11-6-14Z", light),
        "poplar": brush.shadow((3, 0), 6, 2.5)
        + brush.fill("M0 1C-6-3-5-20 0-28C5-20 6-3 0 1Z", "#38552c")
        + brush.fill("M-.5-1C-4.5-5-3.5-19 0-27Q-1-14-.5-1Z", "#587a3a"),
        "olive": brush.shadow((3, 0), 9, 3.5)
        + brush.line("M0 0Q-2-4 0-8M0-3Q3-5 4-8", "#6a5233", 2)
        + brush.fill("M-9-9Q-9-15-3-15.5Q2-18 6-14Q10-12 8-8Q5-4 0-6Q-6-4-9-9Z", "#77864f")
        + brush.fill("M-7-11Q-5-15-1-14.5Q3-15 3-12Q0-11-2-10Q-6-9-7-11Z", "#98a76a"),
        "orchard": brush.shadow((2, 0), 6, 2.5)
        + brush.line("M0 0V-5", "#5b3f22", 2)
        + brush.fill("M-6.5-9Q-7-14-2-15Q4-16 6-11Q7-6 2-4.5Q-5-3-6.5-9Z", "#557a31")
        + brush.fill("M-5-10Q-4-14-1-14Q3-14 2-11Q-1-8-5-10Z", light)
        + brush.line("M-3-7h0M3-9h0M1-6h0M0-12h0", "#d8452e", 1.9),
        "bush": brush.shadow((2, 0), 6, 2.5)
        + brush.fill("M-6-2Q-7-6-3-7Q1-9 4-6Q7-4 6-1Q3 2-1 1Q-5 1-6-2Z", "#4f6d2d")
        + brush.fill("M-4-4Q-3-7 0-6.5Q3-6 2-4Q-2-2-4-4Z", "#7b9a42"),
    }


def winter_plants(brush: Brush) -> dict[str, str]:
    snow = brush.palette.snow or ""
    return {
        "fir": brush.shadow((5, 0), 10, 4)
        + brush.fill("M-1.5 1V-6H1.5V1Z", "#4d3a33")
        + brush.fill("M-10-4L0-16 10-4Q0-1-10-4ZM-8-12L0-24 8-12Q0-9-8-12ZM-6-20L0-31 6-20Q0-17-6-20Z", "#3f6160")
        + brush.fill("M-8-6L0-16 4-10Q0-7-3-9T-8-6ZM-6-14L0-24 4-18Q0-15-2-17T-6-14ZM-4-23L0-31 4-24Q1-22-4-23Z", snow),
        "bare": brush.shadow((4, 0), 8, 3)
        + brush.line("M0 1Q1-6 0-12M0-7Q-4-10-6-15M0-9Q4-12 6-17M0-12L-2-21M-4-12L-9-14M4-14L9-16", "#5c4a48", 1.8)
        + brush.line("M-7-16L-5-17M5-18L7-19M-3-22H0", snow, 2),
        "snowbush": brush.shadow((4, 0), 8, 3)
        + brush.oval((0, -4), 8, 6, "#4d6a66")
        + brush.fill("M-8-6Q-6-12-1-11.5Q6-12 7-6Q3-4 0-5.5T-8-6Z", snow),
        "orchard": brush.shadow((2, 0), 6, 2.5)
        + brush.line("M0 0V-5", "#4d3a33", 2)
        + brush.oval((0, -9), 6.5, 5.5, "#5a736c")
        + brush.fill("M-6.5-10Q-5-15.5 0-15T6.5-10Q3-9 0-10.5T-6.5-10Z", snow),
        "bush": brush.shadow((2, 0), 6, 2.5)
        + brush.oval((0, -3), 6, 4.5, "#587470")
        + brush.fill("M-6-4Q-4-8.5 0-8T6-4Q3-3 0-4T-6-4Z", snow),
    }
