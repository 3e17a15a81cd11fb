"""The folded grid has different numbers for all cells that a game can reach, up to the longest lines of tiles."""

import pytest

from bastide import Move, edition, edition_names
from bastide.kernel.jit import COMPILED
from bastide.kernel.layout import grid_cells, grid_stride
from bastide.tiles import Shape
from tests.kernel.helpers.small_editions import one_bag_edition
from tests.kernel.helpers.states import state_of
from tests.kernel.helpers.straight_lines import STEP, straight_line
from tests.kernel.helpers.twins import Twins, TwinSetup

LONGEST = ["winter", "hunters"]  # the classic edition with the most tiles, and the largest of all


def with_piece(twins: Twins, move: Move) -> Move:
    """Return the move with a follower on its monastery or a hut on its water, if possible."""
    pieces = [each for each in twins.game.legal_moves if each[:4] == move[:4] and (each.is_hut or is_monk(each))]
    return pieces[-1] if pieces else move


def is_monk(move: Move) -> bool:
    return move.placed_on is not None and move.placed_on.kind.shape == Shape.SITE


def lay_all_but_one(twins: Twins, line: list[Move]) -> Move:
    """Lay a line of tiles except the last one, which is only drawn, and return its move."""
    *first, last = line
    for move in first:
        twins.draw(move.tile.name)
        twins.play(with_piece(twins, move))
    twins.draw(last.tile.name)
    return last


@pytest.mark.parametrize("part", ["onward", "both ways", "backward"])
@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("edition_name", edition_names() if COMPILED else LONGEST)
def test_all_tiles_in_a_straight_line(edition_name: str, axis: str, part: str) -> None:
    rules = one_bag_edition(edition_name)  # a line does not complete enough gold forests for all bonus tiles
    tiles = rules.tile_count
    onward = {"onward": tiles - 1, "both ways": tiles // 2, "backward": 0}[part]
    twins = Twins(TwinSetup(rules, players=3), compare_every=24)
    last = lay_all_but_one(twins, straight_line(rules, axis, onward))
    across, down = STEP[axis]
    assert set(twins.game.board) | {last.cell} == {
        (number * across, number * down) for number in range(onward - tiles + 1, onward + 1)
    }
    # The empty cells at both ends and along both sides of the line must stay distinct.
    twins.compare_position()
    twins.compare_details()
    twins.play(last)
    assert twins.game.is_over
    assert len(twins.game.board) == tiles
    assert state_of(twins.game)["rim"] == 2 * tiles + 2


@pytest.mark.parametrize("edition_name", edition_names())
def test_reachable_cells_have_different_numbers(edition_name: str) -> None:
    tiles = edition(edition_name).tile_count
    stride, cells = grid_stride(tiles), grid_cells(tiles)
    reach = tiles + 1  # from the empty cell at one end of a line to that at the other
    steps = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1) if abs(x) + abs(y) <= reach]
    assert [step for step in steps if (step[0] + stride * step[1]) % cells == 0] == [(0, 0)]
