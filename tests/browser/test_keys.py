"""The keyboard alone: no pointer touches the page."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guests
from tests.browser.host import Host
from tests.browser.table import Player, by_keys

pytestmark = pytest.mark.browser


def tab_to(player: Player, what: str) -> None:
    """Go to something that has the focus then, by the Tab key, from wherever one is."""
    wanted = player.page.locator(what)
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if wanted.evaluate("wanted => wanted === document.activeElement"):
            return
    pytest.fail(f"the Tab key does not lead to {what}")


def test_a_game_begins_by_keys(guests: Guests) -> None:
    ann = guests.player("begins").open("/")
    expect(ann.page.get_by_role("button", name="Play")).to_be_visible()
    tab_to(ann, "input[name=edition]:checked")
    ann.page.keyboard.press("ArrowRight")
    tab_to(ann, ".dock button")
    ann.page.keyboard.press("Enter")
    ann.play(by_keys)
    expect(ann.page.get_by_text("Hungarian", exact=True)).to_be_visible()


def test_keys_take_a_move_back_step_by_step(guests: Guests, host: Host) -> None:
    ann = guests.player("steps").open(host.game("Ann", "Bob").link(0))
    expect(ann.instruction).to_be_visible()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.ghosts.first).to_be_visible()
    ann.page.keyboard.press("1")
    expect(ann.places.first).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.places.last).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.instruction).to_be_visible()


def test_whoever_turned_the_tile_by_mouse_places_it_by_enter(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("mouse, then Enter").open(game.link(0))
    ann.cells.first.click()
    expect(ann.back_button).to_be_visible()
    for turn in (ann.tile, ann.hand.get_by_role("button", name="Turn right")):
        turn.click(position={"x": 5, "y": 5})
    ann.page.keyboard.press("Enter")
    ann.has_played()
    assert len(game.moves()) == 1


def test_a_move_can_be_typed(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("types").open(game.link(0))
    move = str(game.position().legal_moves[-1])
    field = ann.hand.get_by_role("textbox")
    field.fill("nonsense")
    field.press("Enter")
    expect(ann.hand.locator(".bad")).to_be_visible()
    assert game.moves() == []
    field.fill(move)
    field.press("Enter")
    expect(ann.page.get_by_role("region", name="Bob is to move")).to_be_visible()
    expect(ann.page.locator("[data-hand]")).to_be_focused()
    assert game.moves() == [move]


def test_ears_hear_the_turn_the_choice_and_what_it_scores(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob").play(20)
    ann = guests.player("ears").open(game.link(game.state()["facts"]["player"]))
    voice = ann.page.locator("[aria-live=polite]")
    expect(voice).to_contain_text("it is your turn, with tile")
    ann.page.keyboard.press("ArrowUp")
    expect(voice).to_contain_text("The tile lies at")
    ann.page.keyboard.press("Enter")
    expect(voice).to_contain_text("is to move, with tile")


# Notes all that is said from now on, in an element that nobody sees.
HEAR = """() => {
    const voice = document.querySelector("[aria-live=polite]");
    const heard = document.body.appendChild(document.createElement("samp"));
    heard.hidden = true;
    const hear = () => heard.append(voice.textContent, " ");
    new MutationObserver(hear).observe(voice, {subtree: true, characterData: true, childList: true});
}"""


def test_ears_hear_ones_own_move_the_answer_and_what_is_taken_back(guests: Guests) -> None:
    ann = guests.player("hears all").open("/")
    ann.page.get_by_role("button", name="Play").click()
    voice = ann.page.locator("[aria-live=polite]")
    expect(voice).to_contain_text("it is your turn, with tile")
    ann.page.evaluate(HEAR)
    heard = ann.page.locator("samp")
    ann.play(by_keys)
    expect(heard).to_contain_text(re.compile("Red lays tile.*Blue lays tile.*Red, it is your turn"))
    ann.page.keyboard.press("u")
    expect(heard).to_contain_text(re.compile("The last turn of Red is taken back.*Red, it is your turn"))


def test_layers_stay_when_the_page_is_loaded_anew(guests: Guests, host: Host) -> None:
    ann = guests.player("layers").open(host.game("Ann", "Bob", edition="hunters").link(0))
    meadows = ann.page.get_by_role("button", name="Meadows")
    meadows.click()
    ann.reload()
    expect(meadows).to_have_attribute("aria-pressed", "true")
