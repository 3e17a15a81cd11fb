"""The pictures in docs/pictures are up to date."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "docs" / "pictures"
SCRIPT = runpy.run_path(str(FOLDER / "draw.py"))
HOW_TO_REFRESH = "redraw it: .venv/bin/python docs/pictures/draw.py"


@pytest.mark.parametrize("name", SCRIPT["PICTURES"])
def test_documented_picture_is_up_to_date(name: str) -> None:
    is_current = (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == SCRIPT["content"](name)
    assert is_current, HOW_TO_REFRESH  # a diff would have thousands of lines


@pytest.mark.parametrize("name", SCRIPT["PICTURES"])
def test_documented_picture_is_small_enough(name: str) -> None:
    assert (FOLDER / f"{name}.svg").stat().st_size <= SCRIPT["MOST_BYTES"]


def test_folder_has_no_other_pictures() -> None:
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(SCRIPT["PICTURES"])
