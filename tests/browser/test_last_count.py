"""The final scoring, as it is told at the board."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.host import Game, Host
from tests.browser.table import Player, by_keys

pytestmark = pytest.mark.browser


@pytest.fixture
def nearly_over(host: Host) -> Game:
    """A game in which one turn is left."""
    tiles = host.game("Ann", "Bob").play()
    return host.game("Ann", "Bob").play(len(tiles.moves()) - 1)


def play_last_turn(guests: Guests, game: Game, motion: str) -> Player:
    player = guests.player("last", reduced_motion=motion)
    player.open(game.link(game.state()["facts"]["player"]))
    player.play(by_keys)
    return player


def test_the_final_scoring_is_told_at_the_board_and_can_be_skipped(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "no-preference")
    counting = player.page.get_by_role("region", name="The last count")
    expect(counting).to_contain_text("scores")
    expect(player.page.locator(".lit").first).to_be_attached()
    counting.get_by_role("button", name="Skip").click()
    expect(player.points).to_be_visible()
    assert player.totals() == nearly_over.totals()


def test_without_motion_the_end_is_there_at_once(guests: Guests, nearly_over: Game) -> None:
    player = play_last_turn(guests, nearly_over, "reduce")
    expect(player.page.get_by_role("button", name="Skip")).to_be_hidden()
    expect(player.points).to_be_visible()
    assert player.totals() == nearly_over.totals()
