"""Scenario files are parsed strictly, and wrong expectations are reported."""

import pytest

from bastide.lessons.scenario import parse_scenario
from tests.scenarios.helpers.checks import differences

GOOD = """\
# 3. A city of three tiles
It has a pennant.

editions: hungarian danish
players: 2
board:
    M>180 red knight   ?
    D*                 .
turn: red lays E>270
places: farmer
scores: red 8
supplies: red 7
markers: red 8 standing
final: red 0 city
"""

GOLD = """\
# A bonus tile that fits nowhere
Another is drawn.

editions: hunters
players: 2
bag: 2 86 88
board:
    .                 ??      .
    57 red hut.lake   1*      ?
    .                 5>180   .
turn: red lays 6>90
draws: 86
then: red lays 88
huts: red 1
gold: due
next: blue draws
"""


def test_good_scenario_passes() -> None:
    scenario = parse_scenario("good", GOOD)
    assert (scenario.number, scenario.title, scenario.story) == (3, "A city of three tiles", "It has a pennant.")
    assert [differences(scenario, edition) for edition in scenario.editions] == [[], []]


def test_steps_after_the_turn_are_played() -> None:
    assert differences(parse_scenario("gold", GOLD), "hunters") == []


@pytest.mark.parametrize(
    ("right", "wrong", "difference"),
    [
        ("places: farmer", "places: knight farmer", "places: E@1,-1>270 city is expected"),
        ("places: farmer", "places: -", "places: E@1,-1>270 field is legal"),
        ("scores: red 8", "scores in danish: red 6", "scores: red has 8, expected 6"),
        ("scores: red 8", "scores: red 8, blue 1", "scores: blue has 0, expected 1"),
        ("supplies: red 7", "supplies: red 6", "supplies: red has 7, expected 6"),
        ("red 8 standing", "red 8 laid down", "markers: red has TrackSpace(space=8, laps=0)"),
        ("final: red 0 city", "final: red 3 + 1 city", "final: red gets [] for city, expected [3, 1]"),
    ],
)
def test_wrong_expectation_is_reported(right: str, wrong: str, difference: str) -> None:
    [found] = differences(parse_scenario("wrong", GOOD.replace(right, wrong)), "danish")
    assert found.startswith(difference)


@pytest.mark.parametrize(
    ("right", "wrong", "difference"),
    [
        ("huts: red 1", "huts: red 2", "huts: red has 1, expected 2"),
        ("gold: due", "gold: -", "gold: found ['due'], expected []"),
        ("gold: due", "gold: used-up", "gold: found ['due'], expected ['used-up']"),
        ("next: blue draws", "next: red draws bonus", "next: found 'blue draws', expected 'red draws bonus'"),
        ("next: blue draws", "next: over", "next: found 'blue draws', expected 'over'"),
        ("gold: due", "gold: due\nfinal: red 3 huts", "final: red gets [2] for huts, expected [3]"),
    ],
)
def test_wrong_expectation_after_gold_is_reported(right: str, wrong: str, difference: str) -> None:
    assert differences(parse_scenario("wrong", GOLD.replace(right, wrong)), "hunters") == [difference]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("# 3. A", "A"),
        ("It has a pennant.\n", ""),
        ("editions: hungarian danish\n", ""),
        ("hungarian danish", "danish danish"),
        ("players: 2", "players: 2\nplayers: 3"),
        ("players: 2", "players: 2\nweather: fine"),
        ("players: 2", "players in danish: 2"),
        ("players: 2", "players:"),
        ("players: 2", "farmers: perhaps\nplayers: 2"),
        ("players: 2", "    players: 2"),
        ("board:", "board: M"),
        ("   ?\n", "    ?\n"),
        ("   ?\n", "   .\n"),
        ("D*", "D "),
        ("M>180", "M>200"),
        ("red knight", "knight"),
        ("red knight", "green knight"),
        ("red lays", "red plays"),
        ("scores: red 8", "scores: red eight"),
        ("scores: red 8", "scores: red 8, red 8"),
        ("scores: red 8", "scores in winter: red 8"),
        ("scores: red 8", "scores in danish: red 8\nscores in danish: red 7"),
        ("red 0 city", "red 0 wood"),
        (GOOD[GOOD.index("places") :], ""),
    ],
)
def test_invalid_scenario_is_rejected(right: str, wrong: str) -> None:
    assert right in GOOD
    with pytest.raises(ValueError, match=r".+"):
        parse_scenario("bad", GOOD.replace(right, wrong, 1))


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("then: red lays 88\n", ""),
        ("??", ". "),
        ("  .\n    57", "  ??\n    57"),
        ("   ?\n    .                 5>180   .\nturn: red lays 6>90\n", "   .\n    .                 5>180   .\n"),
        ("1* ", "1  "),
        ("5>180 ", "5*    "),
        ("gold: due", "gold: perhaps"),
        ("next: blue draws", "next: blue sleeps"),
        ("next: blue draws", "next: nobody draws"),
    ],
)
def test_invalid_gold_scenario_is_rejected(right: str, wrong: str) -> None:
    assert right in GOLD
    with pytest.raises(ValueError, match=r".+"):
        parse_scenario("bad", GOLD.replace(right, wrong, 1))
