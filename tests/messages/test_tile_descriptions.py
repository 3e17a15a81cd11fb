"""Descriptions of tiles for screen readers."""

import pytest

from bastide.messages import language_names, text_of
from bastide.messages.tile_descriptions import describe_tile
from bastide.tiles import edition, edition_names, tile


@pytest.mark.parametrize(
    ("name", "rotation", "words"),
    [
        ("D", 0, "city north, road east and west"),
        ("D", 1, "city east, road north and south"),
        ("A", 0, "road south, monastery"),
        ("C", 0, "city north, east, south and west, 1 pennant"),
        ("W", 0, "road east, road south, road west"),
        ("31", 1, "river north and south, meadow east, 1 deer, meadow west, 1 tiger"),
        ("61", 1, "forest west, river north, lake, 2 fish"),
    ],
)
def test_description_lists_segments_and_contents(name: str, rotation: int, words: str) -> None:
    assert text_of(describe_tile(tile(name), rotation)) == words


@pytest.mark.parametrize("language", language_names())
def test_every_tile_can_be_described(language: str) -> None:
    for design in {design for name in edition_names() for design in edition(name).tiles}:
        assert text_of(describe_tile(design, 0), language=language)
