"""What all tests share: how properties are searched, and where plain asserts tell what they compared."""

import pytest
from hypothesis import HealthCheck, settings

pytest.register_assert_rewrite("tests.kernel.twins")

# The same examples in every run: whoever changes something sees what that did, not what was found by luck.
settings.register_profile(
    "same-examples", derandomize=True, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("same-examples")
