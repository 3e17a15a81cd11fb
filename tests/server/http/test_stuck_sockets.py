"""A client that opens a socket and never reads is dropped and does not delay others (with a network)."""

import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection

from tests.server.helpers.servers import SECONDS, TWO_HERE, connect, fetch_json, live_server

SEND_SECONDS = 5  # until the server drops a client that does not read; the commands below take a fraction of it
SMALL_BUFFER = 4096  # bytes that the system buffers on each side
MANY = 128  # commands, more than the queue of a client holds and the system buffers for it
KEY = "dGhlIHNhbXBsZSBub25jZQ=="


@contextmanager
def stuck_client(address: str, path: str, token: str) -> Iterator[None]:
    """Connect a client that sends a hello and never reads."""
    place = urlsplit(address)
    with socket.socket() as line:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
        line.connect((place.hostname, place.port))
        headers = f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {KEY}\r\nSec-WebSocket-Version: 13"
        line.sendall(f"GET {path}/socket HTTP/1.1\r\nHost: {place.netloc}\r\n{headers}\r\n\r\n".encode())
        assert line.recv(SMALL_BUFFER).startswith(b"HTTP/1.1 101 ")
        hello = json.dumps({"hello": 1, "tokens": [token]}).encode()
        line.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)  # a text frame with a zero mask
        yield


def next_message(connection: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(connection.recv(timeout=SECONDS))
    return message


def watchers_in(message: dict[str, Any]) -> int | None:
    """Return the number of spectators in a message, if it has one."""
    watchers: int | None = message.get("table", message).get("watchers")
    return watchers


def rename(number: int) -> str:
    """Return a command that makes the server announce the table to all clients."""
    return json.dumps({"do": "rename", "version": 0, "seat": 0, "name": f"Ann {number}"})


def test_stuck_socket_is_dropped(tmp_path: Path) -> None:
    limits = {"send_seconds": SEND_SECONDS, "messages_at_once": 2 * MANY, "renames_a_minute": 1_000_000}
    with live_server(tmp_path, send_buffer=SMALL_BUFFER, **limits) as address:
        made = fetch_json(f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        path, token = f"/api/games/{made['game']}", made["seats"][0]
        with (
            connect(f"{address.replace('http', 'ws')}{path}/socket") as player,
            stuck_client(address, path, made["watch"]),
        ):
            player.send(json.dumps({"hello": 1, "tokens": [token]}))
            while watchers_in(next_message(player)) != 1:
                pass
            for number in range(MANY):
                player.send(rename(number))
            done = 0
            while done < MANY:
                message = next_message(player)
                done += message["type"] == "done"
                assert watchers_in(message) in (None, 1), f"dropped after {done} commands"
            while watchers_in(next_message(player)) != 0:
                pass
            assert fetch_json(f"{address}{path}", token=token)["table"]["watchers"] == 0
