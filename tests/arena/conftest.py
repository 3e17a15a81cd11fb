"""What the tests of the arena share."""

from collections.abc import Iterator

import pytest

from tests.players.entered import forgotten_afterwards


@pytest.fixture(autouse=True)
def only_known_players() -> Iterator[None]:
    """Players that a test enters are no others' business."""
    with forgotten_afterwards():
        yield
