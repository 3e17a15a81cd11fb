"""The tile that is tried: in its cell, with free neighbours, discs for pieces, and few clicks."""

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from bastide import Game
from bastide.errors import BastideError
from bastide.players import choice_of, player
from bastide.tiles import edition
from tests.browser.helpers.browser_player import BrowserPlayer
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.waiting import wait_for

pytestmark = pytest.mark.browser
ScreenSettings = dict[str, Any]
LAPTOP: ScreenSettings = {"viewport": {"width": 1366, "height": 768}}
SCREENS: dict[str, ScreenSettings] = {
    "laptop": LAPTOP,
    "portrait": PHONE,
    "short portrait": {**PHONE, "viewport": {"width": 390, "height": 664}},
    "landscape": {**PHONE, "viewport": {"width": 844, "height": 390}},
    "low landscape": {**PHONE, "viewport": {"width": 844, "height": 340}},
}
EARLY, LATE = 6, 60  # turns
LEAST_SEEN = 0.75  # share of each neighbour that is in view, where a low screen does not have room for all
LEAST_DISTANCE = 29  # pixels between the centres of discs, which are 28 wide
EDGES = (lambda cell: -cell[0], lambda cell: cell[0], lambda cell: -cell[1], lambda cell: cell[1])

# Returns what covers the eight neighbours of the tried tile, and the least share of one that is in view. Buttons of the
# tile may lie on empty cells. `laid` are the cells with tiles, as "x,y".
AROUND_TILE = """(tried, laid) => {
    const tile = tried.getBoundingClientRect();
    const board = tried.closest("[data-board]");
    const view = board.getBoundingClientRect();
    const size = tile.width;
    const [cellX, cellY] = tried.dataset.cell.split(",").map(Number);
    const isInside = (box, x, y) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const labels = [...document.querySelectorAll("[data-label]")]
        .filter(label => getComputedStyle(label).visibility !== "hidden")
        .map(label => label.getBoundingClientRect());
    const faults = [];
    let leastSeen = 1;
    for (const right of [-1, 0, 1]) for (const down of [-1, 0, 1]) {
        if (!right && !down) continue;
        const isEmpty = !laid.includes(`${cellX + right},${cellY + down}`);
        const [left, top] = [tile.left + right * size, tile.top + down * size];
        const across = Math.min(left + size, view.right) - Math.max(left, view.left);
        const along = Math.min(top + size, view.bottom) - Math.max(top, view.top);
        leastSeen = Math.min(leastSeen, Math.max(0, across) * Math.max(0, along) / size ** 2);
        for (let i = 1; i < 8; i += 1) for (let j = 1; j < 8; j += 1) {
            const [x, y] = [left + i * size / 8, top + j * size / 8];
            if (!isInside(view, x, y)) continue;
            const found = document.elementFromPoint(x, y);
            const isHandle = found?.closest("[data-handles]") && isEmpty;
            const isFree = board.contains(found) && (isHandle || !found.closest("[data-controls]"));
            if (!isFree || labels.some(label => isInside(label, x, y)))
                faults.push(`${right},${down}: ${found?.closest("[class]")?.className ?? found?.tagName}`);
        }
    }
    return { faults: [...new Set(faults)], leastSeen };
}"""
ARE_APART = """(tile, distance) => {
    const box = tile.getBoundingClientRect();
    const centres = [...document.querySelectorAll("[data-disc]")].map(disc => {
        const {left, top, width, height} = disc.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    });
    const isOnTile = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
    const isFar = ([x, y], [otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= distance;
    return centres.every(isOnTile)
        && centres.every((one, index) => centres.slice(index + 1).every(other => isFar(one, other)));
}"""


@cache
def position_at(turn: int) -> str:
    """Return the position of a game between greedy players after some turns, in one line."""
    game, greedy = Game("modern", players=2, seed=7, first=0), player("greedy", seed=1)
    for _ in range(turn):
        game.push(choice_of(greedy, game))
    return game.position_line()


@cache
def position_with(name: str, tile: str) -> str:
    """Return a position in which seat 0 has a tile in hand: at the start or, for a bonus tile, after a gold forest."""
    greedy = player("greedy", seed=1)
    for seed in range(100):
        game = Game(name, players=2, seed=seed, first=0)
        while not game.is_over:
            if game.player == 0 and (held := hold(game, tile)):
                return held.position_line()
            game.push(choice_of(greedy, game))
    raise AssertionError(f"no position for {tile}")


def hold(game: Game, tile: str) -> Game | None:
    """Return the position with another tile in the hand of seat 0, if it is possible."""
    text = re.sub("hands: .*", f"hands: {tile} -", game.text())
    try:
        return Game.parse("\n".join(line for line in text.splitlines() if not line.startswith("bag")))
    except BastideError:
        return None


def open_position(
    browsers: Browsers, server: LiveServer, position: str, screen: ScreenSettings
) -> tuple[BrowserPlayer, LiveGame]:
    """Start a game at a position, and open it as the player to move."""
    game = server.game("Ann", "Bob", edition=Game.parse(position).edition.name, position=position)
    ann = browsers.player("turn", **screen).open(game.link_to_mover())
    ann.wait_for_board()
    expect(ann.cells.first).to_be_attached()
    return ann, game


def try_cell(ann: BrowserPlayer, cell: Locator) -> None:
    """Lay the tile on a cell, even if it is out of view, and wait for the camera."""
    cell.dispatch_event("click")
    ann.wait_for_tile()


def cell_of(button: Locator) -> tuple[int, int]:
    x, y = (button.get_attribute("data-cell") or "").split(",")
    return int(x), int(y)


@pytest.mark.parametrize("turn", [EARLY, LATE])
@pytest.mark.parametrize("screen", SCREENS)
def test_neighbours_of_the_tried_tile_are_free(browsers: Browsers, server: LiveServer, screen: str, turn: int) -> None:
    ann, game = open_position(browsers, server, position_at(turn), SCREENS[screen])
    laid = [f"{tile['x']},{tile['y']}" for tile in game.state()["board"]]
    cells = {cell_of(button): button for button in ann.cells.all()}
    middle = min(cells, key=lambda cell: abs(cell[0]) + abs(cell[1]))
    for cell in dict.fromkeys([middle, *(max(cells, key=edge) for edge in EDGES)]):
        try_cell(ann, ann.page.locator(f"[data-cell='{cell[0]},{cell[1]}']"))
        around = ann.tile.evaluate(AROUND_TILE, laid)
        assert around["faults"] == [], cell
        assert around["leastSeen"] >= LEAST_SEEN, cell


@pytest.mark.parametrize("screen", ["laptop", "portrait", "low landscape"])
@pytest.mark.parametrize(
    ("name", "tile", "choices"), [("modern", "X", 8), ("modern", "L", 7), ("hunters", "79", 9), ("hunters", "86", 9)]
)
def test_crowded_tile_in_every_rotation(
    browsers: Browsers, server: LiveServer, name: str, tile: str, choices: int, screen: str
) -> None:
    ann, _ = open_position(browsers, server, position_with(name, tile), SCREENS[screen])
    for cell in ann.cells.all()[:2]:
        try_cell(ann, cell)
        for _ in range(4):
            expect(ann.hand.locator(".place")).to_have_count(choices + 1)  # with "No follower"
            wait_for(ann.tile, ARE_APART, LEAST_DISTANCE)
            choose_each(ann, ann.places.count() - 1)
            ann.page.keyboard.press("e")
            ann.wait_for_tile()


def choose_each(ann: BrowserPlayer, count: int) -> None:
    """Choose every place by its key, then none. The chosen one is always in view."""
    chosen = ann.hand.locator("label:has(:checked)")
    for key in [*"123456789abcd"[:count], "0"]:
        ann.page.keyboard.press(key)
        index = "123456789abcd0".index(key) if key != "0" else count
        expect(ann.places.nth(index)).to_be_checked()
        expect(chosen).to_be_in_viewport(ratio=0.9)


def test_fisher_and_hut_share_a_disc(browsers: Browsers, server: LiveServer) -> None:
    ann, game = open_position(browsers, server, position_with("hunters", river_tile()), LAPTOP)
    try_cell(ann, ann.cells.first)
    shared = ann.page.locator("[data-disc]:has(.more)").first
    for role in ("Fisher", "Hut", "Fisher"):
        shared.click()
        expect(ann.hand.locator("label:has(:checked)")).to_contain_text(role)
    assert game.moves() == []


def river_tile() -> str:
    """Return a tile with a river and no lake: a fisher and a hut have the same spot there."""
    for tile in edition("hunters").tiles:
        kinds = [segment.kind.name for segment in tile.segments]
        if kinds.count("river") == 1 and "lake" not in kinds and not tile.is_bonus:
            return tile.name
    raise AssertionError("every river has a lake")


# Clicks


def test_two_clicks_lay_a_tile(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("two clicks").open(game.link(0))
    ann.cells.first.click()
    ann.wait_for_tile()
    ann.handles.locator(".place").click()
    ann.wait_until_placed()
    assert " " not in game.moves()[0]


def test_three_clicks_lay_a_tile_with_a_follower(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("three clicks").open(game.link(0))
    ann.cells.first.click()
    ann.wait_for_tile()
    ann.discs.first.click()
    ann.discs.first.click()
    ann.wait_until_placed()
    assert " " in game.moves()[0]


def test_place_at_once_saves_a_click(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("at once")
    ann.page.add_init_script('localStorage.setItem("bastide.placing", "at-once")')
    ann.open(game.link(0))
    ann.cells.first.click()
    ann.wait_for_tile()
    ann.discs.first.click()
    ann.wait_until_placed()
    assert " " in game.moves()[0]


@pytest.mark.parametrize("screen", ["laptop", "portrait"])
def test_double_click_on_a_cell_lays_the_tile_there(browsers: Browsers, server: LiveServer, screen: str) -> None:
    game = server.game("Ann", "Bob", position=position_at(LATE))
    settings = {**SCREENS[screen], "reduced_motion": "no-preference"}
    ann = browsers.player("double click", **settings).open(game.link_to_mover())
    ann.wait_for_board()
    cell = ann.page.locator("[data-cell]:not([data-tried])").first
    x, y = cell_of(cell)
    cell.evaluate(TWICE)
    expect(ann.page.get_by_role("region", name="’s turn").first).to_be_visible()
    assert game.moves()[-1].split("@")[1].startswith(f"{x},{y}>")


# Clicks a cell, and at once again at the same point of the board, where the camera may have moved another cell.
TWICE = """cell => {
    for (const target of [cell, document.querySelector("[data-board]")])
        target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
}"""


def test_early_press_of_place_is_ignored(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("early press").open(game.link(0))
    expect(ann.cells.first).to_be_visible()
    ann.page.evaluate(PRESS_AT_ONCE)
    ann.wait_for_tile()
    expect(ann.back_button).to_be_visible()
    assert game.moves() == []


# Tries a cell, and presses Place in the moment when it appears.
PRESS_AT_ONCE = """() => new Promise(resolve => {
    new MutationObserver((_, observer) => {
        const place = document.querySelector("[data-place]");
        if (!place) return;
        observer.disconnect();
        resolve(place.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 })));
    }).observe(document.body, { childList: true, subtree: true });
    document.querySelector("[data-cell]").click();
})"""


def test_slow_press_of_place_counts(browsers: Browsers, server: LiveServer) -> None:
    """A pressed button sinks by a pixel, which is not a movement."""
    game = server.game("Ann", "Bob")
    ann = browsers.player("slow press").open(game.link(0))
    ann.cells.first.click()
    ann.wait_for_tile()
    ann.place_button.click(delay=200)
    ann.wait_until_placed()
    assert len(game.moves()) == 1


def test_only_no_follower_deselects(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("deselects").open(server.game("Ann", "Bob").link(0))
    ann.cells.first.click()
    ann.wait_for_tile()
    ann.discs.first.click()
    expect(ann.places.first).to_be_checked()
    ann.hand.get_by_text("No follower").click()
    expect(ann.places.last).to_be_checked()
    expect(ann.tile).to_be_visible()


# The board answers


def test_pointing_at_a_place_highlights_its_feature(browsers: Browsers, server: LiveServer) -> None:
    ann, _ = open_position(browsers, server, position_at(EARLY), LAPTOP)
    try_cell(ann, ann.cells.first)
    ann.hand.locator("label.place").first.hover()
    expect(ann.page.locator("[data-highlight]")).not_to_have_count(0)
    expect(ann.hand.get_by_role("heading", name=re.compile("Knight|Robber|Farmer|Monk"))).to_be_visible()


def test_purist_gets_no_discs(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("purist").open(server.game("Ann", "Bob", preset="purist").link(0))
    ann.cells.first.click()
    ann.wait_for_tile()
    expect(ann.discs).to_have_count(0)
    expect(ann.handles).to_be_visible()
    expect(ann.places.first).to_be_attached()


def test_player_without_followers_is_told_so(browsers: Browsers, server: LiveServer) -> None:
    ann, _ = open_position(browsers, server, without_followers(), LAPTOP)
    try_cell(ann, ann.cells.first)
    expect(ann.hand.get_by_text("You have no followers left.")).to_be_visible()
    expect(ann.discs).to_have_count(0)
    expect(ann.places).to_have_count(0)


@cache
def without_followers() -> str:
    """Return a position in which the player to move has no followers left."""
    greedy = player("greedy", seed=1)
    for seed in range(200):
        game = Game("modern", players=2, seed=seed)
        while not game.is_over:
            if game.supplies[game.player] == 0:
                return game.position_line()
            game.push(choice_of(greedy, game))
    raise AssertionError("every player always has followers")
