"""The commands speak the chosen language or the system's, including Click's own messages."""

import os
import subprocess
import sys
from inspect import getsource

import pytest

from bastide.cli import NAMES
from bastide.cli.click_messages import CLICK_MODULES, MESSAGES
from bastide.messages import current_language, language_names, say, using_language
from tests.cli.helpers.commands import error_of, succeed

every_language = pytest.mark.parametrize("language", language_names())
ALL_HELP = (
    "from bastide.cli import NAMES, main\nfor name in NAMES: main.status_of([name, '--help'], standalone_mode=False)"
)


@every_language
def test_language_option(language: str) -> None:
    shown = " ".join(succeed("--language", language, "--help").split())
    with using_language(language):
        assert all(say(name) in shown for name in ("help-bastide", "help-bastide-more", "help-commands"))
        assert all(say(name) in shown for name in ("help-language", "help-version", "click-usage", "click-options"))
    assert current_language() == "en"


@every_language
def test_errors_are_translated(language: str) -> None:
    sentence = error_of("--language", language, "show", "no-such-file")
    problem = say("system-enoent", language=language)
    assert sentence == say("error-file-unreadable", file="no-such-file", problem=problem, language=language)


@every_language
def test_language_from_the_environment(language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}_XX.UTF-8")
    problem = say("click-no-such-command", name="'dance'", language=language)
    assert error_of("dance") == say("error-usage", problem=problem, command="bastide", language=language)


@every_language
def test_help_of_every_command_is_translated(language: str) -> None:
    """Runs in its own process, because a command translates its help when it is loaded."""
    environment = {**os.environ, "LC_ALL": f"{language}.UTF-8", "PYTHONUTF8": "1", "COLUMNS": "10000"}
    ran = subprocess.run([sys.executable, "-c", ALL_HELP], env=environment, capture_output=True, check=True)
    shown = " ".join(ran.stdout.decode().split())
    for name in NAMES:
        assert " ".join(say(f"help-{name}", language=language).split()) in shown
    assert shown.count(say("click-help", language=language)) == len(NAMES)


def test_unknown_language_is_refused() -> None:
    assert "'--language': 'tlh' is not" in error_of("--language", "tlh", "editions")


@pytest.mark.parametrize("text", MESSAGES)
def test_click_contains_the_translated_texts(text: str) -> None:
    assert any(f'"{text}"' in getsource(module) for module in CLICK_MODULES)
