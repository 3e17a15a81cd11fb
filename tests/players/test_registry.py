"""The registry: specs of players, their parameters and limits, and fairness."""

import numpy as np
import pytest

from bastide import Game, SetupError
from bastide.message import Message
from bastide.players import Limit, Parameter, check_fair, is_fair, parse_spec, player, player_names, specs_in
from bastide.players.base import Candidate, Explanation, choice_of, explanation_of
from bastide.players.registry import PLAYERS
from bastide.rules.move import Move

NO_LIMIT = Limit()


class RecordingPlayer:
    """A player that records its limits."""

    name = "thinker"
    parameters = (
        Parameter.whole("depth", 3, least=1, most=9),
        Parameter.number("courage", 0.5, least=0, most=2),
        Parameter.word("mood", "calm", words=("calm", "wild")),
        Parameter.flag("peeks", is_unfair=True),
    )

    def __init__(self, seed: int | None, **values: object) -> None:
        self.seed, self.values = seed, values
        self.limits: list[Limit] = []

    def choose(self, game: Game, limit: Limit) -> Move:
        self.limits.append(limit)
        return game.legal_moves[0]

    def explain(self, game: Game, limit: Limit) -> Explanation:
        return Explanation((Candidate(self.choose(game, limit), 1.0, Message("why-random")),))


@pytest.fixture
def thinker(monkeypatch: pytest.MonkeyPatch) -> list[RecordingPlayer]:
    """Register the player "thinker", and return its instances."""
    made: list[RecordingPlayer] = []

    class Registered(RecordingPlayer):
        def __init__(self, seed: int | None, **values: object) -> None:
            super().__init__(seed, **values)
            made.append(self)

    monkeypatch.setitem(PLAYERS, RecordingPlayer.name, Registered)
    return made


def test_weakest_player_comes_first() -> None:
    assert player_names()[:2] == ("random", "greedy")


def test_player_gets_parameters(thinker: list[RecordingPlayer]) -> None:
    player("thinker: depth = 5, courage=1.25,mood=wild,peeks", 7)
    assert (thinker[0].seed, thinker[0].values) == (7, {"depth": 5, "courage": 1.25, "mood": "wild", "peeks": True})


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "canonical"),
    [
        ("thinker", "thinker"),
        ("thinker:depth=3", "thinker"),
        ("thinker:peeks,depth=9", "thinker:depth=9,peeks"),
        ("thinker:samples=50, courage=1.0 ,mood=calm", "thinker:courage=1,samples=50"),
        ("greedy:seconds=0.50", "greedy:seconds=0.5"),
    ],
)
def test_spec_has_canonical_text(text: str, canonical: str) -> None:
    assert str(parse_spec(text)) == canonical
    assert str(parse_spec(canonical)) == canonical


@pytest.mark.usefixtures("thinker")
@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("oracle:depth=3", "There is no player “oracle”; choose from: gentle, eager"),
        ("", "There is no player “”"),
        ("thinker:", "has no parameter “”; choose from: depth, courage, mood, peeks, seconds, samples"),
        ("thinker:width=3", "The player “thinker” has no parameter “width”; choose from: depth"),
        ("thinker:depth=3,depth=3", "“depth” of the player “thinker” is given twice"),
        ("thinker:depth", "“depth” of the player “thinker” must be a whole number from 1 to 9, not “”"),
        ("thinker:depth=2.5", "must be a whole number from 1 to 9, not “2.5”"),
        ("thinker:depth=10", "must be a whole number from 1 to 9, not “10”"),
        ("thinker:courage=2.1", "“courage” of the player “thinker” must be a number from 0 to 2, not “2.1”"),
        ("thinker:courage=nan", "must be a number from 0 to 2, not “nan”"),
        ("thinker:mood=sad", "must be one of calm, wild, not “sad”"),
        ("thinker:peeks=yes", "takes no value; leave out “=yes”"),
        ("random:samples=0", "must be a whole number from 1 to"),
    ],
)
def test_invalid_spec_is_refused_with_valid_names(text: str, sentence: str) -> None:
    with pytest.raises(SetupError, match=sentence):
        player(text)


def test_spec_may_set_the_limit(thinker: list[RecordingPlayer]) -> None:
    game = Game("modern", seed=1)
    limited = player("thinker:samples=50")
    choice_of(limited, game, Limit(seconds=1, samples=9))
    explanation_of(limited, game)
    choice_of(player("thinker"), game, Limit(seconds=1, samples=9))
    assert thinker[0].limits == [Limit(seconds=1, samples=50), Limit(samples=50)]
    assert thinker[1].limits == [Limit(seconds=1, samples=9)]


@pytest.mark.usefixtures("thinker")
def test_list_of_specs_is_split_at_player_names() -> None:
    text = "thinker:depth=5,peeks, greedy ,thinker:mood=wild,samples=3,random,random"
    assert specs_in(text) == ["thinker:depth=5,peeks", "greedy", "thinker:mood=wild,samples=3", "random", "random"]
    assert specs_in("greedy,oracle") == ["greedy", "oracle"]
    assert specs_in("thinker:depth=5,shrewd,peeks") == ["thinker:depth=5", "shrewd", "peeks"]


@pytest.mark.usefixtures("thinker")
def test_player_with_unfair_flag_is_not_fair() -> None:
    assert is_fair("thinker:depth=5")
    assert not is_fair("thinker:depth=5,peeks")
    check_fair(["random", "thinker"])
    with pytest.raises(SetupError, match="“thinker:peeks” needs to know what will be drawn"):
        check_fair(["random", "thinker:peeks"])


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_greedy_explanation_matches_its_choice(rules: str) -> None:
    game = Game(rules, players=3, seed=1)
    while not game.is_over:
        move = choice_of(player("greedy", 1), game)
        candidates = explanation_of(player("greedy", 1), game).candidates
        margins = [each.margin for each in candidates]
        assert margins == sorted(margins, reverse=True)
        assert {each.move for each in candidates} == set(game.legal_moves)
        assert move in {each.move for each in candidates if each.margin == margins[0]}
        game.push(move)


def test_greedy_margins_are_over_mean_of_others() -> None:
    game = Game("modern", players=3, seed=3)
    free = player("greedy:follower_cost=0", 1)
    for _ in range(40):
        game.push(choice_of(free, game))
    best = explanation_of(free, game).candidates[0]
    seat = game.player
    game.push(best.move)
    scores = list(game.scores)
    for line in game.projection():
        for receiver in line.receivers:
            scores[receiver] += line.points
    assert best.margin == pytest.approx(scores[seat] - (sum(scores) - scores[seat]) / 2)


def test_random_rates_all_moves_equally() -> None:
    game = Game("modern", seed=1)
    candidates = explanation_of(player("random", 1), game).candidates
    assert [each.move for each in candidates] == list(game.legal_moves)
    assert {each.margin for each in candidates} == {0.0}


def test_player_without_explain_is_refused() -> None:
    class SilentPlayer:
        name = "silent"

        def choose(self, game: Game, limit: Limit) -> Move:  # noqa: ARG002 - the signature of Player
            return game.legal_moves[0]

    with pytest.raises(SetupError, match="“silent” chooses moves, but cannot say why"):
        explanation_of(SilentPlayer(), Game("modern", seed=1))


def test_limit_takes_missing_values_from_other() -> None:
    assert Limit(samples=5).or_else(Limit(1.5, 7)) == Limit(1.5, 5)
    assert NO_LIMIT.or_else(NO_LIMIT) == NO_LIMIT


@pytest.mark.parametrize("name", ["random", "greedy", "roll:samples=2"])
def test_seed_may_be_an_integer_of_numpy(name: str) -> None:
    game = Game("modern", seed=1)
    assert choice_of(player(name, np.int64(3)), game) == choice_of(player(name, 3), game)


def test_invalid_seed_is_rejected() -> None:
    with pytest.raises(SetupError) as caught:
        player("greedy", -1)
    assert caught.value.reason == "setup/seed"
