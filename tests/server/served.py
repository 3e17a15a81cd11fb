"""Servers for tests: in this process, or listening at a port of their own."""

import json
import socket
import threading
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from fastapi import FastAPI
from starlette.testclient import TestClient

from bastide.server.application import create_app
from bastide.server.http.impatience import Impatient
from bastide.server.security.limits import Limits
from bastide.server.security.reach import Reach
from bastide.server.settings import Settings

SECONDS = 30  # to wait for what happens at once, before it is a fault
BASE = "http://127.0.0.1:8765"
TWO_HERE = ({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Bob"})


class Game(NamedTuple):
    """A game that was made, and the tokens of its seats."""

    name: str
    seats: list[str]
    watch: str

    @property
    def path(self) -> str:
        return f"/api/games/{self.name}"

    @property
    def socket(self) -> str:
        return f"{BASE.replace('http', 'ws')}{self.path}/socket"


def application(folder: Path, **limits: Any) -> FastAPI:
    return create_app(Settings(data=folder, processes=1), limits=Limits(**limits))


@contextmanager
def served(folder: Path, **limits: Any) -> Iterator[TestClient]:
    """A server without a network."""
    with TestClient(application(folder, **limits), base_url=BASE, raise_server_exceptions=False) as client:
        yield client


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


def new_game(client: TestClient, *, identity: str | None = None, **wishes: Any) -> Game:
    wish = {"edition": "modern", "seats": TWO_HERE, "first": 0, "aids": ["legal"], **wishes}
    answer = client.post("/api/games", json=wish, headers=bearer(identity) if identity else {})
    assert answer.status_code == 201, answer.text
    created = answer.json()
    return Game(created["game"], created["seats"], created["watch"])


def state_of(client: TestClient, game: Game, seat: int = 0) -> dict[str, Any]:
    answer = client.get(game.path, headers=bearer(game.seats[seat]))
    assert answer.status_code == 200, answer.text
    state: dict[str, Any] = answer.json()
    return state


def legal_move(state: dict[str, Any]) -> dict[str, Any]:
    """A command that plays the first of the choices."""
    facts = state["facts"]
    choice = facts["choices"][0]
    text = f"{facts['hand']}@{choice['x']},{choice['y']}>{90 * choice['rotation']}"
    return {"do": "move", "version": facts["version"], "seat": facts["player"], "move": text}


def is_to_move(state: dict[str, Any]) -> bool:
    """Whether whoever got this state has to move now."""
    return state["facts"]["winners"] is None and state["facts"]["player"] in state["yours"]


def code_of(answer: Any) -> str:
    """The code of a refusal, which has to be a whole one."""
    body = answer.json()
    assert set(body) == {"type", "code", "message", "version", "ask"}
    assert body["message"]["id"] == "error-" + body["code"].replace("/", "-")
    code: str = body["code"]
    return code


@contextmanager
def listening(
    folder: Path, *, send_buffer: int | None = None, renames_a_minute: float = 6, **limits: Any
) -> Iterator[str]:
    """A server at a free port; its address. The system may keep `send_buffer` bytes for those who do not read."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        if send_buffer is not None:
            door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)  # of all that come through it, too
        port = door.getsockname()[1]
        settings = Settings(data=folder, processes=1, renames_a_minute=renames_a_minute)
        app = create_app(settings, reach=Reach.of("127.0.0.1", port), limits=Limits(**limits))
        config = uvicorn.Config(app, http=Impatient, log_config=None, access_log=False, timeout_graceful_shutdown=1)
        server = uvicorn.Server(config)
        thread = threading.Thread(target=server.run, args=[[door]])
        thread.start()
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join(SECONDS)
            assert not thread.is_alive()


def fetched(address: str, body: object = None, token: str | None = None) -> Any:
    """What a program gets that asks by plain HTTP."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **(bearer(token) if token else {})}
    with urllib.request.urlopen(urllib.request.Request(address, data, headers), timeout=SECONDS) as answer:
        return json.load(answer)


def settled(path: str, tokens: list[str]) -> dict[str, Any]:
    """A game as whoever is to move sees it, once that is a person or it is over: computer players may not stop."""
    end = time.monotonic() + SECONDS
    seen: dict[str, Any] = fetched(path, token=tokens[0])
    while seen["facts"]["winners"] is None and not is_to_move(seen):
        assert time.monotonic() < end, "the computer players do not move"
        time.sleep(0.01)
        seen = fetched(path, token=tokens[seen["facts"]["player"]] or tokens[0])  # a computer player has none
    return seen
