"""Gestures with one or two fingers."""

from playwright.sync_api import Locator, Page

Point = tuple[float, float]

STEPS = 5  # of a movement
# Milliseconds that a finger rests before it is lifted. A moving finger would fling the board, and the next tap would
# only stop it.
REST = 150
IS_UNCOVERED = """element => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


def swipe(page: Page, start: Point, by: Point) -> None:
    """Put down a finger, move it, and lift it."""
    move_fingers(page, (start, by))


def pinch(page: Page, centre: Point, begin: float, end: float) -> None:
    """Put two fingers on both sides of a point and change their distance from it."""
    x, y = centre
    move_fingers(page, ((x - begin, y), (begin - end, 0)), ((x + begin, y), (end - begin, 0)))


def move_fingers(page: Page, *movements: tuple[Point, Point]) -> None:
    """Put down fingers, move each from its start by a distance, and lift all."""
    session = page.context.new_cdp_session(page)
    for step in range(STEPS + 1):
        points = [
            {"x": x + right * step / STEPS, "y": y + down * step / STEPS, "id": finger}
            for finger, ((x, y), (right, down)) in enumerate(movements)
        ]
        kind = "touchMove" if step else "touchStart"
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    page.wait_for_timeout(REST)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def centre_of(element: Locator) -> Point:
    box = element.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def width_of(element: Locator) -> float:
    box = element.bounding_box()
    assert box
    return box["width"]


def bring_into_view(page: Page, board: Locator, cell: Locator) -> None:
    """Drag the board until nothing covers the cell."""
    x, y = centre_of(board)
    reach = x / 2
    while not cell.evaluate(IS_UNCOVERED):
        cell_x, cell_y = centre_of(cell)
        swipe(page, (x, y), (clamp(x - cell_x, reach), clamp(y - cell_y, reach)))


def clamp(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))
