"""Seats can be told apart, with colour vision deficiencies too."""

from itertools import combinations

import pytest

from bastide.render.svg.pieces.seats import DEVICES, SEATS, SeatStyle
from tests.render.svg.helpers.colour_vision import DEFICIENCIES, contrast, difference

LEAST_DIFFERENCE = 30
WEAK_PAIRS = {("tritanopia", "#f7d22b", "#e58fce")}  # yellow and pink, which no other deficiency confuses
LEAST_WEAK_DIFFERENCE = 20


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_colours_of_seats_look_different(deficiency: str) -> None:
    for one, other in combinations(SEATS, 2):
        is_weak = (deficiency, one.colour, other.colour) in WEAK_PAIRS
        least = LEAST_WEAK_DIFFERENCE if is_weak else LEAST_DIFFERENCE
        assert difference(one.colour, other.colour, deficiency) >= least, (one.device, other.device)


def test_every_seat_has_its_own_device() -> None:
    assert [seat.device for seat in SEATS] == ["cross", "chevron", "disc", "bend", "lozenge"]
    assert len(set(DEVICES.values())) == len(DEVICES) == len(SEATS)


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.device)
def test_devices_contrast_with_their_colour(seat: SeatStyle) -> None:
    assert contrast(seat.colour, seat.ink) >= 3


@pytest.mark.parametrize("seat", SEATS, ids=lambda seat: seat.device)
@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_second_tones_contrast_with_the_first(seat: SeatStyle, deficiency: str) -> None:
    assert difference(seat.colour, seat.tone, deficiency) >= 12


def test_known_colour_differences() -> None:
    assert difference("#000000", "#ffffff") == pytest.approx(100, abs=0.1)
    assert difference("#ff0000", "#00ff00") == pytest.approx(170.6, abs=0.5)
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
