"""Finding shipped tiles by what people call them."""

import pytest

from bastide.errors import NotationError
from bastide.tiles import edition, tile


def test_every_tile_by_its_name_in_capitals_or_not() -> None:
    for each in edition("winter").tiles:
        assert tile(each.name) == tile(each.name.lower()) == tile(each.name.upper()) == each


@pytest.mark.parametrize("edges", ["crfr", "rfrc", "frcr", "rcrf", "CRFR"])
def test_a_tile_by_its_sides_in_any_rotation(edges: str) -> None:
    assert tile(edges).name == "D"


@pytest.mark.parametrize("name", ["", "Y", "crfrc", "cr", "rfr", "ccrr ", "dddd"])
def test_an_unknown_tile(name: str) -> None:
    with pytest.raises(NotationError) as refusal:
        tile(name)
    assert refusal.value.reason == "notation/unknown-tile"
    assert f"“{name}”" in str(refusal.value)


def test_sides_that_several_tiles_have() -> None:
    with pytest.raises(NotationError) as refusal:
        tile("rrrf")
    assert refusal.value.reason == "notation/ambiguous-tile"
    assert "W, Winter-A" in str(refusal.value)
