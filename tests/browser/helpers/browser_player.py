"""A person at the page of a game, who lays tiles with a mouse, keys or fingers."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.helpers.live_server import LiveGame
from tests.browser.helpers.touch import bring_into_view
from tests.browser.helpers.waiting import wait_until_settled

ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")


class BrowserPlayer:
    """A page and the elements that players use. Random choices come from `dice`."""

    def __init__(self, page: Page, dice: random.Random, *, has_touch: bool = False) -> None:
        self.page = page
        self.has_touch = has_touch
        self.dice = dice
        self.hand = page.get_by_role("region", name="Your turn")
        self.instruction = self.hand.locator(".instruction")
        self.back_button = self.hand.get_by_role("button", name="Back", exact=True)
        self.place_button = self.hand.locator("[data-place]")
        self.board = page.get_by_role("group", name="Board")
        self.cells = page.get_by_role("list", name="Where the tile fits").get_by_role("button")
        self.tile = page.locator("[data-tried]")
        self.discs = page.locator("[data-disc]")
        self.handles = page.locator("[data-handles]")
        self.turn_button = page.get_by_role("button", name="Turn right")  # beside the tile, or else in the hand
        self.places = page.get_by_role("radiogroup", name="Where a piece goes").get_by_role("radio")
        self.lost = page.get_by_text("Connection lost.")
        self.points = page.get_by_role("table", name="Where the points came from")
        self.scores = page.get_by_role("region", name="Players").get_by_role("listitem").locator(".score > b")
        self.log = page.get_by_role("list", name="Log")
        self.last_row = self.log.locator("[data-log-turn]").first

    # The page

    def open(self, link: str) -> "BrowserPlayer":
        self.page.goto(link)
        return self

    def reload(self) -> None:
        self.page.reload()

    def lose_connection(self) -> None:
        self.page.context.set_offline(True)
        expect(self.lost).to_be_visible()

    def restore_connection(self) -> None:
        self.page.context.set_offline(False)
        expect(self.lost).to_be_hidden()

    def game(self) -> LiveGame:
        """Return the game of this page, with the tokens that the browser stores."""
        address, name = self.page.url.split("/game/")
        watch, *seats = self.page.evaluate("name => JSON.parse(localStorage.getItem(`bastide.game.${name}`))", name)
        return LiveGame(address, name, seats, watch)

    # Playing

    def wait_for_turn(self) -> bool:
        """Wait until this player is to move or the game is over. Return False if it is over."""
        expect(self.instruction.or_(self.points)).to_be_visible()
        return self.instruction.is_visible()

    def play(self, way: Callable[["BrowserPlayer"], None]) -> None:
        """Wait for this player's turn and play it in some way."""
        expect(self.instruction).to_be_visible()
        way(self)
        self.place()

    def place(self) -> None:
        if self.has_touch:
            press_settled(self.place_button, Locator.tap)
        else:
            self.page.keyboard.press("Enter")
        self.wait_until_placed()

    def wait_until_placed(self) -> None:
        expect(self.back_button).to_be_hidden()

    def play_to_end(self, *ways: Callable[["BrowserPlayer"], None]) -> None:
        """Play to the end of the game, in each of the ways in turn."""
        turn = 0
        while self.wait_for_turn():
            self.play(ways[turn % len(ways)])
            turn += 1

    def any_of(self, elements: Locator) -> Locator:
        """Wait until there are elements, and return one of them."""
        elements.first.wait_for(state="attached")
        return elements.nth(self.dice.randrange(elements.count()))

    def open_more_ways(self) -> None:
        """Show the list of cells and the field for a typed move."""
        self.hand.get_by_text("More ways to move").click()

    # Waiting

    def wait_for_board(self) -> None:
        """Wait until the board has its final size and place."""
        expect(self.board).to_have_attribute("aria-busy", "false")

    def wait_for_tile(self) -> None:
        """Wait until the tried tile shows all places for a piece, and buttons may be pressed."""
        expect(self.tile).to_have_attribute("aria-busy", "false")
        self.wait_until_settled()

    def wait_until_settled(self) -> None:
        """Wait until no button ignores presses because it has just appeared or moved."""
        wait_until_settled(self.place_button)

    def expect_totals(self, totals: dict[str, int]) -> None:
        """Wait until the end of the game shows these points by name, the winner first."""
        names = sorted(totals, key=totals.__getitem__, reverse=True)
        expect(self.points.get_by_role("columnheader")).to_have_text(names, use_inner_text=True)
        expect(self.points.locator(".total td")).to_have_text([str(totals[name]) for name in names])

    def expect_same_as(self, other: "BrowserPlayer") -> None:
        """Wait until this page shows the scores and the last turn of another page, which is up to date."""
        expect(self.scores).to_have_text(other.scores.all_inner_texts(), use_inner_text=True)
        turn = other.last_row.get_attribute("data-log-turn")
        assert turn is not None
        expect(self.last_row).to_have_attribute("data-log-turn", turn)


def press_settled(button: Locator, press: Callable[[Locator], None] = Locator.click) -> None:
    """Press a button once it has been in its place for a while: it ignores presses just after it moved."""
    wait_until_settled(button)
    press(button)


def label_of(field: Locator) -> Locator:
    """Return the label of a field that is not visible itself."""
    return field.locator("xpath=ancestor::label")


# Ways to lay the tile


def by_keys(player: BrowserPlayer) -> None:
    """Walk to a cell, rotate the tile, and put a piece on the first place, if there is one."""
    for _ in range(player.dice.randint(1, 3)):
        player.page.keyboard.press(player.dice.choice(ARROWS))
    player.wait_for_tile()
    for key in ("e", "1"):
        player.page.keyboard.press(key)


def by_mouse(player: BrowserPlayer) -> None:
    """Click a cell, then the tile there, then a place for a piece."""
    player.page.keyboard.press("f")  # shows all cells
    player.any_of(player.cells).click()
    player.wait_for_tile()
    if player.turn_button.is_enabled():
        player.tile.click(position={"x": 4, "y": 4})
        player.wait_for_tile()
    if player.discs.count():
        player.any_of(player.discs).click()


def by_list(player: BrowserPlayer) -> None:
    """Choose a cell from the list beside the board, and a place from the list of places."""
    player.open_more_ways()
    player.hand.locator("details details summary").click()
    player.any_of(player.hand.get_by_role("listitem").get_by_role("button")).click()
    player.wait_for_tile()
    if player.places.count():  # there are none without followers
        label_of(player.any_of(player.places)).click()


def by_touch(player: BrowserPlayer) -> None:
    """Tap a cell, the button that rotates the tile, and a place for a piece."""
    player.wait_for_board()
    cell = player.any_of(player.cells)
    bring_into_view(player.page, player.board, cell)
    cell.tap()
    player.wait_for_tile()
    if player.turn_button.is_enabled():
        player.turn_button.tap()
        player.wait_for_tile()
    if player.discs.count():
        player.any_of(player.discs).tap()
