"""Lazily loaded code: failures are reported and can be retried."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.browsers import Browsers

pytestmark = pytest.mark.browser


def test_missing_code_can_be_requested_again(browsers: Browsers) -> None:
    page = browsers.page(may_disconnect=True)
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


def test_language_stays_if_its_messages_are_missing(browsers: Browsers) -> None:
    page = browsers.page(may_disconnect=True)
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


def test_page_without_messages_can_be_reloaded(browsers: Browsers) -> None:
    page = browsers.page(may_disconnect=True)
    words = re.compile(r"/assets/en-")
    page.route(words, lambda route: route.abort("internetdisconnected"))
    page.goto("/position")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute(words)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("banner")).to_be_visible()
