"""People are spoken to in the language that they have chosen, or that their machine is set up for."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bastide import IllegalMove
from bastide.messages import bundle, current_language, languages, say, speak, speaking

ENGLISH, PIRATE = "en", "pirate"
MESSAGES = """
error-undo-nothing = Arr!
kind-road = plank
    .many = planks
roads = { KIND($kind, form: "many") }
"""


@pytest.fixture(autouse=True)
def a_second_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language of one word, so that these tests do not depend on translations."""
    functions: dict[str, Callable[..., Any]] = {"KIND": partial(bundle.kind_name, PIRATE)}
    spoken = FluentBundle([ENGLISH], functions)
    spoken.add_resource(FluentResource(MESSAGES))
    known = bundle.bundle_of
    monkeypatch.setattr(bundle, "bundle_of", lambda language: spoken if language == PIRATE else known(language))
    monkeypatch.setattr(languages, "language_names", lambda: (ENGLISH, PIRATE))


def test_english_is_spoken_until_another_language_is_chosen() -> None:
    nothing = IllegalMove("undo/nothing")
    assert str(nothing) == "There is no turn to undo: this game has none yet."
    with speaking(PIRATE):
        assert str(nothing) == "Arr!"
    assert current_language() == ENGLISH


def test_a_language_that_is_chosen_within_another_is_left_with_it() -> None:
    with speaking(ENGLISH):
        speak(PIRATE)
        assert say("error-undo-nothing") == "Arr!"
    assert current_language() == ENGLISH


def test_a_kind_has_the_form_that_is_asked_for() -> None:
    assert say("roads", kind="road", language=PIRATE) == "planks"
    with pytest.raises(LookupError):
        say("roads", kind="city", language=PIRATE)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ENGLISH),
        ({"LANG": "pirate"}, PIRATE),
        ({"LANG": "pirate_XX.UTF-8@sea"}, PIRATE),
        ({"LANG": "pirate@sea"}, PIRATE),
        ({"LANG": "klingon"}, ENGLISH),
        ({"LANG": "C.UTF-8"}, ENGLISH),
        ({"LANG": "pirate", "LC_MESSAGES": "en_GB"}, ENGLISH),
        ({"LANG": "en_GB", "LC_MESSAGES": "pirate", "LC_ALL": ""}, PIRATE),
        ({"LANG": "pirate", "LC_MESSAGES": "pirate", "LC_ALL": "C"}, ENGLISH),
    ],
    ids=str,
)
def test_a_machine_tells_the_language_of_its_user(environment: dict[str, str], language: str) -> None:
    assert languages.language_of(environment) == language
