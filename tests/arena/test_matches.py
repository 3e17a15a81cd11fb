"""Matches: reproducible games, fairness, CPU time, and failures of custom players."""

from typing import ClassVar

import pytest

from bastide import Game, IllegalMove, Move, SetupError
from bastide.arena import matches
from bastide.arena.matches import (
    Match,
    SeatedPlayer,
    play_match,
    play_to_end,
    seat_player,
    seat_seed,
    warm_players,
)
from bastide.players import Limit, Parameter, player
from bastide.players.custom import Code
from bastide.players.registry import PLAYERS
from bastide.players.warm_up import WARM_UP_LIMIT
from bastide.rules.text.record import Record
from bastide.tiles import Tile, edition_names

MATCH = Match("winter", ("greedy", "random", "random"))
HUNT = Match("hunters", ("greedy", "random", "random"))

both_matches = pytest.mark.parametrize("match", [MATCH, HUNT], ids=lambda match: match.edition)


@both_matches
def test_seed_determines_the_game(match: Match) -> None:
    one, same, other = (play_match(match, seed) for seed in (7, 7, 8))
    assert one == same
    assert one != other


@both_matches
def test_result_matches_the_record(match: Match) -> None:
    result = play_match(match, 7, keep_record=True)
    assert result.record is not None
    record = Record.parse(result.record)
    game = record.replay()
    outcome = game.outcome()
    assert outcome is not None
    assert (result.scores, result.winners, result.turns) == (outcome.scores, outcome.winners, game.turn)
    assert (record.names, record.seed) == (match.players, 7)
    assert result.seconds > 0


def test_record_is_optional() -> None:
    assert play_match(MATCH, 7).record is None


def test_bonus_turns_count_as_turns() -> None:
    game = Record.parse(play_match(HUNT, 7, keep_record=True).record or "").replay()
    land = sum(not tile.is_bonus for tile in game.drawn_tiles())
    assert any(move.tile.is_bonus for move in game.moves)
    assert game.turn <= land + sum(move.tile.is_bonus for move in game.moves)


@pytest.mark.parametrize("rules", ["slovak", "hunters"])
def test_options_reach_the_game(rules: str) -> None:
    result = play_match(Match(rules, ("random", "random"), farmers=False, draw_ahead=True), 1, keep_record=True)
    assert result.record is not None
    assert "farmers: no\ndraw ahead: yes\n" in result.record


def test_seats_have_different_seeds() -> None:
    assert len({seat_seed(seed, seat) for seed in range(20) for seat in range(5)}) == 100


@pytest.mark.parametrize(
    ("match", "sentence"),
    [
        (Match("modern", ("greedy", "oracle")), "There is no player “oracle”"),
        (Match("modern", ("greedy",)), "A game has 2 to 5 players, not 1"),
        (Match("modern", ("greedy",) * 6), "A game has 2 to 5 players, not 6"),
        (Match("medieval", ("greedy", "random")), "There is no edition “medieval”"),
    ],
)
def test_impossible_matches_are_refused(match: Match, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        match.check()


class UnfairPlayer:
    """Player that records the hidden orders that it gets."""

    name = "knower"
    parameters = (Parameter.flag("knowing", is_unfair=True),)
    orders: ClassVar[list[tuple[Tile, ...]]] = []

    def __init__(self, seed: int | None, *, knowing: bool = False) -> None:
        self.seed, self.knowing = seed, knowing

    def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - the signature of Player
        assert not self.knowing
        return game.legal_moves[0]

    def choose_with_order(self, game: Game, limit: Limit, order: tuple[Tile, ...]) -> Move:  # noqa: ARG002 - the signature of Player
        assert not game.is_host
        self.orders.append(order)
        return game.legal_moves[0]


@pytest.mark.parametrize(("rules", "draw_ahead"), [("modern", False), ("hunters", False), ("winter", True)])
def test_only_unfair_player_gets_the_order(rules: str, draw_ahead: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """The order is the true one: its next tile is the next tile of the game."""
    monkeypatch.setitem(PLAYERS, "knower", UnfairPlayer)
    monkeypatch.setattr(UnfairPlayer, "orders", [])
    game = Game(rules, seed=3, draw_ahead=draw_ahead)
    play_to_end(game, [seat_player("knower:knowing", 1), seat_player("knower", 1)])
    assert len(UnfairPlayer.orders) in (game.turn // 2, game.turn // 2 + 1) or rules == "hunters"
    hidden = game.hidden_order()
    for order in UnfairPlayer.orders:
        land = [tile for tile in order if not tile.is_bonus]
        bonus = [tile for tile in order if tile.is_bonus]
        assert (*land, *bonus) == order
        assert land == [tile for tile in hidden if not tile.is_bonus][-len(land) or len(hidden) :]
        assert bonus == [tile for tile in hidden if tile.is_bonus][-len(bonus) or len(hidden) :]
    assert len(UnfairPlayer.orders[0]) > len(UnfairPlayer.orders[-1])


@pytest.fixture
def cpu_time(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """A CPU clock that only tests advance."""
    now = [0.0]
    monkeypatch.setattr("time.process_time", lambda: now[0])
    return now


def test_cpu_time_is_counted_per_seat(cpu_time: list[float]) -> None:
    class SlowPlayer:
        name = "slow"

        def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - the signature of Player
            cpu_time[0] += 0.5
            return game.legal_moves[0]

    slow, quick = SeatedPlayer(SlowPlayer()), seat_player("random", 1)
    game = Game("modern", seed=1)
    play_to_end(game, [slow, quick])
    assert slow.moves + quick.moves == game.turn
    assert slow.cpu_seconds == 0.5 * slow.moves
    assert quick.cpu_seconds == 0


def test_copy_of_the_game_is_not_counted(cpu_time: list[float], monkeypatch: pytest.MonkeyPatch) -> None:
    copy = Game.copy

    def slow_copy(game: Game, *, history: bool = True) -> Game:
        cpu_time[0] += 0.5
        return copy(game, history=history)

    monkeypatch.setattr(Game, "copy", slow_copy)
    seated = seat_player("random", 1)
    seated.move_in(Game("modern", seed=1), Limit())
    assert cpu_time == [0.5]
    assert (seated.moves, seated.cpu_seconds) == (1, 0)


class WarmUpPlayer:
    """Player that records the edition, seats and tiles left of each game that it gets."""

    name = "noting"
    games: ClassVar[list[tuple[str, int, int]]] = []

    def __init__(self, seed: int | None) -> None:
        self.seed = seed

    def choose(self, game: Game, limit: Limit) -> Move:
        assert limit == WARM_UP_LIMIT
        self.games.append((game.edition.name, game.players, game.tiles_left))
        return game.legal_moves[0]


@pytest.mark.parametrize("rules", edition_names())
@pytest.mark.parametrize("seats", [2, 5])
def test_warm_up_runs_opening_and_endgame(rules: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PLAYERS, "noting", WarmUpPlayer)
    monkeypatch.setattr(WarmUpPlayer, "games", [])
    warm_players(rules, ("noting",) * seats)
    beginning = Game(rules, players=seats, seed=0).tiles_left
    assert WarmUpPlayer.games == [(rules, seats, beginning), (rules, seats, 1)]


def test_built_in_players_warm_up_in_solvable_endgame(monkeypatch: pytest.MonkeyPatch) -> None:
    """In hunters the endgame position has bonus tiles left, but in a real game they may be used up."""
    compiled: list[str] = []
    monkeypatch.setattr(matches, "compile_player", compiled.append)
    monkeypatch.setitem(PLAYERS, "noting", WarmUpPlayer)
    warm_players.__wrapped__("hunters", ("greedy", "random:samples=3", "noting"))
    assert compiled == ["greedy", "random"]


def test_players_get_limits_and_code() -> None:
    source = """
class StrictPlayer:
    name = "strict"

    def choose(self, game, limit):
        assert limit.samples in (2, 7)  # 2 for the warm-up
        return game.legal_moves[0]
"""
    match = Match("modern", ("strict", "random"), limit=Limit(samples=7), code=(Code("strict.py", source),))
    match.check()
    assert play_match(match, 1).turns == 71


class IllegalPlayer:
    """Player that lays its tile away from all others."""

    name = "cheat"

    def choose(self, game: Game, limit: Limit) -> Move:
        return player("random", 1).choose(game, limit)._replace(x=50)


class GameCollector:
    """Player that collects the games that it gets."""

    name = "collector"

    def __init__(self) -> None:
        self.seen: list[Game] = []

    def choose(self, game: Game, limit: Limit) -> Move:
        self.seen.append(game)
        return player("random", 1).choose(game, limit)


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_players_never_get_the_hosted_game(rules: str) -> None:
    game, collector = Game(rules, seed=1), GameCollector()
    play_to_end(game, [SeatedPlayer(collector), SeatedPlayer(collector)])
    assert len(collector.seen) == game.turn
    assert not [seen for seen in collector.seen if seen is game or seen.is_host]


@pytest.mark.parametrize(
    ("name", "statement", "problem"),
    [
        ("raiser", "raise ValueError('boom')", "ValueError: boom (faulty.py, 7)"),
        ("leaver", "raise SystemExit(3)", "SystemExit: 3 (faulty.py, 7)"),
        ("idler", "return None", "is not a Move"),
    ],
)
def test_failing_custom_player_is_named(name: str, statement: str, problem: str) -> None:
    source = f"""
class FaultyPlayer:
    name = "{name}"

    def choose(self, game, limit):
        if game.tiles_left < 60:
            {statement}
        return game.legal_moves[0]
"""
    with pytest.raises(SetupError, match=f"{name}.* failed in turn") as refused:
        play_match(Match("modern", (name, "random"), code=(Code("faulty.py", source),)), 1)
    assert problem in str(refused.value)


def test_illegal_moves_are_refused() -> None:
    with pytest.raises(IllegalMove, match="shares no side with a tile"):
        play_to_end(Game("modern", seed=1), [SeatedPlayer(IllegalPlayer()), SeatedPlayer(IllegalPlayer())])
