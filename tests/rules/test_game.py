"""`Game`: setup, properties, moves and pops."""

from random import Random

import pytest

from bastide import SEATS, Game, LaidTile, Move, Outcome, Phase, Scored, edition, edition_names, score_track, tile
from bastide.rules.board import Piece
from bastide.tiles import Shape
from tests.kernel.helpers.small_editions import small_edition


def finish_game(game: Game, seed: int = 1) -> Game:
    random = Random(seed)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    return game


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("edition_name", edition_names())
def test_new_game(edition_name: str, players: int) -> None:
    game = Game(edition_name, players=players, first=players - 1)
    assert game.edition is edition(edition_name)
    assert game.players == players <= len(SEATS)
    assert game.player == players - 1
    assert game.phase is Phase.PLAY
    assert game.turn == 0
    assert game.scores == (0,) * players
    assert game.supplies == (game.edition.followers,) * players
    assert game.huts == (game.edition.huts,) * players
    assert game.board == {(0, 0): LaidTile(game.edition.start, 0, 0, 0, None)}
    assert game.tiles_left + game.bonus_left == sum(game.bag.values()) == game.edition.tile_count - 2
    assert game.bonus_left == sum(tile.count for tile in game.edition.tiles if tile.is_bonus)
    assert [held is not None for held in game.hands] == [False] * (players - 1) + [True]
    assert game.drawn == game.hands[game.player]
    assert game.moves == ()
    assert game.projection() == []
    assert game.outcome() is None
    assert not game.is_over


def test_edition_can_be_given_as_a_value() -> None:
    game = Game(small_edition(U=2), seed=1)
    assert game.drawn in game.edition.tiles
    assert finish_game(game).turn == 2


def test_unhosted_game_waits_for_its_first_tile() -> None:
    game = Game.unhosted("modern", players=3, first=1)
    assert (game.phase, game.player, game.drawn) == (Phase.DRAW, 1, None)
    game.draw("V")
    assert (game.phase, game.player, game.drawn) == (Phase.PLAY, 1, tile("V"))
    assert game.bag[tile("V")] == 8
    assert game.tiles_left == 70


@pytest.mark.parametrize("edition_name", ["winter", "hunters"])
def test_seeds_decide_everything(edition_name: str) -> None:
    one, same, other = (finish_game(Game(edition_name, players=3, seed=seed)) for seed in (5, 5, 6))
    assert one == same
    assert one.events() == same.events()
    assert one != other


def test_move_lays_the_tile_and_the_follower() -> None:
    game = Game.unhosted("modern", players=3)
    game.draw("U")
    game.push_text("U@1,0>90 road")
    assert list(game.board) == [(0, 0), (1, 0)]
    laid = game.board[1, 0]
    assert (laid.tile, laid.rotation, laid.piece) == (tile("U"), 1, Piece(player=0, segment=0))
    assert laid.as_move() == game.moves[0]
    assert game.supplies == (6, 7, 7)
    assert (game.player, game.phase) == (1, Phase.DRAW)


def test_move_lays_the_tile_and_the_hut() -> None:
    game = Game.unhosted("hunters", players=3, first=1)
    game.draw("68")
    game.push_text("68@-1,0 hut.lake")
    assert game.board[-1, 0].piece == Piece(player=1, segment=3, is_hut=True)
    assert game.board[-1, 0].as_move() == game.moves[0]
    assert (game.moves[0].hut_segment, game.moves[0].segment) == (3, None)
    assert (game.huts, game.supplies) == ((2, 1, 2), (5, 5, 5))


def test_hut_stays_when_its_river_is_complete() -> None:
    game = Game.unhosted("hunters")
    for text in ("29@-1,0 hut.river", "61@-2,0>180"):
        game.draw(game.parse_move(text).tile)
        game.push_text(text)
    assert game.board[-1, 0].piece == Piece(player=0, segment=0, is_hut=True)
    assert game.huts == (1, 2)


def test_moves_are_played_in_canonical_rotation() -> None:
    game = Game.unhosted("modern")
    game.draw("U")
    game.push_text("U@1,0>270 field.n")
    assert str(game.moves[0]) == "U@1,0>90 field.n"


def test_returned_follower_is_not_on_the_board() -> None:
    game = Game.unhosted("modern")
    game.draw("E")
    game.push_text("E@0,-1>180 city")
    assert game.board[0, -1].piece is None
    assert game.moves[0].segment == 0
    assert str(game.pop()) == "E@0,-1>180 city"


@pytest.mark.parametrize("edition_name", edition_names())
def test_finished_game(edition_name: str) -> None:
    game = finish_game(Game(edition_name, players=4, seed=8))
    assert game.phase is Phase.OVER
    assert (game.drawn, game.tiles_left, set(game.hands)) == (None, 0, {None})
    assert all(left.is_bonus for left in game.bag)
    assert game.bonus_left == sum(game.bag.values())
    assert not game.legal_moves
    best = max(game.scores)
    winners = tuple(seat for seat, score in enumerate(game.scores) if score == best)
    assert game.outcome() == Outcome(game.scores, winners)
    assert game.turn == len(game.moves) == len(game.board) - 1


def test_tied_players_share_the_victory() -> None:
    game = Game(small_edition(E=1, C=1, U=1), players=3, order=["E", "C", "U"])
    game.push_text("E@0,1>180 city")
    game.push_text("C@0,-1")
    game.push_text("U@1,0>90 field.n")
    assert game.outcome() == Outcome((1, 0, 0), (0,))
    level = Game(small_edition(U=1), players=3, seed=1)
    level.push_text("U@1,0>90")
    assert level.outcome() == Outcome((0, 0, 0), (0, 1, 2))


@pytest.mark.parametrize("edition_name", edition_names())
def test_projection_before_the_last_move_matches_the_end(edition_name: str) -> None:
    game = finish_game(Game(edition_name, players=2, seed=3))
    final = [event for event in game.events() if isinstance(event, Scored) and event.final]
    assert game.projection() == final
    before = game.scores
    game.projection()
    assert game.scores == before


def test_no_farmers_without_the_option() -> None:
    game = finish_game(Game("winter", players=2, seed=3, farmers=False))
    assert not farmers_of(game)
    assert farmers_of(finish_game(Game("winter", players=2, seed=3)))


def farmers_of(game: Game) -> list[Move]:
    return [move for move in game.moves if move.placed_on and move.placed_on.kind.shape == Shape.LAND]


def test_farmers_option_does_not_affect_hunters() -> None:
    game, same = (finish_game(Game("hunters", players=2, seed=3, farmers=farmers)) for farmers in (False, True))
    assert farmers_of(game) == farmers_of(same) != []


@pytest.mark.parametrize("edition_name", ["slovak", "hunters"])
def test_pop_returns_moves_in_reverse(edition_name: str) -> None:
    game = finish_game(Game(edition_name, players=3, seed=2, draw_ahead=True))
    moves = game.moves
    assert any(move.tile.is_bonus for move in moves) == (edition_name == "hunters")
    assert [game.pop() for _ in moves] == list(reversed(moves))
    assert game == Game(edition_name, players=3, seed=2, draw_ahead=True)


@pytest.mark.parametrize(
    ("points", "space", "laps"), [(0, 0, 0), (49, 49, 0), (50, 0, 1), (51, 1, 1), (100, 0, 2), (149, 49, 2)]
)
def test_marker_goes_round_the_track(points: int, space: int, laps: int) -> None:
    assert score_track(points) == (space, laps)
