"""Narrow screens and fingers."""

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.browser_player import by_touch
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.touch import centre_of, pinch, swipe, width_of
from tests.browser.helpers.waiting import wait_for, wait_until_fitting

pytestmark = pytest.mark.browser
SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 640}}
HAS_WIDTH = "(element, width) => Math.abs(element.getBoundingClientRect().width / width - 1) < 0.1"
IS_RIGHT_OF = "(element, x) => element.getBoundingClientRect().left > x"


def test_tiles_are_laid_by_touch(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("fingers", **PHONE).open(game.link(0))
    for _ in range(3):
        ann.play(by_touch)
        game.play(1)
    assert len(game.moves()) == 6


def test_drag_moves_the_board_and_lays_nothing(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("drag", **PHONE).open(server.game("Ann", "Bob").link(0))
    ann.wait_for_board()
    cell = ann.cells.first
    start = centre_of(cell)
    swipe(ann.page, start, (60, 0))
    wait_for(cell, IS_RIGHT_OF, start[0])
    expect(ann.back_button).to_be_hidden()
    cell.tap()
    expect(ann.back_button).to_be_visible()


def test_drag_on_the_tile_does_not_place_it(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("drag a tile", **PHONE).open(game.link(0))
    ann.wait_for_board()
    ann.cells.first.tap()
    ann.wait_for_tile()
    swipe(ann.page, centre_of(ann.tile), (80, 0))
    expect(ann.back_button).to_be_visible()
    assert game.moves() == []


def test_pinch_zooms_the_board_and_lays_nothing(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("pinch", **PHONE).open(server.game("Ann", "Bob").link(0))
    ann.wait_for_board()
    cell = ann.cells.first
    before = width_of(cell)
    pinch(ann.page, centre_of(ann.board), 40, 80)
    wait_for(cell, HAS_WIDTH, 2 * before)
    pinch(ann.page, centre_of(ann.board), 80, 40)
    wait_for(cell, HAS_WIDTH, before)
    expect(ann.back_button).to_be_hidden()


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_nothing_is_wider_than_the_smallest_screen(browsers: Browsers, server: LiveServer, edition: str) -> None:
    game = server.game("Ann", "Bob", "Cid", "Dan", "Eve", edition=edition).play(12)
    ann = browsers.player("small", **SMALLEST)
    for link in ("/", game.link_to_mover()):
        ann.open(link)
        expect(ann.page.get_by_role("button", name="Play").or_(ann.instruction).first).to_be_visible()
        wait_until_fitting(ann.page)


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_end_fits_the_smallest_screen(browsers: Browsers, nearly_over: LiveGame, language: str) -> None:
    page = browsers.page(locale=language, **SMALLEST)
    page.goto(nearly_over.play().link(0))
    expect(page.locator(".total")).to_be_visible()
    wait_until_fitting(page)
    expect(page.locator("header .chip")).to_be_hidden()


def test_only_the_lower_part_of_a_replay_scrolls(browsers: Browsers, nearly_over: LiveGame) -> None:
    page = browsers.page(**SMALLEST)
    page.goto(f"/replay/{nearly_over.name}?turn=20#watch={nearly_over.watch}")
    expect(page.locator("[data-turn][aria-current]")).to_be_attached()
    page.wait_for_function("document.documentElement.scrollHeight <= innerHeight")
