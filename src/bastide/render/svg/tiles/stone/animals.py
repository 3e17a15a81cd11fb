"""Symbols of the animals: about 60 units wide, facing west, with the middle at the origin and the feet at about 21.

Each has its own colour and outline, to be recognised at any size: an ochre deer with antlers, a red-brown mammoth with
a hump and tusks, an orange tiger with stripes, a black aurochs with white horns.
"""

from dataclasses import dataclass

from bastide.render.svg.elements import Definition, define, element, group, path, symbol
from bastide.render.svg.tiles.stone.palette import CHALK, GROUND_SHADOW, INK, IVORY


@dataclass(frozen=True)
class Animal:
    """The drawing of an animal: the outline of its body, horns or antlers, and details."""

    name: str
    body: str
    coat: tuple[str, str]  # colours above and below
    details: tuple[str, ...]
    bold_details: tuple[str, ...]  # in the small picture
    horns: str = ""  # filled with ivory; also tusks
    antlers: str = ""  # drawn as lines
    shadow: tuple[float, float] = (24, 22)  # half its width, and its y coordinate

    @property
    def symbol(self) -> Definition:
        coat = f"t-{self.name}-coat"
        return symbol(
            f"t-{self.name}",
            element("ellipse", cx=2, cy=self.shadow[1], rx=self.shadow[0], ry=4.5, fill=GROUND_SHADOW, opacity=0.5),
            self._chalk_line(2.6, 0.85),
            self._antlers(2.3),
            path(self.body, fill=f"url(#{coat})"),
            *self.details,
            self._horns(0.9),
        )

    @property
    def gradient(self) -> Definition:
        light, dark = self.coat
        stops = element("stop", offset=0.15, stop_color=light) + element("stop", offset=0.9, stop_color=dark)
        return define("linearGradient", f"t-{self.name}-coat", stops, x2=0.25, y2=1)

    @property
    def bold_symbol(self) -> Definition:
        """Symbol for small pictures: larger, flat, with a broad light outline."""
        return symbol(
            f"ts-{self.name}",
            group(
                self._chalk_line(7, 1),
                self._antlers(4.5),
                path(self.body, fill=self.coat[0]),
                *self.bold_details,
                self._horns(0),
                transform="scale(1.3)",
            ),
        )

    def _chalk_line(self, width: float, opacity: float) -> str:
        """Draw a light outline that separates an animal from any ground."""
        parts = path(self.body + self.horns)
        if self.antlers:
            parts += path(self.antlers, fill="none", stroke_width=width + 2.6)
        line = {"fill": CHALK, "stroke": CHALK, "stroke_width": width, "stroke_linejoin": "round"}
        return group(parts, **line, stroke_linecap="round", opacity=opacity if opacity < 1 else None)

    def _antlers(self, width: float) -> str:
        if not self.antlers:
            return ""
        return path(self.antlers, fill="none", stroke="#5a2f17", stroke_width=width, stroke_linecap="round")

    def _horns(self, line: float) -> str:
        if not self.horns:
            return ""
        return path(self.horns, fill=IVORY, stroke="#5e4128" if line else None, stroke_width=line or None)


def hair(data: str, colour: str, width: float = 1.1, opacity: float = 0.8) -> str:
    """Draw fine brush strokes."""
    return path(data, fill="none", stroke=colour, stroke_width=width, stroke_linecap="round", opacity=opacity)


def eye(x: float, y: float, radius: float = 1.2, colour: str = INK) -> str:
    return element("circle", cx=x, cy=y, r=radius, fill=colour)


DEER = Animal(
    name="deer",
    body="M-24-7C-21-10-18-12-15-13L-12-16-7-18.5-9-13C-7-9-4-5.5 0-5C7-6.5 14-6 19-3.5 23-1.5 24.5 2 23 6L21.5 "
    "10 23 15 "
    "22 22H18.8L18.6 15.5 14 9.5C13 10.5 12.5 11.5 12.2 13L12.6 22H9.6L8.4 13 7 9.3C3 9.3 0 9-3 8.5L-3.2 15-2.6 "
    "22H-5.6L-7 "
    "14-7.6 9-9.5 13.5-12.5 19-15 17.5-12.8 12-12 4C-14 0-15-3-16-5-18-4-21-4-23.5-4.8Z",
    coat=("#c07a36", "#93531f"),
    antlers="M-13-15C-14-20-19-22-20.5-29M-15.6-19.5-22-20M-19-24-15.5-28.5"
    "M-11-15C-10-20-4-21-3.5-28.5M-8-19.5-2-19M-5-23-8.5-28",
    shadow=(20, 22),
    details=(
        path(
            "M-9-13C-7-9-4-5.5 0-5 7-6.5 14-6 19-3.5 22-2 23.5 0 23.5 3 16-2 6-1-1-1-7-3-9-8-9-13Z",
            fill="#7c3f1b",
        ),
        path("M-3 8.5C2 9 5 9.3 8 9.5 4 5-4 5-8 2-10 0-12 0-12 4L-10 10Z", fill="#e0aa64"),
        path("M21-2.5C24 0 24.5 3 23 6L21.5 7C20.5 4 20.5 0 21-2.5Z", fill="#f4e6c0"),
        hair("M2 1 5 2M8 1 11 2.5M14 1.5 17 3M4 5 7 6M11 5.5 14 6.5M18 5 20 7M-12-9-11-5M-10-5-8-2", "#e9bd7b"),
        path("M-24.3-7.3-22-7.5-22.5-5.2-23.8-4.8Z", fill=INK),
        eye(-17.5, -9.3, 1.1),
    ),
    bold_details=(path("M21-3.5C25 0 25 4 22.5 8L19 6C19 3 19.5-1 21-3.5Z", fill="#fbeecb"),),
)

MAMMOTH = Animal(
    name="mammoth",
    body="M-17-22C-12-25-8-22-6-18-3-23 4-23.5 9-19 18-14 24-9 25.5 1 26.5 8 26 14 25.5 22H16C16.5 18 15.5 15.5 "
    "14 14.5 10 "
    "16.5 3 17-2 15.5L-2.5 22H-12C-11.5 16-12 11-13 7-15 7-17 5-18 3-18.5 9-18 15-21 18-24 21-28.5 19-28.5 "
    "15L-26 14.5C"
    "-25.5 16.5-23.8 16-23.4 14-22.6 9-24.5 1-24.5-6-24.5-14-22-19.5-17-22Z",
    coat=("#8f4b2a", "#5d2d19"),
    horns="M-19 0C-20 9-28 12-33.5 2-31 16-17 17-15.5 3Z",
    shadow=(26, 22),
    details=(
        path(
            "M-2 15.5C4 17 10 16.5 14 14.5L16 22H25.5C26 14 26.5 8 25.5 1 23 8 16 9 13 7 9 13 3 10-1 8-4 12-9 9-12 6"
            "L-12 22H-2.5Z",
            fill="#48220f",
        ),
        path(
            "M-17-22C-12-25-8-22-6-18-9-17-11-19-15-18-19-16-21-10-22-4-23-10-22-19-17-22ZM-6-18C-3-23 4-23.5 "
            "9-19 16-15 "
            "21-11 23.5-6 16-12 9-16 3-16.5 0-16.8-3-17-6-18Z",
            fill="#bd7a48",
        ),
        hair(
            "M-3-12-2-6M1-11 3-4M6-11 8-4M11-9 13-2M16-6 18 0M21-3 22 2M-1-3 0 3M5-2 6 4M10 0 11 5M15 2 15 6",
            "#4a2311",
            1.4,
        ),
        hair("M-4-14-4-10M4-14 5-10M9-13 11-9M14-10 16-6M-16-16-17-11M-19-12-20-7", "#d19762"),
        hair("M-1 9-1 14M4 11 4 15M9 11 9 15M19 9 19 16M22 7 22 14M-9 9-8 15", "#7d4225", 1.2),
        path("M-13-12C-8-13-6-8-8-3-10 0-13-2-13-5Z", fill="#4b2415"),
        eye(-18, -7, 1.4, "#1c0d07"),
    ),
    bold_details=(path("M-2 15 14 14V8C8 12 2 11-2 7ZM-13-13C-7-14-5-8-7-3-9 1-13-1-13-5Z", fill="#48220f"),),
)

TIGER = Animal(
    name="tiger",
    body="M-31-2C-31-8-27-12.5-21-13.5L-19.5-18.5-14.5-15C-10-17.5-5-19-1-16.5 5-12 12-13.5 18-11.5 22.5-10.5 "
    "25-14 24-19 "
    "23.5-24 28.5-27 33-23 29.5-23 28-21 28.5-17 29.5-8 27-3 24.5 0 24.5 5 22 8 22.5 11L26 16C27.5 19.5 24 20.5 "
    "21 20.5H15"
    "L16.5 13.5C13.5 11.5 11 9.5 8 8 4 9.5-1 9.5-4 8.5L-5 13.5-5.5 20.5H-13.5C-14 18-13 17-10.5 16.5L-10.5 "
    "10-15.5 13-18.5 "
    "20.5H-26.5C-27 18-26 17-23.5 16.5L-18 9C-19.5 9.5-22 11.5-25.5 11-28 10.5-29 8.5-28.5 7L-21.5 3-30 1.5Z",
    coat=("#ea7c1c", "#cf6413"),
    shadow=(28, 20.5),
    details=(
        path("M-30 1.5-20 1.8-21.5 3-28.5 7Z", fill="#8d140c"),
        path(
            "M-28.5 7-21.5 3C-16 6-12 1-8 4-4 7 4 6 8 5 13 8 18 9 22.5 11L26 16C27.5 19.5 24 20.5 21 "
            "20.5H15L16.5 13.5C13.5 "
            "11.5 11 9.5 8 8 4 9.5-1 9.5-4 8.5L-5 13.5-5.5 20.5H-13.5C-14 18-13 17-10.5 16.5L-10.5 10-15.5 "
            "13-18.5 20.5"
            "H-26.5C-27 18-26 17-23.5 16.5L-18 9C-19.5 9.5-22 11.5-25.5 11-28 10.5-29 8.5-28.5 7Z",
            fill="#f3bd76",
        ),
        path("M-14.5-15C-10-17.5-5-19-1-16.5 5-12 12-13.5 18-11.5 12-9 5-9-2-12-6-13.5-10-14-14.5-15Z", fill="#a8480f"),
        hair("M-8-6-6-2M2-5 3-1M10-3 11 1M-3-1-2 2M15-2 15 2", "#ffb25c"),
        path(
            "M-13.5-15.5-12-4-9.5-17.4ZM-5.5-18.3-4-3 0-16ZM4-13 4.5 3 8.5-13ZM12-12.6 12 4 16.5-12ZM19-11.4 17 "
            "7 23-11.4ZM25-13 "
            "29-14.5 28-9.5ZM24-22 28-20 26-24.5ZM-10.5 10-6 11.5-10.5 12.8ZM14 11 21 12.5 16.5 "
            "14ZM-17-4-13.5-1-18 0ZM-21-13.5"
            "-19.5-18.5-16.5-16Z",
            fill=INK,
        ),
        path("M-30 1.3-27 13-25.3 1.8ZM-25 2-23 9.5-21.8 2Z", fill="#fffbe6", stroke="#3a1a0c", stroke_width=0.6),
        path("M-27.5-8.5-20.5-6-23.5-4Z", fill="#fff08a"),
        path("M-28.5-9.5-20-6.6-20.3-8.3-27-11ZM-31.2-2.6-28-4.2-28.5-1Z", fill=INK),
        eye(-23.6, -5.6, 1.1),
    ),
    bold_details=(
        path("M-13-17-11 3-7-18ZM-1-16 1 6 5-14ZM10-14 10 8 16-13ZM20-12 18 10 25-12Z", fill=INK),
        path("M-31 1-28 16-24 2Z", fill=IVORY),
    ),
)

AUROCHS = Animal(
    name="aurochs",
    body="M-26-3C-27 1-25.5 4.5-22 5-19 5-17.5 3-16 2-15 6-13.5 9-11.5 11L-14 15-13.5 22H-9L-8 16-6 12.5-5.5 "
    "22H-1L0 13C5 14 9 "
    "13 12.5 11.5L11.5 16 12.5 22H17L17.5 15 20 12 20.5 22H25L24.5 11C26 5 25.5-2 23.5-7 20-12 12-11.5 6-13.5 "
    "0-20-8-20-12.5"
    "-15.5-16-15-19-14-21-12-24-9.5-25.5-6.5-26-3Z",
    coat=("#3d2c24", "#1d1410"),
    horns="M-20-11C-26-12-33-16-31.5-26-29-19.5-22-18-16-15ZM-15-14.5C-19-18-19-25-13-28.5-14-23-13-18-10-15.5Z",
    shadow=(25, 22),
    details=(
        hair("M23.5-7C28-4 28.5 4 27 11", "#1d1613", 2, 1),
        path(
            "M-11.5 11-14 15-13.5 22H-9L-8 16-6 12.5-5.5 22H-1L0 13C5 14 9 13 12.5 11.5L11.5 16 12.5 22H17L17.5 "
            "15 20 12 20.5 "
            "22H25L24.5 11C25.5 7 25.8 2 25-2 20 6 10 6 4 5-4 8-10 5-14 1Z",
            fill="#170f0c",
        ),
        path("M23.5-7C20-12 12-11.5 6-13.5 0-20-8-20-12.5-15.5-6-17 0-14 4-11 10-9 18-10 23.5-7Z", fill="#c08a56"),
        path("M-26-3C-27 1-25.5 4.5-22 5-20 5-19 4-18 3-21 3-22-1-22.5-4Z", fill="#e4cfa6"),
        hair("M-8-13-7-7M-3-12-2-6M2-9 3-4M8-8 9-3M14-7 15-2M19-6 20-1M-12-9-12-4", "#6b5040", 1.2),
        eye(-19.5, -7, 1.3, "#f3dfae"),
    ),
    bold_details=(path("M-27-4C-27 2-25 5-21 5L-19-1Z", fill="#e8d5ad"),),
)

ANIMALS = (DEER, MAMMOTH, TIGER, AUROCHS)


def animal_symbols(*, small: bool) -> list[Definition]:
    """Return the symbols of all animals, with the gradients of their coats."""
    if small:
        return [animal.bold_symbol for animal in ANIMALS]
    return [part for animal in ANIMALS for part in (animal.gradient, animal.symbol)]
