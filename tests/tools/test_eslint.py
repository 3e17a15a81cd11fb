"""ESLint reports imports from higher layers of the page, static and dynamic."""

import json
import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from tools.page import MODULES, WEB, prepare

Lint = Callable[[str, str], list[str]]


@pytest.fixture(scope="module")
def lint() -> Lint:
    """Return a function that checks the text of a file and returns the broken rules."""
    node = prepare().node

    def run(name: str, text: str) -> list[str]:
        options = ("--stdin", "--stdin-filename", name, "--format=json")
        command = (*node, str(MODULES / "eslint/bin/eslint.js"), *options)
        result = subprocess.run(command, cwd=WEB, input=text, capture_output=True, text=True, check=False)
        (file,) = json.loads(result.stdout)
        return [message["ruleId"] for message in file["messages"]]

    return run


@pytest.mark.parametrize(("name", "up"), [("board/x.ts", ".."), ("game/hand/X.svelte", "../..")])
def test_import_from_higher_layer_is_reported(lint: Lint, name: str, up: str) -> None:
    lines = (f'import {{ a }} from "{up}/home/a";', f'console.log(a, () => import("{up}/replay/ReplayPage.svelte"));')
    assert lint(f"src/{name}", as_source(name, *lines)) == ["no-restricted-imports", "no-restricted-syntax"]


@pytest.mark.parametrize(("name", "path"), [("board/x.ts", "../state/a"), ("pages.ts", "./home/HomePage.svelte")])
def test_import_from_lower_layer_is_allowed(lint: Lint, name: str, path: str) -> None:
    lines = (f'import {{ a }} from "{path}";', f'console.log(a, () => import("{path}"));')
    assert lint(f"src/{name}", as_source(name, *lines)) == []


def test_every_folder_has_a_layer() -> None:
    config = (WEB / "eslint.config.js").read_text(encoding="utf-8")
    layers = config.partition("LAYERS = [")[2].partition("];")[0]
    folders = {file.relative_to(WEB / "src").parts[0] for file in (WEB / "src").glob("*/**/*.*") if is_source(file)}
    assert sorted(re.findall(r'"(\w+)"', layers)) == sorted(folders)


def is_source(file: Path) -> bool:
    return file.suffix in (".ts", ".svelte")


def as_source(name: str, *lines: str) -> str:
    """Return the lines as the text of a file: in a component, as its script."""
    if name.endswith(".svelte"):
        lines = ('<script lang="ts">', *lines, "</script>")
    return "\n".join([*lines, ""])
