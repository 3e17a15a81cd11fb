"""The home page and the navigation: the offer for new players, the main pages, and the games that wait."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.helpers.browsers import NARROW, PHONE, Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.server.helpers.servers import fetch_json

pytestmark = pytest.mark.browser
IDENTITY, OTHER_IDENTITY = "n" * 32, "o" * 32
PLACES = {
    "Learn": "/learn",
    "Rules": "/rules",
    "Games": "/games",
    "Real table": "/by-hand",
    "Play": "/",
}
TAB_HEIGHT = 56


def open_home(browsers: Browsers, **settings: Any) -> Page:
    page = browsers.page(**settings)
    page.goto("/")
    expect(page.locator(".dock button")).to_be_visible()
    return page


def test_new_player_is_offered_the_guided_game(browsers: Browsers) -> None:
    page = open_home(browsers)
    offer = page.get_by_role("region", name="New to Carcassonne?")
    expect(page.locator(".button.main")).to_have_text(["Start your first game"])
    offer.get_by_role("link", name="Start your first game").click()
    expect(page.get_by_role("heading", level=1, name="Your first game")).to_be_visible()


def test_player_who_knows_the_game_is_not_asked_again(browsers: Browsers) -> None:
    page = open_home(browsers)
    offer = page.get_by_role("region", name="New to Carcassonne?")
    offer.get_by_role("button", name="I know the game").click()
    expect(offer).to_be_hidden()
    expect(page.locator(".dock .button.main")).to_be_visible()
    page.reload()
    expect(page.locator(".dock .button.main")).to_be_visible()
    expect(offer).to_be_hidden()


def test_first_game_of_a_browser_has_the_aids_for_learning(browsers: Browsers) -> None:
    page = open_home(browsers)
    aids = page.get_by_label("Help")
    expect(aids).to_have_value("learning")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator("[data-hand]")).to_be_visible()
    page.goto("/")
    expect(aids).to_have_value("standard")


def test_navigation_leads_to_every_main_page(browsers: Browsers) -> None:
    page = open_home(browsers)
    navigation = page.get_by_role("navigation", name="Main navigation")
    for name, path in PLACES.items():
        navigation.get_by_role("link", name=name).click()
        expect(page).to_have_url(re.compile(f"{path}$"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(navigation.locator("[aria-current=page]")).to_have_text(name)


def test_navigation_is_at_the_foot_of_a_phone(browsers: Browsers) -> None:
    page = open_home(browsers, **PHONE)
    box = page.get_by_role("navigation", name="Main navigation").bounding_box()
    assert box
    assert box["height"] >= TAB_HEIGHT
    assert box["y"] + box["height"] == pytest.approx(NARROW["height"])


def test_board_has_no_navigation(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page()
    page.goto(server.game("Ann", "Bob").link(0))
    expect(page.locator(".instruction")).to_be_visible()
    expect(page.get_by_role("navigation", name="Main navigation")).to_be_hidden()


def test_waiting_games_are_counted(browsers: Browsers, server: LiveServer) -> None:
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "away", "name": "Bob"}]
    for first in (0, 1):
        body = {"edition": "modern", "seats": seats, "first": first}
        fetch_json(f"{server.address}/api/games", body, IDENTITY)
    page = browsers.page()
    page.add_init_script(f"localStorage.setItem('bastide.identity', '{IDENTITY}')")
    page.goto("/rules")
    expect(page.get_by_role("link", name="1 game waits for your move")).to_be_visible()


def test_games_are_listed_with_their_boards(browsers: Browsers, server: LiveServer) -> None:
    seats = [{"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"}]
    waiting, real = ({"edition": "modern", "seats": seats, "by_hand": by_hand} for by_hand in (False, True))
    for body in (waiting, real):
        fetch_json(f"{server.address}/api/games", body, OTHER_IDENTITY)
    page = browsers.page()
    page.add_init_script(f"localStorage.setItem('bastide.identity', '{OTHER_IDENTITY}')")
    page.goto("/")
    rows = page.get_by_role("region", name="Your games").get_by_role("article")
    expect(rows.locator("canvas[data-painted]")).to_have_count(2)
    expect(rows.first).to_contain_text("Ann and Bob")  # the latest one is at a real table, and waits for nobody
    expect(rows.first.get_by_role("link")).to_have_text("Your turn")
    expect(rows.last).to_contain_text("Real table")


def test_unknown_game_is_told_from_a_closed_table(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page(may_be_refused=True)
    page.goto("/game/nosuchgame")
    expect(page.get_by_role("heading", name="Nothing here")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("There is no game “nosuchgame”.")
    page.goto(f"/game/{server.game('Ann', 'Bob').name}")
    expect(page.get_by_role("heading", name="You cannot open this table")).to_be_visible()
    expect(page.get_by_role("alert")).to_contain_text("This browser has no seat here.")


def test_rules_and_home_have_the_same_order_of_editions(browsers: Browsers) -> None:
    page = open_home(browsers)
    names = page.locator(".editions b").all_inner_texts()
    page.goto("/rules")
    expect(page.locator("main li b")).to_have_text(names)


def test_learn_page_leads_to_the_rules(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/learn")
    expect(page.get_by_text("Finish a game, and it will be here")).to_be_visible()
    page.get_by_role("link", name="Read the rules").click()
    expect(page.get_by_role("heading", level=1, name="Rules: Modern")).to_be_visible()
