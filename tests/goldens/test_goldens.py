"""Transcripts of whole games match the golden files line by line.

If a change is intended, run `tests/goldens/regenerate.py`.
"""

import pytest

from bastide import edition_names
from tests.goldens.regenerate import SETUPS, golden_file
from tests.goldens.transcript import GoldenSetup, moves_of, transcript


@pytest.mark.parametrize("name", SETUPS)
def test_game_matches_golden_file(name: str) -> None:
    setup, golden = SETUPS[name], golden_file(name).read_text(encoding="utf-8").splitlines()
    assert GoldenSetup.read(golden) == setup
    lines = list(transcript(setup, moves_of(golden)))
    for number, (line, expected) in enumerate(zip(lines, golden, strict=False), start=1):
        assert line == expected, f"line {number} of {golden_file(name).name}"
    assert len(lines) == len(golden)


def test_golden_games_cover_all_options() -> None:
    setups = SETUPS.values()
    assert {setup.edition for setup in setups} == set(edition_names())
    assert {setup.players for setup in setups} == {2, 3, 4, 5}
    assert {setup.draw_ahead for setup in setups} == {setup.farmers for setup in setups} == {True, False}


@pytest.mark.parametrize(
    "text",
    [
        "bonus due",
        "bonus bonus-turn",
        "finally scored huts",
        "finally scored meadow",
        " eats ",
        "drives off",
        "alone beside the dolmen",
        "×mushrooms",
        "×fish",
        " hut.lake",
        " discards ",
    ],
)
def test_golden_games_cover_all_hunters_events(text: str) -> None:
    files = [golden_file(name) for name, setup in SETUPS.items() if setup.edition == "hunters"]
    assert any(text in file.read_text(encoding="utf-8") for file in files)
