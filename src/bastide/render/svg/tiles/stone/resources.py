"""Symbols of fish, gold and mushrooms."""

from collections.abc import Iterator

from bastide.render.svg.elements import Definition, element, group, path, symbol
from bastide.render.svg.geometry.pen import number_text, numbers_text
from bastide.render.svg.tiles.stone import palette
from bastide.render.svg.tiles.stone.scenery import rock
from bastide.render.svg.tiles.stone.trees import brush, crown

FISH = "M-14.5 0C-9-7.5 3-7 7-1.5L14-7.5 12.5 0 14 7.5 7 1.5C3 7-9 7.5-14.5 0z"
FISH_UPPER = "M-14-.3C-9-7.5 3-7 7-1.5L13-6.5 12 0C4-2.5-6-3.5-14-.3z"
BOLD_FISH = "M-18 0C-12-11 3-11 8-3.5L18-10V10L8 3.5C3 11-12 11-18 0z"
NUGGET = "M-8 9-10 3-5-4 2-6 8-2 10 5 6 11-2 12z"
CAP = "M-10 1C-9-9 9-9 10 1 5 3-5 3-10 1z"
FERN = "M-20 15q-1-6-5-9M-20 15q-4-3-8-2M-20 15q1-5 0-10M-20 15q3-3 3-7M-20 15q-2-4-7-6"
CLEARING, SUNLIT, UNDERGROWTH, HOLLOW = "#7f7c42", "#b3a65a", "#3a5c2c", "#1b3622"
BLADES, FROND = "#a9a65a", "#7fa347"
SMALL_NUGGETS = "M-18 13-14 8-9 10-9 14-13 16zM11 13 15 8 20 11 18 15 13 16zM-3 15 0 12 5 13 4 17-1 18z"
VEINS = "M-14-2-11 2-13 5M12-3 9 0 12 4M15 1 14 4"
GLINTS = (
    "M-4-15Q-3.4-10.6 1-10-3.4-9.4-4-5-4.6-9.4-9-10-4.6-10.6-4-15z"
    "M11-10Q11.5-7 14-6.5 11.5-6 11-3 10.5-6 8-6.5 10.5-7 11-10z"
)


def clearing(*content: str) -> str:
    """Draw a clearing in a forest: sunlit grass with ferns and flowers."""
    return "".join(
        (
            path(crown(24, 11, 0.2, (0, 3)), fill=UNDERGROWTH),
            path(crown(19.5, 9, 0.1, (0, 4)), fill=CLEARING),
            element("ellipse", cx=-3, cy=2, rx=15, ry=10, fill=SUNLIT),
            path("M-15 10q4-3 8-1M5 16q5-3 10-1M-6 18q3-2 6 0M-17 1q3-2 6 0", **brush(BLADES, 1.6)),
            *content,
            path(FERN, **brush(FROND, 1.7)),
            path(FERN, **brush(FROND, 1.7), transform="translate(2 1)scale(-1 1)"),
            path("M-14 17h.1M-10 20h.1M13 18h.1M17 15h.1M-19-4h.1", **brush("#fff3d0", 2.6)),
        )
    )


def toadstool(x: float, y: float, scale: float) -> str:
    return group(
        path("M-3 0-3.5 9Q0 11 3.5 9L3 0z", fill=palette.TOADSTOOL_STEM),
        path("M1 1 1 9.8Q2.5 9.8 3.5 9L3 0z", fill="#cdb893"),
        path(CAP, fill=palette.TOADSTOOL, stroke=palette.TOADSTOOL_LINE, stroke_width=0.9),
        path("M-7-1Q-5-6 1-6", **brush("#ea6a4c", 1.6)),
        path("M-3.5-3h.1M3.5-2h.1M0-5.5h.1", **brush("#fff3da", 3.2)),
        transform=f"translate({numbers_text((x, y))})scale({number_text(scale, 2)})",
    )


def resource_symbols() -> Iterator[Definition]:
    yield symbol(
        "t-fish",
        element("ellipse", cx=2, cy=8, rx=12, ry=3, fill="#173f60", opacity=0.45),
        path(FISH, fill=palette.FISH_BELLY, stroke=palette.FISH_LINE, stroke_width=1.7, stroke_linejoin="round"),
        path(FISH_UPPER, fill=palette.FISH_BACK),
        path("M-2 2 1 5.5 3 1.5z", fill=palette.FISH_BACK),
        path("M-1-4.5Q1-3 1-1M3-4Q5-3 5-1.5M9-4 11-2", **brush("#b84d1c", 0.9)),
        element("circle", cx=-9, cy=-0.6, r=1.5, fill=palette.INK),
        path("M-5.5-4Q-3.5 0-5.5 4", **brush(palette.FISH_LINE, 0.9)),
    )
    yield symbol(
        "t-gold",
        clearing(
            element("ellipse", cx=3, cy=11, rx=19, ry=6, fill="#3d3d1e", opacity=0.45),
            rock(-12, 0, 1.1),
            rock(12, 1, 1),
            path(VEINS, **brush(palette.GOLD_LIGHT, 1.8)),
            group(
                path(NUGGET, fill=palette.GOLD, stroke=palette.GOLD_DARK, stroke_width=1.2, stroke_linejoin="round"),
                path("M-10 3-5-4 2-6 3-1-3 3z", fill=palette.GOLD_LIGHT),
                path("M3-1 8-2 10 5 4 5z", fill="#f2bb2a"),
                path("M-8 9-3 3 4 5 6 11-2 12z", fill="#c98a10"),
                transform="translate(0 -2)scale(1.2)",
            ),
            path(SMALL_NUGGETS, fill="#ffcf3a", stroke=palette.GOLD_DARK, stroke_linejoin="round"),
        ),
        path(GLINTS, fill="#fffbe0"),
    )
    yield symbol("t-mushrooms", clearing(toadstool(-9, 0, 0.95), toadstool(9, -2, 0.85), toadstool(1, 5, 1.1)))


def bold_resource_symbols() -> Iterator[Definition]:
    """Yield the symbols for small pictures: large, with few colours."""
    yield symbol("ts-fish", path(BOLD_FISH, fill=palette.FISH_BELLY))
    yield symbol(
        "ts-gold",
        element("circle", r=23, fill=HOLLOW),
        group(
            path(NUGGET, fill="#ffd23a", stroke="#fff6c4", stroke_width=3, stroke_linejoin="round"),
            transform="translate(0 -4)scale(1.5)",
        ),
    )
    yield symbol(
        "ts-mushrooms",
        element("circle", r=24, fill=HOLLOW),
        path("M-5 0-6 17H6L5 0z", fill=palette.TOADSTOOL_STEM),
        path(CAP, fill="#e23b22", stroke="#fff3da", stroke_width=1.4, transform="scale(1.9)"),
        path("M-8-4h.1M7-3h.1M0-10h.1", **brush("#fff3da", 6)),
    )
