"""A game on a real table, entered by hand: drawn tiles, moves and corrections."""

import random
import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide import Game
from bastide.tiles import edition
from tests.browser.helpers.browser_player import BrowserPlayer, press_settled
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.touch import bring_into_view

pytestmark = pytest.mark.browser
PLAYERS = ("Ann", "Bob")


def begin(player: BrowserPlayer) -> BrowserPlayer:
    """Fill in the form and begin."""
    player.open("/by-hand")
    for colour, name in zip(("Red", "Blue"), PLAYERS, strict=True):
        player.page.get_by_label(f"{colour}’s name").fill(name)
    player.page.get_by_role("button", name="Begin").click()
    expect(question(player.page, "Ann")).to_be_visible()
    return player


def question(page: Page, name: str) -> Locator:
    return page.get_by_role("region", name=f"Which tile did {name} draw?")


def tiles(page: Page) -> Locator:
    return page.get_by_role("list", name="Tiles left").get_by_role("button")


def tile(page: Page, name: str) -> Locator:
    return page.locator(f"[data-tile='{name}']")


def draw(page: Page, drawn: Locator) -> None:
    """Choose the drawn tile. Clicks are ignored while the last command is on its way."""
    expect(page.locator(".picker")).to_have_attribute("aria-busy", "false")
    drawn.click()


def enter(player: BrowserPlayer, name: str) -> None:
    """Enter a turn with three clicks: the tile, the first cell, and Place."""
    draw(player.page, tile(player.page, name))
    player.cells.first.click()
    press_settled(player.place_button)
    expect(tiles(player.page).first.or_(player.points)).to_be_visible()


def enter_by_touch(player: BrowserPlayer, name: str) -> None:
    """Enter a turn by touch."""
    expect(player.page.locator(".picker")).to_have_attribute("aria-busy", "false")
    tile(player.page, name).tap()
    expect(player.cells.first).to_be_attached()
    player.wait_for_board()
    bring_into_view(player.page, player.board, player.cells.first)
    player.cells.first.tap()
    press_settled(player.place_button, Locator.tap)
    expect(tiles(player.page).first).to_be_visible()


def open_at(server: LiveServer, position: Game, player: BrowserPlayer) -> LiveGame:
    """Open a game by hand that begins at a position, with all seats in this browser."""
    seats = [{"kind": "here", "name": name} for name in PLAYERS]
    game = server.game(seats=seats, by_hand=True, position=position.text())
    for seat in range(len(seats)):
        player.open(game.link(seat))
        expect(player.board).to_be_visible()
    return game


def nearly_over() -> Game:
    """Return a position with two tiles left to draw and none in hand."""
    dice, position = random.Random(4), unhosted()
    while position.tiles_left > 2 or not position.phase.is_draw:
        step(position, dice)
    return position


def with_unplaceable_tile() -> Game:
    """Return an early position in which a tile may be drawn that fits nowhere."""
    for seed in range(100):
        dice, position = random.Random(seed), unhosted()
        for _ in range(12):
            step(position, dice)
            if position.phase.is_draw and position.drawable.keys() - position.fitting.keys():
                return position
    raise AssertionError("every tile fits everywhere")


def unhosted() -> Game:
    return Game.unhosted(edition("modern"), players=2, farmers=True, draw_ahead=False, first=0)


def step(position: Game, dice: random.Random) -> None:
    """Draw a random tile or play a random move."""
    if position.phase.is_draw:
        position.draw(dice.choice(list(position.drawable)))
    else:
        position.push(dice.choice(position.legal_moves))


def test_game_is_entered_and_corrected(browsers: Browsers) -> None:
    ann = begin(browsers.player("by-hand"))
    expect(tile(ann.page, "D")).to_have_accessible_name("Tile D, 3 left")
    enter(ann, "D")
    expect(question(ann.page, "Bob")).to_be_visible()
    enter(ann, "V")
    draw(ann.page, tile(ann.page, "E"))
    ann.page.get_by_role("button", name="It was another tile").click()
    enter(ann, "U")
    enter(ann, "W")
    moves = ann.game().moves()
    assert [move[0] for move in moves] == ["D", "V", "U", "W"]
    ann.page.get_by_role("button", name="Undo from this turn").nth(2).click()
    expect(ann.page.get_by_role("alert")).to_have_text("3 turns will be undone: this one and all after it.")
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    expect(question(ann.page, "Bob")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Undo from this turn")).to_have_count(1)
    assert ann.game().moves() == moves[:1]


def test_tile_is_found_by_sides_and_by_name(browsers: Browsers) -> None:
    page, everything = begin(browsers.player("found")).page, len(unhosted().drawable)
    expect(tiles(page)).to_have_count(everything)
    for taps, count in ((1, 5), (2, 8)):
        page.get_by_role("button", name="city: on").click()
        expect(page.get_by_role("button", name=re.compile(f"city: on {taps} sides?$"))).to_be_visible()
        expect(tiles(page)).to_have_count(count)
    page.get_by_role("button", name="Show all tiles").click()
    expect(tiles(page)).to_have_count(everything)
    page.get_by_role("searchbox", name="Name").fill("zz")
    expect(page.get_by_text("No such tile is left.")).to_be_visible()
    page.get_by_role("searchbox", name="Name").fill("x")
    expect(tiles(page)).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Your turn").get_by_role("img", name="Tile X")).to_be_visible()


def test_unplaceable_tile_is_set_aside(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("aside")
    open_at(server, with_unplaceable_tile(), ann)
    unfit = tiles(ann.page).filter(has_text="fits nowhere").first
    name = unfit.get_attribute("data-tile")
    draw(ann.page, unfit)
    expect(ann.page.get_by_text(f"Tile {name} fits nowhere and was set aside. Draw another one.")).to_be_visible()
    ann.page.get_by_role("button", name="It was another tile").click()
    expect(ann.page.get_by_text("was set aside")).to_be_hidden()
    expect(unfit).to_have_attribute("data-tile", name or "")
    draw(ann.page, unfit)
    expect(ann.page.get_by_text("was set aside")).to_be_visible()
    draw(ann.page, tiles(ann.page).first)
    ann.page.get_by_role("button", name="Choose the last 2 tiles again").click()
    expect(ann.page.get_by_text("was set aside")).to_be_hidden()
    expect(unfit).to_have_attribute("data-tile", name or "")


def test_end_is_counted_replayed_and_corrected(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("ends")
    game = open_at(server, nearly_over(), ann)
    expect(tiles(ann.page)).to_have_count(2)
    while tiles(ann.page).count():
        enter(ann, tiles(ann.page).first.get_attribute("data-tile") or "")
    ann.expect_totals(game.totals())
    expect(ann.page.get_by_role("button", name="Same tiles again")).to_be_hidden()
    ann.page.get_by_role("link", name="Replay").click()
    expect(ann.page.get_by_role("slider", name="Turn")).to_have_value("2")
    ann.open(f"/game/{game.name}")
    ann.page.get_by_role("button", name="Look at the board").click()
    ann.page.get_by_role("button", name="Undo from this turn").first.click()
    expect(ann.page.get_by_role("alert")).to_have_text("One turn will be undone.")
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    expect(tiles(ann.page)).to_have_count(1)


@pytest.mark.deep
def test_game_is_entered_by_touch(browsers: Browsers) -> None:
    ann = begin(browsers.player("fingers", **PHONE))
    for name in "DVUW":
        enter_by_touch(ann, name)
    ann.page.get_by_role("button", name="Menu", exact=True).tap()
    ann.page.get_by_role("button", name="Log", exact=True).tap()
    ann.page.get_by_role("button", name="Undo from this turn").nth(1).tap()
    ann.page.get_by_role("button", name="Undo", exact=True).tap()
    expect(question(ann.page, "Ann")).to_be_visible()
    expect(ann.page.get_by_role("button", name="Undo from this turn")).to_have_count(0)
    assert len(ann.game().moves()) == 2


@pytest.mark.deep
def test_game_is_entered_by_keys(browsers: Browsers) -> None:
    ann = browsers.player("keys").open("/by-hand")
    ann.page.get_by_label("Red’s name").focus()
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    field = ann.page.get_by_role("searchbox", name="Name")
    for keys, chosen in ((("ArrowDown", "ArrowRight", "ArrowDown"), "G"), (("v",), "V")):
        expect(field).to_be_focused()
        for key in keys:
            ann.page.keyboard.press(key)
        ann.page.keyboard.press("Enter")
        expect(ann.hand.get_by_role("img", name=f"Tile {chosen}")).to_be_visible()
        ann.page.keyboard.press("ArrowUp")
        ann.page.keyboard.press("Enter")
    expect(field).to_be_focused()
    assert [move[0] for move in ann.game().moves()] == ["G", "V"]
