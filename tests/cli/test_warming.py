"""The first time on a machine people are told what takes so long."""

import sys
import threading
from pathlib import Path

import pytest
from rich.status import Status

from bastide import Edition, edition
from bastide.cli import warming
from bastide.kernel import jit

SECONDS = 60  # to wait for what happens at once, before it is a fault

compiled: list[str] = []


@pytest.fixture(autouse=True)
def slow_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cache that is empty, and a kernel that takes until people are told, however long that is."""
    told, tell = threading.Event(), warming.tell

    def tell_and_go_on(status: Status, rules: Edition | None) -> None:
        tell(status, rules)
        told.set()

    def compile_slowly() -> None:
        compiled.append("everything")
        assert told.wait(SECONDS)
        told.clear()

    compiled.clear()
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(warming, "compile_everything", compile_slowly)
    monkeypatch.setattr(warming, "tell", tell_and_go_on)
    monkeypatch.setattr(warming, "PATIENCE", 0.01)


def test_the_table_is_shown_with_a_notice_and_only_once(capsys: pytest.CaptureFixture[str]) -> None:
    warming.warm_up(edition("modern"))
    shown = capsys.readouterr()
    assert "═════════" in shown.out
    assert "its rules are being compiled" in shown.err
    warming.warm_up(edition("modern"))
    assert capsys.readouterr() == ("", "")
    assert len(compiled) == 1


def test_the_notice_comes_before_the_table(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(warming, "print_canvas", lambda _canvas: print("table", file=sys.stderr))
    warming.warm_up(edition("modern"))
    said = capsys.readouterr().err
    assert said.index("its rules are being compiled") < said.index("table")


def test_without_a_cache_it_is_said_every_time(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jit, "CACHE", None)
    for _ in range(2):
        warming.warm_up()
        assert "its rules are being compiled" in capsys.readouterr().err


def test_nothing_is_said_if_it_is_fast(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(warming, "PATIENCE", 60)
    monkeypatch.setattr(warming, "compile_everything", lambda: None)
    warming.warm_up(edition("modern"))
    assert capsys.readouterr() == ("", "")
