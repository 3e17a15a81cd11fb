"""Warm-up compiles everything that players need."""

import pytest

from bastide import Game
from bastide.players import Limit, player_names, warm_up
from bastide.players.evaluation.endgame import is_solvable
from bastide.players.registry import player
from bastide.players.search import SearchBuffers
from bastide.rules.options import Phase
from bastide.tiles import edition_names


def test_every_player_runs_opening_and_endgame(monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[tuple[str, bool]] = []

    class FakePlayer:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, game: Game, limit: Limit) -> None:
            assert limit == warm_up.WARM_UP_LIMIT
            calls.append((self.name, can_be_solved(game)))

    monkeypatch.setattr(warm_up, "player", lambda name, _seed: FakePlayer(name))
    warm_up.compile_everything()
    assert calls == [(name, is_endgame) for name in player_names() for is_endgame in (False, True)]


def can_be_solved(game: Game) -> bool:
    buffers = SearchBuffers()
    buffers.rank_moves(game, "test")
    return is_solvable(buffers.states)


@pytest.mark.parametrize("rules", edition_names())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_endgame_position_has_two_tiles_to_play(rules: str, players: int) -> None:
    game = warm_up.endgame_position(rules, players)
    assert (game.phase, game.tiles_left, game.players) == (Phase.PLAY, 1, players)
    before = str(game.record())
    player("greedy", 1).choose(game, warm_up.WARM_UP_LIMIT)
    assert str(game.record()) == before, "it is shared, so players must not change it"
