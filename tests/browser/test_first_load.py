"""The scripts and styles that the home page and a game need: nothing of other pages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveServer

pytestmark = pytest.mark.browser
FETCHED = """
() => performance.getEntriesByType("resource").filter(({ name }) => /[.](js|css)$/.test(name))
                 .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
"""
LINKED = re.compile(r"<(.+?)>")


def fetched_sizes(page: Page) -> dict[str, int]:
    """Return the compressed sizes of all scripts and styles so far."""
    return dict(page.evaluate(FETCHED))


def test_home_page_is_small(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/")
    expect(page.locator(".dock button")).to_be_visible()
    sizes = fetched_sizes(page)
    assert sum(sizes.values()) < 68_000
    assert len(sizes) <= 5


def test_game_page_is_small(browsers: Browsers, server: LiveServer) -> None:
    page = browsers.page()
    answer = page.goto(server.game("Ann", "Bob").link(0))
    expect(page.locator("canvas").first).to_be_visible()
    assert answer
    linked = LINKED.findall(answer.headers["link"])
    assert len(linked) == 2
    page.wait_for_function(f"linked => linked.every(path => ({FETCHED})().some(([name]) => name === path))", arg=linked)
    sizes = fetched_sizes(page)
    assert sum(sizes.values()) < 130_000
    assert len(sizes) <= 7
