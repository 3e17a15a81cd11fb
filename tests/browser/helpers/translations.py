"""Checks that a page is fully translated."""

import re

from playwright.sync_api import Error, Locator, Page, expect

from bastide.messages import language_names
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
    const linesOf = element => element.innerText.split("\\n").map(text => text.trim());
    const names = [...document.querySelectorAll("[translate=no]")].flatMap(linesOf);
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    return [
        document.title,
        ...linesOf(document.body).filter(text => !names.includes(text)),
        ...visible.flatMap(element => attributes.map(name => element.getAttribute(name) ?? "")),
    ].map(text => text.trim()).filter(text => text);
}"""
# English sentences, ids of messages and unfilled placeholders
FAULTS = f"""([english, ids]) => {{
    const texts = [...new Set(({TEXTS})())];
    const words = texts.flatMap(text => text.match(/[\\w-]+-[\\w-]+/g) ?? []);
    return [
        ...texts.filter(text => english.includes(text)),
        ...words.filter(word => ids.includes(word)),
        ...texts.filter(text => /[{{}}]|undefined|NaN|null/.test(text)),
    ];
}}"""


def texts_of(page: Page) -> set[str]:
    """Return every text that is visible or read aloud on a page, but not names and quotations (translate="no")."""
    return set(page.evaluate(TEXTS))


def sentences(texts: set[str]) -> set[str]:
    return {text for text in texts if len(re.findall(r"[^\W\d]{2,}", text)) >= SENTENCE}


def language_menu(page: Page) -> Locator:
    return page.locator("header select:has(option[value=en])")


def select_language(page: Page, language: str) -> None:
    language_menu(page).select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def check_translation(page: Page, language: str, english: set[str]) -> None:
    """Change the language, and wait until nothing is left in English."""
    select_language(page, language)
    arguments = [list(sentences(english)), list(IDS)]
    try:
        page.wait_for_function(f"arguments => ({FAULTS})(arguments).length === 0", arg=arguments)
    except Error:
        raise AssertionError(page.evaluate(FAULTS, arguments)) from None


def wait_for_english(page: Page, english: set[str]) -> None:
    """Change the language to English, and wait until some of the English sentences are back."""
    select_language(page, "en")
    page.wait_for_function(f"english => ({TEXTS})().some(text => english.includes(text))", arg=list(sentences(english)))
