"""Waits for conditions that Playwright's assertions cannot express."""

import time
from collections.abc import Callable

from playwright.sync_api import Page

TIMEOUT = 180_000  # milliseconds until a test that hangs fails; generous, because the machine may be busy
INTERVAL = 50  # milliseconds


def wait_until(page: Page, condition: Callable[[], object]) -> None:
    """Evaluate a condition until it holds. Events of the page are handled meanwhile."""
    end = time.monotonic() + TIMEOUT / 1000
    while not condition():
        assert time.monotonic() < end, "the condition does not hold"
        page.wait_for_timeout(INTERVAL)
