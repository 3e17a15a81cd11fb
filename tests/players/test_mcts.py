"""The player `mcts`: its tree, its fairness, and its limits."""

import random
from collections.abc import Iterable
from itertools import count, islice
from typing import Any

import numpy as np
import pytest

from bastide import Game, IllegalMove, Move, SetupError, Tile, edition_names
from bastide.kernel.chance import generator
from bastide.kernel.entry import Order
from bastide.kernel.layout import STATE, WORK
from bastide.kernel.tables import tables_of
from bastide.players import Limit, explanation_of, is_fair, player
from bastide.players.base import Candidate, copy_position
from bastide.players.mcts import SIMULATIONS, UNKNOWN_ORDER, MctsPlayer, kernel_order
from bastide.players.mcts_tree import NOWHERE, TileSource, Tree, new_tree, simulate, start_tree
from tests.rules.helpers.games import before_bonus, play_randomly

FEW = Limit(samples=30)
SOME = Limit(samples=300)
THOROUGH = Limit(samples=2000)


def moment(game: Game, turns: int) -> Game:
    """Return the game after some random turns."""
    return next(islice(play_randomly(game, 1), turns, None))


def last_turn(rules: str, players: int, seed: int) -> Game:
    """Return a game in which only the last tile is still to be laid."""
    return next(game for game in play_randomly(Game(rules, players=players, seed=seed), seed) if not game.tiles_left)


def undrawn(game: Game) -> list[Tile]:
    """Return the tiles that a host will draw, in their order."""
    left = list(game.hidden_order())
    for tile in game.drawn_tiles():
        left.remove(tile)
    return left


def shuffled(tiles: Iterable[Tile], seed: int) -> list[Tile]:
    order = list(tiles)
    random.Random(seed).shuffle(order)
    return order


def final_margin(game: Game, move: Move) -> float:
    """Return the lead of the current player over the mean of the others after the last move."""
    seat, after = game.player, game.copy(history=False)
    after.push(move)
    scores = list(after.scores)
    own = scores.pop(seat)
    return own - sum(scores) / len(scores)


def grow_tree(game: Game, order: Order, simulations: int, *, nodes: int = 1000, edges: int = 100_000) -> Tree:
    """Return a tree for the position after some simulations."""
    states, work, tree = np.zeros(2, STATE), np.zeros(1, WORK), new_tree(nodes, edges)
    copy_position(game, states)
    arrays = states, tables_of(game.edition), work, tree
    start_tree(*arrays)
    simulate(*arrays, TileSource(order, generator(1)), 3.0, simulations)
    return tree


def visits_in(candidate: Candidate) -> int:
    visits = candidate.reason.arguments["visits"]
    assert isinstance(visits, int)
    return visits


def visits_at_root(tree: Tree) -> int:
    return int(tree.edges["visits"][: tree.nodes[0]["edges"]].sum())


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", edition_names())
@pytest.mark.parametrize("draw_ahead", [False, True])
def test_moves_are_legal_to_the_last_turn(rules: str, players: int, draw_ahead: bool) -> None:
    game = Game(rules, players=players, seed=players, draw_ahead=draw_ahead)
    fair, published = player("mcts", 1), MctsPlayer(1, published=True)
    for turn in count():
        if turn % 8 == 0 or game.tiles_left < 3:
            assert fair.choose(game, FEW) in game.legal_moves
            assert published.choose_with_order(game, FEW, undrawn(game)) in game.legal_moves
        game.push(game.legal_moves[turn % len(game.legal_moves)])
        if game.is_over:
            break


@pytest.mark.parametrize("draw_ahead", [False, True])
def test_handles_bonus_turns(draw_ahead: bool) -> None:
    game, move = before_bonus(5, draw_ahead=draw_ahead)
    assert player("mcts", 1).choose(game, SOME) in game.legal_moves
    game.push(move)
    assert game.drawn is not None
    assert game.drawn.is_bonus
    assert player("mcts", 1).choose(game, SOME) in game.legal_moves


@pytest.mark.parametrize("turns", [0, 30])
def test_same_seed_means_same_explanation(turns: int) -> None:
    game = moment(Game("hunters", players=3, seed=1), turns)
    one, same, other = (explanation_of(player("mcts", seed), game, SOME) for seed in (1, 1, 2))
    assert one == same
    assert one != other


@pytest.mark.parametrize(
    ("rules", "players", "seed"), [("modern", 2, 1), ("winter", 2, 2), ("modern", 3, 3), ("hunters", 2, 4)]
)
def test_last_tile_takes_best_final_margin(rules: str, players: int, seed: int) -> None:
    game = last_turn(rules, players, seed)
    margins = [final_margin(game, move) for move in game.legal_moves]
    assert min(margins) < max(margins)
    chosen = player("mcts", 1).choose(game, THOROUGH)
    assert final_margin(game, chosen) == max(margins)


def test_explanation_has_mean_final_margins() -> None:
    game = last_turn("modern", 3, 3)
    explanation = explanation_of(player("mcts", 1), game, THOROUGH)
    visits = [visits_in(candidate) for candidate in explanation.candidates]
    assert {candidate.move for candidate in explanation.candidates} == set(game.legal_moves)
    assert visits == sorted(visits, reverse=True)
    assert sum(visits) == explanation.samples == 2000
    for candidate in explanation.candidates:
        assert candidate.margin == pytest.approx(final_margin(game, candidate.move))


def test_fair_player_ignores_hidden_order() -> None:
    game = moment(Game("modern", seed=1), 40)
    orders = [undrawn(game), *(shuffled(undrawn(game), seed) for seed in range(5))]
    expected = player("mcts", 1).choose(game, SOME)
    assert {MctsPlayer(1).choose_with_order(game, SOME, order) for order in orders} == {expected}


def test_published_player_uses_hidden_order() -> None:
    game = moment(Game("modern", seed=1), 40)
    orders = [undrawn(game), *(shuffled(undrawn(game), seed) for seed in range(5))]
    assert len({MctsPlayer(1, published=True).choose_with_order(game, SOME, order) for order in orders}) > 1


def test_published_player_needs_hidden_order() -> None:
    game, peeking = Game("modern", seed=1), player("mcts:published", 1)
    assert is_fair("mcts:samples=10")
    assert not is_fair("mcts:published")
    with pytest.raises(SetupError, match="“mcts:published” needs to know what will be drawn"):
        peeking.choose(game, FEW)
    with pytest.raises(SetupError, match="“mcts:published” needs to know what will be drawn"):
        explanation_of(peeking, game, FEW)


def test_only_fair_tree_has_several_tiles_after_a_move() -> None:
    game = moment(Game("modern", seed=1), 40)
    published = grow_tree(game, kernel_order(game.edition, undrawn(game)), 500)
    fair = grow_tree(game, UNKNOWN_ORDER, 500)
    assert published.size["nodes"][0] > 10
    assert (published.nodes["next"][: published.size["nodes"][0]] == NOWHERE).all()
    assert (fair.nodes["next"][: fair.size["nodes"][0]] != NOWHERE).any()


def test_whole_order_equals_its_undrawn_rest() -> None:
    game = moment(Game("hunters", seed=1), 40)
    whole, left = (MctsPlayer(1, published=True) for _ in range(2))
    chosen = whole.choose_with_order(game, SOME, game.hidden_order())
    assert chosen == left.choose_with_order(game, SOME, undrawn(game))


def test_every_simulation_starts_at_the_root() -> None:
    tree = grow_tree(moment(Game("modern", seed=1), 40), UNKNOWN_ORDER, 200)
    assert visits_at_root(tree) == tree.nodes[0]["visits"] == 200


@pytest.mark.parametrize(("nodes", "edges"), [(5, 100_000), (1000, 300)])
def test_full_tree_stops_growing(nodes: int, edges: int) -> None:
    tree = grow_tree(moment(Game("modern", seed=1), 40), UNKNOWN_ORDER, 500, nodes=nodes, edges=edges)
    assert 1 < tree.size["nodes"][0] <= nodes
    assert tree.size["edges"][0] <= len(tree.edges)
    assert visits_at_root(tree) == 500


@pytest.mark.parametrize(
    ("spec", "limit", "samples"),
    [
        ("mcts", Limit(), SIMULATIONS),
        ("mcts", Limit(samples=50), 50),
        ("mcts:samples=20", Limit(), 20),
        ("mcts:samples=20", Limit(samples=50), 20),
        ("mcts", Limit(seconds=1000, samples=1), 1),
    ],
)
def test_samples_are_simulations(spec: str, limit: Limit, samples: int) -> None:
    game = moment(Game("modern", seed=1), 65)
    assert explanation_of(player(spec, 1), game, limit).samples == samples


@pytest.mark.parametrize(
    ("limit", "least", "most"), [(Limit(0.0001), 1, 1), (Limit(1.0), 90, 100), (Limit(1.0, 10**9), 90, 100)]
)
def test_uses_time_limit_and_no_more(limit: Limit, least: int, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0

    def simulate_slowly(*arguments: Any) -> None:
        nonlocal now
        simulate(*arguments)
        now += 0.01 * arguments[-1]

    monkeypatch.setattr("bastide.players.mcts.simulate", simulate_slowly)
    monkeypatch.setattr("time.thread_time", lambda: now)
    game = moment(Game("modern", seed=1), 65)
    assert least <= explanation_of(player("mcts", 1), game, limit).samples <= most


@pytest.mark.parametrize(
    "values", ["simulations=10", "samples=0", "samples=1.5", "c=-1", "c=nan", "published=yes", "depth=3", "c=1,c=2"]
)
def test_bad_parameters_are_refused(values: str) -> None:
    with pytest.raises(SetupError, match="“mcts”"):
        player(f"mcts:{values}")


def test_refuses_to_choose_without_a_tile() -> None:
    with pytest.raises(IllegalMove, match="“mcts” cannot choose a move here"):
        MctsPlayer(1, published=True).choose_with_order(Game.unhosted("modern"), FEW, [])
