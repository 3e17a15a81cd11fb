"""Legal places for followers: not on features that already have one anywhere."""

from .positions import FIELD_STRIP, new_game, places_for_followers, play_turn, put


def test_all_segments_are_free_without_followers_nearby() -> None:
    assert places_for_followers(new_game(), "D", 1, 0) == {0, 1, 2, 3}


def test_only_the_field_is_free_next_to_a_knight() -> None:
    game = new_game()
    play_turn(game, "F", 0, -1, 1, segment=0)
    assert places_for_followers(game, "E", 0, -2, 2) == {1}


def test_own_follower_occupies_a_feature_too() -> None:
    game = new_game()
    put(game, "U", 1, 0, 1, player=0, segment=0)
    assert places_for_followers(game, "U", -1, 0, 1) == {1, 2}


def test_big_field_is_taken_and_the_small_one_free() -> None:
    game = new_game()
    play_turn(game, "U", -1, 0, 1, segment=2)  # the field north of the road
    assert places_for_followers(game, "V", 1, 0) == {0, 2}


def test_tile_joining_three_farmed_fields_takes_no_farmer() -> None:
    game = new_game()
    put(game, "R", 0, -1, 1, player=0, segment=1)  # its field looks west
    put(game, "U", -1, 0, 1, player=1, segment=2)  # its field looks north
    put(game, "D", -2, 0)
    put(game, "R", -2, -1, 3, player=2, segment=1)  # its field looks east
    assert places_for_followers(game, "B", -1, -1) == {1}
    play_turn(game, "B", -1, -1, segment=1)
    assert len(game.table.followers(game.table.feature_of(FIELD_STRIP))) == 3


def test_segments_joined_outside_the_tile_are_one_feature() -> None:
    game = new_game("winter")
    put(game, "E", 0, -1, 2)
    put(game, "V", 1, -1, 3)
    put(game, "V", 2, -1, 0)
    put(game, "V", 2, 0, 1)
    put(game, "B", 0, 1)
    put(game, "A", 1, 1, 2, player=1, segment=0)  # reaches the tile's second road; the loop leads on to its first
    assert places_for_followers(game, "Winter-I", 1, 0) & {0, 1} == set()


def test_no_follower_is_placed_from_an_empty_supply() -> None:
    game = new_game()
    game.supplies[0] = 0
    assert places_for_followers(game, "D", 1, 0) == set()


def test_without_farmers_no_field_is_offered() -> None:
    assert places_for_followers(new_game(farmers=False), "D", 1, 0) == {0, 1}


def test_symmetric_rotations_are_offered_once() -> None:
    game = new_game()
    game.give("U")
    assert {(x, y, rotation) for x, y, rotation, *_ in game.legal_turns()} == {(1, 0, 1), (-1, 0, 1), (0, 1, 1)}
