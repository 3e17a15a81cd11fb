"""Take screenshots of the page: .venv/bin/python -m docs.pictures.screens [home] [game] [turn] ...

It needs Chromium, and Pillow to compress the screenshots, which is not a dependency of the project.
"""

import io
import random
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from bastide import Game
from bastide.players import choice_of, player
from tests.browser.helpers.browser_player import BrowserPlayer
from tests.browser.helpers.browsers import DESKTOP, PHONE
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.server.helpers.servers import live_server
from tools import browser

FOLDER = Path(__file__).resolve().parent
SEED = 3
TURNS = 33
HOME_GAMES = 3  # of all games, those on the home page
JOIN_SEED, JOIN_TURNS, JOIN_CELL = 3, 48, "-4,-1"  # a game, its turns, and the cell where cities are joined
COLOURS = 256
MOST_BYTES = 300_000
TIMEOUT = 60_000  # milliseconds, because tiles are drawn for the first time
REVIEW_TIMEOUT = 600_000  # milliseconds for the review of a whole game
POLL, QUIET_POLLS = 500, 4  # milliseconds between two polls; consecutive polls without requests
SCREENS: Mapping[str, dict[str, Any]] = {
    "wide": {**DESKTOP, "viewport": {"width": 1366, "height": 768}},
    "narrow": {**DESKTOP, **PHONE},
    "landscape": {**DESKTOP, **PHONE, "viewport": {"width": 844, "height": 390}},
}
THEMES = ("light", "dark")


class Games(NamedTuple):
    """The games of all screenshots: one in the middle, one at its end, one just begun, one with a tile that joins."""

    going: LiveGame
    ended: LiveGame
    begun: LiveGame
    joining: LiveGame

    @property
    def replay_path(self) -> str:
        """Path of a turn of the finished game."""
        return f"/replay/{self.ended.name}?turn={TURNS}#watch={self.ended.watch}"


def games_at(host: LiveServer) -> Games:
    return Games(
        host.game("Ann", "Bob", "Cid").play(TURNS),
        host.game("Ann", "Bob", "Cid", edition="winter").play(),
        host.game("Ann", "Dan", edition="hunters").play(10),
        host.game("Ann", "Bob", position=joining_position()),
    )


def joining_position() -> str:
    """Return a position in which the tile in hand can join cities of both players."""
    game, greedy = Game("modern", players=2, seed=JOIN_SEED, first=0), player("greedy", seed=1)
    for _ in range(JOIN_TURNS):
        game.push(choice_of(greedy, game))
    return game.position_line()


def home(page: Page, games: Games) -> None:
    """Show the home page of a player in all these games."""
    for game in games:
        page.goto(game.link(0))
        expect(page.get_by_role("heading", level=1)).to_be_attached()
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(HOME_GAMES)


def game(page: Page, games: Games) -> None:
    """Show a turn before the tile is tried."""
    ann = open_turn(page, games.going)
    expect(ann.cells.first).to_be_attached()


def turn(page: Page, games: Games) -> None:
    """Show a tried tile, and the city that it would join."""
    ann = open_turn(page, games.joining)
    page.locator(f"[data-cell='{JOIN_CELL}']").dispatch_event("click")
    expect(ann.tile).to_have_attribute("aria-busy", "false")
    expect(page.locator("[data-highlight]")).to_be_attached()


def open_turn(page: Page, game: LiveGame) -> BrowserPlayer:
    """Open a game as the player to move."""
    ann = BrowserPlayer(page, random.Random(SEED)).open(game.link_to_mover())
    expect(ann.instruction).to_be_visible()
    ann.wait_for_board()
    return ann


def end(page: Page, games: Games) -> None:
    page.goto(games.ended.link(0))
    expect(page.locator(".total")).to_be_visible()


def replay(page: Page, games: Games) -> None:
    """Show a turn of a finished game with its review."""
    page.goto(games.replay_path)
    expect(page.locator("aside .totals")).to_be_visible(timeout=REVIEW_TIMEOUT)


def rules(page: Page, _: Games) -> None:
    """Show a rule with the last step of its example."""
    page.goto("/rules/slovak/cities")
    card = page.locator("[data-example='04-city-of-two']")
    card.scroll_into_view_if_needed()
    card.locator(".steps button").last.click()


def sit_down(page: Page, game: LiveGame) -> None:
    """Let all players but Ann visit their seats, so that they do not show as absent."""
    for seat in range(1, len(game.seats)):
        page.goto(game.link(seat))
        expect(page.get_by_role("region", name="Players")).to_be_visible()


PAGES: Mapping[str, Callable[[Page, Games], None]] = {
    "home": home,
    "game": game,
    "turn": turn,
    "end": end,
    "replay": replay,
    "rules": rules,
}


class PendingRequests:
    """The requests of a page that are under way: tiles are loaded one by one."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.pending: set[Request] = set()
        page.on("request", self.begin)
        page.on("requestfinished", self.end)
        page.on("requestfailed", self.end)

    def begin(self, request: Request) -> None:
        self.pending.add(request)

    def end(self, request: Request) -> None:
        self.pending.discard(request)

    def wait(self) -> None:
        """Wait until there were no requests for a while."""
        quiet = 0
        while quiet < QUIET_POLLS:
            self.page.wait_for_timeout(POLL)
            quiet = 0 if self.pending else quiet + 1


def screens(chromium: Browser, address: str, games: Games, names: list[str]) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each screenshot of some pages."""
    for visited in (games.going, games.joining):
        sit_down(chromium.new_context(base_url=address, **DESKTOP).new_page(), visited)
    for name in names:
        for screen, settings in SCREENS.items():
            for theme in THEMES:
                context = chromium.new_context(base_url=address, **{**settings, "color_scheme": theme})
                context.set_default_timeout(TIMEOUT)
                page = context.new_page()
                requests = PendingRequests(page)
                PAGES[name](page, games)
                requests.wait()
                yield f"page-{name}-{screen}-{theme}", compressed(page.screenshot())
                context.close()


def compressed(picture: bytes) -> bytes:
    """Return a picture with few colours, chosen to preserve rare ones, such as those of the players."""
    file = io.BytesIO()
    with Image.open(io.BytesIO(picture)) as image:
        few = image.convert("RGB").quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        few.save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    expect.set_options(timeout=TIMEOUT)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bastide.rules.game.new_seed", return_value=SEED),
        live_server(Path(folder), requests_at_once=1000) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser.path()) as chromium,
    ):
        games = games_at(LiveServer(address))
        for name, content in screens(chromium, address, games, sys.argv[1:] or list(PAGES)):
            (FOLDER / f"{name}.png").write_bytes(content)
            print(f"{name:28} {len(content):8,} bytes{'  TOO LARGE' if len(content) > MOST_BYTES else ''}")


if __name__ == "__main__":
    main()
