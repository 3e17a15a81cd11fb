"""The final scoring, shown step by step on the board."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_keys
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveGame
from tests.browser.helpers.waiting import stop_clock

pytestmark = pytest.mark.browser
STEP = 1200  # milliseconds after which the first step is shown


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
    player.page.clock.run_for(STEP)
    expect(player.page.locator(".highlighted").first).to_be_attached()
    return player


def skip_button(player: BrowserPlayer) -> Locator:
    """Return the button that is visible during the final scoring."""
    return player.page.get_by_role("button", name="Skip")


def test_final_scoring_can_be_skipped(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    expect(player.page.get_by_role("region", name="Final scoring")).to_contain_text("scores")
    skip_button(player).click()
    player.page.clock.resume()
    player.expect_totals(nearly_over.totals())


def test_only_escape_ends_the_final_scoring(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    for key in ("Shift", "ArrowLeft", "f"):
        player.page.keyboard.press(key)
    player.board.click(position={"x": 200, "y": 200})
    nearly_over.command(do="rename", name="Zoe")
    expect(player.page.get_by_text("Zoe", exact=True).first).to_be_visible()
    expect(skip_button(player)).to_be_visible()
    player.page.clock.resume()
    player.page.keyboard.press("Escape")
    expect(skip_button(player)).to_be_hidden()
    expect(player.points).to_be_visible()
    expect(player.page.get_by_role("listitem").locator("[aria-current=step]")).to_have_count(1)
    expect(player.page.locator("ol > li").last.locator("[aria-current=step]")).to_be_visible()


def test_focus_after_skipping_by_key(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = stop_at_first_step(browsers, nearly_over)
    skip_button(player).press("Enter")
    expect(player.page.locator("[data-hand]")).to_be_focused()
    player.page.clock.resume()
    expect(player.page.locator("h1")).to_be_focused()
    expect(player.points).to_be_visible()


def test_arrows_in_the_language_menu_do_not_change_steps(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = play_last_turn(browsers, nearly_over)
    expect(player.points).to_be_visible()
    first = player.page.locator("ol > li").first.locator("[aria-current=step]")
    expect(first).to_be_visible()
    player.page.get_by_label("Language").press("ArrowRight")
    expect(player.page.locator("html")).not_to_have_attribute("lang", "en")
    expect(first).to_be_visible()
    player.page.locator("h1").press("ArrowRight")
    expect(first).to_be_hidden()


def test_without_motion_the_end_is_shown_at_once(browsers: Browsers, nearly_over: LiveGame) -> None:
    player = play_last_turn(browsers, nearly_over)
    expect(skip_button(player)).to_be_hidden()
    player.expect_totals(nearly_over.totals())
