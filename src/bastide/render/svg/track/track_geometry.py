"""Geometry of the score track: its border of spaces, and the positions of shields on it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from bastide.render.svg.geometry.boxes import Rectangle
from bastide.render.svg.geometry.points import Point

SPACES = 50
BAND = 34.0  # width of the border; markers and numbers are drawn for this width
LONG_PART = 0.64  # part of half the spaces that is on a long side: 16 of 25
MIN_TRACK = 840, 500  # smallest size of a track around a wide board in pixels; swapped for a high one
MIN_BAND, BAND_PART, MAX_BAND = 30.0, 1 / 30, 44.0  # width of the border: in pixels, and relative to the board
FAN_SCALES = (1, 0.8, 0.8, 0.65, 0.65)  # scale of shields by the number that share a space
FAN_STEP, FAN_ACROSS = 22.0, 9.0  # largest distance of shields along the border, and their distance from its middle
FAN_END = 14.0  # space left free at both ends together


@dataclass(frozen=True, slots=True)
class TrackGeometry:
    """A border with outer dimensions; spaces run clockwise from the upper left corner."""

    width: float
    height: float
    spaces: int = SPACES
    band: float = BAND

    @property
    def unit(self) -> float:
        """Scale of things on the border."""
        return self.band / BAND

    @property
    def counts(self) -> tuple[int, int, int, int]:
        """Number of spaces on the north, east, south and west sides; longer sides have more."""
        half = self.spaces // 2
        long = round(half * LONG_PART)
        across, down = (long, half - long) if self.width >= self.height else (half - long, long)
        return across, down, across, self.spaces - 2 * across - down

    def place(self, space: int) -> tuple[int, int]:
        """Return the side of a space, and its number on that side."""
        side = 0
        while space >= self.counts[side]:
            space -= self.counts[side]
            side += 1
        return side, space

    def box(self, space: int) -> Rectangle:
        """Return the rectangle of a space."""
        side, number = self.place(space)
        band, count = self.band, self.counts[side]
        across, down = (self.width - 2 * band) / count, (self.height - 2 * band) / count
        backwards = count - 1 - number
        return (
            Rectangle.from_size(band + number * across, 0, across, band),
            Rectangle.from_size(self.width - band, band + number * down, band, down),
            Rectangle.from_size(band + backwards * across, self.height - band, across, band),
            Rectangle.from_size(0, band + backwards * down, band, down),
        )[side]

    def corners(self) -> Iterator[Point]:
        """Yield the centres of the four corners, which are not spaces."""
        near = self.band / 2
        for x, y in ((near, near), (self.width - near, near)):
            yield x, y
            yield x, self.height - y


class TrackMarker(NamedTuple):
    """Position and scale of a shield."""

    x: float
    y: float
    scale: float


def track_around(width: float, height: float, spaces: int = SPACES) -> TrackGeometry:
    """Return the track around a board of a size in pixels, enlarged if its spaces would be too narrow."""
    band = min(max(max(width, height) * BAND_PART, MIN_BAND), MAX_BAND)
    wide, high = MIN_TRACK if width >= height else MIN_TRACK[::-1]
    return TrackGeometry(max(round(width + 2 * band), wide), max(round(height + 2 * band), high), spaces, band)


def fan_markers(track: TrackGeometry, space: int, count: int) -> Iterator[TrackMarker]:
    """Yield the positions of shields that share a space: side by side along the border, alternately in and out."""
    box, unit = track.box(space), track.unit
    (x, y), is_across = box.middle, track.place(space)[0] % 2 == 0
    room = (box.width if is_across else box.height) - FAN_END * unit
    step = min(FAN_STEP * unit, room / max(count - 1, 1))
    scale = FAN_SCALES[min(count, len(FAN_SCALES)) - 1] * unit
    for number in range(count):
        along = (number - (count - 1) / 2) * step
        aside = (-1) ** (number + 1) * FAN_ACROSS * unit if count > 1 else 0
        yield TrackMarker(x + along, y + aside, scale) if is_across else TrackMarker(x + aside, y + along, scale)
