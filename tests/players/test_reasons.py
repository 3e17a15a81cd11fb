"""Reasons of players: the parts of the evaluation that a move changes most."""

import random
from collections.abc import Iterator

import numpy as np
import pytest

from bastide import Game, Move
from bastide.message import Message
from bastide.messages import language_names, text_of
from bastide.players import Explanation, Limit, explanation_of, player
from bastide.players.evaluation.breakdown import BY_PLAYER, CHANGE, PARTS, compare_parts
from bastide.players.reasons import in_whole_points
from bastide.players.search import SearchBuffers
from bastide.tiles import edition_names
from tests.players.helpers.margins import margin_over_others
from tests.rules.helpers.games import before_bonus

FEW = Limit(samples=10)


def game_after(*moves: str, edition: str = "modern", farmers: bool = False, drawn: str) -> Game:
    """Return a game of two after some moves, with a tile in hand."""
    game = Game.unhosted(edition, farmers=farmers)
    for move in moves:
        game.draw(move.partition("@")[0])
        game.push_text(move)
    game.draw(drawn)
    return game


def explain(game: Game, name: str = "evaluator") -> Explanation:
    return explanation_of(player(name, 1), game, FEW)


def reason(game: Game, move: str, name: str = "evaluator") -> Message:
    wanted = Move.parse(move)
    return next(each.reason for each in explain(game, name).candidates if each.move == wanted)


def parts_of(why: Message) -> dict[str, Message]:
    """Return the parts of a reason by their ids."""
    parts = why.arguments.values() if why.id == "list-last" else [why]
    return {part.id: part for part in parts if isinstance(part, Message)}


def reason_text(why: Message, language: str = "en") -> str:
    return text_of(why, language=language)


def red_city(drawn: str) -> Game:
    """Return a game in which Red is to move, with a knight in a city of four tiles that lacks one."""
    moves = ("G@0,-1>90 city", "V@-1,0>270", "F@0,-2>90", "U@-1,1>0", "F@0,-3>90", "U@-1,2>0")
    return game_after(*moves, drawn=drawn)


@pytest.mark.parametrize("name", ["greedy", "evaluator", "roll"])
def test_completing_move_names_points_and_returned_follower(name: str) -> None:
    why = reason(red_city("E"), "E@0,-4>180", name)
    assert reason_text(why) == "scores 14 points at once and brings a follower home"


def test_starting_a_city_is_a_claim() -> None:
    why = reason(game_after(drawn="E"), "E@0,1>180 city")
    assert why.id == "why-claims"
    assert why.arguments["kind"] == "city"
    assert reason_text(why).startswith("claims a city with an expected score of ")


def test_growing_a_city_names_the_gain() -> None:
    why = reason(game_after("G@0,-1>90 city", "V@-1,0>270", drawn="F"), "F@0,-2>90")
    grown = parts_of(why)["why-promises-more"]
    assert grown.arguments["kind"] == "city"
    points = grown.arguments["points"]
    assert isinstance(points, Message)
    assert points.arguments["points"] > 1  # type: ignore[operator]


def test_hint_speaks_of_whole_points() -> None:
    expected = Message("points-expected", {"points": 6.4})
    claim = Message("why-claims", {"kind": "city", "points": expected})
    both = Message("list-last", {"before": claim, "last": Message("why-brings-home", {"count": 1})})
    assert reason_text(both) == "claims a city with an expected score of 6.4 points and brings a follower home"
    rounded = reason_text(in_whole_points(both))
    assert rounded == "claims a city with an expected score of about 6 points and brings a follower home"


@pytest.mark.parametrize(("points", "text"), [(0.5, "about 1 point"), (1.4, "about 1 point"), (1.6, "about 2 points")])
def test_hint_rounds_to_at_least_one_point(points: float, text: str) -> None:
    assert reason_text(in_whole_points(Message("points-expected", {"points": points}))) == text


def test_farmer_claims_a_field() -> None:
    why = reason(game_after(drawn="E", farmers=True), "E@0,-1>180 field")
    assert parts_of(why)["why-claims"].arguments["kind"] == "field"


def test_blocking_a_city_names_opponents_loss() -> None:
    moves = ("U@1,0>90", "G@0,-1>90 city", "B@1,-1>0", "B@1,-2>0", "B@1,-3>0", "E@0,-3>180", "B@-1,-1>0", "U@2,0>90")
    why = reason(game_after(*moves, drawn="U"), "U@-1,-2>90")  # no tile joins two cities beside a road
    assert why.id == "why-costs-others"
    assert why.arguments["others"] == 1
    points = why.arguments["points"]
    assert isinstance(points, Message)
    assert reason_text(why) == f"costs the opponent {reason_text(points)}"


def test_helping_the_opponent_is_named() -> None:
    game = game_after("V@-1,0>270", "G@0,-1>90 city", "U@-1,1>0", "F@0,-2>90", drawn="F")
    assert parts_of(reason(game, "F@0,-3>90")).keys() == {"why-gives-others"}


def test_bonus_turn_is_named() -> None:
    game, move = before_bonus(5)
    reasons = [each.reason for each in explain(game).candidates if each.move.cell == move.cell]
    assert any("why-earns-bonus" in parts_of(why) for why in reasons)


def test_move_without_effect_says_so() -> None:
    assert reason(game_after("G@0,-1>90 city", drawn="U"), "U@1,0>90").id == "why-changes-little"


def test_pros_come_before_cons() -> None:
    against = {"why-promises-less", "why-risks-joining", "why-gives-others"}
    joined = [why for game in moments("modern") for why in reasons_in(game) if why.id == "list-last"]
    pairs = {
        tuple(part.id in against for part in why.arguments.values() if isinstance(part, Message)) for why in joined
    }
    assert {(False, False), (False, True)} <= pairs <= {(False, False), (False, True), (True, True)}


def moments(edition: str) -> Iterator[Game]:
    """Yield positions of a random game, including its last turn."""
    game, dice = Game(edition, players=2 + len(edition) % 4, seed=3), random.Random(edition)
    while not game.is_over:
        if game.turn % 9 == 0 or game.tiles_left == 0:
            yield game
        game.push(dice.choice(game.legal_moves))


def reasons_in(game: Game) -> list[Message]:
    return [candidate.reason for candidate in explain(game).candidates]


@pytest.mark.parametrize("edition", edition_names())
def test_every_reason_has_text_in_every_language(edition: str) -> None:
    for game in moments(edition):
        for name in ("greedy", "evaluator", "expectimax", "roll"):
            for candidate in explain(game, name).candidates[:5]:
                assert all(reason_text(candidate.reason, language) for language in language_names())


@pytest.mark.parametrize("edition", edition_names())
def test_parts_sum_up_to_the_rating(edition: str) -> None:
    buffers, parts = SearchBuffers(), np.zeros(3, PARTS)
    for game in moments(edition):
        before = buffers.expected_points(game)
        ranked = buffers.rank_moves(game, "test")
        for move, margin in zip(ranked.ids.tolist(), ranked.margins.tolist(), strict=True):
            compare_parts(buffers.states, ranked.context, move, parts)
            change = parts[CHANGE]["payoff"].sum(axis=0)
            change += sum(parts[CHANGE][part] for part in BY_PLAYER)
            after = before + change[: game.players]
            nearly = 1e-6 if game.players == 2 else 1.0
            assert margin_over_others(game.edition, after, game.player) == pytest.approx(margin, abs=nearly)
