"""Build and run of the C baseline, with small programs in its place."""

import shutil
from pathlib import Path

import pytest

from bastide import SetupError
from bastide.arena.c_baseline import CBaseline

TABLES = 'open("tables.h", "w").write("#define SPEED 1234\\n")\n'
ENGINE = """
#include <stdio.h>
#include "tables.h"
int main(int argc, char **argv) { printf("players=%s: best %d games/s of %s\\n", argv[2], SPEED, argv[1]); return 0; }
"""

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None, reason="there is no gcc")


@pytest.fixture
def source(tmp_path: Path) -> Path:
    folder = tmp_path / "source"
    folder.mkdir()
    (folder / "tables.py").write_text(TABLES, encoding="utf-8")
    (folder / "engine.c").write_text(ENGINE, encoding="utf-8")
    return folder


@pytest.fixture
def build(tmp_path: Path) -> Path:
    folder = tmp_path / "build"
    folder.mkdir()
    return folder


@needs_gcc
def test_speed_is_read_from_output(source: Path, build: Path) -> None:
    assert CBaseline(source, build).games_per_second(20, 2) == 1234
    assert sorted(path.name for path in source.iterdir()) == ["engine.c", "tables.py"]


@needs_gcc
def test_build_failure_is_refused(source: Path, build: Path) -> None:
    (source / "engine.c").write_text("no C", encoding="utf-8")
    with pytest.raises(SetupError, match=r"cannot be built or run: “gcc .*error"):
        CBaseline(source, build)


@needs_gcc
def test_missing_speed_is_refused(source: Path, build: Path) -> None:
    (source / "engine.c").write_text("int main(void) { return 0; }", encoding="utf-8")
    with pytest.raises(SetupError, match="reported no speed"):
        CBaseline(source, build).games_per_second(20, 2)


def test_folder_without_sources_is_refused(tmp_path: Path, build: Path) -> None:
    with pytest.raises(SetupError, match=r"it lacks tables\.py, engine\.c"):
        CBaseline(tmp_path, build)


def test_missing_compiler_is_refused(source: Path, build: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(build))
    with pytest.raises(SetupError, match="needs gcc"):
        CBaseline(source, build)
