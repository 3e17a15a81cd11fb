"""Proposals between people in different browsers."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_keys
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer

pytestmark = pytest.mark.browser


def open_both(browsers: Browsers, game: LiveGame) -> tuple[BrowserPlayer, BrowserPlayer]:
    ann, bob = (browsers.player(name).open(game.link(seat)) for seat, name in enumerate(("Ann", "Bob")))
    expect(ann.instruction).to_be_visible()
    expect(bob.page.get_by_role("region", name="Ann’s turn")).to_be_visible()
    return ann, bob


def button(player: BrowserPlayer, name: str) -> Locator:
    return player.page.get_by_role("button", name=name)


def ask_for_takeback(player: BrowserPlayer) -> None:
    player.play(by_keys)
    button(player, "Take back my last turn").click()
    expect(player.page.get_by_text("You asked to take back your turn.")).to_be_visible()


def test_takeback_request_can_be_withdrawn_and_repeated(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann, bob = open_both(browsers, game)
    ask_for_takeback(ann)
    expect(button(bob, "Agree")).to_be_visible()
    button(ann, "Withdraw").press("Enter")
    expect(ann.page.locator("[data-hand]")).to_be_focused()
    expect(button(bob, "Agree")).to_be_hidden()
    button(ann, "Take back my last turn").click()
    button(bob, "Agree").press("Enter")
    expect(bob.page.locator("[data-hand]")).to_be_focused()
    expect(ann.instruction).to_be_visible()
    assert [laid["turn"] for laid in game.state()["board"]] == [0]


def test_rejected_takeback_is_seen_and_heard(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann, bob = open_both(browsers, game)
    ask_for_takeback(ann)
    button(bob, "No").click()
    answer = "Bob said no. Your turn stays as it is."
    expect(ann.page.locator(".toast")).to_contain_text(answer)
    expect(ann.page.locator("[aria-live=polite]")).to_have_text(answer)
    assert len(game.moves()) == 1


def propose_to_hand_over(player: BrowserPlayer, name: str) -> None:
    button(player, "Table").click()
    player.page.get_by_label("Which seat").select_option(label=name)
    player.page.get_by_label("Which computer player").select_option(label="Gentle")
    button(player, "Ask the others").click()
    button(player, "Yes").click()
    expect(player.page.get_by_text(f"Waiting for {name}.")).to_be_visible()


def test_computer_takes_over_a_seat_with_consent(browsers: Browsers, server: LiveServer) -> None:
    ann, bob = open_both(browsers, server.game("Ann", "Bob"))
    propose_to_hand_over(ann, "Bob")
    button(bob, "No").click()
    expect(ann.page.get_by_text("Waiting for Bob.")).to_be_hidden()
    propose_to_hand_over(ann, "Bob")
    expect(bob.page.get_by_text("Ann proposes that the computer player")).to_be_visible()
    button(bob, "Agree").click()
    expect(bob.page.get_by_text("you are watching", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("computer · Gentle")).to_be_visible()
    for _ in range(2):
        ann.play(by_keys)
    expect(ann.instruction).to_be_visible()
