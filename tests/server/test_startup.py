"""Requests that wait for the rooms, on a server that is stopped before the kernel is compiled."""

import asyncio
import json
import logging
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from bastide.errors import ServerError
from bastide.players.warm_up import compile_first_game
from bastide.server import startup
from bastide.server.rooms.registry import Rooms
from bastide.server.settings import Settings
from bastide.server.startup import Startup
from bastide.server.tasks import Threads
from tests.server.helpers.servers import SECONDS, TWO_HERE, connect, fetch_json, live_server


@pytest.fixture
def endless_compilation(monkeypatch: pytest.MonkeyPatch) -> None:
    async def compile_forever() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(startup, "warm_up", compile_forever)


@pytest.fixture
def waiting(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """An event that is set when a request waits for the rooms."""
    is_waiting, wait_for_rooms = threading.Event(), Startup.rooms

    async def rooms(self: Startup) -> Rooms:
        is_waiting.set()
        return await wait_for_rooms(self)

    monkeypatch.setattr(Startup, "rooms", rooms)
    return is_waiting


@contextmanager
def stopped_server(folder: Path, waiting: threading.Event) -> Iterator[str]:
    """Run a server and yield its address. At the end of the block it stops as soon as a request waits."""
    with live_server(folder) as address:
        yield address
        assert waiting.wait(SECONDS)


def new_startup(folder: Path) -> Startup:
    return Startup(Settings(data=folder, processes=1), Threads(), on_open=lambda: None)


@pytest.mark.usefixtures("endless_compilation")
def test_waiting_request_is_refused_when_server_stops(
    tmp_path: Path, waiting: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    with ThreadPoolExecutor() as threads:
        with stopped_server(tmp_path, waiting) as address:
            answer = threads.submit(fetch_json, f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        with pytest.raises(urllib.error.HTTPError) as caught:
            answer.result(SECONDS)
    with caught.value as refusal:
        assert (refusal.code, json.load(refusal)["code"]) == (503, "server/stopping")
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.usefixtures("endless_compilation")
def test_waiting_socket_is_closed_when_server_stops(
    tmp_path: Path, waiting: threading.Event, caplog: pytest.LogCaptureFixture
) -> None:
    def receive(socket: str) -> str | bytes:
        with connect(socket) as client:
            client.send(json.dumps({"hello": 1, "tokens": ["x" * 22]}))
            return client.recv(SECONDS)

    with ThreadPoolExecutor() as threads:
        with stopped_server(tmp_path, waiting) as address:
            answer = threads.submit(receive, f"{address.replace('http', 'ws')}/api/games/abc/socket")
        with pytest.raises(ConnectionClosed):
            answer.result(SECONDS)
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.usefixtures("endless_compilation")
def test_cancelled_startup_refuses_every_request(tmp_path: Path) -> None:
    async def ask_before_and_after() -> tuple[object, object]:
        starting = new_startup(tmp_path)
        starting.start()
        before = asyncio.create_task(starting.rooms())
        await asyncio.sleep(0)  # it waits now
        starting.cancel()
        await starting.stop()
        return await asyncio.gather(before, starting.rooms(), return_exceptions=True)

    errors = asyncio.run(ask_before_and_after())
    assert [error.reason for error in errors if isinstance(error, ServerError)] == ["server/stopping"] * 2


@pytest.mark.usefixtures("endless_compilation")
def test_cancelled_request_does_not_stop_the_startup(tmp_path: Path) -> None:
    async def cancel_a_request() -> tuple[bool, ServerError]:
        starting = new_startup(tmp_path)
        starting.start()
        first, second = (asyncio.create_task(starting.rooms()) for _ in range(2))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.wait([first])
        is_open = not second.done()
        await starting.stop()
        with pytest.raises(ServerError) as caught:
            await second
        assert first.cancelled()
        return is_open, caught.value

    is_open, error = asyncio.run(cancel_a_request())
    assert (is_open, error.reason) == (True, "server/stopping")


@pytest.mark.usefixtures("endless_compilation")
def test_setup_says_that_games_wait(tmp_path: Path, waiting: threading.Event) -> None:
    with ThreadPoolExecutor() as threads:
        with stopped_server(tmp_path, waiting) as address:
            assert not fetch_json(f"{address}/api/setup")["is_ready"]
            answer = threads.submit(fetch_json, f"{address}/api/ready")
        with pytest.raises(urllib.error.HTTPError) as caught:
            answer.result(SECONDS)
    with caught.value as refusal:
        assert refusal.code == 503


def test_running_server_is_ready(tmp_path: Path) -> None:
    with live_server(tmp_path) as address:
        with urllib.request.urlopen(f"{address}/api/ready", timeout=SECONDS) as answer:
            assert answer.status == 204
        assert fetch_json(f"{address}/api/setup")["is_ready"]


def test_first_game_is_compiled_first_and_the_rest_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    work: list[object] = []

    async def run(each: object) -> None:
        work.append(each)

    async def start_and_stop() -> None:
        settings = Settings(data=tmp_path, processes=1)
        starting = Startup(settings, Threads(), on_open=lambda: work.append("open"))
        starting.start()
        await starting.rooms()
        await starting.stop()

    monkeypatch.setattr(startup, "is_cold", lambda: True)
    monkeypatch.setattr(startup, "run_in_process", run)
    asyncio.run(start_and_stop())
    assert work == [compile_first_game, "open", startup.compile_and_mark]
