"""What a browser fetches before the first page or a table can be used: nothing of the pages that come later."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.guests import Guests
from tests.browser.host import Host

pytestmark = pytest.mark.browser
FETCHED = """
() => performance.getEntriesByType("resource").filter(({ name }) => /[.](js|css)$/.test(name))
                 .map(({ encodedBodySize }) => encodedBodySize)
"""


def fetched(page: Page) -> list[int]:
    """The sizes, as they were sent, of all scripts and styles so far."""
    sizes: list[int] = page.evaluate(FETCHED)
    return sizes


def test_the_first_page_needs_little(guests: Guests) -> None:
    page = guests.page()
    page.goto("/")
    expect(page.locator(".dock button.main")).to_be_visible()
    sizes = fetched(page)
    assert sum(sizes) < 65_000
    assert len(sizes) <= 5


def test_a_table_needs_little(guests: Guests, host: Host) -> None:
    page = guests.page()
    page.goto(host.game("Ann", "Bob").link(0))
    expect(page.locator("canvas").first).to_be_visible()
    sizes = fetched(page)
    assert sum(sizes) < 120_000
    assert len(sizes) <= 7
