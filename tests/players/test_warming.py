"""Compiling beforehand: it leaves nothing out."""

import pytest

from bastide import Game
from bastide.players import Limit, player_names, warming
from bastide.players.evaluation.solving import is_solvable
from bastide.players.registry import player
from bastide.players.thinking import Memory
from bastide.rules.options import Phase
from bastide.tiles import edition_names


def test_every_player_is_compiled_at_the_beginning_and_near_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, bool]] = []

    class Noting:
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, game: Game, limit: Limit) -> None:
            assert limit == warming.FEW
            asked.append((self.name, can_be_solved(game)))

    monkeypatch.setattr(warming, "player", lambda name, _seed: Noting(name))
    warming.compile_everything()
    assert asked == [(name, near_the_end) for name in player_names() for near_the_end in (False, True)]


def can_be_solved(game: Game) -> bool:
    memory = Memory()
    memory.outlook(game, "test")
    return is_solvable(memory.states)


@pytest.mark.parametrize("rules", edition_names())
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_near_the_end_two_tiles_are_to_be_played(rules: str, players: int) -> None:
    game = warming.near_the_end(rules, players)
    assert (game.phase, game.tiles_left, game.players) == (Phase.PLAY, 1, players)
    before = str(game.record())
    player("greedy", 1).choose(game, warming.FEW)
    assert str(game.record()) == before, "it is shared, so nobody may change it"
