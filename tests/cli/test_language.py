"""The terminal speaks the language that is asked for, or that the machine is set up for, Click's own words included."""

import os
import subprocess
import sys
from inspect import getsource

import pytest

from bastide.cli import NAMES
from bastide.cli.click_words import MESSAGES, SPEAKERS
from bastide.messages import current_language, language_names, say, speaking
from tests.cli.running import refused, succeed

every_language = pytest.mark.parametrize("language", language_names())
ALL_HELP = (
    "from bastide.cli import NAMES, main\nfor name in NAMES: main.status_of([name, '--help'], standalone_mode=False)"
)


@every_language
def test_the_language_can_be_asked_for(language: str) -> None:
    shown = " ".join(succeed("--language", language, "--help").split())
    with speaking(language):
        assert all(say(name) in shown for name in ("help-bastide", "help-bastide-more", "help-commands"))
        assert all(say(name) in shown for name in ("help-language", "help-version", "click-usage", "click-options"))
    assert current_language() == "en"


@every_language
def test_refusals_are_told_in_the_language(language: str) -> None:
    told = refused("--language", language, "show", "no-such-file")
    problem = say("system-enoent", language=language)
    assert told == say("error-file-unreadable", file="no-such-file", problem=problem, language=language)


@every_language
def test_the_machine_tells_the_language(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    problem = say("click-no-such-command", name="'dance'", language=language)
    assert refused("dance") == say("error-usage", problem=problem, command="bastide", language=language)


@every_language
def test_the_help_of_every_command_is_in_the_language(language: str) -> None:
    """In a process of its own, for help is put into words when a command is loaded."""
    environment = {**os.environ, "LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "10000"}
    ran = subprocess.run([sys.executable, "-c", ALL_HELP], env=environment, capture_output=True, check=True)
    shown = " ".join(ran.stdout.decode().split())
    for name in NAMES:
        assert " ".join(say(f"help-{name}", language=language).split()) in shown
    assert shown.count(say("click-help", language=language)) == len(NAMES)


def test_a_language_that_is_not_known_is_refused() -> None:
    assert "'--language': 'tlh' is not" in refused("--language", "tlh", "editions")


@pytest.mark.parametrize("text", MESSAGES)
def test_click_says_what_is_put_into_other_words(text: str) -> None:
    assert any(f'"{text}"' in getsource(speaker) for speaker in SPEAKERS)
