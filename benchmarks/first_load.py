"""Measures what a browser loads before the first page, or a table, can be used, against that of a commit, in turns.

    python -m benchmarks.first_load [--commit HEAD] [--rounds 5]

The page of the commit is built in a temporary folder. Two servers of the working tree, one with each page, show it to a
Chromium that has nothing in its cache. What is measured are the scripts and styles that it has fetched until the
button that begins a game, or the board, is there, in kilobytes as they are sent, and how long that took. Build the page
of the working tree first (`python -m tools.page`). Programs of the commit's protocol must still be understood.
"""

import argparse
import os
import shutil
import statistics
import subprocess
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from benchmarks.board_frames import answer
from benchmarks.compare_commits import unpack
from benchmarks.server_load import SOURCE, running_server
from tools import browser, node, page

PAGE = "src/bastide/server/page"
SEATS = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
AWAITED = {"home": ".dock button.main", "table": "canvas"}  # what can be used then

# Waits for what can be used, and tells when it came and what was fetched until then.
UNTIL_USABLE = """
(awaited) => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(awaited)) return requestAnimationFrame(look);
    const time = performance.now();
    const parts = performance.getEntriesByType("resource").filter(({ name }) => /[.](js|css)$/.test(name));
    done({ time, size: parts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), count: parts.length });
  };
  look();
})
"""

# Waits until all pictures of the page have come: nothing is drawn any more then.
UNTIL_QUIET = "() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))"


class Load(NamedTuple):
    """How long it took until a page could be used, in milliseconds, and what was fetched until then."""

    milliseconds: float
    kilobytes: float
    files: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD", help="what to compare with")
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    print("load before:", *(f"{load:.1f}" for load in os.getloadavg()), f"on {os.cpu_count()} cores", flush=True)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        unpack(options.commit, folder / "then", "src/bastide/messages", "web")
        build_page(folder / "then")
        shutil.copytree(SOURCE, folder / "src", ignore=shutil.ignore_patterns("page"))
        shutil.copytree(folder / "then" / PAGE, folder / PAGE)
        compare(folder, options.rounds)


def build_page(tree: Path) -> None:
    """Build the page of a tree, with the packages of the working tree."""
    (tree / "web" / "node_modules").symlink_to(page.MODULES)
    program = str(page.MODULES / "vite" / "bin" / "vite.js")
    command = (*node.provide().node, program, "build", str(tree / "web"), "--logLevel", "error")
    subprocess.run(command, check=True)


def compare(folder: Path, rounds: int) -> None:
    with (
        running_server(folder / "games then", folder / "src") as (old, _),
        running_server(folder / "games now", SOURCE) as (new, _),
        sync_playwright() as play,
    ):
        chromium = play.chromium.launch(executable_path=browser.path(), args=["--disable-gpu"])
        addresses = {"then": pages_of(old), "now": pages_of(new)}
        for name, awaited in AWAITED.items():
            for pages in addresses.values():
                load(chromium, pages[name], awaited)  # what is drawn for the first time is no part of it
            loads: dict[str, list[Load]] = {when: [] for when in addresses}
            for _ in range(rounds):
                for when, pages in addresses.items():
                    loads[when].append(load(chromium, pages[name], awaited))
            tell(name, loads)
        chromium.close()


def pages_of(address: str) -> dict[str, str]:
    """Where the pages of a server are; a table is made for it, for which it must be ready."""
    created = answer(f"{address}/api/games", body={"edition": "modern", "seats": SEATS, "aids": [], "first": 0})
    return {"home": address, "table": f"{address}/game/{created['game']}#seat={created['seats'][0]}"}


def load(chromium: Browser, address: str, awaited: str) -> Load:
    """Open a page in a browser that has never seen it."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    opened = context.new_page()
    opened.goto(address, wait_until="commit")
    found: dict[str, Any] = opened.evaluate(UNTIL_USABLE, awaited)
    opened.evaluate(UNTIL_QUIET)
    context.close()
    return Load(found["time"], found["size"] / 1000, found["count"])


def tell(name: str, loads: dict[str, list[Load]]) -> None:
    for when, measured in loads.items():
        print(f"{name} {when}: {told(measured)}")
    ratios = [now.milliseconds / then.milliseconds for then, now in zip(*loads.values(), strict=True)]
    print(f"{name} now to then: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})", flush=True)


def told(loads: list[Load]) -> str:
    times = [each.milliseconds for each in loads]
    spread = f"{statistics.median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})"
    return f"{spread}, {loads[-1].kilobytes:.1f} kB of scripts and styles in {loads[-1].files} files"


if __name__ == "__main__":
    main()
