"""Effects of a move on the features that its tile touches."""

from bastide import Effect, Game
from tests.rules.test_features import game_after


def effects_of(text: str, *turns: str) -> tuple[Effect, ...]:
    """Return the effects of a move after these turns."""
    game = game_after(*turns)
    move = game.parse_move(text)
    game.draw(move.tile)
    return game.effects(move)


def test_claim_names_the_role_and_the_tiles() -> None:
    assert effects_of("C@0,-1 city") == (Effect("claims", "city", 2, role="knight"),)


def test_completion_names_the_owners() -> None:
    assert effects_of("E@0,-1>180", "U@1,0>90 road") == (Effect("completes", "city", 2),)
    assert effects_of("E@0,-1>180 city") == (
        Effect("completes", "city", 2, (0,)),
        Effect("claims", "city", 2, role="knight"),
    )


def test_completed_monastery_is_an_effect() -> None:
    around = ("B@0,1 monastery", "B@0,2", "B@1,2", "B@-1,2", "V@1,0>90", "E@1,1>90", "V@-1,0>180")
    assert Effect("completes", "monastery", 1, (0,)) in effects_of("E@-1,1>270", *around)


def test_growth_is_named_if_nothing_else_happens() -> None:
    assert effects_of("U@2,0>90", "U@1,0>90 road") == (Effect("extends", "road", 3, (0,)),)
    assert effects_of("U@2,0>90 field.n", "U@1,0>90 road")[0].what == "claims"


def test_join_names_all_owners() -> None:
    joined = effects_of("M@1,2", "G@0,1", "C@1,1 city", "R@0,2>180 city", "V@-1,0>270")
    assert joined == (Effect("joins", "city", 4, (0, 1)),)


def test_two_features_of_one_player_only_grow() -> None:
    grown = effects_of("M@1,2", "G@0,1", "C@1,1 city", "V@-1,0>270", "R@0,2>180 city")
    assert grown == (Effect("extends", "city", 4, (1,)),)


def test_tile_without_any_effect() -> None:
    assert effects_of("B@0,1") == ()


def test_effects_do_not_change_the_game() -> None:
    game = Game("modern", seed=3)
    before = game.text()
    for move in game.legal_moves:
        game.effects(move)
    assert game.text() == before
    assert game.turn == 0
