"""Whole games in the browser, from the home page to the final scoring."""

import pytest

from tests.browser.helpers.browser_player import BrowserPlayer, by_keys, by_list, by_mouse, by_touch, label_of
from tests.browser.helpers.browsers import PHONE, Browsers
from tests.browser.helpers.live_server import LiveServer

pytestmark = pytest.mark.browser
EDITIONS = {
    "danish": "Danish",
    "hunters": "Hunters & Gatherers",
    "modern": "Modern",
    "hungarian": "Hungarian",
    "slovak": "Slovak",
    "winter": "Winter",
}
SAMPLE = ("danish", "hunters")  # other editions are in the long tests
NAMES = [pytest.param(name, marks=() if name in SAMPLE else pytest.mark.deep) for name in EDITIONS]


def begin(player: BrowserPlayer, edition: str) -> None:
    """Start a game against the computer from the home page."""
    page = player.open("/").page
    label_of(page.get_by_role("radio", name=EDITIONS[edition])).click()
    page.get_by_label("Red’s name").fill("Ann")
    page.get_by_role("button", name="Play").click()


@pytest.mark.parametrize("edition", NAMES)
def test_end_of_a_game_matches_its_record(browsers: Browsers, edition: str) -> None:
    ann = browsers.player(edition)
    begin(ann, edition)
    ann.play_to_end(by_keys, by_mouse, by_list)
    ann.expect_totals(ann.game().totals())
    assert len(ann.game().moves()) > 60
    ann.reload()
    ann.expect_totals(ann.game().totals())


@pytest.mark.deep
def test_whole_game_by_keys(browsers: Browsers) -> None:
    ann = browsers.player("keys")
    begin(ann, "modern")
    ann.play_to_end(by_keys)
    ann.expect_totals(ann.game().totals())


@pytest.mark.deep
def test_whole_game_by_touch(browsers: Browsers) -> None:
    ann = browsers.player("fingers", **PHONE)
    begin(ann, "hunters")
    ann.play_to_end(by_touch)
    ann.expect_totals(ann.game().totals())


@pytest.mark.deep
def test_five_players_share_a_screen(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bea", "Cid", "Dan", "Eve")
    table = browsers.player("five")
    for seat in range(5):
        table.open(game.link(seat))
    table.play_to_end(by_mouse, by_keys, by_list)
    table.expect_totals(game.totals())
