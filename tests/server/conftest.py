"""What all tests of the server share: every run draws the same tiles."""

from collections.abc import Iterator
from itertools import count
from unittest.mock import patch

import pytest


@pytest.fixture(autouse=True)
def the_same_tiles_in_every_run() -> Iterator[None]:
    """Give the first game of every test the same tiles, the second one others, and so on."""
    with (
        patch("bastide.rules.game.new_seed", side_effect=count(1)),
        patch("bastide.server.games.decks.new_seed", side_effect=count(1)),
    ):
        yield
