"""Pictures of tiles, computed from the data, for custom tiles too."""

from pathlib import Path

import pytest

from bastide import tile
from bastide.render import SMALL, tile_text
from bastide.render.text.sizes import SIZES, Size
from bastide.tiles import load_tile_set

OWN_TILES = """
[tiles.Bridge]
count = 1
sides = "road road road road"
segments = [
  { kind = "road", sides = "N S" },
  { kind = "road", sides = "E W" },
  { kind = "field", halves = "NR EL" },
  { kind = "field", halves = "ER SL" },
  { kind = "field", halves = "SR WL" },
  { kind = "field", halves = "NL WR" },
]

[tiles.Four-towns]
count = 1
sides = "city city city city"
segments = [
  { kind = "city", sides = "N", pennants = 1 },
  { kind = "city", sides = "E" },
  { kind = "city", sides = "S", pennants = 2 },
  { kind = "city", sides = "W" },
]
"""


def test_city_has_a_wall_and_a_road_passes() -> None:
    assert tile_text(tile("D")).splitlines() == [
        "  >0          >90         >180        >270",
        "  ▐▒▒▒▒▒▒▒▌   ·   ║ ▄▄▄   ·   ·   ·   ▄▄▄ ║   ·",
        "   ▀▀▀▀▀▀▀      · ║▐▒▒▒     ·   ·     ▒▒▒▌║ ·",
        "  ═════════   ·   ║▐▒▒▒   ═════════   ▒▒▒▌║   ·",
        "    ·   ·       · ║▐▒▒▒    ▄▄▄▄▄▄▄    ▒▒▒▌║ ·",
        "  ·   ·   ·   ·   ║ ▀▀▀   ▐▒▒▒▒▒▒▒▌   ▀▀▀ ║   ·",
        "  city        city        city        city",
        "  road        road        road        road",
        "  field.el    field.nr    field.er    field.nl",
        "  field.s     field.w     field.n     field.e",
    ]


def test_equal_rotations_are_shown_once() -> None:
    assert tile_text(tile("H")).splitlines()[:6] == [
        "  >0          >90",
        "  ▐▒▒▒▒▒▒▒▌   ▄▄▄ · ▄▄▄",
        "   ▀▀▀▀▀▀▀    ▒▒▒▌ ▐▒▒▒",
        "  ·   ·   ·   ▒▒▒▌·▐▒▒▒",
        "   ▄▄▄▄▄▄▄    ▒▒▒▌ ▐▒▒▒",
        "  ▐▒▒▒▒▒▒▒▌   ▀▀▀ · ▀▀▀",
    ]
    assert tile_text(tile("I")).splitlines()[1:6] == [
        "  ▐▒▒▒▒▒▒██   ·   · ▄▄▄   ▄▄▄ ·   ·   ██▒▒▒▒▒▒▌",
        "   ▜▒▒▒██▒▒     ·  ▟▒▒▒   ▒▒▒▙  ·     ▒▒██▒▒▒▛",
        "  · ▀▀▜▒▒▒▒   · ▄▄▟▒▒▒▒   ▒▒▒▒▙▄▄ ·   ▒▒▒▒▛▀▀ ·",
        "    ·  ▜▒▒▒    ▟▒▒▒██▒▒   ▒▒██▒▒▒▙    ▒▒▒▛  ·",
        "  ·   · ▀▀▀   ▐▒▒▒▒▒▒██   ██▒▒▒▒▒▒▌   ▀▀▀ ·   ·",
    ]


def test_crossing_monastery_pennant_and_separate_roads() -> None:
    pictures = [tile_text(tile(name), size=SMALL).splitlines()[1:4] for name in ("X", "A", "F")]
    assert [[line[2:7].rstrip() for line in picture] for picture in pictures] == [
        ["· ║ ·", "══▪══", "· ║ ·"],
        ["·   ·", " ┌✝┐", "· ║ ·"],
        ["▄▄▄▄▄", "⚑▒▒▒▒", "▀▀▀▀▀"],
    ]
    assert "█" not in tile_text(tile("Winter-I"), size=SMALL)
    assert [line[2:11] for line in tile_text(tile("Winter-I")).splitlines()[1:6]] == [
        "·   ║   ·",
        "  ╔═╝ ·  ",
        "══╝ · ╔══",
        "  · ╔═╝  ",
        "·   ║   ·",
    ]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_custom_tiles_have_pictures(tmp_path: Path, size: Size) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN_TILES)
    bridge, towns = (tile_text(each, size=size).splitlines()[1 : 1 + size.rows] for each in load_tile_set(file))
    assert [line.count("╬") for line in bridge] == [int(row == size.centre[1]) for row in range(size.rows)]
    assert "⚑" in "".join(towns)
