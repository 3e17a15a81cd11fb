"""Symbols of the fire, the dolmen and the volcano."""

from collections.abc import Iterator

from bastide.render.svg.elements import Definition, element, group, path, symbol
from bastide.render.svg.geometry.pen import number_text, numbers_text
from bastide.render.svg.tiles.stone import palette
from bastide.render.svg.tiles.stone.scenery import rock
from bastide.render.svg.tiles.stone.trees import brush

OUTER_FLAME = "M0-26C4-17 12-13 10-3 15-6 14-11 14-13 20-4 18 10 0 12-18 10-19-3-13-10-13-6-12-3-9-2-11-12-3-16 0-26z"
MIDDLE_FLAME = "M1-15C3-9 9-6 8 1 11 0 11-3 11-4 13 4 10 11 0 11-11 11-12 2-9-3-8 0-7 1-5 2-6-6 0-9 1-15z"
SMOKE = "M2-22C-6-29 10-32 4-39 14-36 12-30 10-27 18-30 22-35 30-33 24-30 24-22 14-20z"
GRAIN = "M-24-18-16-20M12-21 20-20M-2-17 6-18M-22 12-21 18M20 0 21 8M-10-8-2-9M14-10 22-9"
INNER_FLAME = "M0-5C2 0 6 2 5 6 4 10-4 10-5 6-6 2-2 1 0-5z"


def flame(x: float, y: float, scale: float) -> str:
    return group(
        path(OUTER_FLAME, fill=palette.FLAME),
        path(MIDDLE_FLAME, fill=palette.FLAME_MIDDLE),
        path(INNER_FLAME, fill=palette.FLAME_LIGHT),
        transform=f"translate({numbers_text((x, y))})scale({number_text(scale, 2)})",
    )


def smoke(puffs: tuple[tuple[float, float, float], ...], colour: str, opacity: float) -> str:
    circles = "".join(element("circle", cx=x, cy=y, r=radius) for x, y, radius in puffs)
    return group(circles, fill=colour, opacity=opacity)


def fire(prefix: str) -> Definition:
    return symbol(
        f"{prefix}-fire",
        element("ellipse", cy=14, rx=38, ry=16, fill="#4a3a26", opacity=0.55),
        element("ellipse", cy=14, rx=28, ry=11, fill="#2d2119", opacity=0.85),
        path(SMOKE, fill="#7d7366", opacity=0.6),
        path("M-26 18 24 10M-22 9 26 20M-12 23 14 8", **brush("#5a3a20", 4.5)),
        path("M-26 17 24 9M-22 8 26 19", **brush("#9a6a3c", 1.4)),
        flame(-17, 8, 0.75),
        flame(17, 7, 0.85),
        flame(0, 8, 1.2),
        flame(-8, 16, 0.6),
        flame(10, 17, 0.6),
        path("M-22-16h.1M20-20h.1M-10-28h.1M26-6h.1M-28 0h.1", **brush(palette.FLAME_MIDDLE, 2.4)),
    )


def dolmen(prefix: str) -> Definition:
    return symbol(
        f"{prefix}-dolmen",
        element("ellipse", cx=5, cy=22, rx=38, ry=9, fill=palette.GROUND_SHADOW, opacity=0.55),
        path("M-8 21-9-6 10-6 8 21z", fill="#2b241f"),
        path("M-25 22-27 8-23-8-12-8-10 8-11 23z", fill="#8f887c"),
        path("M-27 8-23-8-17-8-20 8-19 23-25 22z", fill="#c6beae"),
        path("M10 23 9 6 12-8 23-8 26 10 24 22z", fill="#7d766a"),
        path("M10 23 9 6 12-8 16-8 14 8 15 23z", fill="#b7af9f"),
        path("M-35-10-30-19-8-24 20-23 33-17 36-10 24-4-24-4z", fill="#99917f"),
        path("M-35-10-30-19-8-24 20-23 33-17 10-14-14-13z", fill="#d6cebc"),
        path("M-24-4-14-13 10-14 36-10 24-4z", fill="#6d665a"),
        path(GRAIN, **brush("#fff", 1.3), opacity=0.35),
        path("M-28-15-20-17M-26 14-25 19M24 12 22 18", **brush("#6f8a3c", 2.4), opacity=0.8),
        path("M-18 4-16 7M16 4 18 9M-4-19 4-20", **brush("#a0432a", 2)),
    )


def volcano(prefix: str) -> Definition:
    return symbol(
        f"{prefix}-volcano",
        element("ellipse", cx=5, cy=33, rx=56, ry=10, fill=palette.GROUND_SHADOW, opacity=0.5),
        path("M-50 34C-34 26-24-2-15-20L-9-17-2-21 6-17 13-20C23-2 34 26 52 34 30 41-30 41-50 34z", fill="#6f5648"),
        path("M-50 34C-34 26-24-2-15-20L-9-17-4-19C-8 4-16 24-26 38-36 38-44 37-50 34z", fill="#a08068"),
        path("M13-20C23-2 34 26 52 34 42 38 30 39 22 39 22 20 16-2 9-18z", fill="#47342b"),
        path("M-14-12C-18 4-26 22-36 33M-20 12-26 26M-16 20-19 33", **brush("#c4a384", 1.6), opacity=0.7),
        path("M-4 28-6 37M8 26 9 37M17 4C22 18 28 28 36 35M24 26 28 36", **brush("#35261f", 1.8), opacity=0.7),
        path(
            "M-13-19-2-15 12-19 7-16C7-8 11-4 10 3 9 9 14 14 12 22 8 16 6 12 5 5 4 12 1 15 1 24-4 16-2 8-3 1-5 "
            "6-8 9-9 16-12 "
            "8-8-6-8-15z",
            fill="#e4471b",
        ),
        path("M-9-18-2-16 8-18C4-12 6-6 5-2 3-6 2-8 1-10 0-4-2-4-3-12z", fill="#ffc53a"),
        path("M-15-20C-10-26 8-26 13-20 8-16-9-16-15-20z", fill="#3b241c"),
        path("M-10-20C-6-23 5-23 9-20 4-18-6-18-10-20z", fill="#ff9a2e"),
        smoke(((-1, -29, 6.5), (6, -35, 7.5), (-4, -38, 6.5), (14, -41, 6.5)), "#8d8378", 0.85),
        smoke(((-3, -31, 4), (3, -38, 5), (12, -43, 4)), "#c4bbad", 0.9),
        rock(-40, 35, 0.7),
        rock(38, 38, 0.6),
    )


def landmark_symbols(prefix: str) -> Iterator[Definition]:
    """Yield all landmarks, with a prefix for their ids."""
    yield fire(prefix)
    yield dolmen(prefix)
    yield volcano(prefix)
