"""Fixture that renders tiles in a browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.render.svg.helpers.painter import Painter


@pytest.fixture(scope="session")
def painter(browser: Browser) -> Iterator[Painter]:
    with browser.new_page() as page:
        yield Painter(page)
