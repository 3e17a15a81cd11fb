"""The page of a user's games: importing, searching, replaying, deleting."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, Route, expect

from bastide.messages import language_names
from bastide.rules.text.json_record import to_json
from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.browser.helpers.translations import OTHER_LANGUAGES, check_translation, texts_of
from tests.browser.helpers.waiting import wait_until_fitting
from tests.server.game.test_records import random_game
from tests.server.helpers.servers import fetch_json

pytestmark = pytest.mark.browser
IDENTITY = "a" * 32
MOVES = 6
DROP = """files => {
    const transfer = new DataTransfer();
    for (const [name, text] of files) transfer.items.add(new File([text], name));
    const drag = {dataTransfer: transfer, bubbles: true, cancelable: true};
    for (const type of ["dragenter", "dragover", "drop"])
        document.querySelector("main").dispatchEvent(new DragEvent(type, drag));
}"""
File = tuple[str, str]


def record(edition: str = "modern", moves: int = MOVES, *names: str) -> str:
    return str(random_game(edition, moves).record(names=names or ("Ann", "Bob")))


def broken_record() -> tuple[str, int]:
    """Return a record with an impossible move, and the number of its line."""
    lines = record().splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if " plays " in line)
    lines[number - 1] = "1 plays W@30,0>0"
    return "\n".join([*lines, ""]), number


@pytest.fixture(scope="module")
def owner(server: LiveServer) -> str:
    """The identity of a user with three games."""
    for edition, moves, names in (
        ("winter", 1000, ("Ágnes", "Zofia")),
        ("danish", 4, ("Søren", "Zofia")),
        ("modern", 5, ("Ann", "Ján")),
    ):
        fetch_json(f"{server.address}/api/games/imported", {"record": record(edition, moves, *names)}, IDENTITY)
    return IDENTITY


def games_page(browsers: Browsers, identity: str | None = None, search: str = "", **settings: Any) -> Page:
    page = browsers.page(**settings)
    page.on("filechooser", lambda _: None)  # without it, Chromium reports the first chooser too late
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


def test_chosen_record_opens_its_replay(browsers: Browsers) -> None:
    page = games_page(browsers)
    expect(page.get_by_role("heading", name="0 games")).to_be_visible()
    choose(page, ("game.txt", record()))
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-turn]")).to_have_count(MOVES)


@pytest.mark.parametrize("path", ["/", "/games", "/rules"])
def test_dropped_record_opens_its_replay(browsers: Browsers, path: str) -> None:
    page = browsers.page()
    page.goto(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    drop(page, ("game.json", json.dumps(to_json(random_game("slovak", MOVES)))))
    page.wait_for_url("**/replay/*")
    expect(page.locator("[data-turn]")).to_have_count(MOVES)


def test_dropped_position_is_shown(browsers: Browsers) -> None:
    page = games_page(browsers)
    position = random_game("modern", MOVES)
    drop(page, ("position.bastide", position.text()))
    expect(page).to_have_url(re.compile(re.escape(f"/position#{position.position_line()}") + "$"))


def test_each_of_several_files_is_imported_or_explained(browsers: Browsers) -> None:
    page = games_page(browsers, may_be_refused=True)
    wrong, line = broken_record()
    drop(page, ("one.txt", record()), ("broken.txt", wrong), ("two.txt", record("danish")), ("none.txt", ""))
    arrived = page.get_by_role("listitem")
    expect(page.get_by_role("heading", name="2 games imported")).to_be_visible()
    expect(page.get_by_role("heading", name="2 files could not be imported")).to_be_visible()
    expect(arrived.filter(has_text="broken.txt")).to_contain_text(f"Line {line}, “1 plays W@30,0>0”:")
    expect(arrived.filter(has_text="none.txt")).to_contain_text("This file is empty")
    live_regions = page.locator(".import").locator("[role=status], [aria-live]")
    expect(live_regions).to_have_count(1)  # else it is read aloud twice
    expect(rows(page)).to_have_count(2)
    page.get_by_role("link", name="Replay: two.txt").click()
    expect(page.locator("[data-turn]")).to_have_count(MOVES)
    page.go_back()
    expect(arrived.filter(has_text="broken.txt")).to_contain_text(f"Line {line}")
    page.get_by_role("button", name="Hide this list").click()
    expect(arrived.filter(has_text="broken.txt")).to_have_count(0)


def test_search_survives_going_back(browsers: Browsers, owner: str) -> None:
    page = games_page(browsers, owner)
    expect(rows(page)).to_have_count(3)
    page.get_by_label("A player’s name").fill("zofi")
    expect(rows(page)).to_have_count(2)
    page.get_by_label("Edition").select_option("Winter")
    expect(rows(page)).to_have_count(1)
    page.wait_for_url("**/games?edition=winter&player=zofi")
    rows(page).get_by_role("link", name="Replay").click()
    page.wait_for_url("**/replay/*")
    page.go_back()
    expect(page.get_by_label("A player’s name")).to_have_value("zofi")
    expect(rows(page)).to_have_count(1)
    page.get_by_role("button", name="Clear").click()
    expect(rows(page)).to_have_count(3)


def test_games_are_found_by_day_and_state(browsers: Browsers, owner: str) -> None:
    page = games_page(browsers, owner)
    page.locator("label[title='In progress']").click()
    expect(rows(page)).to_have_count(2)
    page.locator("label[title='Finished']").click()
    expect(rows(page)).to_have_count(1)
    expect(rows(page)).to_have_text(re.compile("Ágnes and Zofia"))
    today = page.evaluate("new Date().toLocaleDateString('sv')")
    page.get_by_label("From", exact=True).fill(today)
    page.get_by_label("To", exact=True).fill(today)
    page.wait_for_url(f"**/games?from={today}&to={today}&state=over")
    expect(rows(page)).to_have_count(1)
    page.get_by_label("To", exact=True).fill("2001-02-03")
    expect(page.get_by_role("heading", name="No games match")).to_be_visible()


def test_earlier_games_are_loaded_on_request(browsers: Browsers, owner: str) -> None:
    page = browsers.page()
    page.add_init_script(f"localStorage.setItem('bastide.identity', '{owner}')")
    page.route("**/api/games", list_two_games)
    page.goto("/games")
    expect(page.get_by_role("heading", name="The latest 2 games")).to_be_visible()
    page.get_by_role("button", name="Show earlier games").click()
    expect(rows(page)).to_have_count(3)
    expect(page.get_by_role("button", name="Show earlier games")).to_be_hidden()


def list_two_games(route: Route) -> None:
    """Answer like a server that lists two games at a time."""
    answer = route.fetch()
    games = answer.json()["games"]
    route.fulfill(response=answer, json={"games": games[:2], "has_more": True})


def import_three(browsers: Browsers, **settings: Any) -> Page:
    page = games_page(browsers, **settings)
    drop(page, *((f"{number}.txt", record(moves=number)) for number in range(1, 4)))
    expect(rows(page)).to_have_count(3)
    return page


def test_games_are_deleted_one_by_one_and_together(browsers: Browsers) -> None:
    page = import_three(browsers)
    rows(page).first.get_by_role("button", name="Delete").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="2 games")).to_be_focused()
    page.get_by_role("button", name="Choose several").click()
    expect(page.get_by_role("checkbox")).to_have_count(2)
    for box in page.get_by_role("checkbox").all():
        box.check()
    page.get_by_role("button", name="Delete 2").click()
    expect(page.get_by_role("alert")).to_contain_text("Remove 2 games from your list?")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_role("button", name="Delete 2")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(page.get_by_role("heading", name="0 games")).to_be_focused()
    page.reload()
    expect(page.get_by_role("heading", name="0 games")).to_be_visible()


def test_home_page_links_to_all_games(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/")
    page.get_by_role("link", name="all games").click()
    expect(page.get_by_role("heading", level=1, name="Your games")).to_be_visible()


@pytest.mark.deep
def test_games_page_works_by_keys(browsers: Browsers, owner: str) -> None:
    page = games_page(browsers, owner)
    tab_to(page, lambda: page.get_by_role("button", name="Choose files"))
    with page.expect_file_chooser():
        page.keyboard.press("Enter")
    tab_to(page, lambda: page.get_by_label("A player’s name"))
    page.keyboard.type("søren")
    expect(rows(page)).to_have_count(1)
    tab_to(page, lambda: rows(page).get_by_role("button", name="Delete"))
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Keep")).to_be_hidden()
    tab_to(page, lambda: rows(page).get_by_role("link", name="Your turn"))
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*")


def tab_to(page: Page, wanted: Callable[[], Locator]) -> None:
    """Press Tab until the wanted element has the focus."""
    for _ in range(60):
        page.keyboard.press("Tab")
        if wanted().evaluate("element => element === document.activeElement"):
            return
    pytest.fail("Tab does not reach the element")


def open_full_page(browsers: Browsers, **settings: Any) -> Page:
    """Open the page with games, imported and rejected files, and the question before deleting."""
    page = games_page(browsers, may_be_refused=True, **settings)
    wrong, _ = broken_record()
    drop(page, ("one.txt", record("hunters")), ("broken.txt", wrong), ("milk.txt", "milk\n"), ("two.txt", record()))
    expect(rows(page)).to_have_count(2)
    page.locator(".heading .plain").click()
    page.get_by_role("checkbox").first.check()
    page.locator(".heading .button").first.click()
    expect(page.get_by_role("alert")).to_be_visible()
    return page


@pytest.mark.deep
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "narrow"])
@pytest.mark.parametrize("language", language_names())
def test_no_serious_fault_and_nothing_too_wide(browsers: Browsers, language: str, screen: dict[str, Any]) -> None:
    page = open_full_page(browsers, locale=language, **screen)
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        assert serious_faults(page) == []
    wait_until_fitting(page)


@pytest.mark.deep
def test_games_page_is_fully_translated(browsers: Browsers) -> None:
    page = open_full_page(browsers)
    english = texts_of(page)
    for language in OTHER_LANGUAGES:
        check_translation(page, language, english)


def test_watched_games_are_listed_apart_from_own_games(browsers: Browsers, server: LiveServer) -> None:
    watched = server.game("Ann", "Bob").play(3)
    page = games_page(browsers)
    choose(page, ("game.txt", record()))
    page.wait_for_url("**/replay/*")
    page.goto(watched.watch_link)
    expect(page.locator(".hand h2")).to_be_visible()
    page.goto("/games")
    section = page.get_by_role("region", name="Games you watched")
    expect(section.locator("article")).to_have_count(1)
    expect(section).to_contain_text("Bob’s turn")
    expect(section.locator("canvas[data-painted]")).to_be_visible()
    section.get_by_role("button", name="Delete").click()
    section.get_by_role("button", name="Delete").click()
    expect(section).to_have_count(0)
    expect(page.locator("#found-heading")).to_be_focused()


def test_resigned_game_is_not_listed_as_watched(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", "Cid")
    page = browsers.page()
    page.goto(game.link(0))
    expect(page.locator(".hand h2")).to_be_visible()
    game.command(do="resign")
    page.reload()
    expect(page.locator(".hand h2")).to_be_visible()
    page.goto("/games")
    expect(page.locator("article")).to_have_count(1)
    expect(page.get_by_role("region", name="Games you watched")).to_have_count(0)
