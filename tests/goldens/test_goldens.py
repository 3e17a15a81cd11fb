"""The play-throughs tell line by line what they told when they were written.

When a change is meant, `tests/goldens/regenerate.py` says how to write them anew.
"""

import pytest

from tests.goldens.regenerate import SETUPS, golden_file
from tests.goldens.transcript import Setup, moves_of, transcript


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: setup.edition)
def test_the_game_tells_the_same(setup: Setup) -> None:
    golden = golden_file(setup).read_text(encoding="utf-8").splitlines()
    assert Setup.read(golden) == setup
    told = list(transcript(setup, moves_of(golden)))
    for number, (line, expected) in enumerate(zip(told, golden, strict=False), start=1):
        assert line == expected, f"line {number} of {golden_file(setup).name}"
    assert len(told) == len(golden)


def test_the_games_differ_in_all_that_can_be_chosen() -> None:
    assert {setup.players for setup in SETUPS} == {2, 3, 4, 5}
    assert {setup.draw_ahead for setup in SETUPS} == {setup.farmers for setup in SETUPS} == {True, False}
