"""Takes the pictures of the page in the browser: .venv/bin/python -m docs.pictures.screens

It needs Chromium and, to make the pictures small, Pillow, which is not among the packages of the project.
"""

import io
import random
import tempfile
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

from PIL import Image
from playwright.sync_api import Browser, Page, Request, expect, sync_playwright

from tests.browser.guests import FINGERS, USUAL
from tests.browser.host import Game, Host
from tests.browser.table import Player
from tests.server.served import listening
from tools import browser

FOLDER = Path(__file__).resolve().parent
SEED = 3
TURNS = 33
COLOURS = 256
MOST_BYTES = 300_000
PATIENCE = 60_000  # milliseconds, for pictures that are drawn for the first time
JUDGING = 600_000  # for what a strong player thinks of a whole game
GLANCE, CALM = 500, 4  # milliseconds between two looks at what a page loads; how often that must be nothing
SCREENS: Mapping[str, dict[str, Any]] = {"wide": USUAL, "narrow": FINGERS}
THEMES = ("light", "dark")


class Games(NamedTuple):
    """Games that are in all pictures: one in its middle, one at its end, one just begun."""

    going: Game
    ended: Game
    begun: Game

    @property
    def looked_back_at(self) -> str:
        """The address of a turn of the one that is over."""
        return f"/replay/{self.ended.name}?turn={TURNS}#watch={self.ended.watch}"


def games_at(host: Host) -> Games:
    return Games(
        host.game("Ann", "Bob", "Cid").play(TURNS),
        host.game("Ann", "Bob", "Cid", edition="winter").play(),
        host.game("Ann", "Dan", edition="hunters").play(10),
    )


def home(page: Page, games: Games) -> None:
    """The first page of somebody who was in all these games."""
    for game in games:
        page.goto(game.link(0))
        expect(page.get_by_role("heading", level=1)).to_be_attached()
    page.goto("/")
    expect(page.get_by_role("article")).to_have_count(len(games))


def game(page: Page, games: Games) -> None:
    """A tile that lies for a try, as a hint proposed."""
    seat = games.going.state()["facts"]["player"]
    ann = Player(page, random.Random(SEED)).open(games.going.link(seat))
    expect(ann.instruction).to_be_visible()
    page.keyboard.press("h")
    page.get_by_role("button", name="Try it").click()
    page.keyboard.press("h")
    expect(ann.tile).to_be_visible()


def end(page: Page, games: Games) -> None:
    page.goto(games.ended.link(0))
    expect(page.locator(".total")).to_be_visible()


def replay(page: Page, games: Games) -> None:
    """A turn of a game that is over, with what a strong player thinks of it."""
    page.goto(games.looked_back_at)
    expect(page.locator("aside .totals")).to_be_visible(timeout=JUDGING)


def rules(page: Page, _: Games) -> None:
    """A rule with its worked example, at the last of its steps."""
    page.goto("/rules/slovak/cities")
    card = page.locator("[data-example='04-city-of-two']")
    card.scroll_into_view_if_needed()
    card.locator(".steps button").last.click()


def sit_down(page: Page, game: Game) -> None:
    """Let all but Ann be there, so that she does not look lonely."""
    for seat in range(1, len(game.seats)):
        page.goto(game.link(seat))
        expect(page.get_by_role("region", name="Players")).to_be_visible()


PAGES: Mapping[str, Callable[[Page, Games], None]] = {
    "home": home,
    "game": game,
    "end": end,
    "replay": replay,
    "rules": rules,
}


class Loading:
    """What a page still loads: the pictures of tiles come one after the other."""

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
        """Wait until nothing was loaded for a while."""
        calm = 0
        while calm < CALM:
            self.page.wait_for_timeout(GLANCE)
            calm = 0 if self.pending else calm + 1


def screens(chromium: Browser, address: str, games: Games) -> Iterator[tuple[str, bytes]]:
    """The name of each picture, and what its file holds."""
    sit_down(chromium.new_context(base_url=address, **USUAL).new_page(), games.going)
    for name, show in PAGES.items():
        for screen, settings in SCREENS.items():
            for theme in THEMES:
                context = chromium.new_context(base_url=address, **{**settings, "color_scheme": theme})
                context.set_default_timeout(PATIENCE)
                page = context.new_page()
                loading = Loading(page)
                show(page, games)
                loading.wait()
                yield f"page-{name}-{screen}-{theme}", small(page.screenshot())
                context.close()


def small(picture: bytes) -> bytes:
    """The picture with few colours, chosen so that rare ones, such as those of the players, stay what they are."""
    file = io.BytesIO()
    with Image.open(io.BytesIO(picture)) as image:
        few = image.convert("RGB").quantize(COLOURS, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        few.save(file, "PNG", optimize=True)
    return file.getvalue()


def main() -> None:
    expect.set_options(timeout=PATIENCE)
    with (
        tempfile.TemporaryDirectory() as folder,
        patch("bastide.rules.game.new_seed", return_value=SEED),
        listening(Path(folder), requests_at_once=1000) as address,
        sync_playwright() as playwright,
        playwright.chromium.launch(executable_path=browser.path()) as chromium,
    ):
        for name, content in screens(chromium, address, games_at(Host(address))):
            (FOLDER / f"{name}.png").write_bytes(content)
            print(f"{name:28} {len(content):8,} bytes{'  TOO LARGE' if len(content) > MOST_BYTES else ''}")


if __name__ == "__main__":
    main()
