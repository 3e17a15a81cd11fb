"""Header timeouts and refused WebSocket handshakes, on a server with a network."""

import json
import logging
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import InvalidStatus

from bastide.server.http.uvicorn_server import HeaderTimeoutProtocol
from tests.server.helpers.servers import SECONDS, TWO_HERE, connect, fetch_json, live_server


@pytest.mark.parametrize(
    ("headers", "limits", "status", "code"),
    [
        ({"Origin": "http://evil.example"}, {}, 403, "origin/foreign"),
        ({}, {"requests_at_once": 1, "requests_a_second": 0.001}, 429, "limit/requests"),
    ],
)
def test_refused_handshake_logs_no_warning(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    headers: dict[str, str],
    limits: dict[str, Any],
    status: int,
    code: str,
) -> None:
    with live_server(tmp_path, **limits) as address:
        made = fetch_json(f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        path = f"{address.replace('http', 'ws')}/api/games/{made['game']}/socket"
        with pytest.raises(InvalidStatus) as caught:
            connect(path, additional_headers=headers)
    assert caught.value.response.status_code == status
    assert json.loads(caught.value.response.body or b"")["code"] == code
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("begun", [b"", b"GET /api/health HTTP/1.1\r\nHost: 127"])
def test_unfinished_headers_close_the_connection(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    with live_server(tmp_path) as address:
        parts = urlsplit(address)
        with monkeypatch.context() as patched:
            patched.setattr(HeaderTimeoutProtocol, "header_seconds", 0.2)
            with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=SECONDS) as slow:
                slow.sendall(begun)
                assert slow.recv(100) == b""
        assert fetch_json(f"{address}/api/health")["status"] == "ok"
