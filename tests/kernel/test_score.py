"""Scores that depend on the edition, or on segments of a tile that meet outside it."""

from collections import Counter

import pytest

from bastide import Edition, Event, Scored
from bastide.rules.events import DeerEaten, DolmenStands, TigersDriven
from tests.kernel.helpers.small_editions import one_bag_edition
from tests.kernel.helpers.twins import Twins, TwinSetup, as_line, totals


def scored_features(events: list[Event]) -> Counter[tuple[str, int, int]]:
    """Count the scored features by kind, number of tiles and points."""
    lines = [event for event in events if isinstance(event, Scored)]
    return Counter((line.kind, len(line.cells), line.points) for line in lines)


def twins_after(rules: str | Edition, *turns: str) -> Twins:
    twins = Twins(TwinSetup(rules))
    for text in turns:
        twins.turn(text)
    return twins


def test_loop_is_a_completed_road() -> None:
    twins = twins_after("modern", "B@0,1", "V@1,1>270 road", "V@2,1", "V@2,2>90")
    assert scored_features(twins.turn("V@1,2>180")) == {("road", 4, 4): 1}


def test_road_crossing_itself_counts_the_tile_once() -> None:
    twins = twins_after("winter", "E@0,-1>180", "V@1,-1>270 road", "V@2,-1", "V@2,0>90", "U@-1,0>90", "Winter-I@1,0")
    [road] = [each for each in twins.game.features if each.kind == "road" and any(each.followers)]
    assert len(road.spots) == len(road.cells) + 1
    twins.compare_details()


@pytest.mark.parametrize(("edition_name", "points"), [("modern", 4), ("hungarian", 4), ("danish", 2), ("slovak", 2)])
def test_city_of_two_tiles(edition_name: str, points: int) -> None:
    twins = twins_after(edition_name)
    assert scored_features(twins.turn("E@0,-1>180 city")) == {("city", 2, points): 1}


def test_city_with_two_segments_of_a_tile_counts_it_once() -> None:
    twins = twins_after("modern", "C@0,-1 city", "N@0,-2>270", "N@-1,-2>180", "I@-1,-1")
    assert scored_features(twins.turn("E@1,-1>270")) == {("city", 6, 14): 1}


def test_monastery_is_completed_by_its_eighth_neighbour() -> None:
    ring = ("A@1,0>90 monastery", "E@0,-1>180", "E@1,-1", "B@0,1", "B@1,1", "E@2,-1", "E@2,0>90")
    assert scored_features(twins_after("modern", *ring).turn("B@2,1")) == {("monastery", 1, 9): 1}


def test_tile_can_complete_several_features() -> None:
    twins = twins_after("modern", "A@1,0>90", "W@-1,0", "A@1,-1>90", "W@-1,-1>180 road.e")
    assert scored_features(twins.turn("D@0,-1>180 city")) == {("city", 2, 4): 1, ("road", 3, 3): 1}
    assert twins.game.scores == (4, 3)


# One player is the only farmer west of city A. Both share the field to its east and north, which also borders city B.
FARMS = ("G@0,-1>90 field.w", "B@0,1", "E@0,-2>180 field", "E@1,-1>90 field", "E@2,-1>270", "B@1,-2")


@pytest.mark.parametrize(
    ("edition_name", "points"),
    [
        ("modern", {0: 3 + 6, 1: 6}),  # each field pays separately
        ("hungarian", {0: 6, 1: 6}),  # city A pays its farmer once
        ("danish", {0: 4 + 4, 1: 4}),  # around city A the first player has two farmers against one
    ],
)
def test_farms_are_paid_by_the_edition(edition_name: str, points: dict[int, int]) -> None:
    twins = twins_after(edition_name, *FARMS)
    twins.compare_details()
    farms = [line for line in twins.game.projection() if line.kind == "field"]
    assert totals(map(as_line, farms)) == points


# Bonus tiles are in the same bag as all others, so that they can be drawn at any time.
HUNTERS = one_bag_edition("hunters")
LAKE_OF_TWO = ("33@-1,-1>270 river", "34@-2,-1>180")  # a river half around the tile to the west of the start tile


def test_river_pays_tiles_and_fish_at_its_ends() -> None:
    twins = twins_after(HUNTERS, "29@-1,0 river")
    assert scored_features(twins.turn("61@-2,0>180")) == {("river", 3, 3 + 1 + 2): 1}


@pytest.mark.parametrize(("west", "fish"), [("79@-1,0", 2), ("86@-1,0", 4)])  # a lake at both ends; two lakes of a tile
def test_lake_at_both_ends_counts_once(west: str, fish: int) -> None:
    twins = twins_after(HUNTERS, west, *LAKE_OF_TWO)
    assert scored_features(twins.turn("35@-2,0>90")) == {("river", 4, 4 + fish): 1}


def test_loop_is_a_completed_river() -> None:
    twins = twins_after(HUNTERS, "33@0,-1 river", "34@0,-2>270", "35@-1,-2>180")
    assert scored_features(twins.turn("36@-1,-1>90")) == {("river", 4, 4): 1}


def test_small_forest_pays_the_usual_points() -> None:
    assert scored_features(twins_after(HUNTERS, "7@0,-1 forest").turn("5@1,-1>90")) == {("forest", 2, 4): 1}


def test_mushrooms_add_to_a_forest() -> None:
    twins = twins_after(HUNTERS, "81@1,0>90 forest", "5@1,1>180")
    assert scored_features(twins.turn("6@0,1>180")) == {("forest", 4, 8 + 2): 1}


def test_unfinished_forests_and_rivers_pay_nothing() -> None:
    twins = twins_after(HUNTERS, "9@1,0 forest", "29@-1,0 river")
    twins.compare_details()
    assert twins.game.projection() == []


def test_joined_systems_share_huts_and_fish() -> None:
    north = ("3@-1,-1", "2@-2,-1", "88@-3,-1", "4@0,-1")
    twins = twins_after(HUNTERS, "29@-1,0 hut.river", *north, "68@-3,0 hut.lake", "79@-4,0")
    assert [(line.points, line.receivers) for line in twins.game.projection()] == [(1, (0,)), (1 + 2, (1,))]
    twins.turn("28@-2,0")
    [line] = twins.game.projection()
    assert (line.kind, line.points, line.receivers, line.followers) == ("huts", 1 + 1 + 2, (0, 1), (1, 1))
    twins.compare_details()


def meadow_after(*turns: str) -> Scored:
    """Return the line of the only meadow that is paid."""
    twins = twins_after(HUNTERS, *turns)
    twins.compare_details()
    [line] = [line for line in twins.game.projection() if line.kind == "meadow"]
    return line


def test_tiger_eats_a_deer_but_no_mammoth() -> None:
    line = meadow_after("20@0,-1 meadow", "3@1,-1")
    assert (line.points, line.notes) == (2, (DeerEaten((0, -1), (1, -1)),))


def test_fire_drives_all_tigers_off() -> None:
    line = meadow_after("20@0,-1 meadow", "3@1,-1", "88@2,-1")
    assert (line.points, line.notes) == (4, (TigersDriven((2, -1), ((0, -1), (2, -1))),))


def test_only_the_hunter_at_the_dolmen_is_paid() -> None:
    west, east = "7@0,-1 meadow", ("10@1,0", "9@2,0", "90@1,-1>180 meadow", "5@1,-2 meadow")
    line = meadow_after(west, *east, "57@0,-2>180", "3@2,-2", "2@2,-1")
    assert (line.points, line.followers, line.receivers) == (2 * (4 + 2 - 1), (2, 1), (1,))
    assert line.notes == (DolmenStands((1, -1), 1), DeerEaten((1, -1), (1, -2)))
