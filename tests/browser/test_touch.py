"""A narrow screen, and fingers."""

import itertools
import math

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.guests import FINGERS, Guests
from tests.browser.host import Game, Host
from tests.browser.table import IS_IN_SIGHT, Player, by_touch, middle_of, pinch, swipe

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


def width_of(thing: Locator) -> float:
    box = thing.bounding_box()
    assert box
    return box["width"]


def test_two_fingers_zoom_the_board_and_lay_nothing(guests: Guests, host: Host) -> None:
    ann = guests.player("pinch", **FINGERS).open(host.game("Ann", "Bob").link(0))
    cell = ann.cells.first
    before = width_of(cell)
    pinch(ann.page, middle_of(ann.board), 40, 80)
    assert width_of(cell) == pytest.approx(2 * before, rel=0.1)
    pinch(ann.page, middle_of(ann.board), 80, 40)
    assert width_of(cell) == pytest.approx(before, rel=0.1)
    expect(ann.back_button).to_be_hidden()


def choose(player: Player, cell: Locator) -> None:
    """Lay the tile on a cell, wherever that is, and wait until the board rests."""
    cell.dispatch_event("click")
    expect(player.tile).to_be_visible()


@pytest.mark.parametrize("width", [360, 390])
def test_nothing_covers_the_enlarged_tile_or_its_places(guests: Guests, host: Host, width: int) -> None:
    game = host.game("Ann", "Bob").play(30)
    screen = {**FINGERS, "viewport": {"width": width, "height": 640}}
    ann = guests.player("lens", **screen).open(game.link(game.state()["facts"]["player"]))
    expect(ann.cells.first).to_be_attached()
    buttons = ann.page.locator(".round").bounding_box()
    assert buttons
    for cell in ann.cells.all():
        choose(ann, cell)
        box = ann.tile.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= buttons["x"]
        for ghost in ann.ghosts.all():
            assert ghost.evaluate(IS_IN_SIGHT)
            assert width_of(ghost) >= 44


def test_the_places_of_a_crowded_tile_do_not_overlap_and_the_chosen_one_is_in_sight(guests: Guests, host: Host) -> None:
    game = host.game("Ann", "Bob", edition="hunters").play(2)
    ann = guests.player("crowd", **SMALLEST).open(game.link(game.state()["facts"]["player"]))
    expect(ann.cells.first).to_be_attached()
    choose(ann, ann.cells.first)
    assert ann.ghosts.count() > 6
    middles = [middle_of(ghost) for ghost in ann.ghosts.all()]
    assert all(math.dist(*pair) >= 43 for pair in itertools.combinations(middles, 2))
    for key in [*map(str, range(1, len(middles) + 1)), "0"]:
        ann.page.keyboard.press(key)
        chosen = ann.hand.locator("label:has(:checked)")
        expect(chosen).to_be_in_viewport(ratio=1)
        assert chosen.evaluate(IS_IN_SIGHT)


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_nothing_is_wider_than_the_smallest_screen(guests: Guests, host: Host, edition: str) -> None:
    game = host.game("Ann", "Bob", "Cid", "Dan", "Eve", edition=edition).play(12)
    ann = guests.player("small", **SMALLEST)
    for link in ("/", game.link(game.state()["facts"]["player"])):
        ann.open(link)
        expect(ann.page.get_by_role("button", name="Play").or_(ann.instruction).first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 360


@pytest.mark.parametrize("language", ["pl", "hu"])
def test_the_end_fits_the_smallest_screen_in_long_languages(guests: Guests, nearly_over: Game, language: str) -> None:
    page = guests.page(locale=language, **SMALLEST)
    page.goto(nearly_over.play().link(0))
    expect(page.locator(".total")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(page.locator("header .chip")).to_be_hidden()


def test_only_what_is_below_the_controls_of_a_replay_scrolls(guests: Guests, nearly_over: Game) -> None:
    page = guests.page(**SMALLEST)
    page.goto(f"/replay/{nearly_over.name}?turn=20#watch={nearly_over.watch}")
    expect(page.locator("[data-turn][aria-current]")).to_be_attached()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
