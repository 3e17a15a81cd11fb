"""Final scoring of hunters: animals, tigers, the fire and the dolmen."""

from .game import ReferenceGame
from .positions import final_points, new_game, places_for_followers, put
from .scoring import DolmenHunter, DrivenTigers, EatenDeer, TwinLine, TwinReason
from .table import TwinSpot

RED, YELLOW, BLUE = range(3)


def test_deer_pays_two() -> None:
    game = new_game("hunters")
    put(game, "29", -1, 0, player=RED, segment=2)
    meadow = frozenset({(-1, 0), (0, 0)})
    assert game.final_lines() == [
        TwinLine("meadow", meadow, (TwinReason("deer", 1, 2),), (RED,), (1, 0, 0), final=True)
    ]


def test_tiger_eats_deer_and_tied_hunters_are_both_paid() -> None:
    game = new_game("hunters")
    put(game, "3", 0, -1, player=RED, segment=0)
    put(game, "20", 0, -2, player=BLUE, segment=1)
    [line] = game.final_lines()
    assert (line.reasons, line.receivers) == ((TwinReason("mammoths", 1, 2),), (RED, BLUE))
    assert line.notes == (EatenDeer(tiger=(0, -2), deer=(0, -1)),)


def lay_rich_meadow(game: ReferenceGame) -> None:
    """Lay a meadow with two deer, two mammoths, an aurochs, a tiger, two hunters of red and one of yellow."""
    put(game, "3", 0, -1, player=RED, segment=0)
    put(game, "2", 0, -2, player=YELLOW, segment=0)
    put(game, "84", 0, -3)
    put(game, "20", 1, -1, 1)
    put(game, "17", -1, -1, player=RED, segment=1)


def test_majority_is_paid_for_surviving_animals() -> None:
    game = new_game("hunters")
    lay_rich_meadow(game)
    [line] = game.final_lines()
    assert line.reasons == (TwinReason("deer", 1, 2), TwinReason("mammoths", 2, 4), TwinReason("aurochs", 1, 2))
    assert line.notes == (EatenDeer(tiger=(1, -1), deer=(0, -1)),)
    assert final_points(game) == [8, 0, 0]


def test_more_tigers_than_deer_leave_no_deer() -> None:
    game = new_game("hunters")
    put(game, "29", -1, 0, player=RED, segment=2)
    put(game, "19", -1, 1, 2)
    put(game, "20", -2, 1)
    [line] = game.final_lines()
    assert (line.points, line.reasons, line.notes) == (0, (), (EatenDeer(tiger=(-1, 1), deer=(-1, 0)),))


def test_meadow_without_prey_gives_no_line() -> None:
    game = new_game("hunters")
    put(game, "12", 1, 0, 1)
    put(game, "19", 0, 1, 1, player=RED, segment=1)
    assert game.final_lines() == []


def test_fire_drives_all_tigers_off_its_meadow() -> None:
    game = new_game("hunters")
    lay_rich_meadow(game)
    put(game, "88", -1, -2)
    [line] = game.final_lines()
    assert line.reasons == (TwinReason("deer", 2, 4), TwinReason("mammoths", 2, 4), TwinReason("aurochs", 1, 2))
    assert line.notes == (DrivenTigers(fire=(-1, -2), tigers=((1, -1), (-1, -2))),)


def test_no_hunter_is_placed_on_the_tile_with_the_fire() -> None:
    game = new_game("hunters")
    game.phase = "draw bonus"
    assert places_for_followers(game, "88", 0, -1) == set()


def test_only_the_hunter_at_the_dolmen_is_paid() -> None:
    game = new_game("hunters")
    lay_rich_meadow(game)
    put(game, "90", 1, -2, player=BLUE, segment=1)
    [line] = game.final_lines()
    assert (line.receivers, line.counts) == ((BLUE,), (2, 1, 1))
    assert line.notes == (DolmenHunter((1, -2), BLUE), EatenDeer((1, -1), (0, -1)), EatenDeer((1, -2), (-1, -1)))
    assert final_points(game) == [0, 0, 6]


def test_dolmen_without_a_hunter_has_no_effect() -> None:
    game = new_game("hunters")
    lay_rich_meadow(game)
    put(game, "90", 1, -2)
    assert final_points(game) == [6, 0, 0]


def test_hunter_at_the_dolmen_needs_a_free_meadow() -> None:
    game = new_game("hunters")
    put(game, "3", 0, -1, player=RED, segment=0)
    game.phase = "draw bonus"
    assert places_for_followers(game, "90", 0, -2, 3) == {0}
    game.table = game.table.without_follower((0, -1))
    assert places_for_followers(game, "90", 0, -2, 3) == {0, 1}


def test_hunter_may_stand_on_a_meadow_that_touches_no_side() -> None:
    game = new_game("hunters")
    assert 3 in places_for_followers(game, "26", 1, 0)
    put(game, "26", 1, 0, player=RED, segment=3)
    assert game.table.feature_of(TwinSpot((1, 0), 3)) == {TwinSpot((1, 0), 3)}
    assert game.final_lines() == []


def test_farmers_option_has_no_effect_in_hunters() -> None:
    assert 0 in places_for_followers(new_game("hunters", farmers=False), "3", 0, -1)
