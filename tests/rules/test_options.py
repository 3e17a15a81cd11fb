"""What a game can be set up with, and what not."""

from typing import Any

import pytest

from bastide import Game, SetupError


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
def test_a_wrong_setup_is_refused_in_a_sentence(reason: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(SetupError) as caught:
        Game("modern", **arguments)
    assert caught.value.reason == reason
    assert str(caught.value).endswith(".")


@pytest.mark.parametrize("rules", ["no such edition", 5, None])
def test_an_unknown_edition_is_refused(rules: Any) -> None:
    with pytest.raises(SetupError, match="danish") as caught:
        Game(rules)
    assert caught.value.reason == "setup/unknown-edition"


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_seat_begins(first: int) -> None:
    assert Game("modern", players=3, first=first).player == first
