"""People at a table in the browser, who lay tiles with whatever they have: a mouse, keys, fingers."""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.browser.host import Game

IS_IN_SIGHT = """thing => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""
# Milliseconds that a finger rests before it is lifted: one that moves flings, and the next tap would only stop that.
REST = 150
Point = tuple[float, float]
ARROWS = ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown")


class Player:
    """Somebody at a page. What is to be seen there is waited for; dice decide what is played."""

    def __init__(self, page: Page, dice: random.Random, *, has_touch: bool = False) -> None:
        self.page = page
        self.has_touch = has_touch
        self.dice = dice
        self.hand = page.get_by_role("region", name="Your turn")
        self.instruction = self.hand.locator(".what")
        self.back_button = self.hand.get_by_role("button", name="One step back")
        self.place_button = self.hand.get_by_role("button", name="Place")
        self.board = page.get_by_role("group", name="Board")
        self.cells = page.get_by_role("list", name="Where the tile can lie").get_by_role("button")
        self.tile = page.locator("[data-lens] .tile")
        self.ghosts = page.locator("[data-lens] .ghost")
        self.places = page.get_by_role("radiogroup", name="Where a piece goes").get_by_role("radio")
        self.lost = page.get_by_text("Connection lost.")
        self.points = page.get_by_role("table", name="Where the points came from")

    # Coming and going

    def open(self, link: str) -> "Player":
        self.page.goto(link)
        return self

    def reload(self) -> None:
        self.page.reload()

    def lose_connection(self) -> None:
        self.page.context.set_offline(True)
        expect(self.lost).to_be_visible()

    def find_connection(self) -> None:
        self.page.context.set_offline(False)
        expect(self.lost).to_be_hidden()

    def game(self) -> Game:
        """The game that this page shows, with the tokens that the browser keeps."""
        address, name = self.page.url.split("/game/")
        watch, *seats = self.page.evaluate("name => JSON.parse(localStorage.getItem(`bastide.game.${name}`))", name)
        return Game(address, name, seats, watch)

    # Playing

    def is_to_move(self) -> bool:
        """Wait until one is to move, or the game is over. Says whether there is something to play."""
        expect(self.instruction.or_(self.points)).to_be_visible()
        return self.instruction.is_visible()

    def play(self, way: Callable[["Player"], None]) -> None:
        """Play a turn in some way, when it is one's own."""
        expect(self.instruction).to_be_visible()
        way(self)
        self.place()

    def place(self) -> None:
        if self.has_touch:
            self.place_button.tap()
        else:
            self.page.keyboard.press("Enter")
        self.has_played()

    def has_played(self) -> None:
        """Wait until the tile is out of one's hands."""
        expect(self.back_button).to_be_hidden()

    def play_on(self, *ways: Callable[["Player"], None]) -> None:
        """Play to the end, in one way after the other."""
        turn = 0
        while self.is_to_move():
            self.play(ways[turn % len(ways)])
            turn += 1

    def some(self, things: Locator) -> Locator:
        """Any of some things, as soon as there are any."""
        things.first.wait_for(state="attached")
        return things.nth(self.dice.randrange(things.count()))

    # What one sees

    def scores(self) -> list[int]:
        """The points of all seats, beside the board."""
        rows = self.page.get_by_role("region", name="Players").get_by_role("listitem")
        return [int(text) for text in rows.locator(".score > b").all_inner_texts()]

    def totals(self) -> dict[str, int]:
        """The points at the end of the game, by name."""
        names = self.points.get_by_role("columnheader").all_inner_texts()
        totals = self.points.locator(".total td").all_inner_texts()
        return {name.strip(): int(total) for name, total in zip(names, totals, strict=True)}


def swipe(page: Page, start: Point, by: Point) -> None:
    """Put a finger somewhere, move it, and lift it."""
    move_fingers(page, (start, by))


def pinch(page: Page, middle: Point, begin: float, end: float) -> None:
    """Put two fingers on both sides of a point, so far from it, and move them to another distance."""
    x, y = middle
    move_fingers(page, ((x - begin, y), (begin - end, 0)), ((x + begin, y), (end - begin, 0)))


def move_fingers(page: Page, *ways: tuple[Point, Point]) -> None:
    """Put fingers where their ways start, move each by as much as it says, and lift all."""
    steps = 5
    session = page.context.new_cdp_session(page)
    for step in range(steps + 1):
        points = [
            {"x": x + right * step / steps, "y": y + down * step / steps, "id": finger}
            for finger, ((x, y), (right, down)) in enumerate(ways)
        ]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(REST)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def middle_of(thing: Locator) -> Point:
    box = thing.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bring_into_sight(player: Player, cell: Locator) -> None:
    """Move the board by finger until nothing covers the cell."""
    x, y = middle_of(player.board)
    reach = x / 2
    while not cell.evaluate(IS_IN_SIGHT):
        cell_x, cell_y = middle_of(cell)
        swipe(player.page, (x, y), (limited(x - cell_x, reach), limited(y - cell_y, reach)))


def limited(value: float, reach: float) -> float:
    return max(-reach, min(reach, value))


def label_of(field: Locator) -> Locator:
    """What people click at to choose a field that is not seen itself."""
    return field.locator("xpath=ancestor::label")


# Ways to lay the tile


def by_keys(player: Player) -> None:
    """Walk somewhere, turn the tile, and put a piece on the first place, if there is one."""
    for _ in range(player.dice.randint(1, 3)):
        player.page.keyboard.press(player.dice.choice(ARROWS))
    for key in ("e", "1"):
        player.page.keyboard.press(key)


def by_mouse(player: Player) -> None:
    """Click a cell, then the tile that lies there, and the ghost of a piece."""
    player.page.keyboard.press("f")  # all cells are to be in sight
    player.some(player.cells).click()
    expect(player.tile).to_be_visible()
    if player.tile.is_enabled():
        player.tile.click(position={"x": 4, "y": 4})
    if player.ghosts.count():
        player.some(player.ghosts).click()


def by_list(player: Player) -> None:
    """Choose a cell from the list beside the board, and a place from the list of places."""
    player.hand.locator("summary").click()
    player.some(player.hand.get_by_role("listitem").get_by_role("button")).click()
    label_of(player.some(player.places)).click()


def by_touch(player: Player) -> None:
    """Tap a cell, the button that turns the tile, and the ghost of a piece."""
    cell = player.some(player.cells)
    bring_into_sight(player, cell)
    cell.tap()
    expect(player.tile).to_be_visible()
    turn = player.hand.get_by_role("button", name="Turn right")
    if turn.is_enabled():
        turn.tap()
    if player.ghosts.count():
        player.some(player.ghosts).tap()
