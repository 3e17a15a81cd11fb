"""People in browsers of their own, whose pages are loaded anew and whose connections break."""

import json
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.guests import Guests
from tests.browser.host import Game, Host
from tests.browser.table import Player, by_keys, by_list, by_mouse

pytestmark = pytest.mark.browser


def lost_while_choosing(player: Player) -> None:
    """The connection breaks while a tile lies for a try; it still lies there when it is back."""
    by_keys(player)
    player.lose_connection()
    expect(player.back_button).to_be_visible()
    player.find_connection()
    expect(player.back_button).to_be_visible()


def reloaded_while_choosing(player: Player) -> None:
    """The page is loaded anew: what was only tried is gone, and is tried again."""
    by_keys(player)
    player.reload()
    expect(player.instruction).to_be_visible()
    by_keys(player)


def placed_without_connection(player: Player) -> None:
    """The move is sent while there is no connection, and goes when there is."""
    by_keys(player)
    player.lose_connection()
    player.page.keyboard.press("Enter")
    player.find_connection()
    player.has_played()


def sees_the_same(one: Player, other: Player) -> None:
    expect(one.page.locator(".line").first).to_have_text(other.page.locator(".line").first.inner_text())
    assert one.scores() == other.scores()


def test_two_people_go_on_after_reloads_and_lost_connections(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("ann", may_lose=True).open(game.link(0))
    bob = guests.player("bob", may_lose=True).open(game.link(1))
    for turn, way in enumerate((by_keys, lost_while_choosing, reloaded_while_choosing, by_mouse)):
        ann.play(way)
        expect(bob.instruction).to_be_visible()
        assert len(game.moves()) == 2 * turn + 1
        bob.play(by_list)
        assert len(game.moves()) == 2 * turn + 2
    expect(ann.instruction).to_be_visible()
    placed_without_connection(ann)
    expect(bob.instruction).to_be_visible()
    assert len(game.moves()) == 9
    sees_the_same(ann, bob)


def test_a_move_whose_answer_was_lost_is_not_played_twice(guests: Guests, host: Host) -> None:
    """The server hears the move, and the connection breaks before it can say so."""
    game = host.game("Ann", "Bob")
    ann = guests.player("lost answer", may_lose=True)
    sent: list[str] = []

    def meddle(near: WebSocketRoute) -> None:
        far = near.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            far.send(text)
            if json.loads(text).get("do") == "move":
                sent.append(str(text))
                break_off(far, near)

        near.on_message(pass_on)

    ann.page.route_web_socket("**/socket", meddle)
    ann.open(game.link(0))
    expect(ann.instruction).to_be_visible()
    by_keys(ann)
    ann.page.keyboard.press("Enter")
    ann.has_played()
    assert len(sent) == 1
    assert len(game.moves()) == 1
    expect(ann.page.get_by_role("heading", name="Bob is to move", exact=False)).to_be_visible()


def break_off(far: WebSocketRoute, near: WebSocketRoute) -> None:
    """Let the first thing that the server says be lost, and the connection with it."""
    far.on_message(lambda _: near.close())


def test_two_tabs_of_one_person_show_the_same(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("two tabs").open(game.link(0))
    other_tab = Player(ann.page.context.new_page(), random.Random(1)).open(game.link(0))
    expect(other_tab.instruction).to_be_visible()
    ann.play(by_keys)
    expect(other_tab.page.get_by_role("region", name="Bob is to move")).to_be_visible()
    sees_the_same(ann, other_tab)


def test_one_who_looks_on_sees_every_move_and_can_play_none(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("seen").open(game.link(0))
    watcher = guests.player("watcher").open(game.watch_link)
    expect(watcher.page.get_by_text("you look on", exact=True)).to_be_visible()
    ann.play(by_keys)
    expect(watcher.page.get_by_role("region", name="Bob is to move")).to_be_visible()
    sees_the_same(ann, watcher)
    expect(watcher.cells).to_have_count(0)


@pytest.mark.deep
def test_a_whole_game_survives_whatever_happens_to_connections(guests: Guests, host: Host) -> None:
    dice = random.Random("whatever happens")
    game = host.game("Ann", "Bob", edition="hunters")
    table = [guests.player(name, may_lose=True).open(game.link(seat)) for seat, name in enumerate(("Ann", "Bob"))]
    ways: list[Callable[[Player], None]] = [by_keys, by_mouse, by_list, lost_while_choosing, reloaded_while_choosing]
    moves = 0
    while not game.position().is_over:
        mover, other = (table[seat] for seat in (game.position().player, 1 - game.position().player))
        if dice.random() < 0.2:
            other.reload()
        if dice.random() < 0.2:
            expect(mover.instruction).to_be_visible()
            placed_without_connection(mover)
        else:
            mover.play(dice.choice(ways))
        moves += 1
        assert len(game.moves()) == moves
    for player in table:
        expect(player.points).to_be_visible()
        assert player.totals() == game.totals()


def test_whoever_handed_their_seat_over_has_it_again_in_the_next_game(guests: Guests, nearly_over: Game) -> None:
    seat = nearly_over.state()["facts"]["player"]
    player = guests.player("replaced").open(nearly_over.link(seat))
    expect(player.instruction).to_be_visible()
    nearly_over.command(do="hand-over", by=seat, level="greedy")
    expect(player.points).to_be_visible()
    player.page.get_by_role("button", name="Rematch, seats turned").click()
    player.page.wait_for_url(lambda address: nearly_over.name not in address)
    players = player.page.get_by_role("region", name="Players")
    expect(players.get_by_text("you", exact=True).or_(players.get_by_text("your turn", exact=True))).to_be_visible()
