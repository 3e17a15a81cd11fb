"""Builds the page of the browser when it is stale: when what it is made from is not what it was made from.

As a program it builds it too; `python -m tools.page types` and `tests` check the page's types and run its tests.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import progress
from tools.environment import ROOT
from tools.node import Node, NodeError, provide

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MESSAGES = ROOT / "src" / "bastide" / "messages"
TARGET = ROOT / "src" / "bastide" / "server" / "page"
STAMP = TARGET / ".stamp"
MODULES_STAMP = MODULES / ".stamp"
MANIFEST = WEB / "package.json"
SOURCES = ("index.html", "package.json", "vite.config.ts", "plugins/**/*", "src/**/*")

CHECKS = {
    "types": ("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
    "tests": ("vitest/vitest.mjs", "run"),
}


class PageError(Exception):
    """The page cannot be built; the text tells a person why."""


def build() -> None:
    """Build the page if it is stale. Raises PageError or NodeError."""
    if not is_stale():
        return
    wanted = stamp()
    node = provide()
    install(node)
    command = (*node.node, str(MODULES / "vite" / "bin" / "vite.js"), "build", str(WEB), "--logLevel", "warn")
    run("Building the page", command, "The page could not be built; the reason stands above.")
    STAMP.write_text(wanted, encoding="utf-8")


def is_stale() -> bool:
    return not STAMP.exists() or STAMP.read_text(encoding="utf-8") != stamp()


def stamp() -> str:
    """A hash of the names and contents of all that the page is made from."""
    return hash_of(sorted(sources()))


def sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (file for file in WEB.glob(pattern) if file.is_file())
    yield from MESSAGES.glob("*/*.ftl")


def hash_of(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def install(node: Node) -> None:
    """Fetch what the page is built with, if that has changed."""
    wanted = hash_of([MANIFEST])
    if MODULES_STAMP.exists() and MODULES_STAMP.read_text(encoding="utf-8") == wanted:
        return
    command = (*node.npm, "install", "--prefix", str(WEB), "--ignore-scripts", "--no-progress")
    run("Fetching what the page is built with", command, "npm could not fetch it; the reason stands above.")
    MODULES_STAMP.write_text(wanted, encoding="utf-8")


def run(doing: str, command: tuple[str, ...], trouble: str) -> None:
    ended = progress.run(doing, command)
    if ended.status:
        raise PageError(f"{ended.output}{trouble}")


def check(name: str) -> int:
    """Run a check of the page's sources and return its status."""
    node = provide()
    install(node)
    script, *arguments = CHECKS[name]
    return subprocess.run((*node.node, str(MODULES / script), *arguments), cwd=WEB, check=False).returncode


def main(arguments: list[str]) -> int:
    try:
        if arguments:
            return check(arguments[0])
        build()
    except (PageError, NodeError) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
