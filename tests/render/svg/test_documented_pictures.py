"""The pictures in docs/pictures are what is drawn now."""

import runpy
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[3] / "docs" / "pictures"
SCRIPT = runpy.run_path(str(FOLDER / "draw.py"))
HOW_TO_REFRESH = "draw it anew: .venv/bin/python docs/pictures/draw.py"


@pytest.mark.parametrize("name", SCRIPT["PICTURES"])
def test_a_picture_is_as_it_would_be_drawn_now(name: str) -> None:
    is_current = (FOLDER / f"{name}.svg").read_text(encoding="utf-8") == SCRIPT["content"](name)
    assert is_current, HOW_TO_REFRESH  # what differs would fill thousands of lines


@pytest.mark.parametrize("name", SCRIPT["PICTURES"])
def test_a_picture_is_not_too_large_for_a_page(name: str) -> None:
    assert (FOLDER / f"{name}.svg").stat().st_size <= SCRIPT["MOST_BYTES"]


def test_there_are_no_others() -> None:
    assert {file.stem for file in FOLDER.glob("*.svg")} == set(SCRIPT["PICTURES"])
