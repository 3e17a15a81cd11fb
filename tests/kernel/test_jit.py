"""Where compiled code is kept, and under which name."""

import os
import subprocess
import sys
from pathlib import Path

import numba
import pytest

from bastide import caching
from bastide.kernel import jit

PLAY_A_TURN = """
from bastide.kernel import jit
from bastide.kernel.chance import generator
print(jit.CACHE, generator(1).size)
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package of its own to take fingerprints of."""
    for name in ("kernel/play.py", "players/greedy.py", "tiles/model.py", "tiles/data/editions/modern.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(caching, "PACKAGE", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "name", ["kernel/play.py", "players/greedy.py", "tiles/model.py", "tiles/data/editions/modern.toml"]
)
def test_the_fingerprint_changes_with_every_source(package: Path, name: str) -> None:
    before = jit.fingerprint()
    assert jit.fingerprint() == before
    (package / name).write_text("another")
    assert jit.fingerprint() != before


def test_the_fingerprint_changes_with_a_new_source(package: Path) -> None:
    before = jit.fingerprint()
    (package / "kernel" / "more.py").write_text("")
    assert jit.fingerprint() != before


@pytest.mark.usefixtures("package")
def test_the_fingerprint_changes_with_the_bounds_check(monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.fingerprint()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", not numba.config.BOUNDSCHECK)
    assert jit.fingerprint() != before


@pytest.mark.usefixtures("package")
def test_the_fingerprint_changes_with_the_versions_below(monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.fingerprint()
    monkeypatch.setattr(jit, "version", lambda name: f"{name} of tomorrow")
    assert jit.fingerprint() != before


def test_the_cache_is_made_where_it_is_wanted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    folder = jit.open_cache()
    assert folder == tmp_path / "kernel" / jit.fingerprint()
    assert folder.is_dir()
    assert jit.open_cache() == folder


@pytest.mark.parametrize(
    ("platform", "variable", "expected"),
    [
        ("linux", "XDG_CACHE_HOME", "bastide"),
        ("win32", "LOCALAPPDATA", "bastide"),
        ("darwin", "HOME", "Library/Caches/bastide"),
    ],
)
def test_each_system_has_its_own_place_for_caches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: str
) -> None:
    monkeypatch.delenv("BASTIDE_CACHE", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert caching.user_cache() == tmp_path / expected


def test_only_the_latest_versions_are_kept(tmp_path: Path) -> None:
    for age in range(caching.KEPT_FOLDERS + 3):
        folder = tmp_path / f"version-{age}"
        folder.mkdir()
        (folder / "code").touch()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    caching.prune(tmp_path)
    assert {folder.name for folder in tmp_path.iterdir()} == {f"version-{age}" for age in range(caching.KEPT_FOLDERS)}


def test_where_nothing_can_be_written_there_is_no_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    occupied = tmp_path / "a file"
    occupied.touch()
    monkeypatch.setenv("BASTIDE_CACHE", str(occupied))
    assert jit.open_cache() is None


def test_without_a_cache_everything_is_compiled_in_memory(tmp_path: Path) -> None:
    occupied = tmp_path / "a file"
    occupied.touch()
    environment = os.environ | {"BASTIDE_CACHE": str(occupied)}
    run = subprocess.run(
        [sys.executable, "-c", PLAY_A_TURN], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout == "None 4\n"
    assert run.stderr == ""


def test_other_peoples_functions_are_cached_elsewhere() -> None:
    assert numba.config.CACHE_DIR in ("", os.environ.get("NUMBA_CACHE_DIR"))


def test_the_name_depends_on_every_file_with_compiled_functions() -> None:
    known = set(caching.sources(jit.COMPILED_FROM))
    compiled = [file for file in caching.PACKAGE.rglob("*.py") if "bastide.kernel.jit import" in file.read_text()]
    assert compiled
    assert not [file.name for file in compiled if file not in known]
