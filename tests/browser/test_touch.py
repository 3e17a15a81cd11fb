"""Narrow screens and fingers."""

import itertools
import math

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_touch
from tests.browser.helpers.browsers import FINGERS, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.polling import wait_until
from tests.browser.helpers.touch import IS_UNCOVERED, centre_of, pinch, swipe, width_of

pytestmark = pytest.mark.browser
SMALLEST = {**FINGERS, "viewport": {"width": 360, "height": 640}}
FINGERTIP = 44  # pixels
SCROLL_WIDTH = "document.documentElement.scrollWidth"


def test_tiles_are_laid_by_touch(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("fingers", **FINGERS).open(game.link(0))
    for _ in range(3):
        ann.play(by_touch)
        game.play(1)
    assert len(game.moves()) == 6


def test_drag_moves_the_board_and_lays_nothing(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("drag", **FINGERS).open(server.game("Ann", "Bob").link(0))
    ann.wait_for_board()
    cell = ann.cells.first
    before, _ = centre_of(cell)
    swipe(ann.page, centre_of(cell), (60, 0))
    wait_until(ann.page, lambda: centre_of(cell)[0] > before + 30)
    expect(ann.back_button).to_be_hidden()
    cell.tap()
    expect(ann.back_button).to_be_visible()


def test_drag_on_the_tile_does_not_place_it(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("drag a tile", **FINGERS).open(game.link(0))
    ann.wait_for_board()
    ann.cells.first.tap()
    ann.wait_for_lens()
    swipe(ann.page, centre_of(ann.tile), (80, 0))
    expect(ann.back_button).to_be_visible()
    assert game.moves() == []


def test_pinch_zooms_the_board_and_lays_nothing(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("pinch", **FINGERS).open(server.game("Ann", "Bob").link(0))
    ann.wait_for_board()
    cell = ann.cells.first
    before = width_of(cell)
    pinch(ann.page, centre_of(ann.board), 40, 80)
    wait_until(ann.page, lambda: width_of(cell) == pytest.approx(2 * before, rel=0.1))
    pinch(ann.page, centre_of(ann.board), 80, 40)
    wait_until(ann.page, lambda: width_of(cell) == pytest.approx(before, rel=0.1))
    expect(ann.back_button).to_be_hidden()


def choose(player: BrowserPlayer, cell: Locator) -> None:
    """Lay the tile on a cell, even if it is covered."""
    cell.dispatch_event("click")
    player.wait_for_lens()


@pytest.mark.parametrize("width", [360, 390])
def test_nothing_covers_the_enlarged_tile(browsers: Browsers, server: LiveServer, width: int) -> None:
    game = server.game("Ann", "Bob").play(30)
    screen = {**FINGERS, "viewport": {"width": width, "height": 640}}
    ann = browsers.player("lens", **screen).open(game.link_to_mover())
    ann.wait_for_board()
    expect(ann.cells.first).to_be_attached()
    buttons = ann.page.locator(".round").bounding_box()
    assert buttons
    right = buttons["x"]

    def is_uncovered() -> bool:
        box = ann.tile.bounding_box()
        is_inside = box is not None and box["x"] >= 0 and box["x"] + box["width"] <= right
        return is_inside and all(ghost.evaluate(IS_UNCOVERED) for ghost in ann.ghosts.all())

    for cell in ann.cells.all():
        choose(ann, cell)
        wait_until(ann.page, is_uncovered)
        assert all(width_of(ghost) >= FINGERTIP for ghost in ann.ghosts.all())


def test_places_on_a_crowded_tile_do_not_overlap(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", edition="hunters").play(2)
    ann = browsers.player("crowd", **SMALLEST).open(game.link_to_mover())
    ann.wait_for_board()
    choose(ann, ann.cells.first)
    count = ann.ghosts.count()
    assert count > 6

    def are_apart() -> bool:
        centres = [centre_of(ghost) for ghost in ann.ghosts.all()]
        return all(math.dist(*pair) >= FINGERTIP - 1 for pair in itertools.combinations(centres, 2))

    wait_until(ann.page, are_apart)
    chosen = ann.hand.locator("label:has(:checked)")
    for number in [*range(1, count + 1), 0]:
        ann.page.keyboard.press(str(number))
        expect(ann.places.nth(number - 1)).to_be_checked()  # no piece, number 0, is the last in the list
        expect(chosen).to_be_in_viewport(ratio=1)
        wait_until(ann.page, lambda: chosen.evaluate(IS_UNCOVERED))


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_nothing_is_wider_than_the_smallest_screen(browsers: Browsers, server: LiveServer, edition: str) -> None:
    game = server.game("Ann", "Bob", "Cid", "Dan", "Eve", edition=edition).play(12)
    ann = browsers.player("small", **SMALLEST)
    for link in ("/", game.link_to_mover()):
        ann.open(link)
        expect(ann.page.get_by_role("button", name="Play").or_(ann.instruction).first).to_be_visible()
        wait_until(ann.page, lambda: ann.page.evaluate(SCROLL_WIDTH) <= 360)


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_end_fits_the_smallest_screen(browsers: Browsers, nearly_over: LiveGame, language: str) -> None:
    page = browsers.page(locale=language, **SMALLEST)
    page.goto(nearly_over.play().link(0))
    expect(page.locator(".total")).to_be_visible()
    wait_until(page, lambda: page.evaluate(SCROLL_WIDTH) <= 360)
    expect(page.locator("header .chip")).to_be_hidden()


def test_only_the_lower_part_of_a_replay_scrolls(browsers: Browsers, nearly_over: LiveGame) -> None:
    page = browsers.page(**SMALLEST)
    page.goto(f"/replay/{nearly_over.name}?turn=20#watch={nearly_over.watch}")
    expect(page.locator("[data-turn][aria-current]")).to_be_attached()
    wait_until(page, lambda: page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
