"""What a browser fetches before the first page or a table can be used: nothing of the pages that come later."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.host import Host

pytestmark = pytest.mark.browser
FETCHED = """
() => performance.getEntriesByType("resource").filter(({ name }) => /[.](js|css)$/.test(name))
                 .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize])
"""
LINKED = re.compile(r"<(.+?)>")


def fetched(page: Page) -> dict[str, int]:
    """The sizes, as they were sent, of all scripts and styles so far."""
    return dict(page.evaluate(FETCHED))


def test_the_first_page_needs_little(guests: Guests) -> None:
    page = guests.page()
    page.goto("/")
    expect(page.locator(".dock button.main")).to_be_visible()
    sizes = fetched(page)
    assert sum(sizes.values()) < 65_000
    assert len(sizes) <= 5


def test_a_table_needs_little(guests: Guests, host: Host) -> None:
    page = guests.page()
    answer = page.goto(host.game("Ann", "Bob").link(0))
    expect(page.locator("canvas").first).to_be_visible()
    sizes = fetched(page)
    assert sum(sizes.values()) < 120_000
    assert len(sizes) <= 7
    assert answer
    linked = LINKED.findall(answer.headers["link"])
    assert len(linked) == 2
    assert sizes.keys() >= set(linked)
