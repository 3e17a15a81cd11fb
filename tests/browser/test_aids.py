"""What a table does not allow does not reach the browser, whatever its page would show."""

import json
from typing import Any

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.guests import Guests
from tests.browser.host import Host
from tests.browser.table import Player, by_keys

pytestmark = pytest.mark.browser


def heard_by(player: Player) -> list[dict[str, Any]]:
    """All that comes over the player's sockets from now on."""
    messages: list[dict[str, Any]] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: messages.append(json.loads(text)))

    player.page.on("websocket", listen)
    return messages


def kinds(messages: list[dict[str, Any]]) -> set[str]:
    return {message["type"] for message in messages}


def choices(messages: list[dict[str, Any]]) -> list[Any]:
    return [message["facts"]["choices"] for message in messages if "facts" in message]


def use_all_layers(player: Player) -> None:
    buttons = player.page.get_by_role("group", name="Layers").get_by_role("button")
    for number in range(buttons.count()):
        buttons.nth(number).click(force=True)  # those that are off at this table, too


def test_purists_get_neither_choices_nor_previews(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob", preset="purist")
    ann = guests.player("purist")
    heard = heard_by(ann)
    ann.open(game.link(0))
    expect(ann.instruction).to_contain_text("Try a cell")
    use_all_layers(ann)
    ann.cells.first.click()
    expect(ann.back_button).to_be_visible()
    ann.page.keyboard.press("h")
    ann.page.keyboard.press("Escape")
    field = ann.hand.get_by_role("textbox")
    field.fill(str(game.position().legal_moves[0]))
    field.press("Enter")
    expect(ann.page.get_by_role("region", name="Bob is to move")).to_be_visible()
    assert kinds(heard) <= {"state", "turn", "table", "done"}
    assert set(map(type, choices(heard))) == {type(None)}


def test_purists_are_told_where_a_tile_does_not_fit(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob", preset="purist")
    ann = guests.player("does not fit").open(game.link(0))
    expect(ann.instruction).to_be_visible()
    legal = {str(move).split(" ")[0] for move in game.position().legal_moves}
    tried = [f"{x},{y}" for x, y in ((0, -1), (1, 0), (0, 1), (-1, 0))]
    wrong = next(cell for cell in tried if not any(f"@{cell}>0" in move for move in legal))
    ann.page.locator(f"[data-cell='{wrong}']").click()
    ann.place_button.click()
    expect(ann.hand.locator(".bad")).to_be_visible()
    assert game.moves() == []


def test_what_a_tile_would_bring_is_told_where_only_that_is_shown(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob", aids=["preview"])
    ann = guests.player("preview only")
    heard = heard_by(ann)
    ann.open(game.link(0))
    expect(ann.instruction).to_contain_text("Try a cell")
    move = next(move for move in game.position().legal_moves if move.rotation == 0 and not move.place)
    ann.page.locator(f"[data-cell='{move.x},{move.y}']").click()
    expect(ann.hand.get_by_text("so far").first).to_be_visible()
    assert kinds(heard) <= {"state", "turn", "table", "preview"}


def test_those_who_look_on_get_no_choices_and_no_hint(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob", preset="learning")
    watcher = guests.player("watcher")
    heard = heard_by(watcher)
    watcher.open(game.watch_link)
    expect(watcher.page.get_by_text("you look on", exact=True)).to_be_visible()
    use_all_layers(watcher)
    watcher.page.keyboard.press("h")
    game.play(1)
    expect(watcher.page.get_by_role("region", name="Bob is to move")).to_be_visible()
    assert "hint" not in kinds(heard)
    assert set(map(type, choices(heard))) == {type(None)}


def test_a_table_for_learning_has_all_of_it(guests: Guests, host: Host) -> None:
    """So the tests above would notice what they forbid."""
    ann = guests.player("learning")
    heard = heard_by(ann)
    ann.open(host.game("Ann", "Bob").link(0))
    expect(ann.instruction).to_be_visible()
    use_all_layers(ann)
    expect(ann.page.get_by_role("button", name="Try it")).to_be_visible()
    ann.play(by_keys)
    assert {"hint", "preview", "layers"} <= kinds(heard)
    assert any(choices(heard))
