"""Fish, gold and mushrooms as symbols."""

from collections.abc import Iterator

from bastide.render.svg.elements import element, group, path, symbol
from bastide.render.svg.pen import number_text, numbers_text
from bastide.render.svg.stone import palette
from bastide.render.svg.stone.scenery import rock
from bastide.render.svg.stone.trees import brush, crown

FISH = "M-14.5 0C-9-7.5 3-7 7-1.5L14-7.5 12.5 0 14 7.5 7 1.5C3 7-9 7.5-14.5 0z"
FISH_UPPER = "M-14-.3C-9-7.5 3-7 7-1.5L13-6.5 12 0C4-2.5-6-3.5-14-.3z"
BOLD_FISH = "M-18 0C-12-10 2-10 7-3L17-9V9L7 3C2 10-12 10-18 0z"
NUGGET = "M-8 9-10 3-5-4 2-6 8-2 10 5 6 11-2 12z"
CAP = "M-10 1C-9-9 9-9 10 1 5 3-5 3-10 1z"
CLEARING, UNDERGROWTH, HOLLOW = "#7b7844", "#3a5c2c", "#1b3622"


def clearing(*content: str) -> str:
    """A small open place in a forest."""
    return (
        path(crown(23, 11, 0.2, (0, 3)), fill=UNDERGROWTH)
        + element("ellipse", cy=4, rx=21, ry=14, fill=CLEARING)
        + path("M-15 9q4-3 8-1M4 14q5-3 10-1M-16-1q3-2 6 0M11-4q3-1 6 1M-6 15q3-2 6 0", **brush("#a3a05c", 1.6))
        + path("M-19 6q-1-4-3-6M-17 6q0-4 1-6M18 4q0-4-1-6M20 4q1-3 3-5", **brush("#86994a", 1.5))
        + "".join(content)
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


def find_symbols() -> Iterator[str]:
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
        clearing(rock(-9, 4, 1.05), rock(10, 6, 0.9)),
        path(NUGGET, fill=palette.GOLD, stroke=palette.GOLD_DARK, stroke_width=1.2, stroke_linejoin="round"),
        path("M-10 3-5-4 2-6 3-1-3 3z", fill=palette.GOLD_LIGHT),
        path("M3-1 8-2 10 5 4 5z", fill="#f2bb2a"),
        path("M-17 12-14 8-9 10-10 14zM12 13 15 9 19 12 16 15z", fill="#ffcf3a", stroke=palette.GOLD_DARK),
        path(
            "M-5-13Q-4-7 1-6-4-5-5 1-6-5-11-6-6-7-5-13zM10-9Q10.5-6 13-5.5 10.5-5 10-2 9.5-5 7-5.5 9.5-6 10-9z",
            fill="#fffbe0",
        ),
    )
    yield symbol("t-mushrooms", clearing(toadstool(-9, 0, 0.95), toadstool(9, -2, 0.85), toadstool(1, 5, 1.1)))


def bold_find_symbols() -> Iterator[str]:
    """The same for small pictures: large, and in as few colours as can be."""
    yield symbol(
        "t-fish",
        path(BOLD_FISH, fill=palette.FISH_BELLY),
    )
    yield symbol(
        "t-gold",
        element("circle", r=23, fill=HOLLOW),
        group(
            path(NUGGET, fill="#ffd23a", stroke="#fff6c4", stroke_width=3, stroke_linejoin="round"),
            transform="translate(0 -4)scale(1.5)",
        ),
    )
    yield symbol(
        "t-mushrooms",
        element("circle", r=24, fill=HOLLOW),
        path("M-5 0-6 17H6L5 0z", fill=palette.TOADSTOOL_STEM),
        path(CAP, fill="#e23b22", stroke="#fff3da", stroke_width=1.4, transform="scale(1.9)"),
        path("M-8-4h.1M7-3h.1M0-10h.1", **brush("#fff3da", 6)),
    )
