"""The shipped tile sets, compared with sums counted on the printed tiles."""

from collections import Counter
from pathlib import Path

import pytest

from bastide.tiles import Tile, edition, load_tile_set

CLASSIC = edition("modern").tiles
WINTER_EXTRA = edition("winter").tiles[len(CLASSIC) :]


def sides_by_kind(tiles: tuple[Tile, ...]) -> Counter[str]:
    return Counter(side.name for tile in tiles for side in tile.sides * tile.count)


def segments_by_kind(tiles: tuple[Tile, ...]) -> Counter[str]:
    return Counter(segment.kind.name for tile in tiles for segment in tile.segments * tile.count)


@pytest.mark.parametrize(
    ("tiles", "designs", "count"), [(CLASSIC, 24, 72), (WINTER_EXTRA, 12, 12)], ids=["classic", "winter-extra"]
)
def test_designs_and_tiles(tiles: tuple[Tile, ...], designs: int, count: int) -> None:
    assert len(tiles) == designs
    assert sum(tile.count for tile in tiles) == count


def test_names_in_order() -> None:
    assert "".join(tile.name for tile in CLASSIC) == "ABCDEFGHIJKLMNOPQRSTUVWX"
    assert [tile.name for tile in WINTER_EXTRA] == [f"Winter-{letter}" for letter in "ABCDEFGHIJKL"]


def test_counts_of_the_classic_designs() -> None:
    assert [tile.count for tile in CLASSIC] == [
        *(2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3),
        *(2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1),
    ]


def test_sides_by_kind() -> None:
    assert sides_by_kind(CLASSIC) == {"city": 79, "road": 94, "field": 115}
    assert sides_by_kind(WINTER_EXTRA) == {"city": 9, "road": 20, "field": 19}


def test_segments_by_kind() -> None:
    assert segments_by_kind(CLASSIC) == {"city": 49, "road": 62, "field": 126, "monastery": 6}
    assert segments_by_kind(WINTER_EXTRA) == {"city": 7, "road": 16, "field": 24, "monastery": 2}


@pytest.mark.parametrize(
    ("tiles", "pennants", "road_ends", "contacts"),
    [(CLASSIC, 10, 30, 54), (WINTER_EXTRA, 0, 12, 12)],
    ids=["classic", "winter-extra"],
)
def test_pennants_road_ends_and_contacts(tiles: tuple[Tile, ...], pennants: int, road_ends: int, contacts: int) -> None:
    segments = [segment for tile in tiles for segment in tile.segments * tile.count]
    assert sum(segment.pennants for segment in segments) == pennants
    assert sum(segment.kind.name == "road" and len(segment.sides) == 1 for segment in segments) == road_ends
    assert sum(len(segment.cities) for segment in segments) == contacts


def test_custom_tile_set(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(
        """
        [tiles.Gate]
        count = 2
        sides = "city field road field"
        segments = [
          { kind = "road", sides = "S" },
          { kind = "city", sides = "N", pennants = 2 },
          { kind = "field", halves = "EL ER SL", cities = [1] },
          { kind = "field", halves = "SR WL WR", cities = [1] },
        ]
        """
    )
    (gate,) = load_tile_set(file)
    assert (gate.name, gate.count, gate.edges) == ("Gate", 2, "cfrf")
    road, city, east, west = gate.segments
    assert (road.sides, road.pennants) == ((2,), 0)
    assert (city.sides, city.pennants) == ((0,), 2)
    assert (east.halves, east.cities) == ((2, 3, 4), (1,))
    assert (west.halves, west.cities) == ((5, 6, 7), (1,))
    assert (gate.is_bonus, gate.landmark) == (False, "")
