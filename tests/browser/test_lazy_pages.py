"""Pages whose code comes late: if it does not come, that is said, and it can be had once the server is there again."""

import pytest
from playwright.sync_api import expect

from tests.browser.guests import Guests

pytestmark = pytest.mark.browser


def test_code_that_does_not_come_can_be_asked_for_again(guests: Guests) -> None:
    page = guests.page(may_lose=True)
    page.goto("/")
    trouble, again = page.get_by_role("alert"), page.get_by_role("button", name="Try again")
    page.context.set_offline(True)
    page.get_by_role("banner").get_by_role("link", name="Rules").click()
    expect(trouble).to_contain_text("The server cannot be reached.")
    again.click()
    expect(trouble).to_contain_text("The server cannot be reached.")
    page.context.set_offline(False)
    again.click()
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    expect(trouble).to_be_hidden()
