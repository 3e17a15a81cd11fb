"""Opens a browser for each person, and collects console errors."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from tests.browser.helpers.browser_player import BrowserPlayer

WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}
DESKTOP: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
PHONE: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
# Errors after a test takes the network or the server away.
OFFLINE = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "ERR_FAILED",
    "WebSocket connection to",
    "when fetching the script",
)
REFUSED = ("the server responded with a status of 4",)  # and after it sends an invalid request
BLOCKED = "Service Worker registration blocked by Playwright"  # most tests need no worker


class Browsers:
    """A browser context for each person. Collects their console warnings and errors."""

    def __init__(self, open_context: Callable[..., BrowserContext]) -> None:
        self._open_context = open_context
        self.console_errors: list[str] = []

    def page(self, *, may_disconnect: bool = False, may_be_refused: bool = False, **settings: Any) -> Page:
        """Return an empty page in a new context. Lost connections or refused requests may be expected."""
        expected = (BLOCKED, *(OFFLINE if may_disconnect else ()), *(REFUSED if may_be_refused else ()))
        page = self._open_context(**{**DESKTOP, **settings}).new_page()
        page.on("pageerror", lambda error: self.console_errors.append(str(error)))
        page.on("console", lambda message: self._collect(message, expected))
        return page

    def player(self, name: str, **settings: Any) -> BrowserPlayer:
        """Return a player at an empty page. The name seeds the random choices."""
        has_touch = bool(settings.get("has_touch"))
        return BrowserPlayer(self.page(**settings), random.Random(name), has_touch=has_touch)

    def _collect(self, message: ConsoleMessage, expected: tuple[str, ...]) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not any(text in message.text for text in expected):
            self.console_errors.append(f"{message.text} ({message.location['url']})")
