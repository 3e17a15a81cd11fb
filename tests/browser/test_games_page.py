"""All of one's games: brought in as files, found again, looked at, deleted."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from bastide.messages import language_names
from bastide.rules.plain_json import to_json
from tests.browser.guests import FINGERS, Guests
from tests.browser.host import Host
from tests.browser.test_axe import faults
from tests.browser.test_languages import OTHERS, check, texts_of
from tests.server.games.test_importing import random_game
from tests.server.served import fetched

pytestmark = pytest.mark.browser
ME = "a" * 32
MOVES = 6
REFUSED = "422"  # what browsers say of a request that is refused
DROP = """files => {
    const held = new DataTransfer();
    for (const [name, text] of files) held.items.add(new File([text], name));
    const drag = {dataTransfer: held, bubbles: true, cancelable: true};
    for (const type of ["dragenter", "dragover", "drop"])
        document.querySelector("main").dispatchEvent(new DragEvent(type, drag));
}"""
File = tuple[str, str]


def record(edition: str = "modern", moves: int = MOVES, *names: str) -> str:
    return str(random_game(edition, moves).record(names=names or ("Ann", "Bob")))


def broken() -> tuple[str, int]:
    """A record with a move that cannot be played, and the number of its line."""
    lines = record().splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if " plays " in line)
    lines[number - 1] = "1 plays W@30,0>0"
    return "\n".join([*lines, ""]), number


@pytest.fixture(scope="module")
def shelf(host: Host) -> str:
    """Somebody who has some games already."""
    for edition, moves, names in (
        ("winter", 1000, ("Ágnes", "Zofia")),
        ("danish", 4, ("Søren", "Zofia")),
        ("modern", 5, ("Ann", "Ján")),
    ):
        fetched(f"{host.address}/api/games/imported", {"record": record(edition, moves, *names)}, ME)
    return ME


def games_page(guests: Guests, identity: str | None = None, search: str = "", **settings: Any) -> Page:
    page = guests.page(**settings)
    page.on("filechooser", lambda _: None)  # or the browser would be told to report them too late for who is quick
    if identity:
        page.add_init_script(f"localStorage.setItem('bastide.identity', '{identity}')")
    page.goto(f"/games{search}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def choose(page: Page, *files: File) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Choose files").click()
    chooser.value.set_files(
        [FilePayload(name=name, mimeType="text/plain", buffer=text.encode()) for name, text in files]
    )


def drop(page: Page, *files: File) -> None:
    page.evaluate(DROP, list(files))


def rows(page: Page) -> Locator:
    return page.locator("article")


def excuse_refusals(guests: Guests) -> None:
    """Browsers complain about requests that are refused, as broken records have to be."""
    assert all(REFUSED in complaint for complaint in guests.complaints)
    guests.complaints.clear()


def test_a_record_that_is_chosen_is_looked_back_at(guests: Guests) -> None:
    page = games_page(guests)
    expect(page.get_by_role("heading", name="0 games")).to_be_visible()
    choose(page, ("game.txt", record()))
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-turn]")).to_have_count(MOVES)


@pytest.mark.parametrize("path", ["/", "/games", "/rules"])
def test_a_record_that_is_dropped_is_looked_back_at(guests: Guests, path: str) -> None:
    page = guests.page()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, ("game.json", json.dumps(to_json(random_game("slovak", MOVES)))))
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-turn]")).to_have_count(MOVES)


def test_a_position_that_is_dropped_is_shown(guests: Guests) -> None:
    page = games_page(guests)
    position = random_game("modern", MOVES)
    drop(page, ("position.bastide", position.text()))
    page.wait_for_url("**/position#*")
    assert page.url.endswith(position.position_line())


def test_of_several_files_each_comes_in_or_says_where_and_why_not(guests: Guests) -> None:
    page = games_page(guests)
    wrong, line = broken()
    drop(page, ("one.txt", record()), ("broken.txt", wrong), ("two.txt", record("danish")), ("none.txt", ""))
    arrived = page.get_by_role("listitem")
    expect(page.get_by_role("heading", name="2 games have come in")).to_be_visible()
    expect(page.get_by_role("heading", name="2 files could not be brought in")).to_be_visible()
    expect(arrived.filter(has_text="broken.txt")).to_contain_text(f"Line {line}, “1 plays W@30,0>0”:")
    expect(arrived.filter(has_text="none.txt")).to_contain_text("This file is empty")
    expect(page.locator(".bring").locator("[role=status], [aria-live]")).to_have_count(1)  # else it is read twice
    expect(rows(page)).to_have_count(2)
    page.get_by_role("link", name="Look back: two.txt").click()
    expect(page.locator("[data-turn]")).to_have_count(MOVES)
    page.go_back()
    expect(arrived.filter(has_text="broken.txt")).to_contain_text(f"Line {line}")
    page.get_by_role("button", name="Put this list away").click()
    expect(arrived.filter(has_text="broken.txt")).to_have_count(0)
    excuse_refusals(guests)


def test_games_are_found_again_and_the_way_back_leads_to_what_was_found(guests: Guests, shelf: str) -> None:
    page = games_page(guests, shelf)
    expect(rows(page)).to_have_count(3)
    page.get_by_label("A player’s name").fill("zofi")
    expect(rows(page)).to_have_count(2)
    page.get_by_label("Edition").select_option("Winter")
    expect(rows(page)).to_have_count(1)
    page.wait_for_url("**/games?edition=winter&player=zofi")
    rows(page).get_by_role("link", name="Look back").click()
    page.wait_for_url("**/replay/*")
    page.go_back()
    expect(page.get_by_label("A player’s name")).to_have_value("zofi")
    expect(rows(page)).to_have_count(1)
    page.get_by_role("button", name="Clear").click()
    expect(rows(page)).to_have_count(3)


def test_games_are_found_by_day_and_by_whether_they_are_over(guests: Guests, shelf: str) -> None:
    page = games_page(guests, shelf)
    page.locator("label[title='Going on']").click()
    expect(rows(page)).to_have_count(2)
    page.locator("label[title='Over']").click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_have_text(re.compile("Ágnes and Zofia"))
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    page.get_by_label("From", exact=True).fill(today)
    page.get_by_label("To", exact=True).fill(today)
    page.wait_for_url(f"**/games?from={today}&to={today}&state=over")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("To", exact=True).fill("2001-02-03")
    expect(page.get_by_role("heading", name="No game is like that")).to_be_visible()


def test_earlier_games_come_when_they_are_asked_for(guests: Guests, shelf: str) -> None:
    page = guests.page()
    page.add_init_script(f"localStorage.setItem('bastide.identity', '{shelf}')")
    page.route("**/api/games", cut_short)
    page.goto("/games")
    expect(page.get_by_role("heading", name="The latest 2 games")).to_be_visible()
    page.get_by_role("button", name="Show earlier games").click()
    expect(rows(page)).to_have_count(3)
    expect(page.get_by_role("button", name="Show earlier games")).to_be_hidden()


def cut_short(route: Route) -> None:
    """Answer as a server would that tells of two games at a time."""
    answer = route.fetch()
    games = answer.json()["games"]
    route.fulfill(response=answer, json={"games": games[:2], "has_more": True})


def bring_three(guests: Guests, **settings: Any) -> Page:
    page = games_page(guests, **settings)
    drop(page, *((f"{number}.txt", record(moves=number)) for number in range(1, 4)))
    expect(rows(page)).to_have_count(3)
    return page


def test_one_game_is_deleted_and_then_the_others(guests: Guests) -> None:
    page = bring_three(guests)
    rows(page).first.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="2 games")).to_be_focused()
    page.get_by_role("button", name="Choose several").click()
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name="Delete 2").click()
    expect(page.get_by_role("alert")).to_contain_text("Delete 2 games for you?")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Delete 2")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="0 games")).to_be_focused()
    page.reload()
    expect(page.get_by_role("heading", name="0 games")).to_be_visible()


def test_the_first_page_leads_to_all_games(guests: Guests) -> None:
    page = guests.page()
    page.goto("/")
    page.get_by_role("link", name="all games").click()
    expect(page.get_by_role("heading", level=1, name="Your games")).to_be_visible()


@pytest.mark.deep
def test_all_goes_by_keys_alone(guests: Guests, shelf: str) -> None:
    page = games_page(guests, shelf)
    reach(page, lambda: page.get_by_role("button", name="Choose files"))
    with page.expect_file_chooser():
        page.keyboard.press("Enter")
    reach(page, lambda: page.get_by_label("A player’s name"))
    page.keyboard.type("søren")
    expect(rows(page)).to_have_count(1)
    reach(page, lambda: rows(page).get_by_role("button", name="Delete"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Enter")
    reach(page, lambda: rows(page).get_by_role("link", name="Your turn"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")


def reach(page: Page, wanted: Callable[[], Locator]) -> None:
    """Press the key for the next thing until the wanted one has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted().evaluate("each => each === document.activeElement"):
            return
    pytest.fail("the keys do not lead there")


def shown_in_full(guests: Guests, **settings: Any) -> Page:
    """The page with games, with files that came in and that did not, and with what is asked before deleting."""
    page = games_page(guests, **settings)
    wrong, _ = broken()
    drop(page, ("one.txt", record("hunters")), ("broken.txt", wrong), ("milk.txt", "milk\n"), ("two.txt", record()))
    expect(rows(page)).to_have_count(2)
    page.locator(".heading .plain").click()
    page.get_by_role("checkbox").first.check()
    page.locator(".heading .button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@pytest.mark.deep
@pytest.mark.parametrize("screen", [{}, FINGERS], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", language_names())
def test_axe_finds_nothing_serious_and_nothing_is_too_wide(
    guests: Guests, language: str, screen: dict[str, Any]
) -> None:
    page = shown_in_full(guests, locale=language, **screen)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    excuse_refusals(guests)


@pytest.mark.deep
def test_the_page_is_wholly_in_the_language_that_is_chosen(guests: Guests) -> None:
    page = shown_in_full(guests)
    english = texts_of(page)
    for language in OTHERS:
        check(page, language, english)
    excuse_refusals(guests)


def test_games_that_one_watched_are_found_again_and_ones_own_are_not_among_them(guests: Guests, host: Host) -> None:
    watched = host.game("Ann", "Bob").play(3)
    page = games_page(guests)
    choose(page, ("game.txt", record()))
    page.wait_for_url("**/replay/*")
    page.goto(watched.watch_link)
    expect(page.locator(".hand h2")).to_be_visible()
    page.goto("/games")
    section = page.get_by_role("region", name="Games you watched")
    expect(section.locator("article")).to_have_count(1)
    expect(section).to_contain_text("4 of 72 tiles laid")
    section.get_by_role("button", name="Delete").click()
    section.get_by_role("button", name="Delete").click()
    expect(section).to_have_count(0)
    expect(page.locator("#found-heading")).to_be_focused()


def test_a_game_in_which_one_gave_up_is_ones_own_and_was_not_watched(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob", "Cid")
    page = guests.page()
    page.goto(game.link(0))
    expect(page.locator(".hand h2")).to_be_visible()
    game.command(do="resign")
    page.reload()
    expect(page.locator(".hand h2")).to_be_visible()
    page.goto("/games")
    expect(page.locator("article")).to_have_count(1)
    expect(page.get_by_role("region", name="Games you watched")).to_have_count(0)
