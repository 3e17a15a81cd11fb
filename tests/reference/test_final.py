"""Final scoring: unfinished features, and the three rules for farmers."""

import pytest

from .game import ReferenceGame
from .positions import final_points, new_game, put
from .scoring import TwinLine, TwinReason

RED, YELLOW, BLUE = range(3)


def test_unfinished_road_pays_a_point_a_tile() -> None:
    game = new_game()
    put(game, "A", 1, 0, 1)
    put(game, "U", -1, 0, 1, player=RED, segment=0)
    assert final_points(game) == [3, 0, 0]


def test_unfinished_monastery_pays_itself_and_its_neighbours() -> None:
    game = new_game()
    put(game, "B", 0, 1, player=BLUE, segment=1)
    put(game, "U", -1, 0, 1)
    put(game, "U", 1, 0, 1)
    put(game, "E", 1, 1, 1)
    assert final_points(game) == [0, 0, 5]


@pytest.mark.parametrize(("tile", "points"), [("G", 2), ("F", 3)])
def test_unfinished_city_pays_a_point_a_tile_and_a_pennant(tile: str, points: int) -> None:
    game = new_game("danish")
    put(game, tile, 0, -1, 1, player=RED, segment=0)
    assert final_points(game) == [points, 0, 0]


def test_unfinished_city_goes_to_the_majority() -> None:
    game = new_game()
    put(game, "C", 0, -1, player=RED, segment=0)
    put(game, "F", 1, -1, player=RED, segment=0)
    put(game, "R", 0, -2, 3, player=YELLOW, segment=0)
    put(game, "E", -1, -1, 1)
    [line] = game.final_lines()
    assert (line.kind, line.points, line.receivers, line.counts) == ("city", 7, (RED,), (2, 1, 0))


@pytest.mark.parametrize(("edition_name", "points"), [("hungarian", 3), ("winter", 3), ("danish", 4)])
def test_field_is_paid_for_completed_cities_only(edition_name: str, points: int) -> None:
    game = new_game(edition_name)
    put(game, "E", 0, -1, 2)
    put(game, "D", 1, 0)  # its city stays open
    put(game, "U", -1, 0, 1, player=RED, segment=2)
    assert final_points(game) == [points, 0, 0]


def test_field_without_completed_cities_gives_no_line() -> None:
    game = new_game()
    put(game, "U", -1, 0, 1, player=RED, segment=2)
    assert game.final_lines() == []


def lay_two_cities(game: ReferenceGame) -> None:
    """Complete the cities A, north of 0,0, and B, north of 2,0.

    The strip below borders both; the field above A borders only A.
    """
    put(game, "U", 1, 0, 1)
    put(game, "D", 2, 0)
    put(game, "E", 0, -1, 2)
    put(game, "E", 2, -1, 2)


def farm(game: ReferenceGame, player: int, x: int) -> None:
    """Extend the strip along the road, with a farmer of the player."""
    put(game, "U", x, 0, 1, player=player, segment=2)


def farm_above_a(game: ReferenceGame, player: int) -> None:
    """Place a farmer of the player on the field above A, which borders no other city."""
    put(game, "E", 0, -2, 0, player=player, segment=1)


@pytest.mark.parametrize(("edition_name", "points"), [("hungarian", 6), ("slovak", 6), ("winter", 9), ("danish", 8)])
def test_one_player_owns_both_fields_beside_a_city(edition_name: str, points: int) -> None:
    game = new_game(edition_name)
    lay_two_cities(game)
    farm(game, RED, -1)
    farm_above_a(game, RED)
    assert final_points(game) == [points, 0, 0]


THREE_FARMERS_BELOW = {"hungarian": [6, 0, 3], "slovak": [6, 0, 3], "winter": [6, 0, 3], "danish": [8, 0, 0]}


@pytest.mark.parametrize("edition_name", THREE_FARMERS_BELOW)
def test_most_farmers_own_the_field(edition_name: str) -> None:
    game = new_game(edition_name)
    lay_two_cities(game)
    for player, x in ((RED, -1), (RED, -2), (YELLOW, -3)):
        farm(game, player, x)
    farm_above_a(game, BLUE)
    assert final_points(game) == THREE_FARMERS_BELOW[edition_name]


@pytest.mark.parametrize("edition_name", ["hungarian", "slovak", "winter"])
def test_tied_owners_are_both_paid_in_full(edition_name: str) -> None:
    game = new_game(edition_name)
    lay_two_cities(game)
    for player, x in ((RED, -1), (RED, -2), (YELLOW, -3), (YELLOW, -4)):
        farm(game, player, x)
    farm_above_a(game, BLUE)
    assert final_points(game) == [6, 6, 3]


def test_danish_counts_minority_farmers_on_each_field() -> None:
    game = new_game("danish")
    lay_two_cities(game)
    for player, x in ((RED, -1), (RED, -2), (YELLOW, -3)):
        farm(game, player, x)
    farm_above_a(game, YELLOW)
    # A: two farmers each over both fields; B: only the lower field, where red has two against one
    assert final_points(game) == [8, 4, 0]
    a, b = frozenset({(0, 0), (0, -1)}), frozenset({(2, 0), (2, -1)})
    assert game.final_lines() == [
        TwinLine("field", a, (TwinReason("cities", 1, 4),), (RED, YELLOW), (2, 2, 0), final=True),
        TwinLine("field", b, (TwinReason("cities", 1, 4),), (RED,), (2, 1, 0), final=True),
    ]


def test_hungarian_pays_tied_owners_for_unpaid_cities() -> None:
    game = new_game("hungarian")
    lay_two_cities(game)
    farm(game, RED, -1)
    farm(game, YELLOW, -2)
    farm_above_a(game, RED)
    assert final_points(game) == [6, 6, 0]
    # the strip comes first, so the field above A has nothing left for red
    assert [(line.points, line.receivers) for line in game.final_lines()] == [(6, (RED, YELLOW))]


def test_hungarian_splits_lines_of_unequal_owners() -> None:
    game = new_game("hungarian")
    lay_two_cities(game)
    put(game, "E", 0, -2, 0)
    put(game, "E", -1, -2, 3, player=RED, segment=1)  # the field above A begins further west than the strip
    farm(game, RED, 3)
    farm(game, YELLOW, 4)
    assert final_points(game) == [6, 6, 0]
    assert {(line.points, line.receivers) for line in game.final_lines()} == {(3, (RED,)), (6, (YELLOW,))}
