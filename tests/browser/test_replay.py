"""Replays: turn by turn, by links to a turn, and with the review of a strong player."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.pages import resign
from tests.browser.helpers.waiting import stop_clock, wait_until_fitting

pytestmark = pytest.mark.browser
TURNS = 6


@pytest.fixture(scope="module")
def short(server: LiveServer) -> LiveGame:
    """A game that was resigned after a few turns, so that its review is short."""
    return resign(server.game("Ann", "Bob").play(TURNS))


def open_replay(page: Page, game: LiveGame, turn: int | None = None) -> Page:
    search = "" if turn is None else f"?turn={turn}"
    page.goto(f"/replay/{game.name}{search}#watch={game.watch}")
    expect(slider(page)).to_be_visible()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Turn")


def expect_turn(page: Page, turn: int) -> None:
    """Wait until the slider, the list, the heading and the URL are at a turn."""
    expect(slider(page)).to_have_value(str(turn))
    expect(page.locator("[data-turn][aria-current]")).to_have_attribute("data-turn", str(turn))
    expect(page.locator("main h2", has_text=f"Turn {turn}:")).to_be_visible()
    page.wait_for_url(f"**?turn={turn}")


def test_turn_is_chosen_by_keys_buttons_list_and_graph(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short)
    expect_turn(page, TURNS)
    page.keyboard.press("ArrowLeft")
    expect_turn(page, TURNS - 1)
    page.keyboard.press("ArrowUp")
    expect_turn(page, TURNS - 3)
    page.get_by_role("button", name="Next turn").click()
    expect_turn(page, TURNS - 2)
    page.locator("[data-turn='1']").click()
    expect_turn(page, 1)
    slider(page).fill("3")
    expect_turn(page, 3)
    page.get_by_role("img", name="Ann’s lead").click(position={"x": 1, "y": 20})
    expect(page.get_by_role("heading", name="The beginning", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect_turn(page, TURNS)


def test_moves_match_the_record(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short)
    expect(page.locator("[data-turn]")).to_have_count(TURNS)
    assert [move.get_attribute("title") for move in page.locator("[data-turn]").all()] == short.moves()


def test_playback_stops_at_the_end(browsers: Browsers, short: LiveGame) -> None:
    page = browsers.page()
    page.clock.install()
    open_replay(page, short, 1)
    stop_clock(page)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.resume()
    expect_turn(page, TURNS)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_link_opens_its_turn_and_hides_the_token(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(permissions=["clipboard-read", "clipboard-write"]), short, 2)
    page.get_by_role("button", name="Copy a link to this turn").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = browsers.page()
    other.goto(link)
    expect_turn(other, 2)
    expect(other).not_to_have_url(re.compile("#"))


def test_review_shows_better_moves(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_visible()
    expect(page.get_by_text("luck of the draw", exact=True)).to_be_visible()
    candidates = page.get_by_role("region", name="Analysis").get_by_role("listitem")
    expect(candidates.first).to_be_visible()
    candidates.get_by_role("button").filter(has_not_text="as played").first.hover()
    expect(page.locator(".frame.good")).to_be_attached()
    expect(page.locator(".label").last).to_contain_text("played")


def test_game_in_play_is_replayed_but_not_reviewed(browsers: Browsers, server: LiveServer) -> None:
    page = open_replay(browsers.page(), server.game("Ann", "Bob").play(2))
    expect_turn(page, 2)
    review = page.get_by_role("region", name="Analysis")
    expect(review).to_contain_text("Once the game is over")
    expect(review).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_hidden()


@pytest.mark.parametrize(("preset", "offers"), [("tournament", 0), ("learning", 1)])
def test_position_of_running_game_depends_on_aids(
    browsers: Browsers, server: LiveServer, preset: str, offers: int
) -> None:
    page = open_replay(browsers.page(), server.game("Ann", "Bob", preset=preset).play(2), 1)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Record, as text")).to_be_visible()
    expect(page.get_by_role("button", name="Position after turn 1")).to_have_count(offers)
    expect(page.get_by_role("button", name="Play from here")).to_have_count(offers)


def test_files_have_the_names_of_the_terminal(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short, 3)
    page.get_by_role("button", name="Save").click()
    for button, ending in (("Record, as text", ".bastide"), ("Position after turn 3", "-position-3.bastide")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.suggested_filename == f"bastide-modern-{short.name}{ending}"


def test_game_is_continued_from_a_turn(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short, 3)
    page.get_by_role("button", name="Play from here").click()
    panel = page.get_by_role("group", name="Play from here")
    seats = panel.get_by_role("radiogroup")
    expect(seats).to_have_count(2)
    for seat in seats.all():
        seat.locator("label").first.click()
    panel.get_by_role("button", name="Play").click()
    page.wait_for_url("**/game/*")
    board = page.get_by_role("region", name="Your turn")
    expect(board).to_be_visible()
    assert short.name not in page.url


def test_own_game_is_replayed_from_the_own_seat(browsers: Browsers, short: LiveGame) -> None:
    page = browsers.page()
    for link in (short.watch_link, short.link(1)):  # as in a game made here, the spectator token is stored first
        page.goto(link)
        expect(page.get_by_role("link", name="Replay")).to_be_visible()
    page.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("img", name="Bob’s lead")).to_be_visible()
    slider(page).fill("2")
    expect_seats_here(page, [False, True])


def test_spectator_continues_as_the_player_to_move(browsers: Browsers, short: LiveGame) -> None:
    expect_seats_here(open_replay(browsers.page(), short, 3), [False, True])


def expect_seats_here(page: Page, expected: list[bool]) -> None:
    """Open the form to play on, and wait until it proposes these seats for this browser."""
    page.get_by_role("button", name="Play from here").click()
    seats = page.get_by_role("group", name="Play from here").get_by_role("radiogroup")
    expect(seats).to_have_count(2)
    for number, is_here in enumerate(expected):
        expect(seats.nth(number).get_by_role("radio").first).to_be_checked(checked=is_here)


def test_finished_game_links_to_its_replay(browsers: Browsers, short: LiveGame) -> None:
    page = browsers.page()
    page.goto(short.link(0))
    page.get_by_role("link", name="Replay").click()
    expect_turn(page, TURNS)
    page.get_by_role("link", name="Back to the game").click()
    expect(page.get_by_role("link", name="Replay")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "narrow"])
def test_replay_has_no_serious_fault(browsers: Browsers, short: LiveGame, theme: str, screen: dict[str, Any]) -> None:
    page = open_replay(browsers.page(color_scheme=theme, **screen), short, 2)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_attached()
    assert serious_faults(page) == []
    wait_until_fitting(page)
