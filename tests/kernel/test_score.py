"""What features pay, where it depends on the edition or on how segments of a tile meet outside it."""

from collections import Counter

import pytest

from bastide import Event, Scored
from tests.kernel.twins import Setup, Twins, as_line, totals


def paid(events: list[Event]) -> Counter[tuple[str, int, int]]:
    """The kind, the number of tiles and the points of what was scored."""
    lines = [event for event in events if isinstance(event, Scored)]
    return Counter((line.kind, len(line.cells), line.points) for line in lines)


def after(edition_name: str, *turns: str) -> Twins:
    twins = Twins(Setup(edition_name))
    for text in turns:
        twins.turn(text)
    return twins


def test_a_loop_is_a_completed_road() -> None:
    twins = after("modern", "B@0,1", "V@1,1>270 road", "V@2,1", "V@2,2>90")
    assert paid(twins.turn("V@1,2>180")) == {("road", 4, 4): 1}


def test_a_road_that_crosses_itself_on_a_tile_counts_it_once() -> None:
    twins = after("winter", "E@0,-1>180", "V@1,-1>270 road", "V@2,-1", "V@2,0>90", "U@-1,0>90", "Winter-I@1,0")
    [road] = [each for each in twins.game.features if each.kind == "road" and any(each.followers)]
    assert len(road.spots) == len(road.cells) + 1
    twins.look_closely()


@pytest.mark.parametrize(("edition_name", "points"), [("modern", 4), ("hungarian", 4), ("danish", 2), ("slovak", 2)])
def test_a_city_of_two_tiles(edition_name: str, points: int) -> None:
    twins = after(edition_name)
    assert paid(twins.turn("E@0,-1>180 city")) == {("city", 2, points): 1}


def test_a_city_with_two_segments_of_one_tile_counts_the_tile_once() -> None:
    twins = after("modern", "C@0,-1 city", "N@0,-2>270", "N@-1,-2>180", "I@-1,-1")
    assert paid(twins.turn("E@1,-1>270")) == {("city", 6, 14): 1}


def test_a_monastery_is_completed_by_its_eighth_neighbour() -> None:
    ring = ("A@1,0>90 monastery", "E@0,-1>180", "E@1,-1", "B@0,1", "B@1,1", "E@2,-1", "E@2,0>90")
    assert paid(after("modern", *ring).turn("B@2,1")) == {("monastery", 1, 9): 1}


def test_a_tile_can_complete_several_features() -> None:
    twins = after("modern", "A@1,0>90", "W@-1,0", "A@1,-1>90", "W@-1,-1>180 road.e")
    assert paid(twins.turn("D@0,-1>180 city")) == {("city", 2, 4): 1, ("road", 3, 3): 1}
    assert twins.game.scores == (4, 3)


# One player farms alone west of city A, and shares with the other the field east and north of it, beside city B.
FARMS = ("G@0,-1>90 field.w", "B@0,1", "E@0,-2>180 field", "E@1,-1>90 field", "E@2,-1>270", "B@1,-2")


@pytest.mark.parametrize(
    ("edition_name", "points"),
    [
        ("modern", {0: 3 + 6, 1: 6}),  # each field by itself
        ("hungarian", {0: 6, 1: 6}),  # city A pays its farmer once
        ("danish", {0: 4 + 4, 1: 4}),  # around city A the first player has two farmers against one
    ],
)
def test_farms_are_paid_as_the_edition_says(edition_name: str, points: dict[int, int]) -> None:
    twins = after(edition_name, *FARMS)
    twins.look_closely()
    farms = [line for line in twins.game.projection() if line.kind == "field"]
    assert totals(map(as_line, farms)) == points
