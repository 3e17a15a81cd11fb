"""Gestures with one or two fingers."""

import time

from playwright.sync_api import Locator, Page

from tests.browser.helpers.waiting import wait_for

ScreenPoint = tuple[float, float]

STEPS = 5  # of a movement
MOST_SWIPES = 20  # more than any board needs
FRAME = 0.016  # seconds between two positions of a finger
# Seconds that a finger rests before it is lifted. A moving finger would fling the board, and the next tap would only
# stop it.
REST = 0.15
IS_UNCOVERED = """element => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""

HAS_MOVED = """(element, [x, y]) => {
    const {left, top, width, height} = element.getBoundingClientRect();
    return Math.hypot(left + width / 2 - x, top + height / 2 - y) > 1;
}"""


def swipe(page: Page, start: ScreenPoint, by: ScreenPoint) -> None:
    """Put down a finger, move it, and lift it."""
    move_fingers(page, (start, by))


def pinch(page: Page, centre: ScreenPoint, begin: float, end: float) -> None:
    """Put two fingers on both sides of a point and change their distance from it."""
    x, y = centre
    move_fingers(page, ((x - begin, y), (begin - end, 0)), ((x + begin, y), (end - begin, 0)))


def move_fingers(page: Page, *movements: tuple[ScreenPoint, ScreenPoint]) -> None:
    """Put down fingers, move each from its start by a distance, and lift all."""
    session = page.context.new_cdp_session(page)
    end = time.time()  # the events have times of their own, so a busy machine does not change the gesture
    start = end - REST - STEPS * FRAME
    for step in range(STEPS + 1):
        points = [
            {"x": x + right * step / STEPS, "y": y + down * step / STEPS, "id": finger}
            for finger, ((x, y), (right, down)) in enumerate(movements)
        ]
        kind = "touchMove" if step else "touchStart"
        event = {"type": kind, "touchPoints": points, "timestamp": start + step * FRAME}
        session.send("Input.dispatchTouchEvent", event)
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": end})
    session.detach()


def centre_of(element: Locator) -> ScreenPoint:
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
    for _ in range(MOST_SWIPES):
        if cell.evaluate(IS_UNCOVERED):
            return
        cell_x, cell_y = centre_of(cell)
        swipe(page, (x, y), (clamp(x - cell_x, reach), clamp(y - cell_y, reach)))
        wait_for(cell, HAS_MOVED, [cell_x, cell_y])
    raise AssertionError("the cell stays covered")


def clamp(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))
