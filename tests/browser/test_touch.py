"""A narrow screen, and fingers."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import FINGERS, Guests
from tests.browser.host import Host
from tests.browser.table import by_touch, middle_of, swipe

pytestmark = pytest.mark.browser
SMALLEST = {**FINGERS, "viewport": {"width": 360, "height": 640}}


def test_fingers_lay_tiles(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("fingers", **FINGERS).open(game.link(0))
    for _ in range(3):
        ann.play(by_touch)
        game.play(1)
    assert len(game.moves()) == 6


def test_a_drag_moves_the_board_and_lays_nothing(guests: Guests, host: Host) -> None:
    ann = guests.player("drag", **FINGERS).open(host.game("Ann", "Bob").link(0))
    cell = ann.cells.first
    before, _ = middle_of(cell)
    swipe(ann.page, middle_of(cell), (60, 0))
    expect(ann.back_button).to_be_hidden()
    after, _ = middle_of(cell)
    assert after > before + 30
    cell.tap()
    expect(ann.back_button).to_be_visible()


def test_a_drag_on_the_tile_does_not_place_it(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob")
    ann = guests.player("drag a tile", **FINGERS).open(game.link(0))
    ann.cells.first.tap()
    expect(ann.tile).to_be_visible()
    swipe(ann.page, middle_of(ann.tile), (80, 0))
    expect(ann.back_button).to_be_visible()
    assert game.moves() == []


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_nothing_is_wider_than_the_smallest_screen(guests: Guests, host: Host, edition: str) -> None:
    game = host.game("Ann", "Bob", "Cid", "Dan", "Eve", edition=edition).play(12)
    ann = guests.player("small", **SMALLEST)
    for link in ("/", game.link(game.state()["facts"]["player"])):
        ann.open(link)
        expect(ann.page.get_by_role("button", name="Play").or_(ann.instruction).first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360
