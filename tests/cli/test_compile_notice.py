"""The notice that appears while the kernel compiles for the first time."""

import sys
import threading
from pathlib import Path

import pytest
from rich.status import Status

from bastide import Edition, edition
from bastide.cli import compile_notice
from bastide.kernel import jit

TIMEOUT = 300  # seconds; the notice normally appears at once

compiled: list[str] = []


@pytest.fixture(autouse=True)
def slow_compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty cache, and a kernel that compiles until the notice has appeared."""
    is_shown, show_notice = threading.Event(), compile_notice.show_notice

    def show_and_continue(status: Status, rules: Edition | None) -> None:
        show_notice(status, rules)
        is_shown.set()

    def compile_slowly() -> None:
        compiled.append("everything")
        assert is_shown.wait(TIMEOUT)
        is_shown.clear()

    compiled.clear()
    monkeypatch.setattr(jit, "CACHE", tmp_path)
    monkeypatch.setattr(jit, "COMPILED", True)
    monkeypatch.setattr(compile_notice, "compile_everything", compile_slowly)
    monkeypatch.setattr(compile_notice, "show_notice", show_and_continue)
    monkeypatch.setattr(compile_notice, "NOTICE_DELAY", 0.01)


def test_notice_and_board_appear_once(capsys: pytest.CaptureFixture[str]) -> None:
    compile_notice.warm_up(edition("modern"))
    shown = capsys.readouterr()
    assert "═════════" in shown.out
    assert "its rules are being compiled" in shown.err
    compile_notice.warm_up(edition("modern"))
    assert capsys.readouterr() == ("", "")
    assert len(compiled) == 1


def test_notice_comes_before_the_board(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compile_notice, "print_canvas", lambda _canvas: print("table", file=sys.stderr))
    compile_notice.warm_up(edition("modern"))
    printed = capsys.readouterr().err
    assert printed.index("its rules are being compiled") < printed.index("table")


def test_uncached_code_is_not_compiled_in_advance(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jit, "CACHE", None)
    compile_notice.warm_up()
    assert capsys.readouterr() == ("", "")
    assert compiled == []


def test_fast_compilation_shows_no_notice(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compile_notice, "NOTICE_DELAY", 3600)
    monkeypatch.setattr(compile_notice, "compile_everything", lambda: None)
    compile_notice.warm_up(edition("modern"))
    assert capsys.readouterr() == ("", "")
