"""Which rotations of a tile are placements of their own, and where its segments go in the others."""

import dataclasses

import pytest

from bastide.tiles import Segment, Tile, edition, tile

TILES = (*edition("winter").tiles, *edition("hunters").tiles)

# Roads of Winter-I join N with W and E with S, so half a turn swaps them and a quarter turn makes another pattern.
# On 11, as on 8, 9 and 10, forests lie east and west; but a deer stands on one of its meadows only.
ROTATIONS: dict[str, tuple[int, ...]] = {
    **dict.fromkeys((*"BCX", "2", "3", "88"), (0,)),
    **dict.fromkeys((*"FGHU", "Winter-F", "Winter-I", "8", "9", "10", "70", "86"), (0, 1)),
}


@pytest.mark.parametrize("each", TILES, ids=str)
def test_rotations(each: Tile) -> None:
    assert each.rotations == ROTATIONS.get(each.name, (0, 1, 2, 3))


def test_a_tile_without_symmetry_keeps_rotation_and_segments() -> None:
    assert [turn.rotation for turn in tile("D").canonical_turns] == [0, 1, 2, 3]
    assert {turn.segments for turn in tile("D").canonical_turns} == {(0, 1, 2, 3)}


def test_half_a_turn_swaps_the_fields_beside_a_bridging_city() -> None:
    assert tile("G").canonical_turns[2] == (0, (0, 2, 1))
    assert tile("G").canonical_turns[3] == (1, (0, 2, 1))


def test_half_a_turn_swaps_two_cities_and_keeps_the_field_between() -> None:
    assert tile("H").canonical_turns[2] == (0, (1, 0, 2))


def test_a_quarter_turn_of_the_crossing_moves_each_segment_on() -> None:
    crossing = tile("X")
    roads = [segment.sides for segment in crossing.segments[:4]]
    turn = crossing.canonical_turns[1]
    assert turn.rotation == 0
    assert [roads[to] for to in turn.segments[:4]] == [((side + 1) % 4,) for (side,) in roads]


def test_half_a_turn_swaps_two_lakes_with_their_rivers() -> None:
    lakes = tile("86")
    rivers = {index: lakes.nodes[index][1:] for index in (4, 5)}
    assert rivers == {4: (0, 1), 5: (2, 3)}
    assert lakes.canonical_turns[2] == (0, (2, 3, 0, 1, 5, 4, 6, 8, 7))


@pytest.mark.parametrize("each", TILES, ids=str)
@pytest.mark.parametrize("rotation", range(4))
def test_segments_lie_where_the_canonical_turn_says(each: Tile, rotation: int) -> None:
    canonical, numbers = each.canonical_turns[rotation]
    assert sorted(numbers) == list(range(len(each.segments)))
    for segment, number in zip(each.segments, numbers, strict=True):
        here, there = segment.turned(rotation), each.segments[number].turned(canonical)
        assert look(here) == look(there)
        assert {numbers[city] for city in here.cities} == set(there.cities)
        assert (None if here.lake is None else numbers[here.lake]) == there.lake


def look(segment: Segment) -> tuple[object, ...]:
    """All that a segment says without numbers of other segments."""
    return dataclasses.astuple(dataclasses.replace(segment, cities=(), lake=None))
