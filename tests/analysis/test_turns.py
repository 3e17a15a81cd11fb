"""Analysis of games: better moves, points lost, and luck."""

import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from bastide import Game, Move, Phase, SetupError, Tile, tile
from bastide.analysis.reports import Report, Total, report_data
from bastide.analysis.turns import TurnAnalysis, TurnSpan, analyse, draw_luck, luck_of_values, turn_seed
from bastide.players import Limit, choice_of, explanation_of, player
from bastide.players.search import SearchBuffers
from bastide.rules.events import Discarded, Drawn
from tests.cli.helpers.commands import played_game
from tests.rules.helpers.games import before_bonus, finish_game, game_with_discards

FEW = Limit(samples=40)


def unfinished_city(end: str) -> Game:
    """Return a game in which Red plays `end` with the tile that could complete Red's city."""
    game = Game.unhosted("modern", farmers=False)
    moves = ("G@0,-1>90 city", "V@-1,0>270", "F@0,-2>90", "U@-1,1>0", "F@0,-3>90", "U@-1,2>0", end)
    for move in moves:
        game.draw(move[0])
        game.push_text(move)
    return game


def last_turn(game: Game, analyst: str) -> TurnAnalysis:
    *_, last = analyse(game, analyst, FEW)
    return last


@pytest.mark.parametrize("analyst", ["greedy", "evaluator", "expectimax", "roll"])
def test_missing_the_obvious_move_loses_points(analyst: str) -> None:
    missed, taken = (last_turn(unfinished_city(end), analyst) for end in ("E@0,1>180", "E@0,-4>180"))
    assert missed.candidates[0].move.cell == taken.candidates[0].move.cell == (0, -4)
    assert (missed.turn, missed.player, missed.tile, missed.played) == (7, 0, tile("E"), Move.parse("E@0,1>180"))
    assert missed.lost > 1
    assert missed.margin == pytest.approx(missed.candidates[0].margin - missed.lost)
    assert taken.lost == 0
    assert missed.expected[0] < taken.expected[0]


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_player_loses_nothing_by_its_own_moves(rules: str) -> None:
    game = Game(rules, players=3, seed=2)
    while not game.is_over:
        game.push(choice_of(player("roll", turn_seed(5, game.turn + 1)), game, FEW))
    for turn in analyse(game, "roll", FEW, seed=5):
        assert turn.candidates[0].move == turn.played
        assert turn.lost == 0


def test_bad_played_move_is_a_candidate_too() -> None:
    game = Game("modern", seed=1)
    worst = list(explanation_of(player("evaluator"), game).candidates)[-1].move
    usual, extended = (explanation_of(player("roll", 1), game, FEW, also=also) for also in (None, worst))
    assert worst not in [each.move for each in usual.candidates]
    assert worst in [each.move for each in extended.candidates]
    assert len(extended.candidates) == len(usual.candidates)  # it replaces the last one
    game.push(worst)
    (turn,) = analyse(game, "roll", FEW)
    assert turn.lost > 1


def test_unsearched_move_uses_its_rating() -> None:
    game = Game("modern", seed=1)
    ranked = explanation_of(player("evaluator"), game).candidates
    game.push(ranked[-1].move)
    (turn,) = analyse(game, "expectimax", Limit(samples=1))
    assert [each.move for each in turn.candidates] == [ranked[0].move]
    assert turn.lost == pytest.approx(ranked[0].margin - ranked[-1].margin)


def test_turns_are_analysed_independently() -> None:
    game = played_game(12)
    whole = list(analyse(game, "roll", FEW, seed=3))
    assert list(analyse(game.record(), "roll", FEW, seed=3, turns=TurnSpan(5, 8))) == whole[4:8]
    assert list(analyse(game, "roll", FEW, seed=3, turns=TurnSpan(11))) == whole[10:]
    assert list(analyse(game, "roll", FEW, seed=4)) != whole


def test_taken_back_turns_are_left_out() -> None:
    game = played_game(9)
    assert [turn.played for turn in analyse(game, "evaluator")] == list(game.moves)


def test_analysis_is_lazy_and_leaves_game_unchanged() -> None:
    game = Game("winter", seed=1)
    assert list(analyse(game, "evaluator")) == []
    game.push(game.legal_moves[0])
    game.push(game.legal_moves[0])
    before = game.text()
    turns = analyse(game, "evaluator")
    assert next(turns).turn == 1
    game.push(game.legal_moves[0])
    assert [turn.turn for turn in turns] == [2]
    game.pop()
    assert game.text() == before


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", ["winter", "hunters"])
def test_totals_of_whole_games(rules: str, draw_ahead: bool) -> None:
    game = finish_game(Game(rules, players=4, seed=8, draw_ahead=draw_ahead), 8)
    turns = list(analyse(game, "evaluator"))
    assert [turn.turn for turn in turns] == list(range(1, game.turn + 1))
    assert all(turn.lost >= 0 for turn in turns)
    assert all(sum(turn.expected) == pytest.approx(0, abs=1e-6) for turn in turns)
    others = [(sum(game.scores) - score) / 3 for score in game.scores]
    assert turns[-1].expected == pytest.approx([a - b for a, b in zip(game.scores, others, strict=True)])
    report = Report(game, (), "evaluator", Limit(), 0, tuple(turns))
    assert sum(total.turns for total in report.totals) == game.turn
    assert sum(total.luck for total in report.totals) == pytest.approx(sum(turn.luck for turn in turns))


# Luck


class PendingDraw(NamedTuple):
    """A game that waits for a draw."""

    name: str
    game: Game


def draws() -> Iterator[PendingDraw]:
    yield PendingDraw("first", Game.unhosted("modern"))
    for rules in ("modern", "hunters"):
        yield PendingDraw(rules, game_before_draw(rules, 21, draw_ahead=False))
        yield PendingDraw(f"{rules} ahead", game_before_draw(rules, 21, draw_ahead=True))
    bonus, move = before_bonus(5)
    copy = bonus.copy(history=False)
    copy.push(move)
    yield PendingDraw("bonus", copy)


def game_before_draw(rules: str, turns: int, *, draw_ahead: bool) -> Game:
    host, numbers = Game(rules, players=3, seed=6, draw_ahead=draw_ahead), random.Random(6)
    while host.turn < turns:
        host.push(numbers.choice(host.legal_moves))
    game = host.copy(history=False)
    game.push(numbers.choice(game.legal_moves))
    assert game.phase is (Phase.DRAW_AHEAD if draw_ahead else Phase.DRAW)
    return game


PENDING_DRAWS = list(draws())
each_draw = pytest.mark.parametrize("pending", PENDING_DRAWS, ids=[pending.name for pending in PENDING_DRAWS])
each_draw_for_now = pytest.mark.parametrize(
    "pending", [pending for pending in PENDING_DRAWS if pending.game.phase is not Phase.DRAW_AHEAD]
)


@each_draw
def test_luck_sums_up_to_zero_over_the_bag(pending: PendingDraw) -> None:
    found, counts = draw_luck(pending.game, SearchBuffers()), pending.game.drawable
    assert found.keys() == counts.keys()
    assert sum(counts[each] * luck for each, luck in found.items()) == pytest.approx(0, abs=1e-9)
    assert max(found.values()) > 0.1


@each_draw_for_now
def test_luck_is_best_margin_above_average(pending: PendingDraw) -> None:
    """Compare with a slow reference that draws every tile."""
    game, buffers = pending.game, SearchBuffers()
    worth: dict[Tile, float] = {}
    for each in game.drawable:
        after = game.copy(history=False)
        if not any(isinstance(event, Discarded) for event in after.draw(each)):
            worth[each] = float(buffers.rank_moves(after, "test").margins[0])
    counts = game.drawable
    mean = sum(counts[each] * value for each, value in worth.items()) / sum(counts[each] for each in worth)
    found = draw_luck(game, buffers)
    for each in counts:
        assert found[each] == pytest.approx(worth[each] - mean if each in worth else 0)


def test_tile_that_fits_nowhere_has_no_luck() -> None:
    counts = {tile("A"): 2, tile("B"): 1, tile("C"): 5}
    assert luck_of_values({tile("A"): 4.0, tile("B"): 1.0, tile("C"): None}, counts) == {
        tile("A"): 1.0,
        tile("B"): -2.0,
        tile("C"): 0.0,
    }
    assert luck_of_values({tile("C"): None}, counts) == {tile("C"): 0.0}


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_discards_are_handled(draw_ahead: bool) -> None:
    game = finish_game(game_with_discards(others_left=3, draw_ahead=draw_ahead), 1)
    assert any(isinstance(event, Discarded) for event in game.events())
    assert len(list(analyse(game, "evaluator"))) == game.turn


def test_luck_belongs_to_turn_that_plays_the_tile() -> None:
    game = finish_game(Game("modern", players=3, seed=3, draw_ahead=True), 3)
    turns, buffers, again = (
        list(analyse(game, "evaluator")),
        SearchBuffers(),
        Game.unhosted("modern", players=3, draw_ahead=True),
    )
    drawn: dict[int, float] = {}
    for turn in turns[:10]:
        while again.phase is not Phase.PLAY:
            seat, coming = again.player, next_drawn(game, again)
            drawn[seat] = draw_luck(again, buffers)[coming]
            again.draw(coming)
        assert turn.luck == pytest.approx(drawn[turn.player])
        again.push(turn.played)


def next_drawn(game: Game, again: Game) -> Tile:
    """Return the tile that was drawn next in the original game."""
    return [event.tile for event in game.events() if isinstance(event, Drawn)][len(again.drawn_tiles())]


# Refusals


def test_invalid_analysis_is_refused_immediately() -> None:
    game = played_game(5)
    for analyst, reason in (("mcts:published", "setup/unfair-player"), ("nobody", "setup/unknown-player")):
        with pytest.raises(SetupError) as error:
            analyse(game, analyst)
        assert error.value.reason == reason
    for turns in (TurnSpan(0, 3), TurnSpan(4, 6), TurnSpan(3, 2), TurnSpan(6)):
        with pytest.raises(SetupError) as error:
            analyse(game, "evaluator", turns=turns)
        assert error.value.reason == "analyse/no-such-turns"


def test_game_from_position_is_analysed_from_there() -> None:
    game = Game.parse(played_game(5).text())
    assert list(analyse(game, "evaluator")) == []
    game.push(game.legal_moves[0])
    (turn,) = analyse(game, "evaluator")
    assert turn.played == game.moves[0]


# Data


def test_report_data() -> None:
    game = played_game(6)
    turns = tuple(analyse(game, "evaluator", best=2))
    data = report_data(Report(game, ("Ann", "Bob", "Cid"), "evaluator", Limit(samples=7), 3, turns))
    turn_items, totals = data["turns"], data["totals"]
    assert isinstance(turn_items, list)
    assert isinstance(totals, list)
    assert [turn["turn"] for turn in turn_items] == [1, 2, 3, 4, 5, 6]
    assert turn_items[0]["move"] == str(game.moves[0])
    assert turn_items[0]["tile"] == game.moves[0].tile.name
    assert len(turn_items[0]["candidates"]) == 2
    assert turn_items[0]["lost"] == round(turns[0].lost, 3)
    assert data["limit"] == {"seconds": None, "samples": 7}
    assert [total["lost"] for total in totals] == pytest.approx(
        [sum(turn["lost"] for turn in turn_items if turn["player"] == seat) for seat in range(3)], abs=0.01
    )


def test_totals_per_seat() -> None:
    game = played_game(4)
    totals = Report(game, (), "random", Limit(), 0, tuple(analyse(game, "random"))).totals
    assert [(total.player, total.turns, total.lost) for total in totals] == [(0, 2, 0), (1, 1, 0), (2, 1, 0)]
    assert all(isinstance(total, Total) for total in totals)
