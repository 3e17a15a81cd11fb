"""The play-throughs tell line by line what they told when they were written.

When a change is meant, `tests/goldens/regenerate.py` says how to write them anew.
"""

import pytest

from bastide import edition_names
from tests.goldens.regenerate import SETUPS, golden_file
from tests.goldens.transcript import Setup, moves_of, transcript


@pytest.mark.parametrize("name", SETUPS)
def test_the_game_tells_the_same(name: str) -> None:
    setup, golden = SETUPS[name], golden_file(name).read_text(encoding="utf-8").splitlines()
    assert Setup.read(golden) == setup
    told = list(transcript(setup, moves_of(golden)))
    for number, (line, expected) in enumerate(zip(told, golden, strict=False), start=1):
        assert line == expected, f"line {number} of {golden_file(name).name}"
    assert len(told) == len(golden)


def test_the_games_differ_in_all_that_can_be_chosen() -> None:
    setups = SETUPS.values()
    assert {setup.edition for setup in setups} == set(edition_names())
    assert {setup.players for setup in setups} == {2, 3, 4, 5}
    assert {setup.draw_ahead for setup in setups} == {setup.farmers for setup in setups} == {True, False}


@pytest.mark.parametrize(
    "told",
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
def test_the_games_of_hunters_tell_of_all_that_they_have_of_their_own(told: str) -> None:
    files = [golden_file(name) for name, setup in SETUPS.items() if setup.edition == "hunters"]
    assert any(told in file.read_text(encoding="utf-8") for file in files)
