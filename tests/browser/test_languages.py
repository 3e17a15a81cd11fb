"""Every language, on every page: nothing is left in words for programs, or in English."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from bastide.messages import language_names
from tests.browser.guests import Guests
from tests.browser.marks import deep_but
from tests.browser.pages import PAGES, Games
from tools.page import MESSAGES

pytestmark = pytest.mark.browser
SAMPLE = ("home", "board", "end")
OTHERS = [language for language in language_names() if language != "en"]
IDS = {
    name
    for file in (MESSAGES / "en").glob("*.ftl")
    for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
LEAST_WORDS = 4  # that make a sentence, which no two languages share
TEXTS = """() => {
    const shown = [...document.querySelectorAll("body *")].filter(each => each.checkVisibility());
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    return [
        document.title,
        ...document.body.innerText.split("\\n"),
        ...shown.flatMap(each => attributes.map(name => each.getAttribute(name) ?? "")),
    ].map(text => text.trim()).filter(text => text);
}"""


def texts_of(page: Page) -> set[str]:
    """All that is read or heard on a page."""
    return set(page.evaluate(TEXTS))


def sentences(texts: set[str]) -> set[str]:
    return {text for text in texts if len(re.findall(r"[^\W\d]{2,}", text)) >= LEAST_WORDS}


def language_menu(page: Page) -> Locator:
    return page.locator("header select:has(option[value=en])")


def check(page: Page, language: str, english: set[str]) -> None:
    """Change to a language, and see that all is said in it."""
    language_menu(page).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts = texts_of(page)
    assert not sentences(texts) & sentences(english)
    assert not {word for text in texts for word in re.findall(r"[\w-]+-[\w-]+", text)} & IDS
    assert not [text for text in texts if re.search(r"[{}]|undefined|NaN|null", text)]


@pytest.mark.parametrize("name", deep_but(SAMPLE, PAGES))
def test_a_page_is_wholly_in_the_language_that_is_chosen(guests: Guests, games: Games, name: str) -> None:
    page = guests.page()
    PAGES[name](page, games)
    english = texts_of(page)
    for language in OTHERS:
        check(page, language, english)
    language_menu(page).select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    assert sentences(texts_of(page)) & sentences(english)


@pytest.mark.parametrize("language", language_names())
def test_the_language_is_that_of_the_browser(guests: Guests, games: Games, language: str) -> None:
    page = guests.page(locale=language)
    PAGES["home"](page, games)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("header select")).to_have_value(language)
