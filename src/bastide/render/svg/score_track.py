"""The score track: the border of the board, space by space, with the seats' shields on it."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bastide.errors import SetupError
from bastide.render.svg.boxes import Box
from bastide.render.svg.elements import document, element, path
from bastide.render.svg.frame import TABLE
from bastide.render.svg.numerals import numerals
from bastide.render.svg.points import Point
from bastide.render.svg.shields import shield
from bastide.render.svg.titles import track_title
from bastide.rules.options import SEATS, quoted
from bastide.rules.outcome import score_track

SPACES = 50
BAND = 34.0  # how wide the border is; what stands on it is drawn for this width
LONG_PART = 0.64  # how much of a half round lies along a long side: 16 spaces of 25
LEAST_TRACK = 840, 500  # the size of a track round a board in pixels at least, or standing upright
LEAST_BAND, BAND_PART, MOST_BAND = 30.0, 1 / 30, 44.0  # its width: in pixels, and as part of the board
TRACK_MARGIN = 16.0  # of the picture round it
LABEL_STEP = 5  # every fifth number is a large one
FAN_SCALES = (1, 0.8, 0.8, 0.65, 0.65)  # the size of one shield, two and more that share a space
FAN_STEP, FAN_ACROSS = 22.0, 9.0  # how far these are apart at most along the border, and how far off its middle
FAN_END = 14.0  # how much of a space they leave free at its ends together

PAPER, SURFACE, INSET = "#f3ead8", "#fffcf5", "#e9dcc0"
LINE, INK, PALE_INK, RUBRIC = "#a8946f", "#2a2219", "#75664d", "#a33a20"
STAR = "M0-9 1.8-1.8 9 0 1.8 1.8 0 9-1.8 1.8-9 0-1.8-1.8z"


@dataclass(frozen=True, slots=True)
class Track:
    """A border round a picture of that size outside; its spaces run clockwise from the upper left corner."""

    width: float
    height: float
    spaces: int = SPACES
    band: float = BAND

    @property
    def unit(self) -> float:
        """How large things on the border are drawn."""
        return self.band / BAND

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """The spaces on the north, east, south and west sides; the longer sides have more of them."""
        half = self.spaces // 2
        long = round(half * LONG_PART)
        across, down = (long, half - long) if self.width >= self.height else (half - long, long)
        return across, down, across, self.spaces - 2 * across - down

    def place(self, space: int) -> tuple[int, int]:
        """The side on which a space lies, and its number there."""
        side = 0
        while space >= self.counts[side]:
            space -= self.counts[side]
            side += 1
        return side, space

    def box(self, space: int) -> Box:
        """The rectangle of a space."""
        side, number = self.place(space)
        band, count = self.band, self.counts[side]
        across, down = (self.width - 2 * band) / count, (self.height - 2 * band) / count
        backwards = count - 1 - number
        return (
            Box.sized(band + number * across, 0, across, band),
            Box.sized(self.width - band, band + number * down, band, down),
            Box.sized(band + backwards * across, self.height - band, across, band),
            Box.sized(0, band + backwards * down, band, down),
        )[side]

    def corners(self) -> Iterator[Point]:
        """The middles of the four corners, which are no spaces."""
        near = self.band / 2
        for x, y in ((near, near), (self.width - near, near)):
            yield x, y
            yield x, self.height - y


class Marker(NamedTuple):
    """Where a shield stands, and how large it is."""

    x: float
    y: float
    scale: float


def track_round(width: float, height: float, spaces: int = SPACES) -> Track:
    """The track round something of that many pixels, with some room where its spaces would be too narrow else."""
    band = min(max(max(width, height) * BAND_PART, LEAST_BAND), MOST_BAND)
    wide, high = LEAST_TRACK if width >= height else LEAST_TRACK[::-1]
    return Track(max(round(width + 2 * band), wide), max(round(height + 2 * band), high), spaces, band)


def score_track_svg(scores: Sequence[int], spaces: int = SPACES) -> str:
    """The score track as a picture of its own, with every seat's points in the middle.

    Raises SetupError for what is no list of points, or has more of them than there are seats.
    """
    check_scores(scores)
    track = Track(1016, 596, spaces)
    return track_document(track, scores, track_title(scores), totals(track, scores))


def check_scores(scores: object) -> None:
    """Refuse what is no list of the points of one seat or several; raises SetupError."""
    if not isinstance(scores, Sequence) or isinstance(scores, str) or not 1 <= len(scores) <= len(SEATS):
        raise SetupError("setup/scores", scores=quoted(scores), least=1, most=len(SEATS))
    for points in scores:
        score_track(points)  # which refuses what is no number of points


def track_document(track: Track, scores: Sequence[int], title: str, *inside: str) -> str:
    """A picture of the track, with a margin for shields that stand half beside it, round what is inside."""
    margin = round(TRACK_MARGIN * track.unit)
    table = element("rect", width=track.width, height=track.height, fill=TABLE)
    paper = element("rect", width="100%", height="100%", fill=PAPER)
    drawn = element("g", table, *inside, track_frame(track, scores), transform=f"translate({margin} {margin})")
    return document(track.width + 2 * margin, track.height + 2 * margin, paper, drawn, title=title)


def track_frame(track: Track, scores: Sequence[int]) -> str:
    """The border with its spaces, numbers and shields; what it goes round is left free."""
    spaces = "".join(space_picture(track, space) for space in range(track.spaces))
    return spaces + border(track) + markers(track, scores)


def space_picture(track: Track, space: int) -> str:
    """One space with its number."""
    box, is_label = track.box(space), space % LABEL_STEP == 0
    height, colour, weight = (11.5, INK, 1.7) if is_label else (8.5, PALE_INK, 1.3)
    fill = SURFACE if space % 2 == 0 else INSET
    return element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill=fill) + numerals(
        str(space), *box.middle, height * track.unit, colour, weight
    )


def border(track: Track) -> str:
    """The lines outside and inside, and a star in each corner."""
    width, height, band, unit = track.width, track.height, track.band, track.unit
    corners = "".join(corner(track, middle) for middle in track.corners())
    outside = f"M0 0H{width:g}V{height:g}H0z"
    inside = f"M{band:g} {band:g}H{width - band:g}V{height - band:g}H{band:g}z"
    return corners + path(outside + inside, fill="none", stroke=LINE, stroke_width=1.6 * unit)


def corner(track: Track, middle: Point) -> str:
    x, y = middle
    left, top, band = x - track.band / 2, y - track.band / 2, track.band
    placed = f"translate({x:g} {y:g})scale({track.unit:g})"
    return element(
        "rect", x=left, y=top, width=band, height=band, fill=PAPER, stroke=LINE, stroke_width=track.unit
    ) + path(STAR, fill=RUBRIC, transform=placed)


def markers(track: Track, scores: Sequence[int]) -> str:
    """The shields of all seats; those lower in the picture come first, so that they never hide the cards of others."""
    stands = [score_track(points, track.spaces) for points in scores]
    seats_on = defaultdict[int, list[int]](list)
    for seat, stand in enumerate(stands):
        seats_on[stand.space].append(seat)
    placed = [
        (marker, seat)
        for space, seats in seats_on.items()
        for marker, seat in zip(fanned(track, space, len(seats)), seats, strict=True)
    ]
    placed.sort(key=lambda pair: (-pair[0].y, pair[0].x))
    return "".join(marker_picture(marker, seat, stands[seat].laps, track.spaces) for marker, seat in placed)


def fanned(track: Track, space: int, count: int) -> Iterator[Marker]:
    """Where so many shields stand that share a space: side by side along the border, in and out by turns."""
    box, unit = track.box(space), track.unit
    (x, y), is_across = box.middle, track.place(space)[0] % 2 == 0
    room = (box.width if is_across else box.height) - FAN_END * unit
    step = min(FAN_STEP * unit, room / max(count - 1, 1))
    scale = FAN_SCALES[min(count, len(FAN_SCALES)) - 1] * unit
    for number in range(count):
        along = (number - (count - 1) / 2) * step
        aside = (-1) ** (number + 1) * FAN_ACROSS * unit if count > 1 else 0
        yield Marker(x + along, y + aside, scale) if is_across else Marker(x + aside, y + along, scale)


def marker_picture(marker: Marker, seat: int, laps: int, lap: int) -> str:
    """A seat's shield, with a card for the rounds that it has made, of so many points each."""
    x, y, scale = marker
    card = lap_card(f"+{laps * lap}", x, y + 13 * scale, scale) if laps else ""
    return shield(seat, x, y, scale) + card


def lap_card(text: str, x: float, y: float, unit: float) -> str:
    """A card that says how many points to add to the number of the space."""
    width, height = (4 + 6.4 * len(text)) * unit, 12 * unit
    return element(
        "rect",
        x=x - width / 2,
        y=y - height / 2,
        width=width,
        height=height,
        rx=3 * unit,
        fill=INK,
        stroke=SURFACE,
        stroke_width=unit,
    ) + numerals(text, x, y, 7 * unit, SURFACE)


def totals(track: Track, scores: Sequence[int]) -> str:
    """The points of all seats in a row in the middle."""
    step = (track.width - 2 * track.band) / (len(scores) + 1)
    middle = track.height / 2
    return "".join(
        shield(seat, x, middle - 40, 2.6) + numerals(str(points), x, middle + 56, 46, INK)
        for seat, points in enumerate(scores)
        for x in (track.band + step * (seat + 1),)
    )
