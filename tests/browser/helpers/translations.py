"""Checks that a page is fully translated."""

import re

from playwright.sync_api import Locator, Page, expect

from bastide.messages import language_names
from tests.browser.helpers.polling import wait_until
from tools.page import MESSAGES

OTHER_LANGUAGES = [language for language in language_names() if language != "en"]
IDS = {
    name
    for file in (MESSAGES / "en").glob("*.ftl")
    for name in re.findall(r"^([a-z][\w-]*) =", file.read_text(encoding="utf-8"), re.MULTILINE)
}
SENTENCE = 4  # words; no two languages share a text of that length
TEXTS = """() => {
    const visible = [...document.querySelectorAll("body *")].filter(element => element.checkVisibility());
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    return [
        document.title,
        ...document.body.innerText.split("\\n"),
        ...visible.flatMap(element => attributes.map(name => element.getAttribute(name) ?? "")),
    ].map(text => text.trim()).filter(text => text);
}"""


def texts_of(page: Page) -> set[str]:
    """Return every text that is visible or read aloud on a page."""
    return set(page.evaluate(TEXTS))


def sentences(texts: set[str]) -> set[str]:
    return {text for text in texts if len(re.findall(r"[^\W\d]{2,}", text)) >= SENTENCE}


def faults_in(texts: set[str], english: set[str]) -> set[str]:
    """Return English sentences, ids of messages and unfilled placeholders."""
    ids = {word for text in texts for word in re.findall(r"[\w-]+-[\w-]+", text)} & IDS
    unfilled = {text for text in texts if re.search(r"[{}]|undefined|NaN|null", text)}
    return sentences(texts) & sentences(english) | ids | unfilled


def language_menu(page: Page) -> Locator:
    return page.locator("header select:has(option[value=en])")


def select_language(page: Page, language: str) -> None:
    language_menu(page).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def check_translation(page: Page, language: str, english: set[str]) -> None:
    """Change the language, and wait until nothing is left in English."""
    select_language(page, language)
    wait_until(page, lambda: not faults_in(texts_of(page), english))
