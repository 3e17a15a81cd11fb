"""The final scoring, shown step by step on the board, and the result."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browser_player import BrowserPlayer, by_keys
from tests.browser.helpers.browsers import NARROW, WIDE, Browsers
from tests.browser.helpers.live_server import LiveGame
from tests.browser.helpers.pages import SampleGames
from tests.browser.helpers.waiting import stop_clock

pytestmark = pytest.mark.browser
BEGIN = 1150  # milliseconds until the final scoring begins
STEP = 950  # milliseconds until the next step
NEAR = 60  # pixels between the centres of a piece and of its points
LANDSCAPE = {"width": 844, "height": 390}
MANY_STEPS = 60_000  # milliseconds for all of them


def play_last_turn(browsers: Browsers, game: LiveGame) -> BrowserPlayer:
    """Play the last turn without animations."""
    player = browsers.player("last").open(game.link_to_mover())
    player.play(by_keys)
    return player


def stop_at_first_step(browsers: Browsers, game: LiveGame) -> BrowserPlayer:
    """Play the last turn with animations, and stop them at the first step of the final scoring."""
    player = browsers.player("last", reduced_motion="no-preference")
    player.page.clock.install()
    player.open(game.link_to_mover())
    expect(player.instruction).to_be_visible()
    by_keys(player)
    stop_clock(player.page)
    player.place()
    expect(skip_button(player)).to_be_visible()
    player.page.clock.run_for(BEGIN)
    expect(step(player, 0)).to_be_attached()
    player.page.clock.run_for(STEP)
    expect(step(player, 1)).to_be_attached()
    return player


def skip_button(player: BrowserPlayer) -> Locator:
    """Return the button that is visible during the final scoring."""
    return player.page.get_by_role("button", name="Skip")


def step(player: BrowserPlayer, number: int) -> Locator:
    """Return the text of the current step, if it has this number."""
    return player.page.locator(f"[data-step='{number}']")


def final_entries(game: LiveGame) -> list[dict[str, Any]]:
    return [entry for entry in game.state()["log"] if entry["kind"] == "scored" and entry["is_final"]]


def distance(one: Locator, other: Locator) -> float:
    """Return the distance between the centres of two elements in pixels."""
    boxes = [element.bounding_box() for element in (one, other)]
    centres = [complex(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in boxes if box]
    return abs(centres[0] - centres[1])


def show_step(player: BrowserPlayer, number: int) -> None:
    """Choose a step from the list."""
    player.page.locator("ol > li").nth(number - 1).get_by_role("button").click()
    expect(step(player, number)).to_be_attached()


def test_final_scoring_can_be_skipped(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    expect(player.page.locator("h1")).to_have_text("Final scoring")
    player.page.keyboard.press("Space")  # axe may wait for timers, so the page pauses instead of its clock
    player.page.clock.resume()
    assert serious_faults(player.page) == []
    skip_button(player).click()
    player.expect_totals(nearly_over.totals())


def test_winner_is_named_last(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    for _ in final_entries(nearly_over)[1:]:
        expect(player.page).to_have_title("Final scoring · Bastide")
        expect(player.points).to_be_hidden()
        player.page.clock.run_for(STEP)
    player.page.clock.run_for(STEP)
    expect(player.page).to_have_title(re.compile(r"^You (win|lose) by \d+ · Bastide$"))
    expect(player.page.locator("h1")).to_have_text(re.compile(r"^You (win|lose) by \d+$"))


def test_only_escape_ends_the_final_scoring(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    for key in ("Shift", "ArrowLeft", "f"):
        player.page.keyboard.press(key)
    player.page.locator(".board-area").click(position={"x": 200, "y": 200}, force=True)
    nearly_over.command(do="rename", name="Zoe")
    expect(player.page.get_by_text("Zoe", exact=True).first).to_be_visible()
    expect(skip_button(player)).to_be_visible()
    player.page.clock.resume()
    player.page.keyboard.press("Escape")
    expect(skip_button(player)).to_be_hidden()
    expect(player.points).to_be_visible()
    expect(player.page.locator("ol > li").last.locator("[aria-current=step]")).to_be_visible()


def test_space_pauses_and_arrows_step(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    player.page.keyboard.press(" ")
    expect(player.page.get_by_role("button", name="Play the final scoring")).to_be_visible()
    player.page.clock.run_for(MANY_STEPS)
    expect(step(player, 1)).to_be_attached()
    player.page.keyboard.press("ArrowRight")
    expect(step(player, 2)).to_be_attached()
    player.page.keyboard.press("ArrowLeft")
    expect(step(player, 1)).to_be_attached()
    player.page.keyboard.press(" ")
    player.page.clock.run_for(STEP)
    expect(step(player, 2)).to_be_attached()


def test_live_region_tells_each_step(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    told = player.page.locator("[aria-live=polite]")
    player.page.clock.run_for(STEP)
    expect(told.first).to_contain_text("for an unfinished")
    expect(told.first).not_to_contain_text("The game is over")
    player.page.clock.run_for(MANY_STEPS)
    expect(told.first).to_contain_text("The game is over")


def test_focus_after_skipping_by_key(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    skip_button(player).press("Enter")
    expect(player.page.locator("h1")).to_be_focused()
    player.page.clock.resume()
    expect(player.points).to_be_visible()


def test_field_is_drawn_with_a_coin_on_each_city(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = play_last_turn(browsers, nearly_over)
    expect(player.points).to_be_visible()
    entries = final_entries(nearly_over)
    number, field = next((number, entry) for number, entry in enumerate(entries, 1) if entry["paying"])
    show_step(player, number)
    coins = player.page.locator("[data-coin]")
    expect(coins).to_have_text(["3"] * len(field["paying"]))
    expect(player.page.locator("[data-paying]")).to_have_count(len(field["paying"]))
    expect(player.page.locator("[data-points]")).to_have_text([f"+{field['points']}"] * len(field["seats"]))


def test_points_are_beside_their_owners_pieces(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = play_last_turn(browsers, nearly_over)
    expect(player.points).to_be_visible()
    for number, entry in enumerate(final_entries(nearly_over), 1):
        show_step(player, number)
        for seat in entry["seats"]:
            label = player.page.locator(f"[data-points='{seat}']")
            piece = player.page.locator(f"[data-scored='{seat}']").first
            expect(label).to_be_visible()
            expect(piece).to_be_visible()
            assert distance(label, piece) < NEAR


@pytest.mark.parametrize("viewport", [WIDE, NARROW, LANDSCAPE], ids=["wide", "narrow", "landscape"])
def test_end_fits_every_screen(browsers: Browsers, games: SampleGames, viewport: dict[str, int]) -> None:
    page = browsers.page(viewport=viewport)
    page.goto(games.ended.link(0))
    expect(page.locator(".total")).to_be_visible()
    expect(page.get_by_role("button", name="Rematch")).to_be_in_viewport()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_own_mistakes_are_one_click_away(browsers: Browsers, games: SampleGames) -> None:
    page = browsers.page()
    page.goto(games.short.link(0))
    page.get_by_role("link", name="Learn from my mistakes").click()
    expect(page).to_have_url(re.compile(r"/replay/.*mistakes"))


def test_resigned_game_says_who_resigned(browsers: Browsers, games: SampleGames) -> None:
    winner = games.short.state()["facts"]["winners"][0]
    for seat, verdict in ((winner, "You win"), (1 - winner, "You lose")):
        page = browsers.page()
        page.goto(games.short.link(seat))
        expect(page.locator("h1")).to_have_text(verdict)
        expect(page.locator("main")).to_contain_text("resigns.")
        expect(page.locator("main")).to_contain_text("The game ended early")


def test_arrows_in_the_language_menu_do_not_change_steps(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = play_last_turn(browsers, nearly_over)
    expect(player.points).to_be_visible()
    last = player.page.locator("ol > li").last.locator("[aria-current=step]")
    expect(last).to_be_visible()
    player.page.get_by_label("Language").press("ArrowRight")
    expect(player.page.locator("html")).not_to_have_attribute("lang", "en")
    expect(last).to_be_visible()
    player.page.locator("h1").press("ArrowLeft")
    expect(last).to_be_hidden()


def test_without_motion_the_end_is_shown_at_once(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = play_last_turn(browsers, nearly_over)
    expect(skip_button(player)).to_be_hidden()
    player.expect_totals(nearly_over.totals())
