"""Configuration of all tests: hypothesis examples, assertion rewriting, English texts, and the browser."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tools import browser as chromium

pytest.register_assert_rewrite("tests.kernel.helpers.twins")

# The same examples in every run, so that failures come from changes and not from chance.
settings.register_profile(
    "same-examples", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same-examples")

os.environ["LC_ALL"] = "C.UTF-8"  # expected texts are in English, whatever the locale of the machine


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Launch the system's own browser. Without one, tests are skipped; in CI they fail."""
    path = chromium.path()
    if path is None and chromium.is_optional():
        pytest.skip(chromium.MISSING)
    if path is None:
        pytest.fail(chromium.MISSING)
    return {**browser_type_launch_args, "executable_path": path}


@pytest.fixture(scope="session")
def base_url() -> None:
    """Replace pytest-playwright's fixture, which causes a warning in pytest 9.2. Tests use full URLs."""
