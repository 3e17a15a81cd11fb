"""Every scenario passes in every edition that it names, and covers all worked examples of the rulebooks."""

import pytest

from bastide.lessons.scenario import Scenario, scenarios
from tests.scenarios.helpers.checks import differences

EXAMPLES, READINGS = scenarios("examples"), scenarios("readings")
CASES = [(scenario, edition) for scenario in (*EXAMPLES, *READINGS) for edition in scenario.editions]

ALL = "hungarian slovak danish winter modern"
PRINTED_IN = {
    **dict.fromkeys(range(1, 13), ALL),
    13: "hungarian slovak",
    14: "winter modern",
    15: ALL,
    16: ALL,
    17: "hungarian slovak winter modern",
    18: "hungarian slovak winter modern",
    19: "danish",
    20: "winter modern",
    21: ALL,
    **dict.fromkeys(range(22, 34), "hunters"),
}


@pytest.mark.parametrize(("scenario", "edition"), CASES, ids=[f"{each.name}-{edition}" for each, edition in CASES])
def test_scenario_has_expected_results(scenario: Scenario, edition: str) -> None:
    found = differences(scenario, edition)
    assert not found, "\n".join([f"{scenario.title}, {edition}", str(scenario.board), scenario.story, *found])


def test_all_examples_of_the_rulebooks_exist() -> None:
    numbers = {scenario.number for scenario in EXAMPLES}
    assert numbers == set(PRINTED_IN)


@pytest.mark.parametrize("scenario", EXAMPLES, ids=lambda scenario: scenario.name)
def test_example_names_its_rulebooks(scenario: Scenario) -> None:
    assert scenario.number is not None
    assert " ".join(scenario.editions) == PRINTED_IN[scenario.number]
    assert scenario.name.startswith(f"{scenario.number:02}-")


def test_readings_have_no_number() -> None:
    assert [scenario.name for scenario in READINGS if scenario.number is not None] == []
