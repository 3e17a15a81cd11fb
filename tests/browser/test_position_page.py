"""A position in the URL: shown, corrected, shared and played."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from bastide import Game
from bastide.messages import language_names
from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.browser.helpers.waiting import wait_until_fitting

pytestmark = pytest.mark.browser
TURNS = 10


def sample_game(edition: str = "modern", *, draw_ahead: bool = False, seed: int = 3) -> Game:
    """Return a game for two after some turns."""
    game = Game(edition, players=2, seed=seed, draw_ahead=draw_ahead)
    chance = random.Random(seed)
    for _ in range(TURNS):
        game.push(chance.choice(list(game.legal_moves)))
    return game


def open_position(page: Page, line: str) -> Page:
    page.goto(f"/position#{line}")
    expect(page.get_by_role("button", name="Show", exact=True)).to_be_visible()
    return page


def text_field(page: Page) -> Locator:
    return page.get_by_role("textbox", name="The position as text")


def expect_position(page: Page, position: Game) -> None:
    """Wait until the page and its URL show a position."""
    expect(page.locator("[data-board]")).to_be_visible()
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    for seat, score in enumerate(position.scores):
        expect(players.nth(seat)).to_contain_text(str(score))
    expect(page.locator("main")).to_contain_text(f"{position.tiles_left} tiles left")
    expect(text_field(page)).to_have_value(position.text())
    expect(page).to_have_url(re.compile(re.escape(f"/position#{position.position_line()}") + "$"))


def test_position_is_shown_with_its_layers(browsers: Browsers) -> None:
    position = sample_game()
    page = open_position(browsers.page(), position.position_line())
    expect_position(page, position)
    assert position.drawn
    expect(page.get_by_role("img", name=f"Tile {position.drawn.name}").first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("lays a tile"))).to_be_visible()
    page.get_by_role("button", name="Tiles", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile(rf"^{sum(position.remaining.values())} tiles"))).to_be_visible()
    page.get_by_role("button", name="Forecast").click()
    expect(page.get_by_text(re.compile("if the game ended now")).first).to_be_visible()


def test_position_is_played_from_its_page(browsers: Browsers) -> None:
    position = sample_game()
    page = open_position(browsers.page(), position.position_line())
    page.get_by_role("button", name="Play from here").click()
    panel = page.get_by_role("group", name="Play from here")
    seats = panel.get_by_role("radiogroup")
    expect(seats).to_have_count(2)
    for seat in seats.all():
        seat.locator("label").first.click()
    panel.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    expect(page.locator("[data-hand]")).to_contain_text(f"{position.tiles_left} tiles left")


def test_broken_position_is_explained_and_corrected(browsers: Browsers) -> None:
    position = sample_game()
    line = position.position_line()
    broken = line.replace("~yes~no~", "~yes~maybe~")
    page = open_position(browsers.page(may_be_refused=True), broken)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("“draw ahead: maybe”")
    page.wait_for_function("getSelection().toString() === 'maybe'")
    for language in sorted(language_names(), key="en".__eq__):  # English last
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(alert).to_contain_text("draw ahead: maybe")
        if language == "en":
            expect(alert).to_contain_text("this must be")
        else:
            expect(alert).not_to_contain_text("this must be")
    text_field(page).fill(position.text())
    page.get_by_role("button", name="Show", exact=True).click()
    expect_position(page, position)


def test_position_can_be_typed(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/position")
    text_field(page).fill(sample_game("hunters").position_line())
    page.get_by_role("button", name="Show", exact=True).click()
    expect_position(page, sample_game("hunters"))
    page.reload()
    expect_position(page, sample_game("hunters"))


def test_late_position_does_not_change_the_url_of_another_page(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/position")
    requests: list[Route] = []
    page.route("**/api/positions", lambda route: requests.append(route))  # noqa: PLW0108 - playwright takes no builtins
    text_field(page).fill(sample_game().position_line())
    with page.expect_request("**/api/positions"):
        page.get_by_role("button", name="Show", exact=True).click()
    page.get_by_role("link", name="Home", exact=True).click()
    expect(page.get_by_role("form", name="The table")).to_be_visible()
    with page.expect_response("**/api/positions") as answer:
        requests[0].continue_()
    answer.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")
    assert not page.url.endswith(sample_game().position_line())


def copy_link(page: Page) -> str:
    page.get_by_role("button", name="Copy: Link to this position").click()
    expect(page.get_by_role("button", name="Copy: Link to this position")).to_have_text("Copied")
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def test_games_and_replays_link_to_their_position(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob").play(4)
    page = browsers.page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(game.watch_link)
    page.get_by_role("button", name="Share").click()
    link = copy_link(page)
    assert link.split("#")[1] == game.position().position_line()
    page.goto(f"/replay/{game.name}?turn=2")
    page.get_by_role("button", name="Save").click()
    earlier = copy_link(page)
    assert len(Game.parse(earlier.split("#")[1]).board) == 3
    other = browsers.page()
    other.goto(link)
    expect_position(other, game.position())


def test_position_link_follows_the_game(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page(may_be_refused=True)
    game = server.game(seats=[{"kind": "here", "name": name} for name in ("Ann", "Bob")], by_hand=True)
    page.goto(game.watch_link)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this position").first
    for tile in (None, "D"):
        if tile:
            game.command(do="draw", tile=tile)
        line = game.position().position_line()
        expect(link).to_have_value(re.compile(re.escape(f"#{line}") + "$"))
    page.route("**/position?form=line", lambda route: route.fulfill(status=404))
    game.command(do="move", move=str(game.position().legal_moves[0]))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(link).to_have_count(0)


def test_game_with_hidden_bag_offers_no_position_link(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page()
    page.goto(server.game("Ann", "Bob", preset="tournament").play(2).watch_link)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copy: For spectators")).to_be_visible()
    expect(page.get_by_role("button", name="Copy: Link to this position")).to_have_count(0)


@pytest.mark.deep
def test_position_is_played_by_keys(browsers: Browsers) -> None:
    page = open_position(browsers.page(), sample_game().position_line())
    while page.evaluate("document.activeElement.title") != "Play from here":
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    panel = page.get_by_role("group", name="Play from here")
    expect(panel.get_by_role("button", name="Play", exact=True)).to_be_visible()
    panel.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "narrow"])
def test_position_page_has_no_serious_fault(browsers: Browsers, theme: str, screen: dict[str, Any]) -> None:
    page = open_position(browsers.page(color_scheme=theme, **screen), sample_game(draw_ahead=True).position_line())
    assert serious_faults(page) == []
    wait_until_fitting(page)
    broken = open_position(
        browsers.page(may_be_refused=True, color_scheme=theme, **screen), "bastide-position-1~modern"
    )
    expect(broken.get_by_role("alert")).to_contain_text("cut off")
    assert serious_faults(broken) == []
    wait_until_fitting(broken)
