"""The browser for tests that look at pictures: the system's own, for none is downloaded."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.render.svg.painting import Painter
from tools import browser as chromium


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts the browser. Without one, tests are skipped; in CI they fail."""
    path = chromium.path()
    if path is None and chromium.may_be_missing():
        pytest.skip(chromium.MISSING)
    if path is None:
        pytest.fail(chromium.MISSING)
    return {**browser_type_launch_args, "executable_path": path}


@pytest.fixture(scope="session")
def base_url() -> None:
    """No page is opened by its address. pytest-playwright's own fixture of that name makes pytest 9.2 warn."""


@pytest.fixture(scope="session")
def painter(browser: Browser) -> Iterator[Painter]:
    with browser.new_page() as page:
        yield Painter(page)
