"""Every player but those that are told what will be drawn is certified not to see it."""

import pytest

from bastide import Game
from bastide.arena.certificate import Position, is_certified, permuted
from bastide.arena.matches import Match
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
    Position(CLASSIC, 1, 0),
    Position(CLASSIC, 2, 35),
    Position(CLASSIC, 3, 68),
    Position(HUNT, 1, 20),
    Position(HUNT, 2, 70),
    Position(AHEAD, 1, 1),
    Position(AHEAD, 2, 64),
    Position(HUNT_AHEAD, 1, 40),
]
every_position = pytest.mark.parametrize("position", POSITIONS, ids=lambda each: f"{each.rules.edition}-{each.turns}")


@pytest.mark.parametrize("name", player_names())
@every_position
def test_fair_players_do_not_see_what_will_be_drawn(position: Position, name: str) -> None:
    assert is_fair(name)
    assert is_certified(name, position, LIMIT)


class Peeker:
    """Plays a move that the next tile chooses, and is told it in the way of the arena."""

    name = "peeker"

    def __init__(self, seed: int | None, **flags: bool) -> None:
        self.seed, self.flags = seed, flags

    def choose_knowing(self, game: Game, limit: Limit, order: tuple[Tile, ...]) -> Move:  # noqa: ARG002
        number = sum(map(ord, order[0].name)) if order else 0
        return game.legal_moves[number % len(game.legal_moves)]


class Burglar(Peeker):
    """Plays such a move too, but takes what it was not given."""

    name = "burglar"
    host: Game | None = None

    def choose(self, game: Game, limit: Limit) -> Move:
        assert self.host is not None
        return self.choose_knowing(game, limit, self.host.hidden_order()[len(self.host.drawn_tiles()) :])


@pytest.mark.parametrize("position", POSITIONS[:2])
def test_the_certificate_catches_who_is_told(position: Position, monkeypatch: pytest.MonkeyPatch) -> None:
    from bastide.players import Parameter

    monkeypatch.setattr(Peeker, "parameters", (Parameter.flag("published", is_unfair=True),), raising=False)
    monkeypatch.setitem(PLAYERS, "peeker", Peeker)
    assert not is_fair("peeker:published")
    assert not is_certified("peeker:published", position, LIMIT)


def test_the_certificate_catches_who_takes_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "burglar", Burglar)
    copy = Game.copy

    def watched(game: Game, *, history: bool = True) -> Game:
        monkeypatch.setattr(Burglar, "host", game if game.is_host else None)
        return copy(game, history=history)

    monkeypatch.setattr(Game, "copy", watched)
    assert not is_certified("burglar", POSITIONS[1], LIMIT)


@pytest.mark.parametrize("position", [POSITIONS[1], POSITIONS[3]], ids=["modern", "hunters"])
def test_the_certificate_catches_mcts_as_published(position: Position) -> None:
    assert not is_fair("mcts:published")
    limit = Limit(samples=300)
    assert is_certified("mcts", position, limit)
    assert not is_certified("mcts:published", position, limit)


@every_position
def test_permuted_games_differ_in_nothing_but_the_hidden_order(position: Position) -> None:
    first, *others = permuted(position)
    for other in others:
        assert other.text() == first.text()
        assert other.drawn_tiles() == first.drawn_tiles()
    assert len({game.hidden_order() for game in (first, *others)}) > 1
