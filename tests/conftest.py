"""What all tests share: examples, asserts that tell what they compared, English texts, and the browser."""

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, settings

from tools import browser as chromium

pytest.register_assert_rewrite("tests.kernel.twins")

# The same examples in every run: whoever changes something sees what that did, not what was found by luck.
settings.register_profile(
    "same-examples", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same-examples")

os.environ["LC_ALL"] = "C.UTF-8"  # whatever the language of this machine, texts are compared with English ones


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How pytest-playwright starts the browser: the system's own. Without one, tests are skipped; in CI they fail."""
    path = chromium.path()
    if path is None and chromium.may_be_missing():
        pytest.skip(chromium.MISSING)
    if path is None:
        pytest.fail(chromium.MISSING)
    return {**browser_type_launch_args, "executable_path": path}


@pytest.fixture(scope="session")
def base_url() -> None:
    """Tests say which server a page is from. pytest-playwright's own fixture of that name makes pytest 9.2 warn."""
