"""Tiles that cannot be drawn according to their data are refused."""

from pathlib import Path

import pytest

from bastide import SetupError, Tile
from bastide.render.svg.tiles.documents import tile_svg
from bastide.tiles import load_tile_set

FIELD = '{ kind = "field", halves = "NL NR EL ER SL SR WL WR" }'
MEADOW = '{ kind = "meadow", halves = "NL NR EL ER SL SR WL WR" }'


def single(folder: Path, sides: str, *segments: str) -> Tile:
    """Load a custom tile from a file."""
    file = folder / "own.toml"
    rows = ", ".join(segments)
    file.write_text(f'[tiles.Odd]\ncount = 1\nsides = "{sides}"\nsegments = [{rows}]\n', encoding="utf-8")
    (tile,) = load_tile_set(file)
    return tile


def path(kind: str, sides: str) -> str:
    return f'{{ kind = "{kind}", sides = "{sides}" }}'


@pytest.mark.parametrize(
    ("sides", "segments", "kind"),
    [
        pytest.param(
            "road road field road",
            (path("road", "N"), path("road", "E"), path("road", "W"), '{ kind = "monastery" }', FIELD),
            "field",
            id="roads to a monastery in one field",
        ),
        pytest.param(
            "city city city city",
            (path("city", "N E S W"), '{ kind = "monastery" }'),
            "monastery",
            id="a monastery in a city",
        ),
        pytest.param(
            "forest forest forest forest",
            (path("forest", "N E"), path("forest", "S W")),
            "forest",
            id="forests without a meadow between them",
        ),
        pytest.param(
            "forest forest forest forest",
            (path("forest", "N S"), path("forest", "E W")),
            "forest",
            id="forests that cross",
        ),
        pytest.param(
            "river river river river",
            (
                *(path("river", "N S"), path("river", "E W"), '{ kind = "meadow", halves = "NR EL" }'),
                *('{ kind = "meadow", halves = "ER SL" }', '{ kind = "meadow", halves = "SR WL" }'),
                '{ kind = "meadow", halves = "WR NL" }',
            ),
            "river",
            id="rivers that cross",
        ),
    ],
)
def test_undrawable_tile_is_refused(tmp_path: Path, sides: str, segments: tuple[str, ...], kind: str) -> None:
    with pytest.raises(SetupError, match=rf"no picture of tile “Odd”: one of its segments \({kind}\)") as refusal:
        tile_svg(single(tmp_path, sides, *segments))
    assert refusal.value.reason == "setup/undrawable"
