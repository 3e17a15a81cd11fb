"""Narrow screens and fingers."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_touch
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.touch import IS_UNCOVERED, centre_of, pinch, swipe, width_of
from tests.browser.helpers.waiting import wait_for, wait_for_all, wait_until_fitting

pytestmark = pytest.mark.browser
SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 640}}
FINGERTIP = 44  # pixels
HAS_WIDTH = "(element, width) => Math.abs(element.getBoundingClientRect().width / width - 1) < 0.1"
IS_RIGHT_OF = "(element, x) => element.getBoundingClientRect().left > x"
IS_LEFT_OF = """(element, x) => {
    const {left, right} = element.getBoundingClientRect();
    return left >= 0 && right <= x;
}"""
ARE_APART = f"""elements => {{
    const centres = elements.map(element => {{
        const {{left, top, width, height}} = element.getBoundingClientRect();
        return [left + width / 2, top + height / 2];
    }});
    const isFar = ([x, y], [otherX, otherY]) => Math.hypot(x - otherX, y - otherY) >= {FINGERTIP - 1};
    return centres.every((one, index) => centres.slice(index + 1).every(other => isFar(one, other)));
}}"""


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
    ann.wait_for_lens()
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


def choose(player: BrowserPlayer, cell: Locator) -> None:
    """Lay the tile on a cell, even if it is covered."""
    cell.dispatch_event("click")
    player.wait_for_lens()


@pytest.mark.parametrize("width", [360, 390])
def test_nothing_covers_the_enlarged_tile(browsers: Browsers, server: LiveServer, width: int) -> None:
    game = server.game("Ann", "Bob").play(30)
    screen = {**PHONE, "viewport": {"width": width, "height": 640}}
    ann = browsers.player("lens", **screen).open(game.link_to_mover())
    ann.wait_for_board()
    expect(ann.cells.first).to_be_attached()
    buttons = ann.page.locator(".round-buttons").bounding_box()
    assert buttons
    for cell in ann.cells.all():
        choose(ann, cell)
        wait_for(ann.tile, IS_LEFT_OF, buttons["x"])
        wait_for_all(ann.ghosts, IS_UNCOVERED)
        assert all(width_of(ghost) >= FINGERTIP for ghost in ann.ghosts.all())


def test_places_on_a_crowded_tile_do_not_overlap(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", edition="hunters").play(2)
    ann = browsers.player("crowd", **SMALLEST).open(game.link_to_mover())
    ann.wait_for_board()
    choose(ann, ann.cells.first)
    count = ann.ghosts.count()
    assert count > 6
    ann.page.wait_for_function(ARE_APART, arg=ann.ghosts.element_handles())
    chosen = ann.hand.locator("label:has(:checked)")
    for number in [*range(1, count + 1), 0]:
        ann.page.keyboard.press(str(number))
        expect(ann.places.nth(number - 1)).to_be_checked()  # no piece, number 0, is the last in the list
        expect(chosen).to_be_in_viewport(ratio=1)
        wait_for(chosen, IS_UNCOVERED)


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
