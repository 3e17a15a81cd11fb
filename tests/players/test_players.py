"""Requirements for every player: legal moves, no peeking, the same moves for the same seed."""

import random
from itertools import islice

import pytest

from bastide import Game, IllegalMove, Move, SetupError, edition_names
from bastide.players import Limit, Player, player, player_names
from tests.rules.helpers.games import before_bonus

FEW = Limit(samples=10)  # simulations take long without a limit

each_player = pytest.mark.parametrize("name", player_names())
WITHOUT_CHANCE = ("evaluator", "expectimax")  # players whose seed changes nothing

both_rules = pytest.mark.parametrize("rules", ["winter", "hunters"])


def moves_of(game: Game, chooser: Player, turns: int) -> list[Move]:
    """Let one player move for all seats for some turns."""
    moves = []
    for _ in range(turns):
        moves.append(chooser.choose(game, FEW))
        game.push(moves[-1])
    return moves


def game_in_order(rules: str, seed: int, *, turns: int, permutation: random.Random | None = None) -> Game:
    """Return a game after some random turns; a permutation shuffles the tiles drawn after them."""
    game = Game(rules, players=3, seed=seed)
    moves = moves_of(game, player("random", seed), turns)
    if permutation is None:
        return game
    drawn, hidden = game.drawn_tiles(), list(game.hidden_order())
    for each in drawn:
        hidden.remove(each)
    permutation.shuffle(hidden)  # mixing both bags is fine: each keeps its own tiles
    game = Game(rules, players=3, order=[*drawn, *hidden])
    for move in moves:
        game.push(move)
    return game


@each_player
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("rules", edition_names())
def test_plays_whole_games(rules: str, players: int, name: str) -> None:
    game = Game(rules, players=players, seed=players)
    choosers = [player(name, seat) for seat in range(players)]
    while not game.is_over:
        move = choosers[game.player].choose(game, FEW)
        assert move in game.legal_moves
        game.push(move)


@each_player
def test_plays_bonus_turns(name: str) -> None:
    game, move = before_bonus(5)
    assert player(name, 1).choose(game, FEW) in game.legal_moves
    game.push(move)
    assert game.drawn is not None
    assert game.drawn.is_bonus
    assert player(name, 1).choose(game, FEW) in game.legal_moves


@each_player
@pytest.mark.parametrize("rules", ["slovak", "hunters"])
def test_plays_with_every_option(rules: str, name: str) -> None:
    game = Game(rules, players=3, seed=1, farmers=False, draw_ahead=True, first=2)
    chooser = player(name, 1)
    while not game.is_over:
        game.push(chooser.choose(game, FEW))


@each_player
@pytest.mark.parametrize("rules", ["modern", "hunters"])
def test_same_seed_means_same_moves(rules: str, name: str) -> None:
    one, same, other = (moves_of(Game(rules, seed=1), player(name, seed), 71) for seed in (1, 1, 2))
    assert one == same
    assert (one != other) == (name not in WITHOUT_CHANCE)


@pytest.mark.parametrize("name", [name for name in player_names() if name not in WITHOUT_CHANCE])
def test_no_seed_means_random_moves(name: str) -> None:
    one, other = (moves_of(Game("modern", seed=1), player(name), 71) for _ in range(2))
    assert one != other


@each_player
@both_rules
def test_leaves_game_unchanged_and_needs_no_host(rules: str, name: str) -> None:
    game = game_in_order(rules, 1, turns=20)
    before, copy = game.text(), game.copy(history=False)
    assert player(name, 1).choose(game, FEW) == player(name, 1).choose(copy, FEW)
    assert game.text() == before == copy.text()


@each_player
@both_rules
@pytest.mark.parametrize("turns", [0, 1, 20, 50, 75])
def test_does_not_peek(turns: int, rules: str, name: str) -> None:
    expected = player(name, 1).choose(game_in_order(rules, 1, turns=turns), FEW)
    for seed in range(5):
        permuted = game_in_order(rules, 1, turns=turns, permutation=random.Random(seed))
        assert player(name, 1).choose(permuted, FEW) == expected


@each_player
def test_refuses_to_choose_without_a_tile(name: str) -> None:
    with pytest.raises(IllegalMove, match=f"“{name}” cannot choose a move here"):
        player(name, 1).choose(Game.unhosted("modern"), FEW)


def test_unknown_players_are_refused() -> None:
    with pytest.raises(SetupError, match="no player “oracle”; choose from: gentle, eager"):
        player("oracle", 1)


def test_random_player_chooses_every_legal_move() -> None:
    game = Game("modern", seed=1)
    chooser = player("random", 1)
    chosen = {chooser.choose(game, FEW) for _ in range(40 * len(game.legal_moves))}
    assert chosen == set(islice(game.legal_moves, len(game.legal_moves)))
