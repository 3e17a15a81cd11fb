"""The cards of the editions on the home page."""

import pytest
from playwright.sync_api import expect

from bastide.messages import language_names
from tests.browser.helpers.browsers import Browsers

pytestmark = pytest.mark.browser
WIDTHS = (360, 390, 820, 1280, 1440)
LINES = """async () => {
    await document.fonts.ready;
    const lines = text => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight);
    return [...document.querySelectorAll(".special")].map(text => [text.textContent, Math.round(lines(text))]);
}"""


@pytest.mark.parametrize("language", language_names())
def test_description_of_an_edition_fits_two_lines(browsers: Browsers, language: str) -> None:
    page = browsers.page(locale=language)
    page.goto("/")
    expect(page.locator(".special").first).to_be_visible()
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_function("width => innerWidth === width", arg=width)
        descriptions: list[tuple[str, int]] = page.evaluate(LINES)
        assert [(width, text, lines) for text, lines in descriptions if lines > 2] == []
