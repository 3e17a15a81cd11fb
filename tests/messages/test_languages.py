"""The language is set explicitly or taken from the environment."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from bastide import IllegalMove, SetupError
from bastide.messages import bundle, current_language, languages, say, set_language, using_language

ENGLISH, PIRATE = "en", "pirate"
MESSAGES = """
error-undo-nothing = Arr!
kind-road = plank
    .many = planks
roads = { KIND($kind, form: "many") }
"""


@pytest.fixture(autouse=True)
def second_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Add a tiny language, so that these tests do not depend on translations."""
    functions: dict[str, Callable[..., Any]] = {"KIND": partial(bundle.kind_name, PIRATE)}
    pirate_bundle = FluentBundle([ENGLISH], functions)
    pirate_bundle.add_resource(FluentResource(MESSAGES))
    known = bundle.bundle_of
    monkeypatch.setattr(bundle, "bundle_of", lambda language: pirate_bundle if language == PIRATE else known(language))
    monkeypatch.setattr(languages, "language_names", lambda: (ENGLISH, PIRATE))


def test_english_is_the_default_language() -> None:
    nothing = IllegalMove("undo/nothing")
    assert str(nothing) == "There is no turn to undo: this game has none yet."
    with using_language(PIRATE):
        assert str(nothing) == "Arr!"
    assert current_language() == ENGLISH


def test_block_restores_the_previous_language() -> None:
    with using_language(ENGLISH):
        set_language(PIRATE)
        assert say("error-undo-nothing") == "Arr!"
    assert current_language() == ENGLISH


def test_kind_has_the_requested_form() -> None:
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
def test_environment_determines_the_language(environment: dict[str, str], language: str) -> None:
    assert languages.language_of(environment) == language


@pytest.mark.parametrize("use", [set_language, lambda name: say("error-undo-nothing", language=name)])
def test_unknown_language_is_refused(use: Callable[[str], object]) -> None:
    with pytest.raises(SetupError) as caught:
        use("klingon")
    assert str(caught.value) == "There is no language “klingon”; choose from: en, pirate."
    assert current_language() == ENGLISH
