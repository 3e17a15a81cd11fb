"""The command `bastide` and `python -m bastide`, with and without the packages that they need."""

import os
import subprocess
import sys
from importlib.metadata import entry_points

import pytest

from bastide import __main__ as command
from bastide import cli

WITHOUT_RICH = "import sys; sys.modules['rich'] = None; from bastide.__main__ import main; main()"


def test_command_is_the_main_function() -> None:
    (script,) = entry_points(group="console_scripts", name="bastide")
    assert script.load() is command.main


def test_command_runs_a_subcommand(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["bastide", "editions"])
    with pytest.raises(SystemExit) as ended:
        command.main()
    assert ended.value.code == 0
    assert "hungarian" in capsys.readouterr().out


def test_module_is_the_same_command() -> None:
    result = subprocess.run([sys.executable, "-m", "bastide", "--help"], capture_output=True, text=True, check=True)
    assert all(name in result.stdout for name in cli.NAMES)


@pytest.mark.parametrize(
    ("locale", "sentence"),
    [
        ("C.UTF-8", "This needs packages that are not installed (rich): install “bastide[cli]”."),
        ("hu_HU.UTF-8", "Ehhez hiányoznak csomagok (rich): telepítsd ezt: „bastide[cli]”."),
    ],
)
def test_missing_extra_ends_the_command_with_a_sentence(locale: str, sentence: str) -> None:
    variables = {**os.environ, "LC_ALL": locale, "PYTHONUTF8": "1"}
    command = [sys.executable, "-c", WITHOUT_RICH]
    missing = subprocess.run(command, env=variables, capture_output=True, encoding="utf-8", check=False)
    assert (missing.returncode, missing.stdout, missing.stderr) == (1, "", f"{sentence}\n")
