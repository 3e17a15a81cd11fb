"""A browser that paints tiles."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.render.svg.painting import Painter


@pytest.fixture(scope="session")
def painter(browser: Browser) -> Iterator[Painter]:
    with browser.new_page() as page:
        yield Painter(page)
