"""What a judgement depends on: the game, and all that it is made by."""

from typing import Any

import pytest

from bastide import Game, caching
from bastide.players import Limit
from bastide.server.games import judged


def test_the_same_game_is_judged_alike_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "JUDGE", "roll")
    monkeypatch.setattr(judged, "LIMIT", Limit(samples=40))
    game = Game("modern", seed=1)
    for _ in range(3):
        game.push(game.legal_moves[0])
    told: list[Any] = [list(judged.judging(game.record())) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0][:-1] == [None] * 3


def test_a_judgement_by_other_sources_is_made_anew() -> None:
    assert int(caching.fingerprint(judged.MADE_BY)[:15], 16) == judged.METHOD < 2**63
    for pattern in judged.MADE_BY:
        assert list(caching.sources([pattern])), pattern
    for file in ("players/roll.py", "arena/analysis/turns.py", "server/games/judged.py", "kernel/score.py"):
        assert caching.PACKAGE / file in list(caching.sources(judged.MADE_BY))
