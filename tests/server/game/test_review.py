"""Reviews are deterministic, and change only together with REVIEW_VERSION."""

from typing import Any

import pytest

from bastide import Game
from bastide.server.game import review
from tests.server.helpers.golden_review import FEW, kept_data, review_data


def test_review_is_deterministic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "LIMIT", FEW)
    game = Game("modern", seed=1)
    for _ in range(3):
        game.push(game.legal_moves[0])
    first, second = (list[Any](review.review_game(game.record())) for _ in range(2))
    assert first == second
    assert first[:-1] == [None] * 3


def test_review_changes_only_with_its_version() -> None:
    """Stored reviews have REVIEW_VERSION in their key: see tests/server/helpers/golden_review.py."""
    assert review_data() == kept_data()
