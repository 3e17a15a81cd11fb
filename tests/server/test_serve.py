"""bastide serve, and ./play on top of it."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bastide.cli import browsing, serve
from bastide.cli.listening import listen
from bastide.errors import SetupError
from tests.cli.running import refused, succeed
from tests.server.served import SECONDS, fetched, listening
from tools import environment, page

ROOT = Path(__file__).parents[2]
OFFERED = re.compile(r"Bastide is at (http://127\.0\.0\.1:\d+)\n")


@contextmanager
def running(folder: Path, *options: str) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """A server in a process of its own, and its address."""
    command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(folder), *options]
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=variables) as process:
        try:
            assert process.stdout
            found = OFFERED.match(process.stdout.readline())
            assert found
            yield found[1], process
        finally:
            process.kill()


def test_a_server_says_where_it_is_and_ends_by_control_c(tmp_path: Path) -> None:
    with running(tmp_path) as (address, process):
        assert fetched(f"{address}/api/health")["status"] == "ok"
        assert fetched(f"{address}/api/setup")["base"] == address
        wish = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}]}
        assert fetched(f"{address}/api/games", wish)["game"]
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 130


def test_a_server_ends_in_order_when_it_is_told_to(tmp_path: Path) -> None:
    with running(tmp_path) as (address, process):
        wish = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "computer", "level": "greedy"}]}
        assert fetched(f"{address}/api/games", wish)["game"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) == 0


def test_links_begin_with_the_public_address(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(tmp_path)]
    public = ("--public-url", "https://games.example.org")
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"}
    with subprocess.Popen([*command, *public], stdout=subprocess.PIPE, text=True, env=variables) as process:
        assert process.stdout
        assert process.stdout.readline() == "Bastide is at https://games.example.org\n"
        assert "others in your network" not in process.stdout.readline()
        process.kill()


def test_a_folder_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _):
        wish = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}]}
        fetched(f"{address}/api/games", wish)
        command = [sys.executable, "-m", "bastide", "serve", "--port", "0", "--data", str(tmp_path)]
        second = subprocess.run(command, capture_output=True, text=True, timeout=SECONDS, check=False)
        assert second.returncode == 2
        assert second.stderr.startswith("Another server keeps its games in ")
        assert second.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--lan", "--host", "127.0.0.1"), "both say where to listen"),
        (("--port", "0", "--public-url", "games"), "no address that links can begin with"),
        (("--host", "203.0.113.9"), "cannot listen at “203.0.113.9”"),
    ],
)
def test_a_server_that_cannot_be_is_refused(options: tuple[str, ...], words: str) -> None:
    assert words in refused("serve", *options)


def test_a_port_that_is_taken_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is taken" in refused("serve", "--port", str(port))


def test_another_port_is_taken_if_that_will_do() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with listen("127.0.0.1", [port, 0]) as free:
            assert free.getsockname()[1] not in (0, port)
        with pytest.raises(SetupError):
            listen("127.0.0.1", [port])


def test_a_server_that_runs_already_is_opened_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    monkeypatch.setattr(serve, "open_browser", opened.append)
    with listening(tmp_path) as address:
        port = address.rpartition(":")[2]
        assert f"running already, at {address}\n" in succeed("serve", "--open", "--port", port)
    assert opened == [address]


def test_where_nobody_answers_no_server_is_running() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"http://127.0.0.1:{other.getsockname()[1]}"
    assert not browsing.is_running(address)


@pytest.mark.skipif(sys.platform == "darwin", reason="there is always a screen")
def test_without_a_screen_no_browser_takes_over_the_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in browsing.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    assert not browsing.has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert browsing.has_screen()


@pytest.mark.parametrize(("typed", "command"), [("./play", "./play"), ("play", "./play"), ("a b/play", "'a b/play'")])
def test_play_opens_the_browser_and_tells_what_it_is_called(
    monkeypatch: pytest.MonkeyPatch, typed: str, command: str
) -> None:
    started: list[tuple[list[str], dict[str, str]]] = []

    def start(_program: str, arguments: list[str], variables: dict[str, str]) -> None:
        started.append((arguments, variables))

    monkeypatch.setattr(environment, "prepare", lambda: None)
    monkeypatch.setattr(page, "main", lambda _: 0)
    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr(sys, "argv", [typed, "--lan"])
    exec(compile((ROOT / "play").read_text(encoding="utf-8"), "play", "exec"), {"__name__": "__main__"})
    ((arguments, variables),) = started
    assert arguments[1:] == ["serve", "--open", "--lan"]
    assert variables["BASTIDE_COMMAND"] == command
