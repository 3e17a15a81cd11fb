"""The first time on a machine people are told what takes so long."""

import time
from pathlib import Path

import pytest

from bastide import edition
from bastide.cli import warming
from bastide.kernel import jit

calls: list[float] = []


@pytest.fixture(autouse=True)
def slow_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache that is empty, and a kernel that takes its time."""

    def compile_slowly() -> None:
        calls.append(time.monotonic())
        time.sleep(0.2)

    calls.clear()
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(warming, "compile_everything", compile_slowly)
    monkeypatch.setattr(warming, "PATIENCE", 0.01)


def test_the_table_is_shown_with_a_notice_and_only_once(capsys: pytest.CaptureFixture[str]) -> None:
    warming.warm_up(edition("modern"))
    shown = capsys.readouterr()
    assert "═════════" in shown.out
    assert "its rules are being compiled" in shown.err
    warming.warm_up(edition("modern"))
    assert capsys.readouterr() == ("", "")
    assert len(calls) == 1


def test_without_a_cache_it_is_said_every_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jit, "CACHE", None)
    for _ in range(2):
        warming.warm_up()
        assert "its rules are being compiled" in capsys.readouterr().err


def test_nothing_is_said_if_it_is_fast(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(warming, "PATIENCE", 60)
    warming.warm_up(edition("modern"))
    assert capsys.readouterr() == ("", "")
