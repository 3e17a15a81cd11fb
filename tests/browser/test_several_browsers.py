"""People in different browsers, with reloads and lost connections."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.helpers.browser_player import BrowserPlayer, by_keys, by_list, by_mouse
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer

pytestmark = pytest.mark.browser


def by_keys_with_lost_connection(player: BrowserPlayer) -> None:
    """Lose the connection while trying a tile. It is still there afterwards."""
    by_keys(player)
    player.lose_connection()
    expect(player.back_button).to_be_visible()
    player.restore_connection()
    expect(player.back_button).to_be_visible()


def by_keys_after_reload(player: BrowserPlayer) -> None:
    """Reload the page, which forgets the tile, and try it again."""
    by_keys(player)
    player.reload()
    expect(player.instruction).to_be_visible()
    by_keys(player)


def place_offline(player: BrowserPlayer) -> None:
    """Place the tile without a connection. The move is sent when it is back."""
    by_keys(player)
    player.lose_connection()
    player.page.keyboard.press("Enter")
    player.restore_connection()
    player.wait_until_placed()


def test_game_survives_reloads_and_lost_connections(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("ann", may_disconnect=True).open(game.link(0))
    bob = browsers.player("bob", may_disconnect=True).open(game.link(1))
    for turn, way in enumerate((by_keys, by_keys_with_lost_connection, by_keys_after_reload, by_mouse)):
        ann.play(way)
        expect(bob.instruction).to_be_visible()
        assert len(game.moves()) == 2 * turn + 1
        bob.play(by_list)
        assert len(game.moves()) == 2 * turn + 2
    expect(ann.instruction).to_be_visible()
    place_offline(ann)
    expect(bob.instruction).to_be_visible()
    assert len(game.moves()) == 9
    ann.expect_same_as(bob)


def test_move_with_a_lost_answer_is_not_played_twice(browsers: Browsers, server: LiveServer) -> None:
    """The connection breaks after the server receives the move and before it answers."""
    game = server.game("Ann", "Bob")
    ann = browsers.player("lost answer", may_disconnect=True)
    sent: list[str] = []

    def intercept(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def forward(text: str | bytes) -> None:
            far.send(text)
            if json.loads(text).get("do") == "move":
                sent.append(str(text))
                break_off(far, near)

        near.on_message(forward)

    ann.page.route_web_socket("**/socket", intercept)
    ann.open(game.link(0))
    expect(ann.instruction).to_be_visible()
    by_keys(ann)
    ann.page.keyboard.press("Enter")
    ann.wait_until_placed()
    assert len(sent) == 1
    assert len(game.moves()) == 1
    expect(ann.page.get_by_role("heading", name="Bob’s turn", exact=False)).to_be_visible()


def break_off(far: WebSocketRoute, near: WebSocketRoute) -> None:
    """Drop the next message of the server, and the connection with it."""
    far.on_message(lambda _: near.close())


def test_two_tabs_show_the_same(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("two tabs").open(game.link(0))
    other_tab = BrowserPlayer(ann.page.context.new_page(), random.Random(1)).open(game.link(0))
    expect(other_tab.instruction).to_be_visible()
    ann.play(by_keys)
    expect(other_tab.page.get_by_role("region", name="Bob’s turn")).to_be_visible()
    ann.expect_same_as(other_tab)


def test_spectator_sees_moves_and_cannot_play(browsers: Browsers, server: LiveServer) -> None:
    game = server.game("Ann", "Bob")
    ann = browsers.player("seen").open(game.link(0))
    spectator = browsers.player("spectator").open(game.watch_link)
    expect(spectator.page.get_by_text("you are watching", exact=True)).to_be_visible()
    ann.play(by_keys)
    expect(spectator.page.get_by_role("region", name="Bob’s turn")).to_be_visible()
    ann.expect_same_as(spectator)
    expect(spectator.cells).to_have_count(0)


@pytest.mark.deep
def test_whole_game_survives_broken_connections(browsers: Browsers, server: LiveServer) -> None:
    dice = random.Random("broken connections")
    game = server.game("Ann", "Bob", edition="hunters")
    table = [browsers.player(name, may_disconnect=True) for name in ("Ann", "Bob")]
    for seat, player in enumerate(table):
        player.open(game.link(seat))
    ways: list[Callable[[BrowserPlayer], None]] = [
        by_keys,
        by_mouse,
        by_list,
        by_keys_with_lost_connection,
        by_keys_after_reload,
    ]
    moves = 0
    while not game.position().is_over:
        mover, other = (table[seat] for seat in (game.position().player, 1 - game.position().player))
        if dice.random() < 0.2:
            other.reload()
        if dice.random() < 0.2:
            expect(mover.instruction).to_be_visible()
            place_offline(mover)
        else:
            mover.play(dice.choice(ways))
        moves += 1
        assert len(game.moves()) == moves
    for player in table:
        player.expect_totals(game.totals())


def test_rematch_returns_a_seat_handed_over(browsers: Browsers, nearly_over: LiveGame) -> None:
    seat = nearly_over.state()["facts"]["player"]
    player = browsers.player("replaced").open(nearly_over.link(seat))
    expect(player.instruction).to_be_visible()
    nearly_over.command(do="hand-over", by=seat, level="greedy")
    expect(player.points).to_be_visible()
    player.page.get_by_role("button", name="Rematch, seats rotated").click()
    player.page.wait_for_url(lambda address: nearly_over.name not in address)
    players = player.page.get_by_role("region", name="Players")
    expect(players.get_by_text("you", exact=True).or_(players.get_by_text("your turn", exact=True))).to_be_visible()
