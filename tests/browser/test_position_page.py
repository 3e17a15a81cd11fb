"""A position in the address: it is shown, corrected, sent and played."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from bastide import Game as Position
from bastide.messages import language_names
from tests.browser.guests import FINGERS, Guests
from tests.browser.host import Host
from tests.browser.test_axe import faults

pytestmark = pytest.mark.browser
TURNS = 10


def played(edition: str = "modern", *, draw_ahead: bool = False, seed: int = 3) -> Position:
    """A position of two after some turns."""
    game = Position(edition, players=2, seed=seed, draw_ahead=draw_ahead)
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


def shows(page: Page, position: Position) -> None:
    """The page shows a position, and nothing else."""
    expect(page.locator("[data-board]")).to_be_visible()
    players = page.get_by_role("list", name="Players").get_by_role("listitem")
    for seat, score in enumerate(position.scores):
        expect(players.nth(seat)).to_contain_text(str(score))
    expect(page.locator("main")).to_contain_text(f"{position.tiles_left} tiles left")
    expect(text_field(page)).to_have_value(position.text())
    assert page.url.endswith(f"/position#{position.position_line()}")


def test_a_position_in_the_address_is_shown_with_its_layers(guests: Guests) -> None:
    position = played()
    page = open_position(guests.page(), position.position_line())
    shows(page, position)
    assert position.drawn
    expect(page.get_by_role("img", name=f"Tile {position.drawn.name}").first).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("lays a tile"))).to_be_visible()
    page.get_by_role("button", name="Tiles", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile(rf"^{sum(position.remaining.values())} tiles"))).to_be_visible()
    page.get_by_role("button", name="Forecast").click()
    expect(page.get_by_text(re.compile("if it ended now")).first).to_be_visible()


def test_a_position_is_played_from_its_page(guests: Guests) -> None:
    position = played()
    page = open_position(guests.page(), position.position_line())
    page.get_by_role("button", name="Play from here").click()
    panel = page.get_by_role("group", name="Play from here")
    for seat in panel.get_by_role("radiogroup").all():
        seat.locator("label").first.click()
    panel.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/game/*")
    expect(page.get_by_role("region", name="Your turn")).to_be_visible()
    expect(page.locator("[data-hand]")).to_contain_text(f"{position.tiles_left} tiles left")


def test_a_broken_position_says_where_and_is_corrected_there(guests: Guests) -> None:
    position = played()
    line = position.position_line()
    broken = line.replace("~yes~no~", "~yes~maybe~")
    page = open_position(guests.page(may_be_refused=True), broken)
    alert = page.get_by_role("alert")
    expect(alert).to_contain_text("“draw ahead: maybe”")
    assert selection(page) == "maybe"
    for language in sorted(language_names(), key="en".__eq__):  # English last
        page.locator("header select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(alert).to_contain_text("draw ahead: maybe")
        assert ("this must be" in alert.inner_text()) == (language == "en")
    text_field(page).fill(position.text())
    page.get_by_role("button", name="Show", exact=True).click()
    shows(page, position)


def selection(page: Page) -> str:
    text: str = page.evaluate("getSelection().toString()")
    return text


def test_without_a_position_one_is_typed(guests: Guests) -> None:
    page = guests.page()
    page.goto("/position")
    text_field(page).fill(played("hunters").position_line())
    page.get_by_role("button", name="Show", exact=True).click()
    shows(page, played("hunters"))
    page.reload()
    shows(page, played("hunters"))


def test_a_position_that_comes_late_does_not_change_the_address_of_another_page(guests: Guests) -> None:
    page = guests.page()
    page.goto("/position")
    held: list[Route] = []
    page.route("**/api/positions", lambda route: held.append(route))  # noqa: PLW0108 (playwright takes no builtins)
    text_field(page).fill(played().position_line())
    page.get_by_role("button", name="Show", exact=True).click()
    page.get_by_role("link", name="To the first page", exact=True).click()
    expect(page.get_by_role("form", name="The table")).to_be_visible()
    with page.expect_response("**/api/positions") as answer:
        held[0].continue_()
    answer.value.finished()
    page.evaluate("new Promise(requestAnimationFrame)")
    assert not page.url.endswith(played().position_line())


def copied_link(page: Page) -> str:
    page.get_by_role("button", name="Copy: Link to this position").click()
    expect(page.get_by_role("button", name="Copy: Link to this position")).to_have_text("Copied")
    link: str = page.evaluate("navigator.clipboard.readText()")
    return link


def test_a_link_to_the_position_comes_from_a_game_and_from_a_turn_of_its_replay(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob").play(4)
    page = guests.page(permissions=["clipboard-read", "clipboard-write"])
    page.goto(game.watch_link)
    page.get_by_role("button", name="Share").click()
    link = copied_link(page)
    assert link.split("#")[1] == game.position().position_line()
    page.goto(f"/replay/{game.name}?turn=2")
    page.get_by_role("button", name="Save").click()
    earlier = copied_link(page)
    assert len(Position.parse(earlier.split("#")[1]).board) == 3
    other = guests.page()
    other.goto(link)
    shows(other, game.position())


def test_the_link_goes_with_the_game_and_says_if_it_does_not_come(guests: Guests, host: Host) -> None:
    page = guests.page(may_be_refused=True)
    game = host.game(seats=[{"kind": "here", "name": name} for name in ("Ann", "Bob")], by_hand=True)
    page.goto(game.watch_link)
    page.get_by_role("button", name="Share").click()
    link = page.get_by_label("Link to this position").first
    before = link.input_value()
    game.command(do="draw", tile="D")
    expect(link).not_to_have_value(before)
    after = Position.parse(link.input_value().split("#")[1])
    assert after.drawn
    assert after.drawn.name == "D"
    page.route("**/position?form=line", lambda route: route.fulfill(status=404))
    game.command(do="move", move=str(game.position().legal_moves[0]))
    expect(page.get_by_role("alert")).to_be_visible()
    expect(link).to_have_count(0)


def test_a_game_whose_aids_do_not_tell_the_bag_offers_no_link_to_its_position(guests: Guests, host: Host) -> None:
    page = guests.page()
    page.goto(host.game("Ann", "Bob", preset="tournament").play(2).watch_link)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copy: To look on")).to_be_visible()
    expect(page.get_by_role("button", name="Copy: Link to this position")).to_have_count(0)


@pytest.mark.deep
def test_a_position_is_shown_and_played_by_keys_alone(guests: Guests) -> None:
    page = open_position(guests.page(), played().position_line())
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
@pytest.mark.parametrize("screen", [{}, FINGERS], ids=["wide", "narrow"])
def test_axe_finds_nothing_serious_in_positions(guests: Guests, theme: str, screen: dict[str, Any]) -> None:
    page = open_position(guests.page(color_scheme=theme, **screen), played(draw_ahead=True).position_line())
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    broken = open_position(guests.page(may_be_refused=True, color_scheme=theme, **screen), "bastide-position-1~modern")
    expect(broken.get_by_role("alert")).to_contain_text("cut off")
    assert faults(broken) == []
    assert broken.evaluate("document.documentElement.scrollWidth <= innerWidth")
