"""Playing with the keyboard alone, and with a screen reader."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_keys
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveServer

pytestmark = pytest.mark.browser


def tab_to(player: BrowserPlayer, selector: str) -> None:
    """Press Tab until an element has the focus."""
    wanted = player.page.locator(selector)
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if wanted.evaluate("element => element === document.activeElement"):
            return
    pytest.fail(f"Tab does not reach {selector}")


def test_game_is_started_by_keys(browsers: Browsers) -> None:
    ann = browsers.player("begins").open("/")
    expect(ann.page.get_by_role("button", name="Play")).to_be_visible()
    tab_to(ann, "input[name=edition]:checked")
    ann.page.keyboard.press("ArrowRight")
    tab_to(ann, ".dock button")
    ann.page.keyboard.press("Enter")
    ann.play(by_keys)
    expect(ann.page.get_by_text("Hungarian", exact=True)).to_be_visible()


def test_escape_undoes_a_move_step_by_step(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("steps").open(server.game("Ann", "Bob").link(0))
    expect(ann.instruction).to_be_visible()
    ann.page.keyboard.press("ArrowUp")
    expect(ann.discs.first).to_be_visible()
    ann.page.keyboard.press("1")
    expect(ann.places.first).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.places.last).to_be_checked()
    ann.page.keyboard.press("Escape")
    expect(ann.instruction).to_be_visible()


def test_enter_places_a_tile_rotated_by_mouse(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("mouse, then Enter").open(game.link(0))
    ann.cells.first.click()
    expect(ann.back_button).to_be_visible()
    for turn in (ann.tile, ann.turn_button):
        ann.wait_for_tile()
        turn.click(position={"x": 5, "y": 5})
    ann.page.keyboard.press("Enter")
    ann.wait_until_placed()
    assert len(game.moves()) == 1


def test_move_can_be_typed(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("types").open(game.link(0))
    move = str(game.position().legal_moves[-1])
    ann.open_more_ways()
    field = ann.hand.get_by_role("textbox")
    field.fill("nonsense")
    field.press("Enter")
    expect(ann.hand.locator(".bad")).to_be_visible()
    assert game.moves() == []
    field.fill(move)
    field.press("Enter")
    expect(ann.page.get_by_role("region", name="Bob’s turn")).to_be_visible()
    expect(ann.page.locator("[data-hand]")).to_be_focused()
    assert game.moves() == [move]


def test_screen_reader_hears_turn_and_choice(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob").play(20)
    ann = browsers.player("ears").open(game.link_to_mover())
    live_region = ann.page.locator("[aria-live=polite]")
    expect(live_region).to_contain_text("it is your turn.")
    expect(live_region).to_contain_text("On the tile:")
    ann.page.keyboard.press("ArrowUp")
    expect(live_region).to_contain_text(re.compile(r"The tile is on cell \d+ of \d+"))
    ann.page.keyboard.press("Enter")
    expect(live_region).to_contain_text("’s turn.")


# Collects all texts of the live region in a hidden element.
COLLECT = """() => {
    const region = document.querySelector("[aria-live=polite]");
    const texts = document.body.appendChild(document.createElement("samp"));
    texts.hidden = true;
    const collect = () => texts.append(region.textContent, " ");
    new MutationObserver(collect).observe(region, {subtree: true, characterData: true, childList: true});
}"""


def test_screen_reader_hears_moves_and_takeback(browsers: Browsers) -> None:
    ann = browsers.player("hears all").open("/")
    ann.page.get_by_role("button", name="Play").click()
    live_region = ann.page.locator("[aria-live=polite]")
    expect(live_region).to_contain_text("it is your turn.")
    ann.page.evaluate(COLLECT)
    texts = ann.page.locator("samp")
    ann.play(by_keys)
    expect(texts).to_contain_text(re.compile("You – .*Blue – .*Red, it is your turn"))
    expect(ann.page.get_by_role("button", name="Take back my last turn")).to_be_enabled()
    ann.page.keyboard.press("u")
    expect(texts).to_contain_text(re.compile("Red’s last turn is taken back.*Red, it is your turn"))


def test_layers_survive_a_reload(browsers: Browsers, server: LiveServer) -> None:
    ann = browsers.player("layers").open(server.game("Ann", "Bob", edition="hunters").link(0))
    meadows = ann.page.get_by_role("button", name="Meadows")
    meadows.click()
    expect(meadows).to_have_attribute("aria-pressed", "true")
    ann.reload()
    expect(meadows).to_have_attribute("aria-pressed", "true")
