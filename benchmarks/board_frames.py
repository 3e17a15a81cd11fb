"""Measure the frame times of a large board in a browser, all on this machine.

    python -m benchmarks.board_frames [--edition winter] [--seconds 5] [--glides 50]

The script plays a game almost to its end, opens it in Chromium without a graphics card at 1280 by 800, and switches on
all layers. Then it pans and zooms the board at every frame, and measures the time between frames. At last it tries the
tile on cells that are far apart, with a piece, so that the camera glides while a feature is highlighted: it measures
the frames of each glide and the time from its end until the tiles are drawn sharply. Build the page first
(`python -m tools.page`). Other programs on the machine distort the results, so the load before the start is printed.
"""

import argparse
import json
import os
import statistics
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright

from benchmarks.server_load import running_server
from tools import browser

WIDTH, HEIGHT = 1280, 800
AIDS = ["legal", "preview", "features", "fields", "dead", "remaining", "fits", "projection", "takeback", "hint"]
SEATS = [{"kind": "here", "name": "Ann"}, {"kind": "computer", "level": "greedy"}]
LOADING = 4000  # milliseconds for images and layers to load
FAST = 50  # milliseconds of a frame that still looks smooth
SHARP = 300  # milliseconds after a glide in which the board should be sharp
PAUSE = 1500  # milliseconds until the board is redrawn sharply

# Moves the board like a pointer, one step per frame, and returns the milliseconds between frames.
MOVING = """
async ([kind, seconds]) => {
  const board = document.querySelector("canvas").closest("[role=group]");
  const { left, top, width, height } = board.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  board.setPointerCapture = () => {};  // synthetic events have no pointer to capture
  const hand = (type, right, down) =>
    board.dispatchEvent(new PointerEvent(type, { pointerId: 1, clientX: x + right, clientY: y + down, bubbles: true }));
  const steps = {
    pan: (time) => hand("pointermove", 300 * Math.sin(2.2 * time), 200 * Math.sin(3.1 * time)),
    zoom: (time) => board.dispatchEvent(new WheelEvent("wheel", {
      deltaY: Math.sin(1.7 * time) > 0 ? -14 : 14, clientX: x + 40, clientY: y - 30, bubbles: true, cancelable: true,
    })),
  };
  hand("pointerdown", 0, 0);
  const frames = [];
  await new Promise((done) => {
    const begin = performance.now();
    const frame = (now) => {
      frames.push(now);
      if (now - begin > 1000 * seconds) return done();
      steps[kind]((now - begin) / 1000);
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  hand("pointerup", 0, 0);
  return frames.slice(1).map((now, index) => now - frames[index]);
}
"""

# Tries the tile on cells, alternately near the whole board and far from the cell before, with a piece on its first
# place. Returns for each glide the milliseconds between frames, those from the last movement until the tiles are sharp,
# and whether a feature was highlighted.
GLIDING = """
async (count) => {
  const QUIET = 450;  // milliseconds without a movement or a drawn tile
  const world = document.querySelector("canvas").parentElement;
  const frame = () => new Promise(requestAnimationFrame);
  let moved = 0, drawn = 0;
  new MutationObserver(() => (moved = performance.now())).observe(world, { attributeFilter: ["style"] });
  const context = CanvasRenderingContext2D.prototype;
  const draw = context.drawImage;
  context.drawImage = function (...tile) { drawn = performance.now(); return draw.apply(this, tile); };
  const press = (key) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const settle = async () => {
    const frames = [await frame()];
    let sharp = 0;
    const began = performance.now();
    while (performance.now() - Math.max(began, moved, drawn) < QUIET) {
      frames.push(await frame());
      if (sharp < drawn) sharp = performance.now();  // the frame after the last drawn tile
    }
    return { frames, sharp };
  };
  const glide = async (cell) => {
    await frame();
    document.querySelector(`[data-cell="${cell}"]`).click();
    press("1");
    const { frames, sharp } = await settle();
    const last = frames.findIndex((now) => now > moved) + 1;
    const times = frames.slice(1, last + 1).map((now, index) => now - frames[index]);
    const isHighlighted = !!world.querySelector("[data-highlight]");
    return { frames: times, sharp: Math.max(0, sharp - moved), isHighlighted };
  };
  const cells = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.dataset.cell);
  const diagonal = (cell) => cell.split(",").reduce((sum, part) => sum + Number(part), 0);
  cells.sort((one, other) => diagonal(one) - diagonal(other));
  const pairs = cells.slice(0, cells.length / 2).map((cell, index) => [cell, cells.at(-1 - index)]);
  const glides = [];
  press("f");
  await settle();
  for (let round = 0; glides.length < count; round += 1) {
    for (const cell of pairs[round % Math.min(pairs.length, 5)]) glides.push(await glide(cell));
    press("Escape");
    press("Escape");
    await settle();
  }
  context.drawImage = draw;
  return glides;
}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", default="winter", help="edition; winter has the most tiles")
    parser.add_argument("--seconds", type=float, default=5, help="duration of each movement")
    parser.add_argument("--glides", type=int, default=50, help="number of glides to a tried tile")
    options = parser.parse_args()
    print("load before:", *(f"{load:.1f}" for load in os.getloadavg()), f"on {os.cpu_count()} cores")
    with (
        tempfile.TemporaryDirectory() as folder,
        running_server(Path(folder)) as (address, _),
        sync_playwright() as play,
    ):
        link, tiles = play_long_game(address, options.edition)
        chromium = play.chromium.launch(executable_path=browser.path(), args=["--disable-gpu"])
        page = chromium.new_page(viewport={"width": WIDTH, "height": HEIGHT}, service_workers="block")
        open_with_layers(page, link)
        print(f"{tiles} tiles, {WIDTH} x {HEIGHT}")
        for kind in ("pan", "zoom"):
            print(f"{kind}: {frame_statistics(page.evaluate(MOVING, [kind, options.seconds]))}")
            page.wait_for_timeout(PAUSE)
        print(f"glides: {glide_statistics(page.evaluate(GLIDING, options.glides))}")
        chromium.close()


def frame_statistics(frames: list[float]) -> str:
    """Summarise the times between frames, in milliseconds."""
    ordered = sorted(frames)
    slow = ordered[int(len(ordered) * 0.95)]
    fast = sum(frame <= FAST for frame in frames) / len(frames)
    median, mean = 1000 / statistics.median(frames), 1000 / statistics.mean(frames)
    rates = f"median {median:.0f}, mean {mean:.0f} frames per second"
    return f"{rates}; 95 % within {slow:.0f} ms, {fast:.1%} within {FAST} ms, all within {ordered[-1]:.0f} ms"


def glide_statistics(glides: list[dict[str, Any]]) -> str:
    """Summarise the frames of all glides, and the milliseconds until the board was sharp."""
    sharp = sorted(glide["sharp"] for glide in glides)
    highlighted = sum(glide["isHighlighted"] for glide in glides)
    frames = frame_statistics([frame for glide in glides for frame in glide["frames"]])
    late = sum(delay > SHARP for delay in sharp)
    delays = (
        f"sharp after {statistics.median(sharp):.0f} ms (median), at most {sharp[-1]:.0f} ms, {late} after {SHARP} ms"
    )
    return f"{len(glides)}, {highlighted} with a highlighted feature; {frames}; {delays}"


def play_long_game(address: str, edition: str) -> tuple[str, int]:
    """Play a game up to its last move, and return its link and the number of tiles on the board."""
    setup = {"edition": edition, "seats": SEATS, "aids": AIDS, "first": 0}
    created = request_json(f"{address}/api/games", body=setup)
    token = created["seats"][0]
    game = f"{address}/api/games/{created['game']}"
    while (state := wait_for_turn(game, token))["facts"]["tiles_left"] > 0:
        facts, choice = state["facts"], state["facts"]["choices"][0]
        move = f"{facts['hand']}@{choice['x']},{choice['y']}>{choice['rotation'] * 90}"
        command = {"do": "move", "version": facts["version"], "seat": 0, "move": move}
        request_json(f"{game}/commands", token, command)
    return f"{address}/game/{created['game']}#seat={token}", len(state["board"])


def wait_for_turn(game: str, token: str) -> dict[str, Any]:
    """Return the state of a game once the first seat is to move, or the game is over."""
    while True:
        state: dict[str, Any] = request_json(game, token)
        if state["facts"]["choices"] or state["facts"]["phase"] == "over":
            return state
        time.sleep(0.02)


def request_json(address: str, token: str | None = None, body: dict[str, Any] | None = None) -> Any:
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
    data = json.dumps(body).encode() if body else None
    with urllib.request.urlopen(urllib.request.Request(address, data, headers)) as response:
        return json.load(response)


def open_with_layers(page: Page, link: str) -> None:
    page.goto(link)
    page.wait_for_selector("canvas")
    for button in page.locator(".layers button:not([aria-disabled=true])").all():
        button.click()
    page.wait_for_timeout(LOADING)


if __name__ == "__main__":
    main()
