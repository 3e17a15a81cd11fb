"""The wheel in empty environments: the library alone, and with the server."""

import re
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from packaging.utils import canonicalize_name

from tests.server.helpers.servers import TWO_HERE, fetch_json
from tests.wheel.helpers.installed_wheel import LOCALE, PLAIN_PYTHON, SECONDS, InstalledWheel
from tools.environment import CONSTRAINTS

pytestmark = pytest.mark.wheel

LIBRARY = {
    "attrs",
    "babel",
    "bastide",
    "fluent-runtime",
    "fluent-syntax",
    "llvmlite",
    "numba",
    "numpy",
    "pytz",
    "typing-extensions",
}
LIST_PACKAGES = "from importlib.metadata import distributions as d; [print(f'{e.name}=={e.version}') for e in d()]"
IMPORT_SERVER = "try: import bastide.server\nexcept ImportError as error: print(error)"
PLAY = """
from bastide import Game
game = Game("winter", players=3, seed=1)
while not game.is_over:
    game.push(list(game.legal_moves)[-1])
print(*game.scores)
"""
ADDRESS = re.compile(r"Bastide is at (http://127\.0\.0\.1:\d+)\n")


def test_library_installs_locked_versions_of_few_packages(library: InstalledWheel) -> None:
    listed = library.run("python", "-c", LIST_PACKAGES).stdout.split()
    pairs = (line.split("==") for line in listed)
    installed: dict[str, str] = {canonicalize_name(name): version for name, version in pairs}
    assert set(installed) == LIBRARY
    locked = {tuple(line.partition(" ;")[0].split("==")) for line in CONSTRAINTS.read_text().splitlines()}
    del installed["bastide"]
    assert set(installed.items()) <= locked


def test_command_without_extra_names_it(library: InstalledWheel) -> None:
    refused = library.run("bastide", "--help")
    assert (refused.status, refused.stdout) == (2, "")
    assert refused.stderr == "This needs packages that are not installed (click, rich): install “bastide[cli]”.\n"


def test_server_without_extra_names_it(library: InstalledWheel) -> None:
    refused = library.run("python", "-c", IMPORT_SERVER)
    assert (refused.status, refused.stderr) == (0, "")
    assert re.fullmatch(r"This needs packages .*fastapi.*: install “bastide\[server\]”\.\n", refused.stdout)


def test_command_shows_its_help(application: InstalledWheel) -> None:
    shown = application.run("bastide", "--help")
    assert (shown.status, shown.stderr) == (0, "")
    assert "serve" in shown.stdout


def test_application_contains_the_library(application: InstalledWheel) -> None:
    played = application.run("python", "-c", PLAY, variables=PLAIN_PYTHON)
    assert (played.status, played.stderr) == (0, "")
    assert len(played.stdout.split()) == 3


def test_server_offers_the_page_and_games(application: InstalledWheel, tmp_path: Path) -> None:
    command = application.command("bastide", "serve", "--port", "0", "--data", str(tmp_path))
    variables = {**LOCALE, **PLAIN_PYTHON, "PYTHONUNBUFFERED": "1", "BASTIDE_CACHE": str(tmp_path / "cache")}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables, cwd="/") as process:
        try:
            assert process.stdout
            found = ADDRESS.match(process.stdout.readline())
            assert found
            page = fetch(f"{found[1]}/")
            (script,) = re.findall(r'<script type="module"[^>]* src="([^"]+)"', page)
            assert "<title>Bastide" in page
            assert fetch(f"{found[1]}/{script.removeprefix('/')}")
            assert fetch_json(f"{found[1]}/api/games", {"edition": "modern", "seats": TWO_HERE})["game"]
            process.send_signal(signal.SIGINT)
            assert process.wait(SECONDS) == 130
        finally:
            process.kill()


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=SECONDS) as answer:
        text: str = answer.read().decode()
    return text


def test_library_has_wheels_for_windows(wheel: Path, tmp_path: Path) -> None:
    """Resolve the library for Windows. Nothing is run there."""
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--dry-run")
    windows = ("--platform=win_amd64", "--only-binary=:all:", f"--target={tmp_path}", "--ignore-installed")
    report = tmp_path / "report"
    command = (*pip, *windows, f"--constraint={CONSTRAINTS}", f"--report={report}", str(wheel))
    result = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
    assert result.returncode == 0, result.stderr
    wheels = set(re.findall(r"([\w.]+)-[\w.]+-[\w.]+-[\w.]+-([\w.]+)\.whl", report.read_text(encoding="utf-8")))
    assert {canonicalize_name(name) for name, _ in wheels} == LIBRARY
    assert {name for name, platform in wheels if platform == "win_amd64"} == {"llvmlite", "numba", "numpy"}
