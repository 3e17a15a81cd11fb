"""Fits of remaining tiles, compared with trying them all on the twin's table."""

from random import Random

import pytest

from bastide import Game, IllegalMove, Tile, edition_names
from bastide.rules.move import Cell
from tests.reference import TwinTable
from tests.reference.table import side_neighbours


def table_of(game: Game) -> TwinTable:
    """Return the twin's table with the same tiles."""
    table = TwinTable.empty()
    for laid in game.board.values():
        table = table.with_tile(laid.cell, laid.tile, laid.rotation)
    return table


def fits(table: TwinTable, tile: Tile, cell: Cell) -> bool:
    return any(table.fits(tile, cell, rotation) for rotation in range(4))


@pytest.fixture(params=edition_names())
def game(request: pytest.FixtureRequest) -> Game:
    game, random = Game(request.param, players=4, seed=6, draw_ahead=True), Random(6)
    for _ in range(60):
        game.push(random.choice(game.legal_moves))
    return game


def test_fits_and_dead_cells(game: Game) -> None:
    table = table_of(game)
    rim = {cell for laid in game.board for cell in side_neighbours(laid)} - set(game.board)
    for cell in rim:
        expected = {tile: count for tile, count in game.remaining.items() if fits(table, tile, cell)}
        assert game.fits(*cell) == expected
    assert game.dead_cells == tuple(sorted(cell for cell in rim if not game.fits(*cell)))
    assert game.dead_cells  # otherwise the game tests nothing


def test_remaining_tiles_are_in_bag_and_hands(game: Game) -> None:
    left = dict(game.bag)
    for held in game.hands:
        if held is not None:
            left[held] = left.get(held, 0) + 1
    assert game.remaining == left
    laid = [each.tile for each in game.board.values()]
    out = game.edition.tile_count - len(laid) - sum(left.values())
    assert out >= 0
    assert all(laid.count(tile) + left.get(tile, 0) <= tile.count for tile in game.edition.tiles)


def test_distant_cell_is_rejected() -> None:
    with pytest.raises(IllegalMove) as refused:
        Game("modern", seed=1).fits(50, 50)
    assert refused.value.reason == "cell/no-neighbour"


def test_occupied_cell_is_rejected() -> None:
    with pytest.raises(IllegalMove) as refused:
        Game("modern", seed=1).fits(0, 0)
    assert refused.value.reason == "cell/occupied"


def finished_game(rules: str) -> Game:
    game, random = Game(rules, seed=1), Random(1)
    while not game.is_over:
        game.push(random.choice(game.legal_moves))
    return game


def test_all_empty_cells_are_dead_at_the_end() -> None:
    game = finished_game("modern")
    assert game.remaining == {}
    rim = {cell for laid in game.board for cell in side_neighbours(laid)} - set(game.board)
    assert set(game.dead_cells) == rim


def test_undrawn_bonus_tiles_remain_at_the_end() -> None:
    game = finished_game("hunters")
    assert game.remaining == game.bag != {}
    assert all(tile.is_bonus for tile in game.remaining)
