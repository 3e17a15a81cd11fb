"""Waits for conditions that Playwright's assertions cannot express. The browser checks them with every frame.

An awaited promise would have no time limit, so conditions are functions that return at once.
"""

from typing import Any

from playwright.sync_api import Locator, Page

TIMEOUT = 180_000  # milliseconds until a test that hangs fails; generous, because the machine may be busy
JUMP = 3600  # seconds by which the clock is advanced when it stops: it cannot go back
HAS_SETTLED = """button => {
    const { left, top } = button.getBoundingClientRect();
    const place = `${left},${top}`;
    if (button.testedPlace !== place) Object.assign(button, { testedPlace: place, testedSince: performance.now() });
    return performance.now() - button.testedSince >= 500;
}"""
FITS_WIDTH = "document.documentElement.scrollWidth <= innerWidth"


def wait_for(element: Locator, condition: str, argument: Any = None) -> None:
    """Wait until a JavaScript function returns true for an element and an argument."""
    expression = f"([element, argument]) => ({condition})(element, argument)"
    element.page.wait_for_function(expression, arg=[element.element_handle(), argument])


def wait_for_all(elements: Locator, condition: str) -> None:
    """Wait until a JavaScript function returns true for each element."""
    elements.page.wait_for_function(f"elements => elements.every({condition})", arg=elements.element_handles())


def wait_until_settled(button: Locator) -> None:
    """Wait until a button has been in its place for longer than it ignores presses."""
    button.evaluate("button => { delete button.testedPlace; }")
    wait_for(button, HAS_SETTLED)


def wait_until_fitting(page: Page) -> None:
    """Wait until the page is not wider than the screen."""
    page.wait_for_function(FITS_WIDTH)


def stop_clock(page: Page) -> None:
    """Stop the timers of a page with an installed clock, so that animations wait for the test."""
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + JUMP)
