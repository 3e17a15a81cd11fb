"""Canonical rotations of tiles, and the indexes of segments in them."""

import dataclasses

import pytest

from bastide.tiles import Segment, Tile, edition, tile

TILES = (*edition("winter").tiles, *edition("hunters").tiles)

# The roads of Winter-I join N with W and E with S: half a turn swaps them, and a quarter turn gives another pattern.
# 11 has forests in the east and west, like 8, 9 and 10, but only one of its meadows has a deer.
ROTATIONS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys((*"BCX", "2", "3", "88"), (0,)),
    **dict.fromkeys((*"FGHU", "Winter-F", "Winter-I", "8", "9", "10", "70", "86"), (0, 1)),
}


@pytest.mark.parametrize("each", TILES, ids=str)
def test_rotations(each: Tile) -> None:
    assert each.rotations == ROTATIONS.get(each.name, (0, 1, 2, 3))


def test_tile_without_symmetry_keeps_rotation_and_segments() -> None:
    assert [turn.rotation for turn in tile("D").canonical_rotations] == [0, 1, 2, 3]
    assert {turn.segments for turn in tile("D").canonical_rotations} == {(0, 1, 2, 3)}


def test_half_a_turn_swaps_the_fields_beside_a_bridging_city() -> None:
    assert tile("G").canonical_rotations[2] == (0, (0, 2, 1))
    assert tile("G").canonical_rotations[3] == (1, (0, 2, 1))


def test_half_a_turn_swaps_two_cities() -> None:
    assert tile("H").canonical_rotations[2] == (0, (1, 0, 2))


def test_quarter_turn_of_the_crossing_moves_each_segment_on() -> None:
    crossing = tile("X")
    roads = [segment.sides for segment in crossing.segments[:4]]
    turn = crossing.canonical_rotations[1]
    assert turn.rotation == 0
    assert [roads[to] for to in turn.segments[:4]] == [((side + 1) % 4,) for (side,) in roads]


def test_half_a_turn_swaps_two_lakes_with_their_rivers() -> None:
    lakes = tile("86")
    rivers = {index: lakes.nodes[index][1:] for index in (4, 5)}
    assert rivers == {4: (0, 1), 5: (2, 3)}
    assert lakes.canonical_rotations[2] == (0, (2, 3, 0, 1, 5, 4, 6, 8, 7))


@pytest.mark.parametrize("each", TILES, ids=str)
@pytest.mark.parametrize("rotation", range(4))
def test_segments_match_the_canonical_rotation(each: Tile, rotation: int) -> None:
    canonical, numbers = each.canonical_rotations[rotation]
    assert sorted(numbers) == list(range(len(each.segments)))
    for segment, number in zip(each.segments, numbers, strict=True):
        here, there = segment.turned(rotation), each.segments[number].turned(canonical)
        assert describe(here) == describe(there)
        assert {numbers[city] for city in here.cities} == set(there.cities)
        assert (None if here.lake is None else numbers[here.lake]) == there.lake


def describe(segment: Segment) -> tuple[object, ...]:
    """Return the description of a segment without the indexes of other segments."""
    return dataclasses.astuple(dataclasses.replace(segment, cities=(), lake=None))
