"""Every page is fully translated into every language."""

import pytest
from playwright.sync_api import expect

from bastide.messages import language_names
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.pages import PAGES, SampleGames
from tests.browser.helpers.translations import (
    OTHER_LANGUAGES,
    check_translation,
    texts_of,
    wait_for_english,
)

pytestmark = pytest.mark.browser
SAMPLE = ("home", "board", "end")  # other pages are in the long tests
NAMES = [pytest.param(name, marks=() if name in SAMPLE else pytest.mark.deep) for name in PAGES]


@pytest.mark.parametrize("name", NAMES)
def test_page_is_fully_translated(browsers: Browsers, games: SampleGames, name: str) -> None:
    page = browsers.page()
    PAGES[name](page, games)
    english = texts_of(page)
    for language in OTHER_LANGUAGES:
        check_translation(page, language, english)
    wait_for_english(page, english)


@pytest.mark.parametrize("language", language_names())
def test_page_has_the_language_of_the_browser(browsers: Browsers, games: SampleGames, language: str) -> None:
    page = browsers.page(locale=language)
    PAGES["home"](page, games)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("header select")).to_have_value(language)
