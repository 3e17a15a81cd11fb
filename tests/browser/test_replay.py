"""Looking back at a game: turn by turn, by links to a turn, with what a strong player thinks of it."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.guests import FINGERS, Guests
from tests.browser.host import Game, Host
from tests.browser.pages import given_up
from tests.browser.test_axe import faults

pytestmark = pytest.mark.browser
TURNS = 6


@pytest.fixture(scope="module")
def short(host: Host) -> Game:
    """A game that is over after a few turns, since one of two gave up: it is judged soon."""
    return given_up(host.game("Ann", "Bob").play(TURNS))


def open_replay(page: Page, game: Game, turn: int | None = None) -> Page:
    search = "" if turn is None else f"?turn={turn}"
    page.goto(f"/replay/{game.name}{search}#watch={game.watch}")
    expect(slider(page)).to_be_visible()
    return page


def slider(page: Page) -> Locator:
    return page.get_by_role("slider", name="Turn")


def is_at(page: Page, turn: int) -> None:
    """Everything on the page is at one turn: the slider, the list, the story and the address."""
    expect(slider(page)).to_have_value(str(turn))
    expect(page.locator("[data-turn][aria-current]")).to_have_attribute("data-turn", str(turn))
    expect(page.locator("main h2", has_text=f"Turn {turn}:")).to_be_visible()
    page.wait_for_url(f"**?turn={turn}")


def test_a_replay_goes_by_keys_buttons_list_slider_and_graph(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(), short)
    is_at(page, TURNS)
    page.keyboard.press("ArrowLeft")
    is_at(page, TURNS - 1)
    page.keyboard.press("ArrowUp")
    is_at(page, TURNS - 3)
    page.get_by_role("button", name="One turn on").click()
    is_at(page, TURNS - 2)
    page.locator("[data-turn='1']").click()
    is_at(page, 1)
    slider(page).fill("3")
    is_at(page, 3)
    page.get_by_role("img", name="Lead of Ann").click(position={"x": 1, "y": 20})
    expect(page.get_by_role("heading", name="The beginning", exact=True)).to_be_visible()
    page.keyboard.press("End")
    is_at(page, TURNS)


def test_the_moves_are_those_of_the_record(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(), short)
    names = [move.get_attribute("title") for move in page.locator("[data-turn]").all()]
    assert names == short.moves()


def test_it_plays_by_itself_and_stops_at_the_end(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(), short, 1)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Stop")).to_be_visible()
    is_at(page, TURNS)
    expect(page.get_by_role("button", name="Play by itself")).to_be_visible()


def test_a_link_leads_to_its_turn_and_says_nothing_of_its_token(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(permissions=["clipboard-read", "clipboard-write"]), short, 2)
    page.get_by_role("button", name="Copy a link to this turn").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    other = guests.page()
    other.goto(link)
    is_at(other, 2)
    assert "#" not in other.url


def test_the_judgement_comes_and_shows_what_would_have_been_better(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(), short)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_visible()
    expect(page.get_by_text("luck of the draw", exact=True)).to_be_visible()
    candidates = page.get_by_role("region", name="Judgement").get_by_role("listitem")
    expect(candidates.first).to_be_visible()
    candidates.get_by_role("button").filter(has_not_text="as played").first.hover()
    expect(page.locator(".frame.good")).to_be_attached()
    expect(page.locator(".label").last).to_contain_text("played")


def test_a_game_in_play_is_replayed_but_not_judged(guests: Guests, host: Host) -> None:
    page = open_replay(guests.page(), host.game("Ann", "Bob").play(2))
    is_at(page, 2)
    judgement = page.get_by_role("region", name="Judgement")
    expect(judgement).to_contain_text("once the game is over")
    expect(judgement).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_hidden()


@pytest.mark.parametrize(("preset", "offers"), [("tournament", 0), ("learning", 1)])
def test_the_position_of_a_game_in_play_is_offered_only_where_it_is_told(
    guests: Guests, host: Host, preset: str, offers: int
) -> None:
    page = open_replay(guests.page(), host.game("Ann", "Bob", preset=preset).play(2), 1)
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Record, as text")).to_be_visible()
    expect(page.get_by_role("button", name="Position after turn 1")).to_have_count(offers)
    expect(page.get_by_role("button", name="Play on from here")).to_have_count(offers)


def test_files_are_named_as_in_the_terminal(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(), short, 3)
    page.get_by_role("button", name="Save").click()
    for button, ending in (("Record, as text", ".bastide"), ("Position after turn 3", "-position-3.bastide")):
        with page.expect_download() as download:
            page.get_by_role("button", name=button).click()
        assert download.value.suggested_filename == f"bastide-modern-{short.name}{ending}"


def test_one_plays_on_from_a_turn(guests: Guests, short: Game) -> None:
    page = open_replay(guests.page(), short, 3)
    page.get_by_role("button", name="Play on from here").click()
    panel = page.get_by_role("group", name="Play on from here")
    for seat in panel.get_by_role("radiogroup").all():
        seat.locator("label").first.click()
    panel.get_by_role("button", name="Play").click()
    page.wait_for_url("**/game/*")
    board = page.get_by_role("region", name="Your turn")
    expect(board).to_be_visible()
    assert short.name not in page.url


def test_ones_own_game_is_looked_at_from_ones_own_seat(guests: Guests, short: Game) -> None:
    page = guests.page()
    for link in (short.watch_link, short.link(1)):  # as in a game made here, the token to look on is kept first
        page.goto(link)
        expect(page.get_by_role("link", name="Look back")).to_be_visible()
    page.get_by_role("link", name="Look back").click()
    expect(page.get_by_role("img", name="Lead of Bob")).to_be_visible()
    slider(page).fill("2")
    assert seats_here(page) == [False, True]


def test_who_looks_on_plays_on_as_whoever_is_to_move(guests: Guests, short: Game) -> None:
    assert seats_here(open_replay(guests.page(), short, 3)) == [False, True]


def seats_here(page: Page) -> list[bool]:
    """Which seats are played here if one plays on from the turn that is shown, unless one chooses otherwise."""
    page.get_by_role("button", name="Play on from here").click()
    seats = page.get_by_role("group", name="Play on from here").get_by_role("radiogroup")
    expect(seats).to_have_count(2)
    return [seat.get_by_role("radio").first.is_checked() for seat in seats.all()]


def test_a_finished_game_leads_to_its_replay(guests: Guests, short: Game) -> None:
    page = guests.page()
    page.goto(short.link(0))
    page.get_by_role("link", name="Look back").click()
    is_at(page, TURNS)
    page.get_by_role("link", name="To the game").click()
    expect(page.get_by_role("link", name="Look back")).to_be_visible()


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("screen", [{}, FINGERS], ids=["wide", "narrow"])
def test_axe_finds_nothing_serious_in_a_replay(guests: Guests, short: Game, theme: str, screen: dict[str, Any]) -> None:
    page = open_replay(guests.page(color_scheme=theme, **screen), short, 2)
    expect(page.get_by_role("table", name="Luck and skill")).to_be_attached()
    assert faults(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
