"""What a judgement depends on: the game, and all that it is made by."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bastide import Game, caching
from bastide.players import Limit
from bastide.server.games import judged

# What is loaded with the judge and does not judge: it says why something is refused, or plays tournaments.
TOURNAMENTS = ("estimates", "executors", "pairs", "results", "stopping", "tournament")
APART = ("caching", "errors", "messages", *(f"arena.{name}" for name in TOURNAMENTS))


def test_the_same_game_is_judged_alike_every_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judged, "JUDGE", "roll")
    monkeypatch.setattr(judged, "LIMIT", Limit(samples=40))
    game = Game("modern", seed=1)
    for _ in range(3):
        game.push(game.legal_moves[0])
    told: list[Any] = [list(judged.judging(game.record())) for _ in range(2)]
    assert told[0] == told[1]
    assert told[0][:-1] == [None] * 3


def test_all_that_is_loaded_to_judge_is_what_a_judgement_is_made_by() -> None:
    program = "import sys, bastide.server.games.judged; print(*(name for name in sys.modules if 'bastide.' in name))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    apart = re.compile(rf"bastide\.({'|'.join(map(re.escape, APART))})(\..+)?")
    files = {Path(str(sys.modules[name].__file__)) for name in loaded if not apart.fullmatch(name)}
    concerned = {file for file in files if file.name != "__init__.py"}
    assert concerned <= set(caching.sources(judged.MADE_BY))


def test_a_judgement_by_other_sources_is_made_anew() -> None:
    assert int(caching.fingerprint(judged.MADE_BY)[:15], 16) == judged.METHOD < 2**63
    for pattern in judged.MADE_BY:
        assert list(caching.sources([pattern])), pattern
    for file in ("players/roll.py", "arena/analysis/turns.py", "server/games/judged.py", "kernel/score.py"):
        assert caching.PACKAGE / file in list(caching.sources(judged.MADE_BY))
