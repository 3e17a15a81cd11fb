"""Servers for tests, without a network or on a free port, and requests to them."""

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
import websockets.sync.client
from fastapi import FastAPI
from starlette.testclient import TestClient

from bastide.server.app import create_app
from bastide.server.http.dependencies import services_of
from bastide.server.http.server_address import ServerAddress
from bastide.server.http.uvicorn_server import DeniableSocketProtocol, HeaderTimeoutProtocol, InterruptibleServer
from bastide.server.rate_limits import Limits
from bastide.server.settings import Settings

SECONDS = 300  # until a request that hangs fails; generous, because the machine may be busy
BASE = "http://127.0.0.1:8765"
connect = partial(
    websockets.sync.client.connect, open_timeout=SECONDS, close_timeout=SECONDS, ping_interval=None
)  # to a socket
TWO_HERE = ({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"})


class CreatedGame(NamedTuple):
    """A created game and the tokens of its seats."""

    name: str
    seats: list[str]
    watch: str

    @property
    def path(self) -> str:
        return f"/api/games/{self.name}"

    @property
    def socket(self) -> str:
        return f"{BASE.replace('http', 'ws')}{self.path}/socket"


def create_test_app(folder: Path, **limits: Any) -> FastAPI:
    return create_app(Settings(data=folder, processes=1), limits=Limits(**limits))


@contextmanager
def api_client(folder: Path, **limits: Any) -> Iterator[TestClient]:
    """Run a server without a network and yield a client."""
    with TestClient(create_test_app(folder, **limits), base_url=BASE, raise_server_exceptions=False) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_game(client: TestClient, *, identity: str | None = None, **options: Any) -> CreatedGame:
    request = {"edition": "modern", "seats": TWO_HERE, "first": 0, "aids": ["legal"], **options}
    answer = client.post("/api/games", json=request, headers=bearer(identity) if identity else {})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return CreatedGame(created["game"], created["seats"], created["watch"])


def state_of(client: TestClient, game: CreatedGame, seat: int = 0) -> dict[str, Any]:
    answer = client.get(game.path, headers=bearer(game.seats[seat]))
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    return state


def legal_move(state: dict[str, Any]) -> dict[str, Any]:
    """Return a command that plays the first choice."""
    facts = state["facts"]
    choice = facts["choices"][0]
    text = f"{facts['hand']}@{choice['x']},{choice['y']}>{90 * choice['rotation']}"
    return {"do": "move", "version": facts["version"], "seat": facts["player"], "move": text}


def is_to_move(state: dict[str, Any]) -> bool:
    """Return True if it is the turn of the viewer of a state."""
    return state["facts"]["winners"] is None and state["facts"]["player"] in state["yours"]


def code_of(answer: Any) -> str:
    """Return the code of a refusal, and check that the refusal is complete."""
    body = answer.json()
    assert set(body) == {"type", "code", "message", "version", "ask"}
    assert body["message"]["id"] == "error-" + body["code"].replace("/", "-")
    code: str = body["code"]
    return code


@contextmanager
def live_server(
    folder: Path, *, port: int = 0, send_buffer: int | None = None, renames_a_minute: float = 6, **limits: Any
) -> Iterator[str]:
    """Run a server and yield its address; port 0 is a free one. `send_buffer` limits unread bytes in the system."""
    with socket.create_server(("127.0.0.1", port)) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)  # inherited by accepted connections
        port = listener.getsockname()[1]
        settings = Settings(data=folder, processes=1, renames_a_minute=renames_a_minute)
        app = create_app(settings, address=ServerAddress.of("127.0.0.1", port), limits=Limits(**limits))
        config = uvicorn.Config(
            app,
            http=HeaderTimeoutProtocol,
            ws=DeniableSocketProtocol,
            log_config=None,
            access_log=False,
            timeout_graceful_shutdown=1,
        )
        server = InterruptibleServer(config, on_shutdown=services_of(app).startup.cancel)
        thread = threading.Thread(target=server.run, args=[[listener]])
        thread.start()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join(SECONDS)
            assert not thread.is_alive()


def fetch_json(address: str, body: object = None, token: str | None = None) -> Any:
    """Request an address by plain HTTP and return its JSON."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **(bearer(token) if token else {})}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=SECONDS) as answer:
        return json.load(answer)


def wait_for_turn(path: str, tokens: list[str]) -> dict[str, Any]:
    """Wait until a person is to move or the game is over, and return the state as that person sees it."""
    end = time.monotonic() + SECONDS  # includes the start of their processes
    seen: dict[str, Any] = fetch_json(path, token=tokens[0])
    while seen["facts"]["winners"] is None and not is_to_move(seen):
        assert time.monotonic() < end, "the computer players do not move"
        time.sleep(0.01)
        seen = fetch_json(path, token=tokens[seen["facts"]["player"]] or tokens[0])  # a computer player has none
    return seen
