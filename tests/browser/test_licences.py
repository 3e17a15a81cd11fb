"""The licences of everything in the page."""

import pytest
from playwright.sync_api import expect

from tests.browser.helpers.browsers import Browsers

pytestmark = pytest.mark.browser


def test_licences_are_listed_and_unfold(browsers: Browsers) -> None:
    page = browsers.page()
    page.goto("/")
    page.get_by_role("link", name="Licences").click()
    expect(page.get_by_role("heading", level=1, name="Licences")).to_be_visible()
    expect(page.locator("summary").first).to_contain_text("Bastide MIT")
    text = page.get_by_text("SIL OPEN FONT LICENSE Version 1.1").first
    expect(text).to_be_hidden()
    page.locator("summary", has_text="alegreya").click()
    expect(text).to_be_visible()
