"""Opens browsers for people, and hears what these complain about."""

import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from tests.browser.table import Player

WIDE = {"width": 1280, "height": 800}
NARROW = {"width": 390, "height": 844}
USUAL: dict[str, Any] = {"viewport": WIDE, "locale": "en-GB", "reduced_motion": "reduce"}
FINGERS: dict[str, Any] = {"viewport": NARROW, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
LOST = ("ERR_INTERNET_DISCONNECTED", "WebSocket connection to")  # what browsers say where a test takes the network away
REFUSED = ("the server responded with a status of 4",)  # and where it sends what cannot be


class Guests:
    """Makes a browser of their own for each who comes. Warnings and errors of all of them are complaints."""

    def __init__(self, context: Callable[..., BrowserContext]) -> None:
        self._context = context
        self.complaints: list[str] = []

    def page(self, *, may_lose: bool = False, may_be_refused: bool = False, **settings: Any) -> Page:
        """An empty page in a new browser. Where it `may_lose` the connection or be refused, that is no complaint."""
        pardoned = (*(LOST if may_lose else ()), *(REFUSED if may_be_refused else ()))
        page = self._context(**{**USUAL, **settings}).new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda message: self.hear(message, pardoned))
        return page

    def player(self, name: str, **settings: Any) -> Player:
        """Somebody who has just come."""
        has_touch = bool(settings.get("has_touch"))
        return Player(self.page(**settings), random.Random(name), has_touch=has_touch)

    def hear(self, message: ConsoleMessage, pardoned: tuple[str, ...]) -> None:
        if message.type not in {"error", "warning"}:
            return
        if not any(each in message.text for each in pardoned):
            self.complaints.append(f"{message.text} ({message.location['url']})")
