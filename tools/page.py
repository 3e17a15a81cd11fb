"""Build the page if its sources have changed since the last build: python -m tools.page

`python -m tools.page lint`, `format`, `types` or `tests` checks the sources instead; `reformat` formats them.
"""

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import progress
from tools.environment import ROOT, set_up_lock
from tools.node import Node, NodeError, ensure_installed

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
MESSAGES = ROOT / "src" / "bastide" / "messages"
TARGET = ROOT / "src" / "bastide" / "server" / "page"
STAMP = TARGET / ".stamp"
MODULES_STAMP = MODULES / ".stamp"
MANIFEST = WEB / "package.json"
LOCK = WEB / "package-lock.json"  # exact versions, written by tools.lock
SOURCES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "plugins/**/*",
    "public/**/*",
    "src/**/*",
)

# Caches are in node_modules/.cache, so that a second run only looks at files that have changed.
CHECKS = {
    "lint": ("eslint/bin/eslint.js", "--max-warnings=0", "--cache", f"--cache-location={MODULES}/.cache/eslint/", "."),
    "format": ("prettier/bin/prettier.cjs", "--check", "--log-level=warn", "--cache", "."),
    "reformat": ("prettier/bin/prettier.cjs", "--write", "--log-level=warn", "--cache", "."),
    "types": ("svelte-check/bin/svelte-check", "--tsconfig", "tsconfig.json", "--fail-on-warnings"),
    "tests": ("vitest/vitest.mjs", "run"),
}


class PageError(Exception):
    """The page cannot be built. The text is for the user."""


def build() -> None:
    """Build the page if it is stale. Raises PageError or NodeError."""
    if is_stale():
        with set_up_lock():
            build_if_stale()


def build_if_stale() -> None:
    """Build the page, unless another process has just built it."""
    if not is_stale():
        return
    current = source_hash()
    node = prepare_locked()
    command = (*node.node, str(MODULES / "vite" / "bin" / "vite.js"), "build", str(WEB), "--logLevel", "warn")
    run("Building the page", command, "The page could not be built; see above.")
    STAMP.write_text(current, encoding="utf-8")


def is_stale() -> bool:
    try:
        return STAMP.read_text(encoding="utf-8") != source_hash()
    except FileNotFoundError:  # never built, or another process is building it
        return True


def source_hash() -> str:
    """Return a hash of the names and contents of the page's sources."""
    return hash_of(sorted(sources()))


def sources() -> Iterator[Path]:
    for pattern in SOURCES:
        yield from (file for file in WEB.glob(pattern) if file.is_file())
    yield from MESSAGES.glob("*/*.ftl")
    yield from ROOT.glob("LICENSE")
    yield from ROOT.glob("licenses/**/*.txt")


def hash_of(files: list[Path]) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file.relative_to(ROOT).as_posix()} {len(content)}\n".encode() + content)
    return whole.hexdigest()


def prepare() -> Node:
    """Return Node, with all npm packages installed. Parts of a test run that start at the same time take turns."""
    with set_up_lock():
        return prepare_locked()


def prepare_locked() -> Node:
    node = ensure_installed()
    install(node)
    return node


def install(node: Node) -> None:
    """Install the npm packages, in exactly the locked versions, if those have changed."""
    current = hash_of([MANIFEST, LOCK])
    if MODULES_STAMP.exists() and MODULES_STAMP.read_text(encoding="utf-8") == current:
        return
    command = (*node.npm, "ci", "--prefix", str(WEB), "--ignore-scripts", "--no-progress")
    run("Installing npm packages", command, "npm could not install its packages; see above.")
    MODULES_STAMP.write_text(current, encoding="utf-8")


def run(doing: str, command: tuple[str, ...], failure: str) -> None:
    result = progress.run(doing, command)
    if result.status:
        raise PageError(f"{result.output}{failure}")


def check(name: str) -> int:
    """Run a check of the page's sources, or format them, and return the status."""
    node = prepare()
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
