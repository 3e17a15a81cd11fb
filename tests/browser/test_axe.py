"""axe finds no serious fault on any page, light or dark."""

from typing import Any

import pytest
from playwright.sync_api import Page

from bastide.messages import language_names
from tests.browser.guests import FINGERS, USUAL, Guests
from tests.browser.pages import PAGES, Games
from tools.page import MODULES

pytestmark = pytest.mark.browser
AXE = MODULES / "axe-core" / "axe.min.js"
FIND = "async () => (await axe.run(document, {resultTypes: ['violations']})).violations"
SAMPLE = ("home", "board", "end", "rules")


def faults(page: Page) -> list[str]:
    """What axe finds to be serious, or worse."""
    page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script of the page, which its policy would not let in
    found: list[dict[str, Any]] = page.evaluate(FIND)
    return [
        f"{fault['id']}: {node['html']} {node['failureSummary']}"
        for fault in found
        if fault["impact"] in {"serious", "critical"}
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SAMPLE)
def test_axe_finds_nothing_serious(guests: Guests, games: Games, name: str, theme: str) -> None:
    page = guests.page(color_scheme=theme)
    PAGES[name](page, games)
    assert faults(page) == []


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", language_names())
def test_axe_finds_nothing_serious_in_any_language(guests: Guests, games: Games, language: str, theme: str) -> None:
    for screen in (USUAL, FINGERS):
        for name, show in PAGES.items():
            page = guests.page(**{**screen, "color_scheme": theme, "locale": language})
            show(page, games)
            assert faults(page) == [], name
            page.context.close()


def test_axe_would_find_a_fault(guests: Guests, games: Games) -> None:
    page = guests.page()
    PAGES["missing"](page, games)
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in fault for fault in faults(page))
