"""What the tests of commands share."""

from pathlib import Path

import pytest

from bastide.cli import warming


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Games are kept in a folder of each test's own."""
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is said about compiling, however long it takes."""
    monkeypatch.setattr(warming, "PATIENCE", 3600)
