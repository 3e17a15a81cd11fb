"""Directions of segments on their tiles."""

from collections import Counter

import pytest

from bastide.tiles import Tile, direction_of, edition, edition_names, tile

DESIGNS = sorted({design for name in edition_names() for design in edition(name).tiles})


@pytest.mark.parametrize(
    ("name", "winds"),
    [
        ("D", {"city": ["n"], "road": ["middle"], "field": ["n", "s"]}),
        ("V", {"road": ["sw"], "field": ["ne", "sw"]}),
        ("A", {"monastery": ["middle"], "road": ["s"]}),
        ("O", {"city": ["nw"], "road": ["se"], "field": ["middle", "se"]}),
    ],
)
def test_segment_direction_follows_its_sides(name: str, winds: dict[str, list[str]]) -> None:
    segments = tile(name).segments
    assert {kind: sorted(direction_of(each) for each in segments if each.kind.name == kind) for kind in winds} == winds


@pytest.mark.parametrize(("rotation", "wind"), list(enumerate(["n", "e", "s", "w"])))
def test_directions_turn_with_the_tile(rotation: int, wind: str) -> None:
    city = next(segment for segment in tile("D").segments if segment.kind.name == "city")
    assert direction_of(city.turned(rotation)) == wind


@pytest.mark.parametrize("design", DESIGNS, ids=str)
def test_segments_of_a_kind_have_different_directions(design: Tile) -> None:
    for rotation in range(4):
        ports = [design.ports(index).turned(rotation) for index in range(len(design.segments))]
        assert Counter((each.kind.name, direction_of(each)) for each in ports).most_common(1)[0][1] == 1
