"""The log of a game, in players' words, and the takeback in it."""

import re

import pytest
from playwright.sync_api import expect

from bastide.messages import language_names
from tests.browser.helpers.browser_player import BrowserPlayer, by_keys
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveServer

pytestmark = pytest.mark.browser

TAKE_BACK = "Take back my last turn"
NOTATION = re.compile(r"@|°|[−-]?\d+,[−-]?\d+")


def start_against_computer(browsers: Browsers, name: str) -> BrowserPlayer:
    player = browsers.player(name).open("/")
    player.page.get_by_role("button", name="Play").click()
    return player


def test_log_names_the_effects_of_turns(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob").play(12)
    ann = browsers.player("reads log").open(game.link(0))
    rows = ann.log.locator("[data-log-turn]")
    expect(rows).to_have_count(12)
    expect(rows.last).to_contain_text(re.compile("^ *You –"))
    expect(rows.nth(10)).to_contain_text(re.compile("^ *Bob –"))
    turns = [row.get_attribute("data-log-turn") for row in rows.all()]
    assert turns == [str(turn) for turn in range(12, 0, -1)]


@pytest.mark.parametrize("language", language_names())
def test_log_has_no_notation(browsers: Browsers, server: LiveServer, language: str) -> None:
    game = server.game("Ann", "Bob", edition="hunters").play(30)
    page = browsers.page(locale=language)
    page.goto(game.link(0))
    rows = page.locator("[data-log-turn]")
    expect(rows).to_have_count(30)
    for summary in page.locator(".log summary").all():
        summary.click()
    assert not NOTATION.search(page.locator(".log").inner_text())


def test_setting_shows_the_notation(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob").play(4)
    page = browsers.page()
    page.goto(game.link(0))
    row = page.locator("[data-log-turn]").last
    expect(row).to_be_visible()
    expect(row.locator("code")).to_be_hidden()
    page.evaluate("localStorage.setItem('bastide.notation', 'on')")
    page.reload()
    expect(row.locator("code")).to_have_text(game.moves()[0])


def test_pointing_at_a_row_highlights_its_tile(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob").play(4)
    ann = browsers.player("points").open(game.link(0))
    highlighted = ann.page.locator("rect.highlighted")
    expect(ann.last_row).to_be_visible()
    expect(highlighted).to_have_count(0)
    ann.last_row.hover()
    expect(highlighted).to_have_count(1)
    ann.page.mouse.move(10, 10)
    expect(highlighted).to_have_count(0)


def test_taken_back_turns_are_struck_through(browsers: Browsers) -> None:
    ann = start_against_computer(browsers, "takes back")
    ann.play(by_keys)
    expect(ann.instruction).to_be_visible()
    ann.log.get_by_role("button", name=TAKE_BACK).click()
    expect(ann.log.get_by_text("taken back", exact=True)).to_have_count(2)
    expect(ann.log.locator(".words").first).to_have_css("text-decoration-line", "line-through")
    expect(ann.page.get_by_role("button", name=TAKE_BACK)).to_be_hidden()
    ann.play(by_keys)
    expect(ann.page.get_by_role("button", name=TAKE_BACK)).to_have_count(1)


def test_takeback_can_be_undone_for_a_moment(browsers: Browsers) -> None:
    ann = start_against_computer(browsers, "changes her mind")
    ann.play(by_keys)
    expect(ann.instruction).to_be_visible()
    moves = ann.game().moves()
    ann.log.get_by_role("button", name=TAKE_BACK).click()
    toast = ann.page.locator(".toast")
    expect(toast).to_contain_text("Taken back.")
    toast.get_by_role("button", name="Undo").click()
    expect(toast).to_be_hidden()
    expect(ann.log.get_by_text("taken back", exact=True)).to_have_count(0)
    expect(ann.log.locator("[data-log-turn]")).to_have_count(len(moves))
    assert ann.game().moves() == [*moves, *moves[-2:]]


def open_log(player: BrowserPlayer) -> None:
    player.page.get_by_role("button", name="Menu", exact=True).tap()
    player.page.get_by_role("button", name="Log", exact=True).tap()


def test_phone_takes_back_in_the_drawer(browsers: Browsers) -> None:
    ann = browsers.player("phone", **PHONE).open("/")
    ann.page.get_by_role("button", name="Play").tap()
    ann.play(by_keys)
    expect(ann.instruction).to_be_visible()
    open_log(ann)
    ann.page.get_by_role("button", name=TAKE_BACK).tap()
    expect(ann.log).to_be_hidden()
    open_log(ann)
    expect(ann.log.get_by_text("taken back", exact=True)).to_have_count(2)
