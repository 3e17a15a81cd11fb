"""Folders and names of the cache of compiled code."""

import os
import stat
import subprocess
import sys
import tempfile
from pathlib import Path

import numba
import numpy as np
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
    """Create a package to compute fingerprints of."""
    for name in ("kernel/play.py", "players/greedy.py", "tiles/model.py", "tiles/data/editions/modern.toml"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text("one")
    monkeypatch.setattr(caching, "PACKAGE", tmp_path)
    return tmp_path


@pytest.mark.parametrize(
    "name", ["kernel/play.py", "players/greedy.py", "tiles/model.py", "tiles/data/editions/modern.toml"]
)
def test_fingerprint_changes_with_every_source(package: Path, name: str) -> None:
    before = jit.fingerprint()
    assert jit.fingerprint() == before
    (package / name).write_text("another")
    assert jit.fingerprint() != before


def test_fingerprint_changes_with_a_new_source(package: Path) -> None:
    before = jit.fingerprint()
    (package / "kernel" / "more.py").write_text("")
    assert jit.fingerprint() != before


@pytest.mark.usefixtures("package")
def test_fingerprint_changes_with_bounds_check(monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.fingerprint()
    monkeypatch.setattr(numba.config, "BOUNDSCHECK", not numba.config.BOUNDSCHECK)
    assert jit.fingerprint() != before


@pytest.mark.usefixtures("package")
def test_fingerprint_changes_with_dependency_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    before = jit.fingerprint()
    monkeypatch.setattr(jit, "version", lambda name: f"{name} of tomorrow")
    assert jit.fingerprint() != before


def test_cache_folder_follows_the_setting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_cache_folder_depends_on_the_platform(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, platform: str, variable: str, expected: str
) -> None:
    monkeypatch.delenv("BASTIDE_CACHE", raising=False)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv(variable, str(tmp_path))
    assert caching.user_cache() == tmp_path / expected


def test_folder_in_use_is_not_pruned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    for version in range(caching.KEPT_FOLDERS):
        folder = caching.open_folder("kernel", f"{version}")
        assert folder
        os.utime(folder, (1_000_000 + version, 1_000_000 + version))
    used = caching.open_folder("kernel", "0")
    caching.open_folder("kernel", "new")
    assert used == tmp_path / "kernel" / "0"
    assert {folder.name for folder in used.parent.iterdir()} == {"new", "0", *map(str, range(2, caching.KEPT_FOLDERS))}


def test_old_cache_folders_are_pruned(tmp_path: Path) -> None:
    for age in range(caching.KEPT_FOLDERS + 3):
        folder = tmp_path / f"version-{age}"
        folder.mkdir()
        (folder / "code").touch()
        os.utime(folder, (1_000_000 - age, 1_000_000 - age))
    caching.prune(tmp_path)
    assert {folder.name for folder in tmp_path.iterdir()} == {f"version-{age}" for age in range(caching.KEPT_FOLDERS)}


@pytest.fixture
def temporary(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let the folder of temporary files be an empty one, and the user have no home."""
    monkeypatch.delenv("BASTIDE_CACHE", raising=False)
    monkeypatch.setattr(caching, "user_cache", no_home)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path / f"bastide-{os.getuid()}"


def no_home() -> Path:
    raise RuntimeError("Could not determine home directory.")


def test_cache_without_a_home_is_a_private_temporary_folder(temporary: Path) -> None:
    assert list(caching.cache_folders()) == [temporary]
    assert stat.S_IMODE(temporary.stat().st_mode) == 0o700
    assert caching.open_folder("kernel", "1") == temporary / "kernel" / "1"


def test_no_temporary_folder_leaves_no_cache(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> str:
        raise FileNotFoundError("No usable temporary directory found")

    monkeypatch.setattr(tempfile, "gettempdir", refuse)
    assert list(caching.cache_folders()) == []
    assert not temporary.exists()


def test_private_folder_may_inherit_its_group(temporary: Path) -> None:
    temporary.mkdir()
    temporary.chmod(0o2700)
    assert list(caching.cache_folders()) == [temporary]


def test_temporary_folder_that_others_can_enter_is_not_used(temporary: Path) -> None:
    temporary.mkdir(mode=0o755)
    temporary.chmod(0o755)
    assert list(caching.cache_folders()) == []
    assert caching.open_folder("kernel", "1") is None


def test_temporary_folder_of_another_user_is_not_used(temporary: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    temporary.mkdir(mode=0o700)
    owner = temporary.stat().st_uid
    monkeypatch.setattr(os, "getuid", lambda: owner + 1)
    temporary.rename(temporary.with_name(f"bastide-{owner + 1}"))
    assert list(caching.cache_folders()) == []


def test_link_in_place_of_the_temporary_folder_is_not_used(temporary: Path) -> None:
    target = temporary.with_name("elsewhere")
    target.mkdir(mode=0o700)
    temporary.symlink_to(target)
    assert list(caching.cache_folders()) == []


def test_empty_setting_counts_as_unset(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BASTIDE_CACHE", "")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert next(caching.cache_folders()) == caching.user_cache()


def test_unwritable_folder_disables_the_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    occupied = tmp_path / "a file"
    occupied.touch()
    monkeypatch.setenv("BASTIDE_CACHE", str(occupied))
    assert jit.open_cache() is None


def test_kernel_compiles_without_a_cache(tmp_path: Path) -> None:
    occupied = tmp_path / "a file"
    occupied.touch()
    environment = os.environ | {"BASTIDE_CACHE": str(occupied)}
    run = subprocess.run(
        [sys.executable, "-c", PLAY_A_TURN], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stdout == "None 4\n"
    assert run.stderr == ""


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled")
def test_game_without_a_cache_warns_once(tmp_path: Path) -> None:
    occupied = tmp_path / "a file"
    occupied.touch()
    environment = os.environ | {"BASTIDE_CACHE": str(occupied)}
    begin_games = "from bastide import edition\nfrom bastide.kernel.tables import tables_of\n"
    begin_games += "[tables_of(edition(name)) for name in ('danish', 'hunters')]"
    run = subprocess.run(
        [sys.executable, "-c", begin_games], env=environment, capture_output=True, text=True, check=True
    )
    assert run.stderr.count("\n") == 1
    assert "BASTIDE_CACHE" in run.stderr


def test_foreign_functions_are_cached_elsewhere() -> None:
    assert numba.config.CACHE_DIR in ("", os.environ.get("NUMBA_CACHE_DIR"))


def test_fingerprint_covers_all_compiled_sources() -> None:
    known = set(caching.sources(jit.COMPILED_FROM))
    compiled = [file for file in caching.PACKAGE.rglob("*.py") if "bastide.kernel.jit import" in file.read_text()]
    assert compiled
    assert not [file.name for file in compiled if file not in known]


@pytest.mark.skipif(not jit.COMPILED, reason="nothing is compiled with the JIT off")
def test_direct_call_determines_types_once() -> None:
    add = numba.njit(lambda left, right: left + right)
    direct = jit.DirectCall(add)
    assert direct.call(1, 2) == 3
    add.typeof_pyval = None  # a second look at the types would fail
    assert direct.call(np.int32(3), 4) == 7
    assert len(add.signatures) == 1
