"""Look-up of shipped tiles by name, number and sides."""

import pytest

from bastide.errors import NotationError
from bastide.tiles import edition, find_tiles, tile


def test_every_tile_by_name_ignoring_case() -> None:
    for each in (*edition("winter").tiles, *edition("hunters").tiles):
        assert tile(each.name) == tile(each.name.lower()) == tile(each.name.upper()) == each


@pytest.mark.parametrize("edges", ["crfr", "rfrc", "frcr", "rcrf", "CRFR"])
def test_tile_by_its_sides_in_any_rotation(edges: str) -> None:
    assert tile(edges).name == "D"


def test_tile_of_hunters_by_its_sides() -> None:
    assert tile("mrff").name == "62"


@pytest.mark.parametrize("name", ["", "Y", "crfrc", "cr", "rfr", "ccrr ", "dddd"])
def test_unknown_tile(name: str) -> None:
    with pytest.raises(NotationError) as caught:
        tile(name)
    assert caught.value.reason == "notation/unknown-tile"
    assert f"“{name}”" in str(caught.value)


# Forest and field share a first letter, as do river and road, so tiles of different editions may have equal letters.
@pytest.mark.parametrize(("edges", "meant"), [("rrrf", "W, Winter-A"), ("ffff", "B, 26"), ("mmmm", "2, 3, 88")])
def test_sides_that_several_tiles_have(edges: str, meant: str) -> None:
    with pytest.raises(NotationError) as caught:
        tile(edges)
    assert caught.value.reason == "notation/ambiguous-tile"
    assert f"“{edges}” could be any of the tiles {meant};" in str(caught.value)


def test_sides_match_given_tiles_only() -> None:
    assert find_tiles("ffrr", edition("modern").tiles) == [tile("V")]
    assert find_tiles("ffff", edition("hunters").tiles) == [tile("26")]
