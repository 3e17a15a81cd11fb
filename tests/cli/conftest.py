"""What the tests of commands share."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of each test's own."""
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"
