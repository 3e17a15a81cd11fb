"""Compare the first load of the home page and of a game with that of a commit, in alternating rounds.

    python -m benchmarks.first_load [--commit HEAD] [--rounds 5]

The page of the commit is built in a temporary folder. Two servers of the working tree, one for each page, serve it to
Chromium with an empty cache. The script measures the time until the page is usable (the start button, or the board, is
there), and the scripts and styles fetched until then, in compressed kilobytes. Build the page of the working tree first
(`python -m tools.page`). The server must still understand the protocol of the commit's page.
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

from benchmarks.board_frames import request_json
from benchmarks.compare_commits import unpack
from benchmarks.server_load import SOURCE, running_server
from tools import browser, node, page

PAGE = "src/bastide/server/page"
SEATS = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
# Selectors: a page is usable once its element exists.
USABLE_ELEMENTS = {"home": ".dock button.main", "table": "canvas"}

# Waits for the usable element, and returns the time and the scripts and styles fetched until then.
UNTIL_USABLE = """
(selector) => new Promise((done) => {
  const look = () => {
    if (!document.querySelector(selector)) return requestAnimationFrame(look);
    const time = performance.now();
    const parts = performance.getEntriesByType("resource").filter(({ name }) => /[.](js|css)$/.test(name));
    done({ time, size: parts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0), count: parts.length });
  };
  look();
})
"""

# Waits until all images of the page are decoded, so that drawing is finished.
UNTIL_QUIET = "() => Promise.all([...document.images].map((image) => image.decode().catch(() => {})))"


class PageLoad(NamedTuple):
    """The time until a page was usable, and the scripts and styles fetched until then."""

    milliseconds: float
    kilobytes: float
    files: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--commit", default="HEAD", help="commit to compare with")
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
    """Build the page of a source tree with the packages of the working tree."""
    (tree / "web" / "node_modules").symlink_to(page.MODULES)
    program = str(page.MODULES / "vite" / "bin" / "vite.js")
    command = (*node.ensure_installed().node, program, "build", str(tree / "web"), "--logLevel", "error")
    subprocess.run(command, check=True)


def compare(folder: Path, rounds: int) -> None:
    with (
        running_server(folder / "games then", folder / "src") as (old, _),
        running_server(folder / "games now", SOURCE) as (new, _),
        sync_playwright() as play,
    ):
        chromium = play.chromium.launch(executable_path=browser.path(), args=["--disable-gpu"])
        addresses = {"then": pages_of(old), "now": pages_of(new)}
        for name, selector in USABLE_ELEMENTS.items():
            for pages in addresses.values():
                load(chromium, pages[name], selector)  # fills the caches of the server
            loads: dict[str, list[PageLoad]] = {when: [] for when in addresses}
            for _ in range(rounds):
                for when, pages in addresses.items():
                    loads[when].append(load(chromium, pages[name], selector))
            print_loads(name, loads)
        chromium.close()


def pages_of(address: str) -> dict[str, str]:
    """Create a game, and return the addresses of both pages."""
    created = request_json(f"{address}/api/games", body={"edition": "modern", "seats": SEATS, "aids": [], "first": 0})
    return {"home": address, "table": f"{address}/game/{created['game']}#seat={created['seats'][0]}"}


def load(chromium: Browser, address: str, selector: str) -> PageLoad:
    """Open a page with an empty cache."""
    context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en")
    tab = context.new_page()
    tab.goto(address, wait_until="commit")
    found: dict[str, Any] = tab.evaluate(UNTIL_USABLE, selector)
    tab.evaluate(UNTIL_QUIET)
    context.close()
    return PageLoad(found["time"], found["size"] / 1000, found["count"])


def print_loads(name: str, loads: dict[str, list[PageLoad]]) -> None:
    for when, measured in loads.items():
        print(f"{name} {when}: {load_statistics(measured)}")
    ratios = [now.milliseconds / then.milliseconds for then, now in zip(*loads.values(), strict=True)]
    print(f"{name} now to then: {statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})", flush=True)


def load_statistics(loads: list[PageLoad]) -> str:
    times = [each.milliseconds for each in loads]
    spread = f"{statistics.median(times):.0f} ms ({min(times):.0f} to {max(times):.0f})"
    return f"{spread}, {loads[-1].kilobytes:.1f} kB of scripts and styles in {loads[-1].files} files"


if __name__ == "__main__":
    main()
