"""Stored lines round-trip as text."""

import pytest

from bastide.rules.move import Move
from bastide.server.game.lines import (
    Draw,
    GameLine,
    HandOverSeat,
    Play,
    Resign,
    Rewind,
    TakeBack,
    TallyPoints,
    parse_line,
)
from bastide.tiles import edition

MODERN = edition("modern")
TILE = next(tile for tile in MODERN.tiles if tile.name == "D")


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (Play(0, Move.parse("D@1,0>90 road")), "0 plays D@1,0>90 road"),
        (TakeBack(2), "2 takes back"),
        (Resign(1), "1 resigns"),
        (HandOverSeat(1, "greedy"), "1 is played by greedy"),
        (Draw(0, TILE), "0 draws D"),
        (Rewind(0, 12), "0 goes back to 12"),
        (TallyPoints(1, 8, "city", "3f-2a_B"), "1 tallies 8 city 3f-2a_B"),
    ],
    ids=str,
)
def test_lines_round_trip(line: GameLine, text: str) -> None:
    assert str(line) == text
    assert parse_line(text, MODERN) == line


@pytest.mark.parametrize(
    "text", ["", "0", "0 sleeps", "0 plays", "0 resigns now", "0 goes back to then", "0 tallies 8 city"]
)
def test_malformed_lines_are_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - NotationError is a ValueError
        parse_line(text, MODERN)
