"""Aids that a game does not allow are not sent to the browser, whatever the page would show."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_keys
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveServer
from tests.browser.helpers.pages import layer_buttons

pytestmark = pytest.mark.browser


def collect_messages(player: BrowserPlayer) -> list[dict[str, Any]]:
    """Return a list to which every message of the player's sockets is added."""
    messages: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: messages.append(json.loads(text)))

    player.page.on("websocket", listen)
    return messages


def types_of(messages: list[dict[str, Any]]) -> set[str]:
    return {message["type"] for message in messages}


def choices_in(messages: list[dict[str, Any]]) -> list[Any]:
    return [message["facts"]["choices"] for message in messages if "facts" in message]


def click_all_layers(player: BrowserPlayer) -> None:
    for button in layer_buttons(player.page):
        button.click(force=True)  # also those that this game disables


def test_purists_get_no_choices_and_no_previews(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", preset="purist")
    ann = browsers.player("purist")
    messages = collect_messages(ann)
    ann.open(game.link(0))
    expect(ann.instruction).to_contain_text("Try a cell")
    click_all_layers(ann)
    ann.cells.first.click()
    expect(ann.back_button).to_be_visible()
    ann.page.keyboard.press("h")
    ann.page.keyboard.press("Escape")
    ann.open_more_ways()
    field = ann.hand.get_by_role("textbox")
    field.fill(str(game.position().legal_moves[0]))
    field.press("Enter")
    expect(ann.page.get_by_role("region", name="Bob’s turn")).to_be_visible()
    assert types_of(messages) <= {"state", "turn", "table", "done"}
    assert set(map(type, choices_in(messages))) == {type(None)}


def test_misfit_is_explained_to_purists(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", preset="purist")
    ann = browsers.player("does not fit").open(game.link(0))
    expect(ann.instruction).to_be_visible()
    legal = {str(move).split(" ")[0] for move in game.position().legal_moves}
    neighbours = [f"{x},{y}" for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    wrong = next(cell for cell in neighbours if not any(f"@{cell}>0" in move for move in legal))
    ann.page.locator(f"[data-cell='{wrong}']").click()
    ann.wait_until_settled()
    ann.place_button.click()
    expect(ann.hand.locator(".bad")).to_have_text(re.compile(r"^That \w+ meets a \w+\.$"))
    assert game.moves() == []


def test_preview_without_other_aids(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", aids=["preview"])
    ann = browsers.player("preview only")
    messages = collect_messages(ann)
    ann.open(game.link(0))
    expect(ann.instruction).to_contain_text("Try a cell")
    move = next(move for move in game.position().legal_moves if move.rotation == 0 and not move.place)
    ann.page.locator(f"[data-cell='{move.x},{move.y}']").click()
    expect(ann.hand.locator(".points", has_text=re.compile(r"\d")).first).to_be_visible()
    assert types_of(messages) <= {"state", "turn", "table", "preview"}


def test_spectators_get_no_choices_and_no_hint(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob", preset="learning")
    spectator = browsers.player("spectator")
    messages = collect_messages(spectator)
    spectator.open(game.watch_link)
    expect(spectator.page.get_by_text("you are watching", exact=True)).to_be_visible()
    click_all_layers(spectator)
    spectator.page.keyboard.press("h")
    game.play(1)
    expect(spectator.page.get_by_role("region", name="Bob’s turn")).to_be_visible()
    assert "hint" not in types_of(messages)
    assert set(map(type, choices_in(messages))) == {type(None)}


def test_learners_get_all_aids(browsers: Browsers, server: LiveServer) -> None:
    """Shows that the tests above would notice a forbidden message."""
    ann = browsers.player("learning")
    messages = collect_messages(ann)
    ann.open(server.game("Ann", "Bob").link(0))
    expect(ann.instruction).to_be_visible()
    click_all_layers(ann)
    expect(ann.page.get_by_role("button", name="Try it")).to_be_visible()
    by_keys(ann)
    expect(ann.hand.locator(".points", has_text=re.compile(r"\d")).first).to_be_visible()
    expect(ann.page.get_by_text("if the game ended now").first).to_be_visible()
    assert types_of(messages) >= {"hint", "preview", "layers"}
    assert any(choices_in(messages))
