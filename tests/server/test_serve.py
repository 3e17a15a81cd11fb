"""`bastide serve`, and `./play`, which runs it."""

import os
import signal
import socket
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from bastide.cli import server_process, serving
from bastide.cli.commands import serve
from bastide.cli.server_process import LOCK, listen, lock_folder
from bastide.errors import SetupError
from bastide.server.settings import DATABASE
from tests.cli.helpers.commands import error_of, succeed
from tests.server.helpers.serve_process import command, running_server
from tests.server.helpers.servers import SECONDS, fetch_json, live_server
from tools import environment, page

ROOT = Path(__file__).parents[2]


def test_server_prints_its_address_and_stops_on_ctrl_c(tmp_path: Path) -> None:
    with running_server(tmp_path) as (address, process):
        assert fetch_json(f"{address}/api/health")["status"] == "ok"
        assert fetch_json(f"{address}/api/setup")["base"] == address
        request = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}]}
        assert fetch_json(f"{address}/api/games", request)["game"]
        process.send_signal(signal.SIGINT)
        assert process.wait(SECONDS) == 130


def test_server_stops_cleanly_on_sigterm(tmp_path: Path) -> None:
    with running_server(tmp_path) as (address, process):
        request = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "computer", "level": "greedy"}]}
        assert fetch_json(f"{address}/api/games", request)["game"]
        process.send_signal(signal.SIGTERM)
        assert process.wait(SECONDS) == 0


def test_links_start_with_the_public_url(tmp_path: Path) -> None:
    starting = command(tmp_path, "--public-url", "https://games.example.org")
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"}
    with subprocess.Popen(starting, stdout=subprocess.PIPE, text=True, env=variables) as process:
        assert process.stdout
        assert process.stdout.readline() == "Bastide is at https://games.example.org\n"
        assert "others on your network" not in process.stdout.readline()
        process.kill()


def test_folder_in_use_is_refused(tmp_path: Path) -> None:
    with running_server(tmp_path) as (address, _):
        request = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}]}
        fetch_json(f"{address}/api/games", request)
        second = subprocess.run(command(tmp_path), capture_output=True, text=True, timeout=SECONDS, check=False)
        assert second.returncode == 2
        assert second.stderr.startswith("Another server keeps its games in ")
        assert second.stderr.count("\n") == 1


def test_unusable_database_is_refused_before_the_address(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_text("not a database, but long enough for a header of SQLite" * 9, encoding="utf-8")
    refused = subprocess.run(command(tmp_path), capture_output=True, text=True, timeout=SECONDS, check=False)
    assert (refused.returncode, refused.stdout) == (2, "")
    assert DATABASE in refused.stderr
    assert refused.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (("--lan", "--host", "127.0.0.1"), "both say where to listen"),
        (("--port", "0", "--public-url", "games"), "not an address that links can begin with"),
        (("--host", "203.0.113.9"), "cannot listen on “203.0.113.9”"),
    ],
)
def test_invalid_options_are_refused(options: tuple[str, ...], words: str) -> None:
    assert words in error_of("serve", *options)


def test_port_in_use_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        assert f"Port {port} is in use" in error_of("serve", "--port", str(port))


def test_next_free_port_is_used_if_allowed() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        with listen("127.0.0.1", [port, 0]) as free:
            assert free.getsockname()[1] not in (0, port)
        with pytest.raises(SetupError):
            listen("127.0.0.1", [port])


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Record the addresses that are opened in a browser."""
    addresses: list[str] = []
    for module in (serve, serving):
        monkeypatch.setattr(module, "open_browser", addresses.append)
    return addresses


@contextmanager
def server_elsewhere(folder: Path) -> Iterator[str]:
    """Run a server that locks its folder, on another port than the default."""
    with lock_folder(folder) as tell, live_server(folder) as address:
        tell(address)
        yield address


def test_running_server_is_opened_in_the_browser(tmp_path: Path, opened: list[str]) -> None:
    with server_elsewhere(tmp_path) as address:
        assert f"already running, at {address}\n" in succeed("serve", "--open", "--data", str(tmp_path))
    assert opened == [address]


@pytest.mark.parametrize(
    "options", [["--lan"], ["--host", "127.0.0.1"], ["--public-url", "http://a.org"], ["--port", "0"]]
)
def test_options_conflicting_with_running_server_fail(tmp_path: Path, opened: list[str], options: list[str]) -> None:
    with server_elsewhere(tmp_path):
        assert "Another server keeps its games in" in error_of("serve", "--open", "--data", str(tmp_path), *options)
    assert not opened


def test_stopped_server_is_not_opened(tmp_path: Path, opened: list[str]) -> None:
    with server_elsewhere(tmp_path):
        pass
    with lock_folder(tmp_path):
        assert "Another server" in error_of("serve", "--open", "--data", str(tmp_path))
    assert not opened


def test_options_are_checked_before_the_browser_opens(tmp_path: Path, opened: list[str]) -> None:
    with lock_folder(tmp_path), socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"Port {port} is in use" in error_of("serve", "--open", "--port", port)
        assert "Another server" in error_of("serve", "--open", "--port", "0", "--data", str(tmp_path))
    assert not opened


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine does not support dual-stack sockets")
def test_all_addresses_include_ipv4_and_ipv6() -> None:
    with listen("::", [0]) as listener:
        port = listener.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            socket.create_connection((host, port), timeout=SECONDS).close()


def test_new_folder_is_private(tmp_path: Path) -> None:
    with lock_folder(tmp_path / "new"):
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
        assert stat.S_IMODE((tmp_path / "new" / LOCK).stat().st_mode) == 0o600


def test_closed_port_means_no_server() -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        address = f"http://127.0.0.1:{other.getsockname()[1]}"
    assert not server_process.is_running(address)


@pytest.mark.skipif(sys.platform == "darwin", reason="there is always a screen")
def test_no_text_browser_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in server_process.DISPLAYS:
        monkeypatch.delenv(name, raising=False)
    assert not server_process.has_screen()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert server_process.has_screen()


@pytest.mark.parametrize(("typed", "command"), [("./play", "./play"), ("play", "./play"), ("a b/play", "'a b/play'")])
def test_play_opens_the_browser(monkeypatch: pytest.MonkeyPatch, typed: str, command: str) -> None:
    started: list[tuple[list[str], dict[str, str]]] = []

    def start(_program: str, arguments: list[str], variables: dict[str, str]) -> None:
        started.append((arguments, variables))

    monkeypatch.setattr(environment, "prepare", lambda _extra: None)
    monkeypatch.setattr(page, "main", lambda _: 0)
    monkeypatch.setattr(os, "execve", start)
    monkeypatch.setattr(sys, "argv", [typed, "--lan"])
    exec(compile((ROOT / "play").read_text(encoding="utf-8"), "play", "exec"), {"__name__": "__main__"})
    ((arguments, variables),) = started
    assert arguments[1:] == ["serve", "--open", "--lan"]
    assert variables["BASTIDE_COMMAND"] == command
