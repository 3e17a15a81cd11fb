"""The no-peek check passes for fair players, and catches those that see the hidden order."""

import pytest

from bastide import Game
from bastide.arena.matches import Match
from bastide.arena.no_peek_check import SeededPosition, passes_no_peek_check, permuted_games
from bastide.players import Limit, is_fair, player_names
from bastide.players.registry import PLAYERS
from bastide.rules.move import Move
from bastide.tiles import Tile

LIMIT = Limit(samples=12)
CLASSIC = Match("modern", ("random",) * 2)
HUNT = Match("hunters", ("random",) * 3)
AHEAD = Match("slovak", ("random",) * 3, draw_ahead=True)
HUNT_AHEAD = Match("hunters", ("random",) * 2, draw_ahead=True)

POSITIONS = [
    SeededPosition(CLASSIC, 1, 0),
    SeededPosition(CLASSIC, 2, 35),
    SeededPosition(CLASSIC, 3, 68),
    SeededPosition(HUNT, 1, 20),
    SeededPosition(HUNT, 2, 70),
    SeededPosition(AHEAD, 1, 1),
    SeededPosition(AHEAD, 2, 64),
    SeededPosition(HUNT_AHEAD, 1, 40),
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda each: f"{each.rules.edition}-{each.turns}")


@pytest.mark.parametrize("name", player_names())
@every_position
def test_fair_players_pass(position: SeededPosition, name: str) -> None:
    assert is_fair(name)
    assert passes_no_peek_check(name, position, LIMIT)


class NextTilePlayer:
    """Player whose move depends on the next tile; it gets the hidden order from the arena."""

    name = "peeker"

    def __init__(self, seed: int | None, **flags: bool) -> None:
        self.seed, self.flags = seed, flags

    def choose_with_order(self, game: Game, limit: Limit, order: tuple[Tile, ...]) -> Move:  # noqa: ARG002 - the signature of Player
        number = sum(map(ord, order[0].name)) if order else 0
        return game.legal_moves[number % len(game.legal_moves)]


class ThievingPlayer(NextTilePlayer):
    """Player whose move depends on the next tile; it steals the hidden order from the host."""

    name = "thief"
    host: Game | None = None

    def choose(self, game: Game, limit: Limit) -> Move:
        assert self.host is not None
        return self.choose_with_order(game, limit, self.host.hidden_order()[len(self.host.drawn_tiles()) :])


@pytest.mark.parametrize("position", POSITIONS[:2])
def test_check_catches_player_that_gets_the_order(position: SeededPosition, monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.players import Parameter

    monkeypatch.setattr(NextTilePlayer, "parameters", (Parameter.flag("published", is_unfair=True),), raising=False)
    monkeypatch.setitem(PLAYERS, "peeker", NextTilePlayer)
    assert not is_fair("peeker:published")
    assert not passes_no_peek_check("peeker:published", position, LIMIT)


def test_check_catches_player_that_steals_the_order(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "thief", ThievingPlayer)
    copy = Game.copy

    def copy_and_remember_host(game: Game, *, history: bool = True) -> Game:
        monkeypatch.setattr(ThievingPlayer, "host", game if game.is_host else None)
        return copy(game, history=history)

    monkeypatch.setattr(Game, "copy", copy_and_remember_host)
    assert not passes_no_peek_check("thief", POSITIONS[1], LIMIT)


@pytest.mark.parametrize("position", [POSITIONS[1], POSITIONS[3]], ids=["modern", "hunters"])
def test_check_catches_published_mcts(position: SeededPosition) -> None:
    assert not is_fair("mcts:published")
    limit = Limit(samples=300)
    assert passes_no_peek_check("mcts", position, limit)
    assert not passes_no_peek_check("mcts:published", position, limit)


@every_position
def test_permuted_games_differ_only_in_hidden_order(position: SeededPosition) -> None:
    first, *others = permuted_games(position)
    for other in others:
        assert other.text() == first.text()
        assert other.drawn_tiles() == first.drawn_tiles()
    assert len({game.hidden_order() for game in (first, *others)}) > 1
