"""What all tests share: how properties are searched, where plain asserts tell what they compared, and English."""

import os

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.kernel.twins")

# The same examples in every run: whoever changes something sees what that did, not what was found by luck.
settings.register_profile(
    "same-examples", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same-examples")

os.environ["LC_ALL"] = "C.UTF-8"  # whatever the language of this machine, texts are compared with English ones
