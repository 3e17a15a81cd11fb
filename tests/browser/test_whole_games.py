"""Whole games in the browser, from the first page to the last count."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import FINGERS, Guests
from tests.browser.host import Host
from tests.browser.marks import deep_but
from tests.browser.table import Player, by_keys, by_list, by_mouse, by_touch, label_of

pytestmark = pytest.mark.browser
EDITIONS = {
    "danish": "Danish",
    "hunters": "Hunters & Gatherers",
    "modern": "Modern",
    "hungarian": "Hungarian",
    "slovak": "Slovak",
    "winter": "Winter",
}
SAMPLE = ("danish", "hunters")


def begin(player: Player, edition: str) -> None:
    """Start a game against the computer at the first page."""
    page = player.open("/").page
    label_of(page.get_by_role("radio", name=EDITIONS[edition])).click()
    page.get_by_label("Name of Red").fill("Ann")
    page.get_by_role("button", name="Play").click()


@pytest.mark.parametrize("edition", deep_but(SAMPLE, EDITIONS))
def test_a_game_against_the_computer_ends_with_what_its_record_says(guests: Guests, edition: str) -> None:
    ann = guests.player(edition)
    begin(ann, edition)
    ann.play_on(by_keys, by_mouse, by_list)
    assert ann.totals() == ann.game().totals()
    assert len(ann.game().moves()) > 60
    ann.reload()
    expect(ann.points).to_be_visible()
    assert ann.totals() == ann.game().totals()


@pytest.mark.deep
def test_keys_alone_play_a_whole_game(guests: Guests) -> None:
    ann = guests.player("keys")
    begin(ann, "modern")
    ann.play_on(by_keys)
    assert ann.totals() == ann.game().totals()


@pytest.mark.deep
def test_fingers_alone_play_a_whole_game(guests: Guests) -> None:
    ann = guests.player("fingers", **FINGERS)
    begin(ann, "hunters")
    ann.play_on(by_touch)
    assert ann.totals() == ann.game().totals()


@pytest.mark.deep
def test_five_play_at_one_screen(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bea", "Cid", "Dan", "Eve")
    table = guests.player("five")
    for seat in range(5):
        table.open(game.link(seat))
    table.play_on(by_mouse, by_keys, by_list)
    assert table.totals() == game.totals()
