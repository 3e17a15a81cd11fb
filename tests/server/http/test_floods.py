"""Bursts of messages on a server with a network."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection

from tests.server.helpers.servers import SECONDS, TWO_HERE, connect, fetch_json, live_server

AT_ONCE = 100
MANY = 1000


def answers(socket: ClientConnection, kind: str, count: int) -> list[dict[str, Any]]:
    """Return the next messages of a type."""
    found: list[dict[str, Any]] = []
    while len(found) < count:
        message = json.loads(socket.recv(timeout=SECONDS))
        if message["type"] == kind:
            found.append(message)
    return found


def test_burst_of_messages_is_answered(tmp_path: Path) -> None:
    with live_server(tmp_path, messages_at_once=AT_ONCE, messages_a_second=0.001) as address:
        made = fetch_json(f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        with connect(f"{address.replace('http', 'ws')}/api/games/{made['game']}/socket") as socket:
            socket.send(json.dumps({"hello": 1, "tokens": made["seats"]}))
            for number in range(MANY):
                socket.send(json.dumps({"ask": str(number)}))
            refusals = answers(socket, "refused", MANY)
            assert [refusal["ask"] for refusal in refusals] == [str(number) for number in range(MANY)]
            codes = Counter(refusal["code"] for refusal in refusals)
            assert codes == {"message/malformed": AT_ONCE, "limit/messages": MANY - AT_ONCE}


def test_burst_of_commands_is_carried_out(tmp_path: Path) -> None:
    with live_server(tmp_path, messages_at_once=MANY, renames_a_minute=1_000_000) as address:
        made = fetch_json(f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        with connect(f"{address.replace('http', 'ws')}/api/games/{made['game']}/socket") as socket:
            socket.send(json.dumps({"hello": 1, "tokens": made["seats"]}))
            for number in range(AT_ONCE):
                socket.send(json.dumps({"do": "rename", "version": 0, "seat": 0, "name": f"Ann {number}"}))
            answers(socket, "done", AT_ONCE)
        state = fetch_json(f"{address}/api/games/{made['game']}", token=made["seats"][0])
        assert state["table"]["seats"][0]["name"] == f"Ann {AT_ONCE - 1}"
