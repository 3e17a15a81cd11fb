"""The layout around the board: wide screens and phones held either way."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browser_player import BrowserPlayer, label_of
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.touch import IS_UNCOVERED, centre_of
from tests.browser.helpers.waiting import wait_for, wait_until_fitting

pytestmark = pytest.mark.browser
LANDSCAPE = [(844, 390), (844, 340), (667, 375)]
PORTRAIT = [(390, 844), (390, 664), (360, 640)]
PANEL = 0.44  # of the width of a turned phone
FIVE = ("Ann", "Bob", "Cid", "Dan", "Eve")
IS_CLEAR = """(overlay, cell) => {
    const around = document.querySelector(`[data-cell="${cell}"]`).getBoundingClientRect();
    const size = around.width / 0.92;
    const box = overlay.getBoundingClientRect();
    const isHidden = getComputedStyle(overlay).visibility === 'hidden';
    const [x, y] = [around.left + around.width / 2, around.top + around.height / 2];
    const near = 1.5 * size - 1;
    return isHidden || box.right <= x - near || box.left >= x + near || box.bottom <= y - near || box.top >= y + near;
}"""


def phone(size: tuple[int, int]) -> dict[str, object]:
    return {**PHONE, "viewport": {"width": size[0], "height": size[1]}}


def open_game(browsers: Browsers, game: LiveGame, **settings: object) -> BrowserPlayer:
    player = browsers.player("layout", **settings).open(game.link_to_mover())
    expect(player.instruction).to_be_visible()
    player.wait_for_board()
    return player


def box_of(element: Locator) -> tuple[float, float, float, float]:
    box = element.bounding_box()
    assert box
    return box["x"], box["y"], box["width"], box["height"]


def menu_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Menu", exact=True)


@pytest.fixture(scope="module")
def late(server: LiveServer) -> LiveGame:
    return server.game("Ann", "Bob").play(40)


@pytest.mark.parametrize("size", LANDSCAPE, ids=str)
def test_turned_phone_has_the_hand_beside_the_board(browsers: Browsers, late: LiveGame, size: tuple[int, int]) -> None:
    ann = open_game(browsers, late, **phone(size))
    width, height = size
    x, y, board_width, board_height = box_of(ann.board)
    assert (x, y, board_height) == (0, 0, height)
    assert board_width == pytest.approx(width * (1 - PANEL), abs=2)
    expect(ann.page.get_by_role("banner")).to_have_count(0)
    expect(ann.page.get_by_role("list", name="Score track")).to_be_hidden()
    for name in ("Menu", "Show the whole board", "Layers"):
        button = ann.page.get_by_role("button", name=name, exact=True)
        left, _, disc, _ = box_of(button)
        assert left + disc <= 64
        wait_for(button, IS_UNCOVERED)
    ann.page.keyboard.press("ArrowUp")
    for choice in ann.places.all():
        label = label_of(choice)
        label.scroll_into_view_if_needed()
        wait_for(label, IS_UNCOVERED)
    expect(ann.place_button).to_be_in_viewport(ratio=1)
    wait_until_fitting(ann.page)


def test_turned_phone_respects_unsafe_areas(browsers: Browsers, late: LiveGame) -> None:
    ann = browsers.player("unsafe", **phone((844, 340)))
    insets = {"left": 47, "right": 47, "bottom": 21}
    ann.page.context.new_cdp_session(ann.page).send("Emulation.setSafeAreaInsetsOverride", {"insets": insets})
    ann.open(late.link_to_mover())
    expect(ann.instruction).to_be_visible()
    assert box_of(menu_button(ann.page))[0] > insets["left"]
    ann.page.keyboard.press("ArrowUp")
    expect(ann.place_button).to_be_visible()
    x, y, width, height = box_of(ann.place_button)
    assert x + width <= 844 - insets["right"]
    assert y + height <= 340 - insets["bottom"]


@pytest.mark.parametrize("size", PORTRAIT, ids=str)
def test_portrait_phone_has_menu_and_scores_in_one_row(
    browsers: Browsers, late: LiveGame, size: tuple[int, int]
) -> None:
    ann = open_game(browsers, late, **phone(size))
    x, y, width, _ = box_of(ann.board)
    assert (x, width) == (0, size[0])
    assert y == pytest.approx(52, abs=4)
    assert centre_of(menu_button(ann.page))[1] < y
    expect(ann.page.get_by_role("banner")).to_have_count(0)
    for name in ("Show the whole board", "Layers"):
        wait_for(ann.page.get_by_role("button", name=name, exact=True), IS_UNCOVERED)
    wait_until_fitting(ann.page)


@pytest.mark.parametrize("size", [LANDSCAPE[0], PORTRAIT[0]], ids=str)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_menu_of_a_phone_has_everything(browsers: Browsers, late: LiveGame, size: tuple[int, int], theme: str) -> None:
    ann = open_game(browsers, late, **phone(size), color_scheme=theme)
    assert serious_faults(ann.page) == []
    menu_button(ann.page).tap()
    for name in ("Log", "Share", "Settings", "Rename", "Resign"):
        expect(ann.page.get_by_role("button", name=name, exact=True)).to_be_visible()
    expect(ann.page.get_by_role("link", name="Leave")).to_be_visible()
    assert serious_faults(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator("[data-drawer]")).to_have_count(0)


SCREENS = [{"viewport": {"width": 1366, "height": 768}}, {"viewport": {"width": 1000, "height": 720}}]


@pytest.mark.parametrize("screen", [*SCREENS, phone((390, 844)), phone((390, 664)), phone((844, 390))], ids=str)
def test_overlays_avoid_the_cells_around_a_tried_tile(
    browsers: Browsers, late: LiveGame, screen: dict[str, object]
) -> None:
    ann = open_game(browsers, late, **screen)
    cells = [cell.get_attribute("data-cell") for cell in ann.cells.all()]
    for cell in (cells[0], cells[len(cells) // 2], cells[-1]):
        ann.page.locator(f'[data-cell="{cell}"]').dispatch_event("click")
        expect(ann.place_button).to_be_visible()
        for overlay in ann.page.locator("[data-overlay]").all():
            wait_for(overlay, IS_CLEAR, cell)


@pytest.mark.parametrize("screen", [SCREENS[0], phone((390, 844))], ids=str)
def test_overview_moves_the_view(browsers: Browsers, late: LiveGame, screen: dict[str, object]) -> None:
    ann = open_game(browsers, late, **screen)
    overview = ann.page.locator("[data-overview]")
    ann.page.keyboard.press("f")
    for _ in range(4):
        ann.page.keyboard.press("+")
    expect(overview).to_be_visible()
    expect(overview.locator(".legal")).to_have_count(ann.cells.count())
    cell = ann.cells.first
    before = centre_of(cell)
    x, y, width, height = box_of(overview)
    ann.page.mouse.move(x + width / 2, y + height / 2)
    ann.page.mouse.down()
    ann.page.mouse.move(x + width - 8, y + height - 8)
    ann.page.mouse.up()
    wait_for(cell, "(cell, x) => cell.getBoundingClientRect().right < x", before[0])
    ann.page.keyboard.press("f")
    if "has_touch" not in screen:
        expect(overview).to_have_count(0)


def test_overview_marks_no_cells_without_that_aid(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", preset="purist").play(20)
    ann = open_game(browsers, game)
    for _ in range(5):
        ann.page.keyboard.press("+")
    expect(ann.page.locator("[data-overview]")).to_be_visible()
    expect(ann.page.locator("[data-overview] .legal")).to_have_count(0)


def test_remaining_tiles_make_room(browsers: Browsers, late: LiveGame) -> None:
    ann = open_game(browsers, late, **SCREENS[0])
    ann.page.get_by_role("button", name="Tiles", exact=True).click()
    grid = ann.page.get_by_role("region", name="Tiles")
    expect(grid).to_be_visible()
    right = sum(box_of(grid)[::2])
    for cell in ann.cells.all():
        wait_for(cell, "(cell, x) => cell.getBoundingClientRect().left >= x", right)
    ann.cells.first.hover()
    expect(grid.get_by_role("heading")).to_have_text(re.compile(r"^Fits this cell: \d+$"))


def test_empty_layers_say_so(browsers: Browsers, server: LiveServer) -> None:
    ann = open_game(browsers, server.game("Ann", "Bob"))
    ann.page.get_by_role("button", name="Fields", exact=True).click()
    expect(ann.page.get_by_text("No farmers yet")).to_be_visible()
    ann.page.get_by_role("button", name="Dead cells", exact=True).click()
    expect(ann.page.get_by_text("No dead cells yet")).to_be_visible()


def test_forbidden_hint_explains_itself(browsers: Browsers, server: LiveServer) -> None:
    ann = open_game(browsers, server.game("Ann", "Bob", preset="standard"))
    ann.page.get_by_role("button", name="Hint", exact=True).click(force=True)
    expect(ann.page.get_by_text("Hints are off at this table.")).to_be_visible()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.page.get_by_text("Hints are off at this table.")).to_be_hidden()


def test_five_players_leave_room_for_a_tried_tile(browsers: Browsers, server: LiveServer) -> None:
    ann = open_game(browsers, server.game(*FIVE).play(12), **SCREENS[0])
    players = ann.page.get_by_role("region", name="Players")
    rows = players.get_by_role("listitem")
    before = box_of(players)[3]
    ann.page.keyboard.press("ArrowUp")
    wait_for(players, "(players, height) => players.offsetHeight < height / 2", before)
    expect(rows).to_have_count(5)
    expect(rows.filter(has_text="Bob")).to_have_count(1)


def test_main_button_has_the_colour_of_the_seat(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob").play(1)
    bob = open_game(browsers, game)
    bob.page.keyboard.press("ArrowUp")
    expect(bob.place_button).to_have_css("background-color", "rgb(29, 95, 180)")
