"""axe finds no serious fault on any page, light or dark."""

import pytest

from bastide.messages import language_names
from tests.browser.helpers.axe import serious_faults
from tests.browser.helpers.browsers import DESKTOP, PHONE, Browsers
from tests.browser.helpers.pages import PAGES, SampleGames

pytestmark = pytest.mark.browser
SAMPLE = ("home", "board", "end", "rules")


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", SAMPLE)
def test_page_has_no_serious_fault(browsers: Browsers, games: SampleGames, name: str, theme: str) -> None:
    page = browsers.page(color_scheme=theme)
    PAGES[name](page, games)
    assert serious_faults(page) == []


@pytest.mark.deep
@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", language_names())
def test_no_serious_fault_in_any_language(browsers: Browsers, games: SampleGames, language: str, theme: str) -> None:
    for screen in (DESKTOP, PHONE):
        for name, show in PAGES.items():
            page = browsers.page(**{**screen, "color_scheme": theme, "locale": language})
            show(page, games)
            assert serious_faults(page) == [], name
            page.context.close()


def test_axe_would_find_a_fault(browsers: Browsers, games: SampleGames) -> None:
    page = browsers.page()
    PAGES["unknown path"](page, games)
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any("button-name" in fault for fault in serious_faults(page))
