"""The numbers of ways in which positions can go on are those of the data files."""

import pytest

from tests.perft.counting import Position, compared, ways
from tests.perft.data import FILES, positions

POSITIONS = [position for file in FILES for position in positions(file)]
CASES = [(position, depth) for position in POSITIONS for depth in range(1, 1 + len(position.counts))]


@pytest.mark.parametrize(("position", "depth"), CASES, ids=[f"{each.name}-{depth}" for each, depth in CASES])
def test_ways(position: Position, depth: int) -> None:
    found, expected = ways(position.game(), depth), position.counts[depth - 1]
    assert found == expected, compared(position.game(), position.twin(), depth)


@pytest.mark.parametrize("position", POSITIONS, ids=[each.name for each in POSITIONS])
def test_the_file_counts_something(position: Position) -> None:
    assert position.counts
