"""The folded grid keeps all cells apart that a game can reach, up to the longest lines that can be built."""

import pytest

from bastide import Move, edition, edition_names
from bastide.kernel.jit import COMPILED
from bastide.kernel.layout import grid_cells, grid_stride
from tests.kernel.lines import STEP, straight_line
from tests.kernel.twins import Setup, Twins


def with_monk(twins: Twins, move: Move) -> Move:
    """The move with a follower on its monastery, if it has one."""
    sites = [index for index, segment in enumerate(move.tile.segments) if segment.kind.name == "monastery"]
    return move._replace(place=1 + sites[0]) if sites and twins.game.supplies[twins.game.player] else move


def lay_all_but_one(twins: Twins, line: list[Move]) -> Move:
    """Lay a line up to its last tile, which is drawn only; return how it would go on."""
    *first, last = line
    for move in first:
        twins.draw(move.tile.name)
        twins.play(with_monk(twins, move))
    twins.draw(last.tile.name)
    return last


@pytest.mark.parametrize("part", ["onward", "both ways", "backward"])
@pytest.mark.parametrize("axis", ["x", "y"])
@pytest.mark.parametrize("edition_name", edition_names() if COMPILED else ["winter"])
def test_all_tiles_in_a_straight_line(edition_name: str, axis: str, part: str) -> None:
    tiles = edition(edition_name).tile_count
    onward = {"onward": tiles - 1, "both ways": tiles // 2, "backward": 0}[part]
    twins = Twins(Setup(edition_name, players=3), compare_every=24)
    last = lay_all_but_one(twins, straight_line(twins.game.edition, axis, onward))
    across, down = STEP[axis]
    assert set(twins.game.board) | {last.cell} == {
        (number * across, number * down) for number in range(onward - tiles + 1, onward + 1)
    }
    # The empty cells at both ends and along both flanks; no two of them may have become one.
    twins.compare_position()
    twins.look_closely()
    twins.play(last)
    assert twins.game.is_over


@pytest.mark.parametrize("edition_name", edition_names())
def test_no_two_cells_within_reach_share_a_number(edition_name: str) -> None:
    tiles = edition(edition_name).tile_count
    stride, cells = grid_stride(tiles), grid_cells(tiles)
    reach = tiles + 1  # from the empty cell at one end of a line to that at the other
    steps = [(x, y) for x in range(-reach, reach + 1) for y in range(-reach, reach + 1) if abs(x) + abs(y) <= reach]
    assert [step for step in steps if (step[0] + stride * step[1]) % cells == 0] == [(0, 0)]
