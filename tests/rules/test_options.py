"""Valid and invalid setups of a game."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from bastide import Game, IllegalMove, NotationError, Phase, SetupError, score_track


@pytest.mark.parametrize(
    ("reason", "arguments"),
    [
        ("setup/players", {"players": 1}),
        ("setup/players", {"players": 6}),
        ("setup/players", {"players": 2.0}),
        ("setup/players", {"players": "3"}),
        ("setup/players", {"players": True}),
        ("setup/first-seat", {"first": 2}),
        ("setup/first-seat", {"first": -1}),
        ("setup/first-seat", {"first": 0.5}),
        ("setup/option", {"farmers": "no"}),
        ("setup/option", {"draw_ahead": 1}),
        ("setup/seed", {"seed": -1}),
        ("setup/seed", {"seed": 1 << 64}),
        ("setup/seed", {"seed": 1.5}),
        ("setup/seed", {"seed": True}),
        ("setup/seed", {"seed": 10**5000}),
        ("setup/seed-and-order", {"seed": 1, "order": []}),
        ("setup/wrong-order", {"order": ["U"]}),
        ("setup/unknown-tile-in-order", {"order": ["Nowhere"]}),
    ],
)
def test_wrong_setup_is_rejected_with_a_message(reason: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        Game("modern", **arguments)
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("number", [np.int64, np.uint8, np.int32])
def test_numpy_integers_are_accepted(number: Callable[[int], Any]) -> None:
    game = Game("modern", players=number(3), seed=number(5), first=number(1))
    assert (game.players, game.player) == (3, 1)
    assert type(game.options.first) is int
    assert game == Game("modern", players=3, seed=5, first=1)
    assert score_track(number(61)) == score_track(61)


@pytest.mark.parametrize("value", [np.float64(2), np.bool_(True), np.array([2, 3])])
def test_other_numpy_values_are_rejected(value: Any) -> None:
    with pytest.raises(SetupError):
        Game("modern", players=value)
    with pytest.raises(SetupError):
        Game("modern", seed=value)


def test_phase_is_readable() -> None:
    assert [str(phase) for phase in Phase] == ["draw", "draw ahead", "play", "over", "draw bonus"]
    assert f"{Game('modern', seed=1).phase}" == "play"


@pytest.mark.parametrize("rules", ["no such edition", 5, None])
def test_unknown_edition_is_rejected(rules: Any) -> None:
    with pytest.raises(SetupError, match="danish") as caught:
        Game(rules)
    assert caught.value.reason == "setup/unknown-edition"


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("farmers", [False, True])
def test_hunters_take_every_option(farmers: bool, draw_ahead: bool) -> None:
    game = Game("hunters", seed=1, farmers=farmers, draw_ahead=draw_ahead)
    assert (game.options.farmers, game.options.draw_ahead) == (farmers, draw_ahead)
    assert list(game.legal_moves) == list(Game("hunters", seed=1).legal_moves)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_first_seat_begins(first: int) -> None:
    assert Game("modern", players=3, first=first).player == first


def test_rejected_value_is_quoted() -> None:
    for arguments, text in (({"players": "3"}, "'3'"), ({"seed": 1 << 64}, "18446744073709551616")):
        with pytest.raises(SetupError, match=text):
            Game("modern", **arguments)


@pytest.mark.parametrize("points", [-1, 1.5, True])
def test_invalid_points_have_no_track_space(points: Any) -> None:
    with pytest.raises(SetupError) as caught:
        score_track(points)
    assert caught.value.reason == "setup/points"


@pytest.mark.parametrize("move", ["N@0,-1>180 city", None, ("N", 0, -1, 2, 0)])
def test_non_moves_are_rejected(move: Any) -> None:
    game = Game("modern", seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.push(move)
    assert caught.value.reason == "move/not-a-move"
    with pytest.raises(NotationError):
        game.push_text(move if not isinstance(move, str) else "nonsense")
