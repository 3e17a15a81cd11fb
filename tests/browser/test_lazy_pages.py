"""Pages whose code comes late: if it does not come, that is said, and it can be had once the server is there again."""

import re

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


def test_a_language_that_does_not_come_is_not_changed_to(guests: Guests) -> None:
    page = guests.page(may_lose=True)
    page.goto("/rules")
    expect(page.get_by_role("heading", name="Rules", level=1)).to_be_visible()
    menu = page.get_by_role("combobox", name="Language")
    page.context.set_offline(True)
    menu.select_option("hu")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    expect(menu).to_have_value("en")
    page.context.set_offline(False)
    page.reload()
    expect(menu).to_have_value("en")


def test_a_page_without_words_says_so_and_can_be_loaded_again(guests: Guests) -> None:
    page = guests.page(may_lose=True)
    words = re.compile(r"/assets/en-")
    page.route(words, lambda route: route.abort("internetdisconnected"))
    page.goto("/position#nothing")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute(words)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("banner")).to_be_visible()
