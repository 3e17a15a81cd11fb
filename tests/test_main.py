"""The command `bastide` and `python -m bastide`, with and without the packages that they need."""

import os
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from bastide import __main__ as command
from bastide import cli


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
    ("locale", "argument", "sentence"),
    [
        ("C.UTF-8", "--help", "This needs packages that are not installed (rich): install “bastide[cli]”."),
        ("C.UTF-8", "serve", "This needs packages that are not installed (rich): install “bastide[server]”."),
        ("hu_HU.UTF-8", "--help", "Ehhez hiányoznak csomagok (rich): telepítsd ezt: „bastide[cli]”."),
    ],
)
def test_missing_extra_ends_the_command_with_a_sentence(locale: str, argument: str, sentence: str) -> None:
    variables = {**os.environ, "LC_ALL": locale, "PYTHONUTF8": "1"}
    missing = run_without("rich", argument, env=variables)
    assert (missing.returncode, missing.stdout, missing.stderr) == (2, "", f"{sentence}\n")


def run_without(module: str, *arguments: str, env: dict[str, str] | None = None) -> "subprocess.CompletedProcess[str]":
    """Run the command where a module is not installed."""
    code = f"import sys; sys.modules[{module!r}] = None; from bastide.__main__ import main; main()"
    command = [sys.executable, "-c", code, *arguments]
    return subprocess.run(command, env=env, capture_output=True, encoding="utf-8", check=False)


def test_help_of_serve_needs_no_server() -> None:
    shown = run_without("fastapi", "serve", "--help")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert "--public-url" in shown.stdout


def test_server_without_its_extra_is_refused(tmp_path: Path) -> None:
    refused = run_without("fastapi", "serve", "--data", str(tmp_path))
    assert (refused.returncode, refused.stdout) == (2, "")
    assert refused.stderr.endswith("(fastapi): install “bastide[server]”.\n")


@pytest.mark.parametrize("arguments", [["-h"], ["play", "-h"]])
def test_help_has_a_short_option(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main.status_of(arguments, standalone_mode=False) == 0
    assert "-h, --help" in capsys.readouterr().out
