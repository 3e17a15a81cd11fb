"""Features: their segments, leaders and points."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bastide import Feature, Game, edition_names
from tests.kernel.helpers.twin_games import CROWDED, step
from tests.kernel.helpers.twins import Twins, TwinSetup
from tests.reference import ReferenceGame, TwinSpot
from tests.reference.farms import completed_cities_beside
from tests.reference.meadows import meadow_line
from tests.reference.scoring import completed_points, unfinished_points
from tests.reference.waters import fish_in_system


def game_after(*turns: str, rules: str = "modern") -> Game:
    """Return a game for two players after these moves."""
    game = Game.unhosted(rules)
    for text in turns:
        game.draw(game.parse_move(text).tile)
        game.push_text(text)
    return game


def feature_at(game: Game, x: int, y: int, segment: int) -> Feature:
    """Return the feature of a segment; for a river, the river itself and not its system."""
    [found] = [each for each in game.features if ((x, y), segment) in each.spots and each.kind != "system"]
    return found


def system_at(game: Game, x: int, y: int, segment: int) -> Feature:
    [found] = [each for each in game.features if ((x, y), segment) in each.spots and each.kind == "system"]
    return found


def test_start_tile_has_four_features() -> None:
    city, road, strip, south = game_after().features
    assert [each.kind for each in (city, road, strip, south)] == ["city", "road", "field", "field"]
    assert [each.open_sides for each in (city, road, strip, south)] == [1, 2, 0, 0]
    assert [each.cities for each in (city, road, strip, south)] == [0, 0, 1, 0]
    assert all(each.cells == ((0, 0),) and each.followers == (0, 0) for each in (city, road, strip, south))
    assert not any(each.is_complete or each.receivers for each in (city, road, strip, south))


def test_unfinished_city_pays_less_than_a_completed_one() -> None:
    city = feature_at(game_after("C@0,-1 city"), 0, 0, 0)
    assert city.spots == (((0, 0), 0), ((0, -1), 0))
    assert (city.open_sides, city.pennants) == (3, 1)
    assert (city.pays_now, city.pays_completed) == (2 + 1, 4 + 2)
    assert (city.followers, city.receivers) == ((1, 0), (0,))


def test_completed_city_keeps_its_points_and_returns_knights() -> None:
    game = game_after("C@0,-1 city", "E@1,-1>270", "E@-1,-1>90", "E@0,-2>180")
    city = feature_at(game, 0, -1, 0)
    assert city.is_complete
    assert city.open_sides == 0
    assert city.pays_now == city.pays_completed == 2 * 5 + 2 == game.scores[0]
    assert (city.followers, city.receivers) == ((0, 0), ())


def test_monastery_counts_empty_cells_around_it() -> None:
    monastery = feature_at(game_after("B@0,1 monastery"), 0, 1, 1)
    assert monastery.open_sides == 7
    assert (monastery.pays_now, monastery.pays_completed) == (2, 9)


def test_field_pays_for_its_completed_cities() -> None:
    field = feature_at(game_after("E@0,-1>180 field", "H@0,-2>90"), 0, -2, 2)
    assert field.cells == ((0, -1), (0, -2))
    assert (field.cities, field.pays_now, field.pays_completed) == (3, 3, 9)
    assert (field.open_sides, field.is_complete) == (0, False)


def test_tile_with_two_segments_of_a_feature_is_one_cell() -> None:
    road = feature_at(
        game_after("E@0,-1>180", "V@1,-1>270", "V@2,-1", "V@2,0>90", "Winter-I@1,0", rules="winter"), 1, 0, 0
    )
    assert len(road.spots) == 6
    assert len(road.cells) == 5


def test_features_are_values() -> None:
    one, same = game_after("C@0,-1 city").features, game_after("C@0,-1 city").features
    assert one == same
    assert one[0] != replace(one[0], pennants=7)


@pytest.mark.parametrize("edition_name", edition_names())
def test_points_agree_with_the_twin(edition_name: str) -> None:
    twins, random = Twins(TwinSetup(edition_name, players=4), compare_every=99), Random(edition_name)
    while twins.game.turn < 60:
        step(twins, random, CROWDED)
    twins.compare_details()  # everything except the points
    for feature in twins.game.features:
        spots = frozenset(TwinSpot(*spot) for spot in feature.spots)
        assert (feature.pays_now, feature.pays_completed) == twin_points(twins.twin, feature.kind, spots)


def twin_points(twin: ReferenceGame, kind: str, spots: frozenset[TwinSpot]) -> tuple[int, int]:
    """Return the points of the feature now, and if it were completed with its present tiles."""
    scoring = twin.edition.scoring
    if kind == "system":
        return (scoring.system.value * fish_in_system(twin.table, spots),) * 2
    if kind == "meadow":
        return (meadow_line(twin.table, spots, scoring, twin.players).points,) * 2
    if kind == "field":
        cities = {
            twin.table.feature_of(TwinSpot(spot.cell, city))
            for spot in spots
            for city in twin.table.segment(spot).cities
        }
        now = len(completed_cities_beside(twin.table, spots))
        return scoring.land * now, scoring.land * len(cities)
    completed = completed_points(twin.table, spots, scoring)
    now = completed if twin.table.is_complete(spots) else unfinished_points(twin.table, spots, scoring)
    return now, completed


@pytest.mark.parametrize(("rules", "expected"), [("danish", {(0,)}), ("winter", {(0,), (1,)})])
def test_receivers_of_a_field_depend_on_the_rulebook(rules: str, expected: set[tuple[int, ...]]) -> None:
    """Blue owns one field, red has two farmers on another one, and both border the same completed city."""
    board = ["E@0,-2>180", "U@-1,-1>90 field.n=1", "T@0,-1>90", "E@1,-1>270", "E@2,-1>180"]
    board += ["U@-1,0>90 field.n=0", "D@0,0>0", "U@1,0>90", "D@2,0>0 field.wr=0"]
    lines = [f"edition: {rules}", "players: 2", "farmers: yes", "draw ahead: no", "next: 0 draws", "hands: - -"]
    lines += ["scores: 0 0", "board:", *board]
    game = Game.parse("\n".join(["bastide position 1", *lines]) + "\n")
    fields = [each for each in game.features if each.kind == "field" and any(each.followers) and each.pays_now]
    assert {each.receivers for each in fields} == expected
    paid = {seat for line in game.projection() if line.kind == "field" for seat in line.receivers}
    assert paid == {seat for each in fields for seat in each.receivers}


# Hunters. The start tile has a forest with gold, a river into a lake, and meadows in the north and the south-west.


def test_start_tile_of_the_hunters_has_five_features() -> None:
    game = game_after(rules="hunters")
    assert [each.kind for each in game.features] == ["forest", "river", "system", "meadow", "meadow"]
    forest, river, system, north, south = game.features
    assert (forest.gold, forest.mushrooms, forest.open_sides) == (1, 0, 2)
    assert (river.fish, river.open_sides, river.spots) == (1, 1, (((0, 0), 1),))
    assert (system.fish, system.open_sides, set(system.spots)) == (1, 1, {((0, 0), 1), ((0, 0), 2)})
    assert (north.animals, south.animals) == ({"mammoth": 1}, {})
    assert not any(
        each.is_complete or each.receivers or any(each.followers) or any(each.huts) for each in game.features
    )


def test_unfinished_river_counts_fish_but_pays_nothing() -> None:
    game = game_after("29@-1,0 river", rules="hunters")
    river = feature_at(game, 0, 0, 1)
    assert (river.pays_now, river.pays_completed, river.fish) == (0, 2 + 1, 1)
    assert (river.followers, river.huts, river.receivers) == ((1, 0), (0, 0), (0,))
    game = game_after("29@-1,0 river", "61@-2,0>180", rules="hunters")
    river = feature_at(game, 0, 0, 1)
    assert (river.is_complete, river.fish, river.followers) == (True, 1 + 2, (0, 0))
    assert river.pays_now == river.pays_completed == 3 + 3 == game.scores[0]


def test_river_system_has_huts_and_the_fish_of_all_its_lakes() -> None:
    game = game_after("29@-1,0 hut.river", "68@-2,0 river.w", "79@-3,0 river.n", rules="hunters")
    system, river = system_at(game, 0, 0, 2), feature_at(game, -1, 0, 0)
    assert system == system_at(game, -3, 0, 0)
    assert (system.huts, system.followers, system.receivers) == ((1, 0), (0, 0), (0,))
    assert (system.fish, system.pays_now, system.pays_completed) == (4, 4, 4)
    assert (system.open_sides, system.is_complete) == (3, False)
    assert (river.huts, river.followers, river.fish, river.is_complete) == ((0, 0), (0, 0), 2, True)
    assert feature_at(game, -2, 0, 2).followers == (0, 0)  # it was completed by the lake in the west


def test_closed_river_system_is_never_complete() -> None:
    system = system_at(game_after("57@-1,0 hut.lake", rules="hunters"), 0, 0, 2)
    assert (system.open_sides, system.is_complete, system.pays_now, system.huts) == (0, False, 2, (1, 0))


def test_forest_has_gold_and_mushrooms() -> None:
    game = game_after("5@1,0>90", "6@0,1>180 forest", "81@2,0 forest", rules="hunters")
    forest = feature_at(game, 2, 0, 0)
    assert (forest.gold, forest.mushrooms, forest.pays_now, forest.pays_completed) == (0, 1, 0, 2 + 2)
    assert (forest.followers, forest.receivers) == ((0, 1), (1,))
    closed = feature_at(game, 0, 0, 0)
    assert (closed.gold, closed.is_complete, closed.pays_now) == (1, True, 6)


def test_meadow_counts_animals_and_pays_survivors() -> None:
    game = game_after("20@0,-1 meadow", "3@1,-1", rules="hunters")
    meadow = feature_at(game, 0, 0, 3)
    assert meadow.animals == {"mammoth": 1, "tiger": 1, "deer": 1}
    assert (meadow.pays_now, meadow.pays_completed, meadow.receivers) == (2, 2, (0,))
    assert (meadow.open_sides, meadow.is_complete, meadow.cities) == (0, False, 0)


def test_only_river_segments_are_in_two_features() -> None:
    game, random = Game("hunters", players=3, seed=4), Random(4)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    counted = Counter(spot for feature in game.features for spot in feature.spots)
    for laid in game.board.values():
        for index, segment in enumerate(laid.tile.segments):
            assert counted[laid.cell, index] == (2 if segment.kind.name == "river" else 1)


def test_features_can_be_limited_to_cells() -> None:
    game, random = Game("hunters", players=3, seed=4), Random(4)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    cells = set(list(game.board)[::9])
    assert game.features_on(cells) == tuple(each for each in game.features if cells & set(each.cells))
    assert game.features_on(()) == ()


@pytest.mark.parametrize("edition_name", edition_names())
def test_leaders_have_the_most_pieces(edition_name: str) -> None:
    twins, random = Twins(TwinSetup(edition_name, players=3), compare_every=99), Random(edition_name)
    while twins.game.turn < 60:
        step(twins, random, CROWDED)
    led = [feature for feature in twins.game.features if any(feature.followers) or any(feature.huts)]
    assert led
    for feature in twins.game.features:
        pieces = feature.huts if feature.kind == "system" else feature.followers
        most = max(pieces)
        assert feature.leaders == tuple(seat for seat, count in enumerate(pieces) if count == most > 0)
