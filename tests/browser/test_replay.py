"""Replays: turn by turn, by links to a turn, and with the review of a strong player."""

import re
import urllib.request
from typing import Any
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.pages import resign
from tests.browser.helpers.waiting import stop_clock, wait_until_fitting
from tests.server.helpers.servers import SECONDS, bearer, fetch_json

pytestmark = pytest.mark.browser
TURNS = 6
MISTAKE = 1.4  # points
BLUNDERER = 1  # the seat with the most mistakes in the short game
EFFECT = re.compile("completes|grows to|joins| (in|on) a |lays a tile")
VERDICT = re.compile("best|was it again")


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


def show_best_move(page: Page) -> None:
    """Go to the first mistake of the game, and show what would have been better."""
    page.keyboard.press("Home")
    page.keyboard.press("ArrowDown")
    page.get_by_role("button", name="Show the best move").click()


def open_lesson(page: Page, game: LiveGame, seat: int) -> Page:
    """Open the walk through the mistakes of a seat."""
    page.goto(f"/replay/{game.name}?mistakes#seat={game.seats[seat]}")
    expect(page.get_by_role("heading", name="Learn from my mistakes")).to_be_visible()
    return page


def mistakes_of(game: LiveGame, seat: int) -> list[dict[str, Any]]:
    """Return the reviewed turns in which a seat made mistakes. The review must be ready."""
    turns = fetch_json(f"{game.api}/judgement", token=game.watch)["turns"]
    return [turn for turn in turns if turn["seat"] == seat and turn["lost"] >= MISTAKE]


def open_form(page: Page, name: str | re.Pattern[str]) -> Locator:
    """Open the form of a new game."""
    page.get_by_role("button", name=name).click()
    return page.get_by_role("group", name=name)


def created_position(page: Page, form: Locator) -> str:
    """Start the game of a form, and return the position that it begins with."""
    with page.expect_request("**/api/games") as request:
        form.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url("**/game/*")
    body: dict[str, Any] = request.value.post_data_json or {}
    return str(body["position"])


def position_text(game: LiveGame, turn: int, search: str = "") -> str:
    request = urllib.request.Request(f"{game.api}/replay/{turn}/position{search}", headers=bearer(game.watch))
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        return str(answer.read().decode())


def expect_turn(page: Page, turn: int) -> None:
    """Wait until the slider, the list, the heading and the URL are at a turn."""
    expect(slider(page)).to_have_value(str(turn))
    expect(page.locator("[data-turn][aria-current]")).to_have_attribute("data-turn", str(turn))
    expect(page.locator("main h2", has_text=f"Turn {turn}:")).to_be_visible()
    page.wait_for_url(re.compile(rf"[?&]turn={turn}$"))


def test_turn_is_chosen_by_keys_buttons_list_and_graph(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short)
    expect_turn(page, TURNS)
    page.keyboard.press("ArrowLeft")
    expect_turn(page, TURNS - 1)
    page.get_by_role("button", name="Next turn").click()
    expect_turn(page, TURNS)
    page.locator("[data-turn='1']").click()
    expect_turn(page, 1)
    slider(page).fill("3")
    expect_turn(page, 3)
    slider(page).click(position={"x": 1, "y": 20})
    expect(page.get_by_role("heading", name="The beginning", exact=True)).to_be_visible()
    page.keyboard.press("End")
    expect_turn(page, TURNS)


def test_moves_match_the_record(browsers: Browsers, short: LiveGame) -> None:
    page = browsers.page()
    page.add_init_script("localStorage.setItem('bastide.notation', 'on')")
    open_replay(page, short)
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
    show_best_move(page)
    candidates = page.get_by_role("region", name="Analysis").get_by_role("listitem")
    expect(candidates.filter(has_text=EFFECT).first).to_be_visible()
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
    expect(page.get_by_role("button", name="Play on after turn 1")).to_have_count(offers)


def test_files_have_the_names_of_the_terminal(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short, 3)
    page.get_by_role("button", name="Save").click()
    for button, ending in (("Record, as text", ".bastide"), ("Position after turn 3", "-position-3.bastide")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.suggested_filename == f"bastide-modern-{short.name}{ending}"


def test_game_is_continued_from_a_turn(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short, 3)
    panel = open_form(page, "Play on after turn 3")
    expect(panel).to_contain_text("Bob moves next")
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
    seats = open_form(page, re.compile("Play on after turn")).get_by_role("radiogroup")
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


def test_mistakes_are_reached_by_keys(browsers: Browsers, short: LiveGame) -> None:
    page = open_lesson(browsers.page(), short, BLUNDERER)
    turns = [turn["turn"] for turn in mistakes_of(short, BLUNDERER)]
    expect_turn(page, turns[0])
    page.keyboard.press("ArrowDown")
    expect_turn(page, turns[1])
    page.keyboard.press("ArrowUp")
    expect_turn(page, turns[0])


def test_course_opens_and_closes(browsers: Browsers, short: LiveGame) -> None:
    page = open_replay(browsers.page(), short)
    toggle = page.get_by_role("button", name="Course", exact=True)
    expect(toggle).to_have_attribute("aria-expanded", "false")
    expect(page.get_by_role("img", name="Ann’s lead")).to_have_attribute("height", "44")
    page.keyboard.press("c")
    expect(toggle).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_role("img", name="Ann’s lead")).to_have_attribute("height", "180")
    expect(page.get_by_text("lost by the move")).to_be_visible()
    toggle.click()
    expect(page.get_by_text("lost by the move")).to_be_hidden()


def test_mistake_is_tried_once_more(browsers: Browsers, short: LiveGame) -> None:
    page = open_lesson(browsers.page(), short, BLUNDERER)
    expect(page.get_by_role("button", name="Try it yourself")).to_be_visible()
    expect(page.locator(".frame")).to_have_count(0)
    page.keyboard.press("t")
    expect(page.locator("[data-cell]").first).to_be_attached()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Try it yourself").click()
    expect(page.locator("[data-cell]").first).to_be_attached()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    verdict = page.get_by_role("status").filter(has_text=VERDICT)
    expect(verdict).to_be_visible()
    expect(page.locator("[data-cell]")).to_have_count(0)
    page.get_by_role("button", name="Once more").click()
    expect(page.locator("[data-cell]").first).to_be_attached()


def test_lesson_goes_through_all_mistakes(browsers: Browsers, short: LiveGame) -> None:
    page = open_lesson(browsers.page(), short, BLUNDERER)
    count = len(mistakes_of(short, BLUNDERER))
    for number in range(1, count + 1):
        expect(page.get_by_text(f"{number} of {count}", exact=True)).to_be_visible()
        page.get_by_role("button", name="Show the best move").click()
        expect(page.locator(".frame.good")).to_be_attached()
        if number < count:
            page.get_by_role("region", name="Analysis").get_by_role("button", name="Next mistake").click()
    expect(page.get_by_role("status").filter(has_text=f"You found 0 of {count}")).to_be_visible()
    page.get_by_role("button", name="Start again").click()
    expect(page.get_by_role("button", name="Try it yourself")).to_be_visible()


def test_better_move_is_played(browsers: Browsers, short: LiveGame) -> None:
    page = open_lesson(browsers.page(), short, BLUNDERER)
    page.get_by_role("button", name="Show the best move").click()
    mistake = mistakes_of(short, BLUNDERER)[0]
    form = open_form(page, "Play this move")
    expect(form).to_contain_text(f"begins after this move in turn {mistake['turn']}")
    best = mistake["best"][0]["move"]
    assert created_position(page, form) == position_text(short, mistake["turn"] - 1, f"?{urlencode({'move': best})}")


def test_game_begins_before_the_mistake(browsers: Browsers, short: LiveGame) -> None:
    page = open_lesson(browsers.page(), short, BLUNDERER)
    form = open_form(page, "Play from before it")
    turn = mistakes_of(short, BLUNDERER)[0]["turn"]
    expect(form).to_contain_text(f"begins before turn {turn}: Bob has the same tile in hand")
    assert created_position(page, form) == position_text(short, turn - 1)


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [{}, PHONE], ids=["wide", "narrow"])
def test_replay_has_no_serious_fault(browsers: Browsers, short: LiveGame, theme: str, screen: dict[str, Any]) -> None:
    page = open_replay(browsers.page(color_scheme=theme, **screen), short, 2)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_attached()
    assert serious_faults(page) == []
    wait_until_fitting(page)
