"""The score track: a border of spaces around the board, with the shields of the seats."""

from collections import defaultdict
from collections.abc import Sequence

from bastide.errors import SetupError
from bastide.render.svg.defaults import TABLE
from bastide.render.svg.elements import document, element, path
from bastide.render.svg.geometry.points import Point
from bastide.render.svg.lettering import numerals
from bastide.render.svg.pieces.seats import shield
from bastide.render.svg.titles import track_title
from bastide.render.svg.track.track_geometry import SPACES, TrackGeometry, TrackMarker, fan_markers
from bastide.rules.options import SEATS, quote_value
from bastide.rules.outcome import score_track

TRACK_MARGIN = 16.0  # of the picture around the track
LABEL_STEP = 5  # every fifth number is large

PAPER, SURFACE, INSET = "#f3ead8", "#fffcf5", "#e9dcc0"
LINE, INK, PALE_INK, RUBRIC = "#a8946f", "#2a2219", "#75664d", "#a33a20"
STAR = "M0-9 1.8-1.8 9 0 1.8 1.8 0 9-1.8 1.8-9 0-1.8-1.8z"


def score_track_svg(scores: Sequence[int], spaces: int = SPACES) -> str:
    """Return the score track as a document, with all scores in the middle.

    Raises SetupError unless `scores` is a list of points with at most one entry for each seat.
    """
    check_scores(scores)
    track = TrackGeometry(1016, 596, spaces)
    return track_document(track, scores, track_title(scores), totals(track, scores))


def check_scores(scores: object) -> None:
    """Raise SetupError unless `scores` lists the points of one seat or more."""
    if not isinstance(scores, Sequence) or isinstance(scores, str) or not 1 <= len(scores) <= len(SEATS):
        raise SetupError("setup/scores", scores=quote_value(scores), least=1, most=len(SEATS))
    for points in scores:
        score_track(points)  # raises for anything but a number of points


def track_document(track: TrackGeometry, scores: Sequence[int], title: str, *inside: str) -> str:
    """Return a document with the track around some content, and a margin for shields at its edge."""
    margin = round(TRACK_MARGIN * track.unit)
    table = element("rect", width=track.width, height=track.height, fill=TABLE)
    paper = element("rect", width="100%", height="100%", fill=PAPER)
    drawn = element("g", table, *inside, track_frame(track, scores), transform=f"translate({margin} {margin})")
    return document(track.width + 2 * margin, track.height + 2 * margin, paper, drawn, title=title)


def track_frame(track: TrackGeometry, scores: Sequence[int]) -> str:
    """Draw the border with spaces, numbers and shields; the inside stays empty."""
    spaces = "".join(space_picture(track, space) for space in range(track.spaces))
    return spaces + border(track) + markers(track, scores)


def space_picture(track: TrackGeometry, space: int) -> str:
    """Draw a space with its number."""
    box, is_label = track.box(space), space % LABEL_STEP == 0
    height, colour, weight = (11.5, INK, 1.7) if is_label else (8.5, PALE_INK, 1.3)
    fill = SURFACE if space % 2 == 0 else INSET
    return element("rect", x=box.left, y=box.top, width=box.width, height=box.height, fill=fill) + numerals(
        str(space), *box.middle, height * track.unit, colour, weight
    )


def border(track: TrackGeometry) -> str:
    """Draw the outer and inner lines, and a star in each corner."""
    width, height, band, unit = track.width, track.height, track.band, track.unit
    corners = "".join(corner(track, middle) for middle in track.corners())
    outside = f"M0 0H{width:g}V{height:g}H0z"
    inside = f"M{band:g} {band:g}H{width - band:g}V{height - band:g}H{band:g}z"
    return corners + path(outside + inside, fill="none", stroke=LINE, stroke_width=1.6 * unit)


def corner(track: TrackGeometry, middle: Point) -> str:
    x, y = middle
    left, top, band = x - track.band / 2, y - track.band / 2, track.band
    placed = f"translate({x:g} {y:g})scale({track.unit:g})"
    return element(
        "rect", x=left, y=top, width=band, height=band, fill=PAPER, stroke=LINE, stroke_width=track.unit
    ) + path(STAR, fill=RUBRIC, transform=placed)


def markers(track: TrackGeometry, scores: Sequence[int]) -> str:
    """Draw all shields, from the lowest to the highest, so that none covers the lap card of another."""
    positions = [score_track(points, track.spaces) for points in scores]
    seats_on = defaultdict[int, list[int]](list)
    for seat, position in enumerate(positions):
        seats_on[position.space].append(seat)
    placed = [
        (marker, seat)
        for space, seats in seats_on.items()
        for marker, seat in zip(fan_markers(track, space, len(seats)), seats, strict=True)
    ]
    placed.sort(key=lambda pair: (-pair[0].y, pair[0].x))
    return "".join(marker_picture(marker, seat, positions[seat].laps, track.spaces) for marker, seat in placed)


def marker_picture(marker: TrackMarker, seat: int, laps: int, lap: int) -> str:
    """Draw a shield, with a card for completed laps of `lap` points each."""
    x, y, scale = marker
    card = lap_card(f"+{laps * lap}", x, y + 13 * scale, scale) if laps else ""
    return shield(seat, x, y, scale) + card


def lap_card(text: str, x: float, y: float, unit: float) -> str:
    """Draw a card with the points to add to the number of the space."""
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


def totals(track: TrackGeometry, scores: Sequence[int]) -> str:
    """Draw the points of all seats in a row in the middle."""
    step = (track.width - 2 * track.band) / (len(scores) + 1)
    middle = track.height / 2
    drawn = ""
    for seat, points in enumerate(scores):
        x = track.band + step * (seat + 1)
        drawn += shield(seat, x, middle - 40, 2.6) + numerals(str(points), x, middle + 56, 46, INK)
    return drawn
