"""Symbols of the meadow and of small things on it and along the water."""

from collections.abc import Iterator

from bastide.render.svg.elements import Definition, define, element, group, path, symbol
from bastide.render.svg.geometry.pen import number_text, numbers_text
from bastide.render.svg.geometry.points import TILE, Point
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.render.svg.tiles.stone import palette
from bastide.render.svg.tiles.stone.trees import brush

WHOLE = f"M0 0H{TILE}V{TILE}H0z"
PATCHES = {"light": palette.MEADOW_LIGHT, "dark": palette.MEADOW_DARK, "earth": palette.MEADOW_EARTH}
SOFT_SPOTS = (  # colour, centre and size of the soft spots of every meadow; those at the border continue beyond it
    ("light", (0, 66), 58),
    ("dark", (62, 0), 50),
    ("earth", (0, 190), 40),
    ("light", (176, 0), 52),
    ("dark", (150, 120), 60),
    ("light", (80, 150), 56),
)


def rock(x: float, y: float, scale: float) -> str:
    """Draw a stone with a light and a dark face."""
    place = f"translate({numbers_text((x, y))})scale({number_text(scale, 2)})"
    return group(
        path("M-9 5-9-1-4-7 3-7 8-2 9 5Q0 8-9 5z", fill=palette.ROCK),
        path("M-9-1-4-7 3-7 0-2-4 0z", fill=palette.ROCK_LIGHT),
        path("M0-2 8-2 9 5Q5 6 1 6z", fill=palette.ROCK_DARK),
        path("M-6 1-5 4M-2-5 1-5", **brush("#fff", 0.9), opacity=0.4),
        transform=place,
    )


def soft_gradient(name: str, colour: str) -> Definition:
    """Return a gradient from a colour to transparency."""
    stops = (
        element("stop", offset=0, stop_color=colour),
        element("stop", offset=0.5, stop_color=colour, stop_opacity=0.55),
        element("stop", offset=1, stop_color=colour, stop_opacity=0),
    )
    return define("radialGradient", f"t-{name}-soft", *stops)


def meadow() -> Definition:
    """Return the ground of every tile: soft spots and brush strokes that continue across borders."""
    spots = [
        element("ellipse", cx=x, cy=y, rx=size, ry=size * 0.7, fill=f"url(#t-{name}-soft)", opacity=0.6)
        for name, (left, top), size in SOFT_SPOTS
        for x, y in border_copies((left, top), size)
    ]
    rng = SeededRandom("meadow")
    blades = {palette.BLADE_DARK: "", palette.BLADE_LIGHT: "", palette.MEADOW_EARTH: ""}
    for number, (x, y) in enumerate(jittered_grid(rng, 21)):
        colour = tuple(blades)[2 if number % 9 == 4 else number % 2]
        for start in border_copies((x, y), 8):
            blades[colour] += blade_pair(start, number)
    strokes = "".join(path(data, **brush(colour, 1.5)) for colour, data in blades.items())
    return symbol("t-meadow", path(WHOLE, fill=palette.MEADOW), *spots, strokes)


def blade_pair(start: Point, number: int) -> str:
    """Return two blades of grass."""
    lean = number % 5 - 2
    first, second = numbers_text((lean / 2, -3, lean - 1, -6)), numbers_text((0, -4, lean + 1, -7))
    return f"M{numbers_text(start, 0)}q{first}m3 6q{second}"


def border_copies(point: Point, reach: float) -> Iterator[Point]:
    """Yield a point and its copies on neighbouring tiles from which a drawing reaches into this one."""
    for across in (0, TILE, -TILE):
        for down in (0, TILE, -TILE):
            x, y = point[0] + across, point[1] + down
            if -reach < x < TILE + reach and -reach < y < TILE + reach:
                yield x, y


def jittered_grid(rng: SeededRandom, spacing: float) -> Iterator[Point]:
    """Yield points all over a tile, in a grid with random offsets."""
    count = round(TILE / spacing)
    for row in range(count):
        for column in range(count):
            across = (column + (0.5 if row % 2 else 0) + rng.uniform(-0.4, 0.4)) * TILE / count
            yield across % TILE, ((row + rng.uniform(-0.4, 0.4)) * TILE / count) % TILE


def tufts() -> Iterator[Definition]:
    """Yield grass and flowers."""
    low = "M-5 4Q-6-2-8-5M-2 4Q-2-3-3-8M1 4Q2-3 2-7M4 4Q5-1 8-5"
    high = "M-9 6Q-9 0-12-4M-6 6Q-7-3-9-10M-3 6Q-3-5-3-14M0 6Q1-4 3-12M3 6Q5-2 9-9M6 6Q8 1 12-3"
    yield symbol("t-g1", path(low, **brush(palette.TUFT_LIGHT, 1.6)))
    yield symbol(
        "t-g2",
        path("M-6 4Q-6 0-9-3M-3 4Q-4-4-5-9M0 4Q0-4 1-10M3 4Q4-2 6-7M6 4Q7 1 10-2", **brush(palette.TUFT, 1.5)),
        path("M-5.5-10-4.5-7M1-11.5 1-8M6.5-8.5 5.5-5.5", **brush(palette.SEED_HEAD, 2.2)),
    )
    yield symbol("t-g3", path("M-3 3Q-4-1-6-4M0 3Q0-3-1-6M3 3Q3-1 5-4", **brush(palette.MEADOW_DARK, 1.5)))
    yield symbol(
        "t-g4",
        element("ellipse", cx=1, cy=6, rx=11, ry=3, fill=palette.GROUND_SHADOW, opacity=0.3),
        path(high, **brush(palette.TUFT, 1.7)),
        path("M-4.5 6Q-5-2-6-7M1.5 6Q3-1 5-6M-8 6Q-8 2-10 0M5 6Q6 2 8 1", **brush(palette.TUFT_LIGHT, 1.5)),
        path("M-9.5-12-8.5-8M-3-16-3-11.5M3.5-14 2.5-10M9.7-11 8.3-7.5", **brush(palette.SEED_HEAD, 2.4)),
    )
    for name, petals in (("f1", "#fff3d0"), ("f2", "#cf5f3f"), ("f3", "#8a78b8")):
        yield symbol(
            f"t-{name}",
            path("M0 4Q-1 0-1-3M5 4Q6 1 6-1M-4 4Q-5 2-6 0", **brush(palette.TUFT, 1.1)),
            path("M-1-4h.1M6-2h.1M-6-1h.1", **brush(petals, 4)),
            path("M-1-4h.1M6-2h.1M-6-1h.1", **brush("#d99a12", 1.4)),
        )


def stones_and_bones() -> Iterator[Definition]:
    """Yield stones and bones."""
    shadow = element("ellipse", cx=3, cy=4, rx=9, ry=2.6, fill=palette.GROUND_SHADOW, opacity=0.4)
    yield symbol("t-st", shadow, rock(0, 0, 0.58), rock(7, 2, 0.36))
    yield symbol(
        "t-bo",
        path("M-6 4 7-1", **brush("#7d7548", 4), opacity=0.45),
        path("M-6 2.5 6-2.5", **brush("#f7f0da", 2.8)),
        path("M-7.5 1.5h.1M-6.2 4.5h.1M6.2-4.5h.1M7.5-1.6h.1", **brush("#f7f0da", 4.2)),
    )


def water_side() -> Iterator[Definition]:
    """Yield reeds, and the rocks and the water of a spring."""
    yield symbol(
        "t-re",
        path("M-5 5Q-5-3-8-8M-2 5Q-2-6-3-12M1 5Q2-5 3-10M4 5Q5-1 8-6M-7 5Q-8 1-11-2", **brush("#456634", 1.6)),
        path("M0 5Q0-2-6-6M3 5Q3 0 6-2", **brush("#7f9a4c", 1.2)),
        path("M-3-13-2.7-8M3.2-11 2.6-6.5", **brush("#7a4a22", 2.6)),
    )
    for number, scale in enumerate((0.95, 0.78, 1.08)):
        shadow = element("ellipse", cx=2, cy=5, rx=9, ry=3.5, fill="#1d3a3c", opacity=0.35)
        yield symbol(f"t-k{number}", shadow, rock(0, 0, scale))
    yield symbol(
        "t-spring",
        element("circle", r=15, fill=palette.WATER_LIGHT),
        path("M-9-2Q-5-9 2-8T9 0Q6 8-1 8T-9-2z", fill="#a9d7e6"),
        path("M-6-3Q-2-7 2-4M-3 4Q1 1 6 3M-1 0Q1-2 3 0", **brush("#fff", 1.7)),
    )


def gradients() -> Iterator[Definition]:
    for name, colour in PATCHES.items():
        yield soft_gradient(name, colour)
    stops = (
        element("stop", offset=0, stop_color=palette.WATER_DEEP),
        element("stop", offset=0.6, stop_color=palette.WATER, stop_opacity=0.8),
        element("stop", offset=1, stop_color=palette.WATER_LIGHT, stop_opacity=0),
    )
    yield define("radialGradient", "t-lake", *stops)
    yield define("clipPath", "t-tile", path(WHOLE))


def patch_symbols() -> Iterator[Definition]:
    """Yield soft spots of colour, and broad brush strokes."""
    for name in PATCHES:
        opacity = 0.5 if name == "earth" else None
        yield symbol(f"t-{name}", element("ellipse", rx=42, ry=28, fill=f"url(#t-{name}-soft)", opacity=opacity))
    swept = "M-26 3Q-12-4 2-1M-16 9Q0 2 20 4M-6-7Q8-12 24-8M-22-9Q-16-12-9-12M4 11Q14 8 26 11"
    yield symbol("t-sw", path(swept, **brush(palette.MEADOW_LIGHT, 2.6), opacity=0.55))
    yield symbol("t-sd", path(swept, **brush(palette.MEADOW_DARK, 2.4), opacity=0.45))


def scenery_symbols() -> Iterator[Definition]:
    yield from gradients()
    yield meadow()
    yield from patch_symbols()
    yield from tufts()
    yield from stones_and_bones()
    yield from water_side()
