"""bastide serve, and ./play on top of it."""

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

from bastide.cli import browsing, serve
from bastide.cli.data_folder import LOCK, held
from bastide.cli.listening import listen
from bastide.errors import SetupError
from tests.cli.running import refused, succeed
from tests.server.running import command, running
from tests.server.served import SECONDS, fetched, listening
from tools import environment, page

ROOT = Path(__file__).parents[2]


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
    starting = command(tmp_path, "--public-url", "https://games.example.org")
    variables = {**os.environ, "PYTHONUNBUFFERED": "1", "LC_ALL": "C"}
    with subprocess.Popen(starting, stdout=subprocess.PIPE, text=True, env=variables) as process:
        assert process.stdout
        assert process.stdout.readline() == "Bastide is at https://games.example.org\n"
        assert "others in your network" not in process.stdout.readline()
        process.kill()


def test_a_folder_that_another_server_uses_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as (address, _):
        wish = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}]}
        fetched(f"{address}/api/games", wish)
        second = subprocess.run(command(tmp_path), capture_output=True, text=True, timeout=SECONDS, check=False)
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


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that are opened in a browser."""
    addresses: list[str] = []
    monkeypatch.setattr(serve, "open_browser", addresses.append)
    return addresses


@contextmanager
def served_there(folder: Path) -> Iterator[str]:
    """A server that holds its folder, at a port that is not the usual one."""
    with held(folder) as tell, listening(folder) as address:
        tell(address)
        yield address


def test_a_server_that_runs_already_is_opened_once_more_at_whatever_port(tmp_path: Path, opened: list[str]) -> None:
    with served_there(tmp_path) as address:
        assert f"running already, at {address}\n" in succeed("serve", "--open", "--data", str(tmp_path))
    assert opened == [address]


@pytest.mark.parametrize(
    "options", [["--lan"], ["--host", "127.0.0.1"], ["--public-url", "http://a.org"], ["--port", "0"]]
)
def test_wishes_that_a_running_server_does_not_fulfil_are_not_dropped(
    tmp_path: Path, opened: list[str], options: list[str]
) -> None:
    with served_there(tmp_path):
        assert "Another server keeps its games in" in refused("serve", "--open", "--data", str(tmp_path), *options)
    assert not opened


def test_a_server_that_is_no_more_is_not_opened(tmp_path: Path, opened: list[str]) -> None:
    with served_there(tmp_path):
        pass
    with held(tmp_path):
        assert "Another server" in refused("serve", "--open", "--data", str(tmp_path))
    assert not opened


def test_what_cannot_be_is_said_before_anything_is_prepared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "prepare", lambda: pytest.fail("it takes half a minute"))
    with held(tmp_path), socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"Port {port} is taken" in refused("serve", "--open", "--port", port)
        assert "Another server" in refused("serve", "--open", "--port", "0", "--data", str(tmp_path))


@pytest.mark.skipif(not socket.has_dualstack_ipv6(), reason="this machine has addresses of one version only")
def test_a_server_that_listens_everywhere_has_addresses_of_both_versions() -> None:
    with listen("::", [0]) as door:
        port = door.getsockname()[1]
        for host in ("127.0.0.1", "::1"):
            socket.create_connection((host, port), timeout=SECONDS).close()


def test_only_its_user_can_read_a_folder_that_is_made(tmp_path: Path) -> None:
    with held(tmp_path / "new"):
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
        assert stat.S_IMODE((tmp_path / "new" / LOCK).stat().st_mode) == 0o600


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
