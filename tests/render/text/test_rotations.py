"""The tile in hand, with its possible rotations and places."""

from bastide import Game
from bastide.render.text.rotations import draw_hand
from bastide.render.text.sizes import LARGE
from bastide.rules.text.notation import DEGREES, place_text


def places_and_turns(game: Game) -> set[str]:
    """Return the rotations and places of the legal moves."""
    moves = game.legal_moves
    places = {place_text(move.tile, move.rotation, move.place) for move in moves if move.place}
    return places | {f">{DEGREES[move.rotation]}" for move in moves}


def named_places(game: Game) -> set[str]:
    """Return the rotations and places that the drawing names."""
    words = draw_hand(game.legal_moves, LARGE).plain().split()
    return {word for word in words if word[0] == ">" or (word.isascii() and word[0].isalpha())}


def test_hand_names_only_legal_places_and_rotations() -> None:
    game = Game("modern", seed=3)
    while not game.is_over:
        assert named_places(game) == places_and_turns(game)
        game.push(game.legal_moves[-1])


def test_no_field_is_offered_without_farmers() -> None:
    game = Game("modern", seed=3, farmers=False)
    assert not any(name.startswith("field") for name in named_places(game))


def test_no_places_without_followers() -> None:
    game = Game("modern", seed=3)
    moves = [move for move in game.legal_moves if not move.place]
    assert draw_hand(moves, LARGE).height == 1 + LARGE.rows
