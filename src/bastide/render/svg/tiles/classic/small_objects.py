"""Symbols of small objects in the fields."""

from collections.abc import Mapping

from bastide.render.svg.tiles.classic.brush import Brush

# Half the width, and the height.
SUMMER_OBJECTS: Mapping[str, tuple[float, float]] = {
    "hay": (9, 13),
    "sheep": (14, 14),
    "pond": (15, 9),
    "hives": (10, 12),
    "cart": (11, 11),
    "shrine": (6, 17),
}
WINTER_OBJECTS: Mapping[str, tuple[float, float]] = {
    "snowman": (8, 22),
    "wood": (10, 9),
    "pond": (15, 9),
    "sledge": (10, 9),
    "shrine": (6, 17),
}


SUMMER_GARDEN_OBJECTS = ("hives", "shrine", "cart")
WINTER_GARDEN_OBJECTS = ("snowman", "shrine", "wood")


def object_symbols(brush: Brush) -> dict[str, str]:
    return {"pond": pond(brush), "shrine": shrine(brush)} | (
        winter_objects(brush) if brush.palette.snow else summer_objects(brush)
    )


def summer_objects(brush: Brush) -> dict[str, str]:
    p = brush.palette
    hive = "M-4 0Q-5-8 0-9Q5-8 4 0Z"
    one_sheep = "M-6-2Q-8-6-4-8Q0-11 4-8Q8-6 6-2Q3 0 0-1Q-4 0-6-2Z"
    return {
        "hay": brush.shadow((3, 0), 9, 3.5)
        + brush.shape("M-8 0Q-9-7-3-10Q0-14 3-10Q9-7 8 0Q0 3-8 0Z", "#d9b94f", 1.1)
        + brush.line("M-5-1Q-5-6-1-10M0 0Q1-6 1-9M5-1Q5-5 3-8", "#b08f31", 1),
        "sheep": sheep(brush, one_sheep, -6, -5) + sheep(brush, one_sheep, 6, 0),
        "hives": brush.shadow((2, 0), 10, 3)
        + "".join(
            f'<g transform="translate({x} {y})">'
            + brush.shape(hive, "#d8ad55", 1)
            + brush.line("M-4-3H4M-3.5-6H3.5", "#a97f33", 0.9)
            + brush.fill("M-1 0V-2H1V0Z", p.window)
            + "</g>"
            for x, y in ((-5, -3), (5, 0))
        ),
        "cart": brush.shadow((2, 1), 11, 3)
        + brush.shape("M-9-4L-8-9H8L9-4Z", "#9a6d3e", 1.1)
        + brush.shape("M-8-8Q-6-13 0-12T8-8Z", "#d9b94f", 1)
        + brush.shape("M-8-2a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM3-2a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z", "#7a5430", 1.2),
    }


def sheep(brush: Brush, body: str, x: float, y: float) -> str:
    return (
        f'<g transform="translate({x} {y})">'
        + brush.shadow((1, 1), 7, 2.2)
        + brush.line("M-3-1V1M3-1V1", "#4a3d3d", 1.6)
        + brush.shape(body, "#fbf5e4", 1.1)
        + brush.fill("M5-8Q9-10 10-6Q9-4 6-4Z", "#4a3d3d")
        + "</g>"
    )


def winter_objects(brush: Brush) -> dict[str, str]:
    logs = ((-9, -2.5), (-3, -2.5), (3, -2.5), (-6, -6.5), (0, -6.5))
    return {
        "snowman": brush.shadow((3, 0), 8, 3)
        + brush.shape("M-7-4a7 6 0 1 1 14 0a7 6 0 1 1-14 0Z", "#fff", 1)
        + brush.shape("M-4.5-12a4.5 4.5 0 1 1 9 0a4.5 4.5 0 1 1-9 0Z", "#fff", 1)
        + brush.fill("M-5-15H5V-16.5H3V-21H-3V-16.5H-5Z", "#3a3138")
        + brush.fill("M0-12L5-11 0-10.5Z", "#e0762a")
        + brush.line("M-1.5-13.5h0M2-13.5h0M0-6h0M0-3h0", "#3a3138", 1.2)
        + brush.line("M-4-8Q0-6.5 4-8", "#c23b2a", 1.8),
        "wood": brush.shadow((2, 0), 10, 3)
        + brush.shape(
            "".join(f"M{x} {y}a2.5 2.5 0 1 1 5 0a2.5 2.5 0 1 1-5 0Z" for x, y in logs),
            "#b58a5c",
            1,
        )
        + brush.snow("M-8-8Q-5-11 0-10.5T7-7.5Q3-7 0-8.5T-8-8Z"),
        "sledge": brush.shadow((2, 1), 10, 3)
        + brush.line("M-9-1H7Q10-2 9-6M-5-1V-5M4-1V-5", "#7a4a2c", 1.6)
        + brush.shape("M-8-5H6V-7.5H-8Z", "#c0533a", 1),
    }


def pond(brush: Brush) -> str:
    edge = brush.palette.field_dark if brush.palette.snow else "#6d8a3c"
    return (
        brush.fill("M-15-3Q-14-9-5-8Q2-11 9-8Q16-6 14-1Q11 3 3 2Q-5 4-10 1Q-15 0-15-3Z", edge)
        + brush.fill("M-13-3Q-12-7.5-5-6.5Q2-9 8-6.5Q14-5 12-1.5Q9 1.5 3 .5Q-5 2-9-.5Q-13-1-13-3Z", brush.palette.water)
        + brush.line("M-7-3.5H-1M3-4.5H8M0-1H4", "#e3f1f6", 1)
    )


def shrine(brush: Brush) -> str:
    p = brush.palette
    return (
        brush.shadow((2, 0), 6, 2.5)
        + brush.shape("M-3.5 0V-9H3.5V0Z", p.plaster, 1.1)
        + brush.shape("M-5.5-8.5Q-1-11 0-16Q1-11 5.5-8.5Z", p.roofs[0], 1.1)
        + brush.snow("M-3-10.5Q-.5-12 0-16Q.5-12 3-10.5Q0-9-3-10.5Z")
        + brush.fill("M-1.5-2.5V-6Q0-8 1.5-6V-2.5Z", p.window)
    )
