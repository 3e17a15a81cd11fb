"""The final scoring, as it is told at the board."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import Guests
from tests.browser.host import Game
from tests.browser.table import Player, by_keys

pytestmark = pytest.mark.browser


def play_last_turn(guests: Guests, game: Game, motion: str) -> Player:
    player = guests.player("last", reduced_motion=motion)
    player.open(game.link(game.state()["facts"]["player"]))
    player.play(by_keys)
    return player


def skip_button(player: Player) -> Locator:
    """It is there while the final scoring is told at the board."""
    return player.page.get_by_role("button", name="Skip")


def test_the_final_scoring_is_told_at_the_board_and_can_be_skipped(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "no-preference")
    counting = player.page.get_by_role("region", name="The last count")
    expect(counting).to_contain_text("scores")
    expect(player.page.locator(".lit").first).to_be_attached()
    skip_button(player).click()
    expect(player.points).to_be_visible()
    assert player.totals() == nearly_over.totals()


def test_neither_keys_nor_touches_nor_another_name_end_it_but_escape_does(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "no-preference")
    expect(player.page.locator(".lit").first).to_be_attached()
    for key in ("Shift", "ArrowLeft", "f"):
        player.page.keyboard.press(key)
    player.board.click(position={"x": 200, "y": 200})
    nearly_over.command(do="rename", name="Zoe")
    expect(player.page.get_by_text("Zoe", exact=True).first).to_be_visible()
    assert skip_button(player).is_visible()
    player.page.keyboard.press("Escape")
    expect(skip_button(player)).to_be_hidden()
    expect(player.points).to_be_visible()
    expect(player.page.get_by_role("listitem").locator("[aria-current=step]")).to_have_count(1)
    assert player.page.locator("ol > li").last.locator("[aria-current=step]").is_visible()  # it need not be told again


def test_whoever_skips_it_by_keys_goes_on_where_it_was(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "no-preference")
    skip_button(player).press("Enter")
    expect(player.page.locator("[data-hand]")).to_be_focused()
    expect(player.page.locator("h1")).to_be_focused()
    expect(player.points).to_be_visible()


def test_arrows_that_choose_a_language_do_not_go_through_the_steps(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "reduce")
    expect(player.points).to_be_visible()
    first = player.page.locator("ol > li").first.locator("[aria-current=step]")
    expect(first).to_be_visible()
    player.page.get_by_label("Language").press("ArrowRight")
    expect(player.page.locator("html")).not_to_have_attribute("lang", "en")
    assert first.is_visible()
    player.page.locator("h1").press("ArrowRight")
    expect(first).to_be_hidden()


def test_without_motion_the_end_is_there_at_once(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "reduce")
    expect(skip_button(player)).to_be_hidden()
    expect(player.points).to_be_visible()
    assert player.totals() == nearly_over.totals()
