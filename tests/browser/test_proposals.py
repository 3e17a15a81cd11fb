"""What people propose to each other, in browsers of their own."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import Guests
from tests.browser.host import Game, Host
from tests.browser.table import Player, by_keys

pytestmark = pytest.mark.browser


def two_at(guests: Guests, game: Game) -> tuple[Player, Player]:
    ann, bob = (guests.player(name).open(game.link(seat)) for seat, name in enumerate(("Ann", "Bob")))
    expect(ann.instruction).to_be_visible()
    expect(bob.page.get_by_role("region", name="Ann is to move")).to_be_visible()
    return ann, bob


def button(player: Player, name: str) -> Locator:
    return player.page.get_by_role("button", name=name)


def ask_back(player: Player) -> None:
    player.play(by_keys)
    button(player, "Take back my last turn").click()
    expect(player.page.get_by_text("You asked to take back your turn.")).to_be_visible()


def test_whoever_asked_to_take_back_can_withdraw_it_and_ask_again(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann, bob = two_at(guests, game)
    ask_back(ann)
    expect(button(bob, "Agree")).to_be_visible()
    button(ann, "Withdraw").press("Enter")
    expect(ann.page.locator("[data-hand]")).to_be_focused()
    expect(button(bob, "Agree")).to_be_hidden()
    button(ann, "Take back my last turn").click()
    button(bob, "Agree").press("Enter")
    expect(bob.page.locator("[data-hand]")).to_be_focused()
    expect(ann.instruction).to_be_visible()
    assert [laid["turn"] for laid in game.state()["board"]] == [0]


def test_whoever_asked_to_take_back_sees_and_hears_a_no(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann, bob = two_at(guests, game)
    ask_back(ann)
    button(bob, "No").click()
    answer = "Bob said no. Your turn stays as it is."
    expect(ann.page.locator(".toast")).to_contain_text(answer)
    expect(ann.page.locator("[aria-live=polite]")).to_have_text(answer)
    assert len(game.moves()) == 1


def propose_to_hand_over(player: Player, name: str) -> None:
    button(player, "Table").click()
    player.page.get_by_label("Which seat").select_option(label=name)
    player.page.get_by_label("Which computer player").select_option(label="Gentle")
    button(player, "Propose it").click()
    button(player, "Yes").click()
    expect(player.page.get_by_text(f"Waiting for {name}.")).to_be_visible()


def test_a_computer_player_takes_over_anothers_seat_once_they_agree(guests: Guests, host: Host) -> None:
    ann, bob = two_at(guests, host.game("Ann", "Bob"))
    propose_to_hand_over(ann, "Bob")
    button(bob, "No").click()
    expect(ann.page.get_by_text("Waiting for Bob.")).to_be_hidden()
    propose_to_hand_over(ann, "Bob")
    expect(bob.page.get_by_text("Ann proposes that the computer player")).to_be_visible()
    button(bob, "Agree").click()
    expect(bob.page.get_by_text("you look on", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("computer · Gentle")).to_be_visible()
    for _ in range(2):
        ann.play(by_keys)
    expect(ann.instruction).to_be_visible()
