"""Fixtures for the tests of commands."""

from pathlib import Path

import pytest

from bastide.cli import compile_notice


@pytest.fixture(autouse=True)
def games_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give each test its own data folder."""
    monkeypatch.setenv("BASTIDE_DATA", str(tmp_path / "data"))
    return tmp_path / "data" / "games"


@pytest.fixture(autouse=True)
def no_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Never show the compile notice."""
    monkeypatch.setattr(compile_notice, "NOTICE_DELAY", 3600)
