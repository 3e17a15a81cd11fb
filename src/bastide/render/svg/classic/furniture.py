"""Shields, wells and monasteries as symbols."""

from bastide.render.svg.classic.shapes import SHADE, Brush

AZURE, GOLD, SILVER = "#1e4f9c", "#f3bf2e", "#fff8e4"


def furniture_symbols(brush: Brush) -> dict[str, str]:
    return {"shield": shield(brush), "well": well(brush), "monastery": monastery(brush)}


def shield(brush: Brush) -> str:
    """A pennant of a city, azure and gold with a tower; its middle is at the origin."""
    return "".join(
        (
            brush.shape("M-17-20Q0-15 17-20V0Q16 15 0 24Q-16 15-17 0Z", SILVER, 2.2),
            brush.fill("M-13.5-15.5Q-6-13 0-13V19Q-12.5 12-13.5 0Z", AZURE),
            brush.fill("M13.5-15.5Q6-13 0-13V19Q12.5 12 13.5 0Z", GOLD),
            brush.shape("M-7 9V-3H-9V-9H-5.5V-6H-2V-9H2V-6H5.5V-9H9V-3H7V9H2.5V4Q0 0-2.5 4V9Z", SILVER),
        )
    )


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


def monastery(brush: Brush) -> str:
    """A church with a bell tower, an apse and a cloister; the middle of its foot is at the origin."""
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
