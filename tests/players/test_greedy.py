"""The greedy player, compared with a slow and obvious reference."""

import pytest

from bastide import Game, Move
from bastide.players import Limit, player
from bastide.players.greedy import FOLLOWER_COST, GreedyPlayer

NO_LIMIT = Limit()


def projected_scores(game: Game) -> list[int]:
    scores = list(game.scores)
    for line in game.projection() if not game.is_over else ():
        for seat in line.receivers:
            scores[seat] += line.points
    return scores


def rating(game: Game, move: Move) -> float:
    """Return the margin over the mean of the others if the game ended after a move, plus the value of the supply."""
    seat, after = game.player, game.copy(history=False)
    after.push(move)
    scores = projected_scores(after)
    others = [score for other, score in enumerate(scores) if other != seat]
    return scores[seat] - sum(others) / len(others) + after.supplies[seat] * FOLLOWER_COST / (2 * game.players)


@pytest.mark.parametrize(("rules", "players"), [("modern", 2), ("slovak", 3), ("danish", 5), ("hunters", 3)])
def test_takes_one_of_the_best_moves(rules: str, players: int) -> None:
    game, chooser = Game(rules, players=players, seed=1), player("greedy", 1)
    while not game.is_over:
        move = chooser.choose(game, NO_LIMIT)
        if game.turn % 10 == 0 or game.tiles_left == 0:
            best = max(rating(game, other) for other in game.legal_moves)
            assert rating(game, move) == pytest.approx(best)
        game.push(move)


def test_ties_are_broken_among_all_best_moves() -> None:
    game = Game("modern", order=[*"BBBBAA", *rest_of_modern()])
    chosen = {player("greedy", seed).choose(game, NO_LIMIT) for seed in range(60)}
    best = max(rating(game, move) for move in game.legal_moves)
    assert chosen == {move for move in game.legal_moves if rating(game, move) == best}


def rest_of_modern() -> list[str]:
    tiles = Game.unhosted("modern").bag
    return [tile.name for tile, count in tiles.items() for _ in range(count) if tile.name not in ("A", "B")]


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_high_follower_cost_keeps_supply(rules: str) -> None:
    game = Game(rules, seed=1)
    miser = GreedyPlayer(1, follower_cost=1000)
    while not game.is_over:
        game.push(miser.choose(game, NO_LIMIT))
    assert game.supplies == (game.edition.followers,) * 2


@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_beats_random_players(rules: str) -> None:
    for seed in range(10):
        game = Game(rules, players=3, seed=seed)
        choosers = [player("random", 1), player("greedy", 1), player("random", 2)]
        while not game.is_over:
            game.push(choosers[game.player].choose(game, NO_LIMIT))
        assert game.scores[1] > 20 + max(game.scores[0], game.scores[2])


def test_margins_value_opponents_followers_alike() -> None:
    game = Game("modern", players=3, seed=1)
    candidates = player("greedy", 1).explain(game, Limit()).candidates
    assert {each.margin for each in candidates if not each.move.place} == {0.0}
