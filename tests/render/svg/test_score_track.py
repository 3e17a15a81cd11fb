"""The score track: its spaces run once around the border, and every shield is on the right one."""

import re
from xml.etree import ElementTree

import pytest

from bastide.errors import SetupError
from bastide.render.svg.pieces.seats import SEATS
from bastide.render.svg.track.score_track import lap_card, markers, score_track_svg, track_frame
from bastide.render.svg.track.track_geometry import TrackGeometry, fan_markers, track_around
from bastide.tiles import edition

TRACK = TrackGeometry(1016, 596)


def test_fifty_spaces_are_sixteen_and_nine_per_side() -> None:
    assert TRACK.counts == (16, 9, 16, 9)
    assert TrackGeometry(596, 1016).counts == (9, 16, 9, 16)


@pytest.mark.parametrize("spaces", [4, 10, 36, 48, 50, 51, 100])
def test_spaces_cover_the_border_without_gaps(spaces: int) -> None:
    track = TrackGeometry(900, 700, spaces)
    assert sum(track.counts) == spaces
    boxes = [track.box(space) for space in range(spaces)]
    assert len({box.middle for box in boxes}) == spaces
    covered = sum(box.area for box in boxes)
    assert covered == pytest.approx(2 * track.band * (900 + 700 - 4 * track.band))


def test_track_runs_clockwise_from_the_upper_left() -> None:
    assert TRACK.box(0).middle < TRACK.box(1).middle
    assert TRACK.box(16).left > TRACK.box(15).left
    assert TRACK.box(25).top > TRACK.box(24).top
    assert TRACK.box(41).left < TRACK.box(40).left
    assert TRACK.box(49).top < TRACK.box(48).top


@pytest.mark.parametrize("space", [3, 20, 30, 45])
@pytest.mark.parametrize("count", range(1, 6))
def test_shields_on_one_space_are_side_by_side(space: int, count: int) -> None:
    box, places = TRACK.box(space), list(fan_markers(TRACK, space, count))
    assert len({(place.x, place.y) for place in places}) == count
    for place in places:
        assert box.left - 10 <= place.x <= box.right + 10
        assert box.top - 10 <= place.y <= box.bottom + 10


def test_completed_laps_have_cards() -> None:
    assert markers(TRACK, (49,)).count("<rect") == 0
    for points, text in ((50, "+50"), (99, "+50"), (100, "+100"), (170, "+150")):
        drawn = re.findall(r'd="([^"]*)"', markers(TRACK, (points,)))
        assert re.findall(r'd="([^"]*)"', lap_card(text, 0, 0, 1))[-1] == drawn[-1]


def test_laps_follow_the_number_of_spaces() -> None:
    drawn = markers(TrackGeometry(900, 700, 36), (75,))
    assert re.findall(r'd="([^"]*)"', lap_card("+72", 0, 0, 1))[-1] in drawn


@pytest.mark.parametrize("players", range(2, 6))
def test_every_seat_has_a_shield(players: int) -> None:
    drawn = track_frame(TRACK, (7,) * players)
    assert [seat.colour in drawn for seat in SEATS] == [seat < players for seat in range(5)]


@pytest.mark.parametrize("name", ["modern", "hunters"])
def test_track_document_has_no_fonts(name: str) -> None:
    drawn = score_track_svg((51, 49, 60, 101, 0), edition(name).score_track)
    tags = {each.tag.partition("}")[2] for each in ElementTree.fromstring(drawn).iter()}
    assert tags == {"svg", "title", "g", "rect", "path"}
    assert drawn == score_track_svg((51, 49, 60, 101, 0), edition(name).score_track)


def test_track_document_has_a_title() -> None:
    drawn = ElementTree.fromstring(score_track_svg((51, 1)))
    assert drawn.get("role") == "img"
    assert drawn[0].text == "The score track: Red 51 points, Blue 1 point."


@pytest.mark.parametrize(("width", "height"), [(60, 60), (3000, 400), (200, 900), (1000, 1000)])
def test_track_leaves_room_for_the_board(width: int, height: int) -> None:
    track = track_around(width, height)
    assert track.width - 2 * track.band >= width - 1
    assert track.height - 2 * track.band >= height - 1
    assert min(track.box(space).width for space in range(track.spaces)) >= 30
    assert min(track.box(space).height for space in range(track.spaces)) >= 25


@pytest.mark.parametrize("points", [-1, 1.5, "a", True])
def test_invalid_scores_are_refused(points: int) -> None:
    with pytest.raises(SetupError, match="is not a number of points") as refusal:
        score_track_svg((points, 0))
    assert refusal.value.reason == "setup/points"


@pytest.mark.parametrize("scores", [(), (0,) * 6, "12", 7])
def test_track_accepts_one_to_five_seats(scores: tuple[int, ...]) -> None:
    with pytest.raises(SetupError, match="give the points of 1 to 5 players") as refusal:
        score_track_svg(scores)
    assert refusal.value.reason == "setup/scores"
