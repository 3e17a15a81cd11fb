"""Nodes of tiles with water: a lake forms one node with the rivers that end in it."""

import pytest

from bastide.tiles import Shape, Tile, edition, tile

TILES = edition("hunters").tiles


def test_each_segment_is_a_node_without_water() -> None:
    assert tile("D").nodes == ((0,), (1,), (2,), (3,))
    assert tile("D").system_of == {}


def test_lake_and_its_river_are_a_system() -> None:
    assert tile("1").nodes == ((0,), (1,), (2, 1), (3,), (4,))
    assert tile("1").system_of == {1: 2, 2: 2}


def test_lake_joins_its_rivers_to_one_system() -> None:
    assert tile("80").nodes == ((0,), (1,), (2,), (3, 1, 2), (4,), (5,), (6,))
    assert tile("80").system_of == {1: 3, 2: 3, 3: 3}


def test_river_without_a_lake_is_a_system_by_itself() -> None:
    spring = tile("83")
    assert spring.nodes == ((0,), (1,), (2,), (3,), (4,), (1,))
    assert spring.system_of == {1: 5}


def test_sides_of_a_lake_are_those_of_its_rivers() -> None:
    assert tile("80").ports(3).sides == (0, 3)
    assert (tile("80").ports(1).sides, tile("80").ports(0).sides) == ((0,), (1, 2))


@pytest.mark.parametrize("each", TILES, ids=str)
def test_every_water_segment_is_in_one_system(each: Tile) -> None:
    water = {index for index, segment in enumerate(each.segments) if segment.kind.is_water}
    assert set(each.system_of) == water
    for index, node in each.system_of.items():
        assert index in each.nodes[node]
        assert node >= len(each.segments) or each.is_lake(node)


@pytest.mark.parametrize("each", TILES, ids=str)
def test_systems_have_every_river_side_once(each: Tile) -> None:
    systems = sorted(set(each.system_of.values()))
    sides = [side for node in systems for index in each.nodes[node] for side in each.segments[index].sides]
    assert sorted(sides) == [side for side, kind in enumerate(each.sides) if kind.name == "river"]
    assert sum(
        each.segments[index].kind.shape == Shape.SYSTEM for node in systems for index in each.nodes[node]
    ) == sum(each.is_lake(index) for index in range(len(each.segments)))
