"""The scenarios that come with Bastide: the rulebooks' worked examples, and readings of what they leave open."""

from functools import cache
from importlib.resources import files

from bastide.lessons.scenario import SUFFIX, Scenario, read_scenario

EXAMPLES, READINGS = "examples", "readings"


@cache
def scenarios(folder: str) -> tuple[Scenario, ...]:
    """Those of a folder, by the names of their files."""
    found = (file for file in (files(__package__) / "data" / folder).iterdir() if file.name.endswith(SUFFIX))
    return tuple(read_scenario(file) for file in sorted(found, key=lambda file: file.name))


@cache
def scenarios_by_name() -> dict[str, Scenario]:
    """All of them, by the names that rules know them by."""
    return {scenario.name: scenario for folder in (EXAMPLES, READINGS) for scenario in scenarios(folder)}
