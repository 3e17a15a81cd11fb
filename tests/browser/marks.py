"""Which tests are the sample that runs always."""

from collections.abc import Collection
from typing import Any

import pytest


def deep_but(sample: Collection[str], names: Collection[str]) -> list[Any]:
    """Parameters for a test: those that are not in the sample run with the long tests only."""
    return [pytest.param(name, marks=[] if name in sample else [pytest.mark.deep], id=name) for name in names]
