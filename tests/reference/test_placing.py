"""Where a follower may be placed: nowhere on a feature that holds one already, however far away."""

from .positions import FIELD_STRIP, new_game, places_for_followers, put, turn


def test_every_segment_of_a_tile_with_no_followers_about_is_free() -> None:
    assert places_for_followers(new_game(), "D", 1, 0) == {0, 1, 2, 3}


def test_beside_a_knight_only_the_field_is_free() -> None:
    game = new_game()
    turn(game, "F", 0, -1, 1, segment=0)
    assert places_for_followers(game, "E", 0, -2, 2) == {1}


def test_ones_own_follower_hinders_too() -> None:
    game = new_game()
    put(game, "U", 1, 0, 1, player=0, segment=0)
    assert places_for_followers(game, "U", -1, 0, 1) == {1, 2}


def test_the_big_field_is_taken_and_the_small_one_free() -> None:
    game = new_game()
    turn(game, "U", -1, 0, 1, segment=2)  # the field north of the road
    assert places_for_followers(game, "V", 1, 0) == {0, 2}


def test_a_tile_that_joins_three_farmed_fields_takes_no_farmer() -> None:
    game = new_game()
    put(game, "R", 0, -1, 1, player=0, segment=1)  # its field looks west
    put(game, "U", -1, 0, 1, player=1, segment=2)  # its field looks north
    put(game, "D", -2, 0)
    put(game, "R", -2, -1, 3, player=2, segment=1)  # its field looks east
    assert places_for_followers(game, "B", -1, -1) == {1}
    turn(game, "B", -1, -1, segment=1)
    assert len(game.table.followers(game.table.feature_of(FIELD_STRIP))) == 3


def test_segments_that_the_tile_itself_joins_outside_are_one_feature() -> None:
    game = new_game("winter")
    put(game, "E", 0, -1, 2)
    put(game, "V", 1, -1, 3)
    put(game, "V", 2, -1, 0)
    put(game, "V", 2, 0, 1)
    put(game, "B", 0, 1)
    put(game, "A", 1, 1, 2, player=1, segment=0)  # reaches the tile's second road; the loop leads on to its first
    assert places_for_followers(game, "Winter-I", 1, 0) & {0, 1} == set()


def test_without_followers_in_the_supply_none_is_placed() -> None:
    game = new_game()
    game.supplies[0] = 0
    assert places_for_followers(game, "D", 1, 0) == set()


def test_without_farmers_no_field_is_offered() -> None:
    assert places_for_followers(new_game(farmers=False), "D", 1, 0) == {0, 1}


def test_symmetric_rotations_are_offered_once() -> None:
    game = new_game()
    game.give("U")
    assert {(x, y, rotation) for x, y, rotation, *_ in game.legal_turns()} == {(1, 0, 1), (-1, 0, 1), (0, 1, 1)}
