"""Somebody who opens a socket and never reads, at a server with a network: they are dropped, and delay nobody."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from tests.server.served import SECONDS, TWO_HERE, fetched, listening

PATIENCE = 2  # seconds that the server waits for somebody who does not read
SMALL_BUFFER = 4096  # bytes that the system keeps for them, on either side
FEW = 64  # commands: more than wait for anybody before they fall behind
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@contextmanager
def stuck(address: str, path: str, token: str) -> Iterator[None]:
    """Somebody who says hello, and then never reads."""
    place = urlsplit(address)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        line.connect((place.hostname, place.port))
        headers = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13"
        line.sendall(f"GET {path}/socket HTTP/1.1\r\nHost: {place.netloc}\r\n{headers}\r\n\r\n".encode())
        assert line.recv(SMALL_BUFFER).startswith(b"HTTP/1.1 101 ")
        hello = json.dumps({"hello": 1, "tokens": [token]}).encode()
        line.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)  # a text, masked by nothing
        yield


def heard(connection: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(connection.recv(timeout=SECONDS))
    return message


def watchers_in(message: dict[str, Any]) -> int | None:
    """How many look on, if a message tells it."""
    told: int | None = message.get("table", message).get("watchers")
    return told


def watchers_after(connection: ClientConnection, watchers: int, command: dict[str, Any]) -> int:
    """How many look on, as far as is told until a command is done."""
    connection.send(json.dumps(command))
    while (message := heard(connection))["type"] != "done":
        told = watchers_in(message)
        watchers = watchers if told is None else told
    return watchers


def test_a_stuck_socket_is_dropped_and_delays_nobody(tmp_path: Path) -> None:
    limits = {"send_seconds": PATIENCE, "messages_a_second": 10_000, "renames_a_minute": 1_000_000}
    with listening(tmp_path, send_buffer=SMALL_BUFFER, **limits) as address:
        made = fetched(f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        path, token = f"/api/games/{made['game']}", made["seats"][0]
        with (
            connect(f"{address.replace('http', 'ws')}{path}/socket") as player,
            stuck(address, path, made["watch"]),
        ):
            player.send(json.dumps({"hello": 1, "tokens": [token]}))
            while watchers_in(heard(player)) != 1:
                pass
            watchers, done = 1, 0
            while watchers:  # everybody is told all anew whenever somebody has another name
                rename = {"do": "rename", "version": 0, "seat": 0, "name": f"Ann {done}"}
                watchers = watchers_after(player, watchers, rename)
                done += 1
            assert done > FEW
            assert fetched(f"{address}{path}", token=token)["table"]["watchers"] == 0
