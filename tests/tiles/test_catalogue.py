"""Finding shipped tiles by what people call them."""

import pytest

from bastide.errors import NotationError
from bastide.tiles import edition, named, tile


def test_every_tile_by_its_name_in_capitals_or_not() -> None:
    for each in (*edition("winter").tiles, *edition("hunters").tiles):
        assert tile(each.name) == tile(each.name.lower()) == tile(each.name.upper()) == each


@pytest.mark.parametrize("edges", ["crfr", "rfrc", "frcr", "rcrf", "CRFR"])
def test_a_tile_by_its_sides_in_any_rotation(edges: str) -> None:
    assert tile(edges).name == "D"


def test_a_tile_of_hunters_by_its_sides() -> None:
    assert tile("mrff").name == "62"


@pytest.mark.parametrize("name", ["", "Y", "crfrc", "cr", "rfr", "ccrr ", "dddd"])
def test_an_unknown_tile(name: str) -> None:
    with pytest.raises(NotationError) as refusal:
        tile(name)
    assert refusal.value.reason == "notation/unknown-tile"
    assert f"“{name}”" in str(refusal.value)


# Forests begin like fields and rivers like roads, so even tiles of different editions may have the same letters.
@pytest.mark.parametrize(("edges", "meant"), [("rrrf", "W, Winter-A"), ("ffff", "B, 26"), ("mmmm", "2, 3, 88")])
def test_sides_that_several_tiles_have(edges: str, meant: str) -> None:
    with pytest.raises(NotationError) as refusal:
        tile(edges)
    assert refusal.value.reason == "notation/ambiguous-tile"
    assert f"“{edges}” could be any of the tiles {meant};" in str(refusal.value)


def test_sides_are_those_of_the_tiles_that_are_asked() -> None:
    assert named("ffrr", edition("modern").tiles) == [tile("V")]
    assert named("ffff", edition("hunters").tiles) == [tile("26")]
