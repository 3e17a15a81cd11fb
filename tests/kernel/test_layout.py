"""Layout of a state: its size, and its constants compared with the enums of the library."""

import numpy as np
import pytest

from bastide import Edition, Phase, edition, edition_names
from bastide.kernel import layout
from bastide.kernel.jit import COMPILED
from bastide.kernel.tables import LAND_MODES, tables_of
from bastide.tiles import HUT, LandScoring, Shape

EDITIONS = [edition(name) for name in edition_names()]


@pytest.mark.skipif(not COMPILED, reason="with the JIT off the numbers are wide")
def test_game_fits_into_16_kilobytes() -> None:
    assert layout.STATE.itemsize <= 16 * 1024


def test_shape_numbers_agree() -> None:
    assert {shape.name: shape.value for shape in Shape} == {shape.name: getattr(layout, shape.name) for shape in Shape}


def test_phase_numbers_agree() -> None:
    assert {phase.name: phase.value for phase in Phase} == {phase.name: getattr(layout, phase.name) for phase in Phase}


def test_land_scorings_have_different_numbers() -> None:
    assert {way.name: LAND_MODES[way] for way in LandScoring} == {
        "EACH_FIELD": layout.EACH_FIELD,
        "ONCE_A_CITY": layout.ONCE_A_CITY,
        "WHOLE_CITY": layout.WHOLE_CITY,
        "ANIMALS": layout.ANIMALS,
    }
    assert len(set(LAND_MODES.values())) == len(LandScoring)


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_editions_fit_into_packed_fields(each: Edition) -> None:
    tiles = [tile for tile in each.tiles for _ in range(tile.count)]
    shapes = [[segment.kind.shape for segment in tile.segments] for tile in tiles]
    for shape in (Shape.PATH, Shape.BLOCK):
        assert sum(kinds.count(shape) > 1 for kinds in shapes) <= 32  # a bit each in `repeats`
    if each.scoring.land_scoring is not LandScoring.ANIMALS:  # completed cities have a bit each in `block_bit`
        assert sum(kinds.count(Shape.BLOCK) for kinds in shapes) // 2 < 63
    assert max(len(kinds) for kinds in shapes) < HUT
    assert layout.MAX_SEGMENTS << layout.VALUE_BITS <= 1 << 16  # the value of a path contains the number of its system


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_tables_are_read_only(each: Edition) -> None:
    tables = tables_of(each)
    assert tables_of(each) is tables
    with pytest.raises(ValueError, match="read-only"):
        tables[0]["start"] = 1


@pytest.mark.parametrize("each", EDITIONS, ids=lambda each: each.name)
def test_tables_match_the_edition(each: Edition) -> None:
    tables = tables_of(each)[0]
    designs = len(each.tiles)
    assert tables["designs"] == designs
    assert each.tiles[int(tables["start"])] == each.start
    assert tables["count"][:designs].tolist() == [tile.count for tile in each.tiles]
    assert tables["segments"][:designs].tolist() == [len(tile.nodes) for tile in each.tiles]
    assert (tables["followers"], tables["huts"]) == (each.followers, each.huts)
    bonus = [design for design, tile in enumerate(each.tiles) if tile.is_bonus]
    assert np.flatnonzero(tables["bag"] == layout.BONUS_BAG).tolist() == bonus
    assert tables["first"].tolist() == [0, *bonus[:1], 0][: layout.BAGS]
    for design, tile in enumerate(each.tiles):
        shapes = tables["segment_shape"][design, : len(tile.segments)]
        assert shapes.tolist() == [int(segment.kind.shape) for segment in tile.segments]
        assert np.bitwise_count(tables["match"][design, 0]) == len(tile.rotations)  # no demand: every placement fits
