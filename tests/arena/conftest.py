"""Fixtures of the arena tests."""

from collections.abc import Iterator

import pytest

from tests.players.helpers.registry import restored_registry


@pytest.fixture(autouse=True)
def isolated_registry() -> Iterator[None]:
    """Forget the custom players that a test registers."""
    with restored_registry():
        yield
