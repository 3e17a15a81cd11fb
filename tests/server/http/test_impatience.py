"""Connections on which no request comes to its end are closed."""

import socket
from pathlib import Path
from urllib.parse import urlsplit

import pytest

from bastide.server.http.impatience import Impatient
from tests.server.served import SECONDS, fetched, listening


@pytest.mark.parametrize("begun", [b"", b"GET /api/health HTTP/1.1\r\nHost: 127"])
def test_a_request_that_does_not_end_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    with listening(tmp_path) as address:
        parts = urlsplit(address)
        with monkeypatch.context() as hurried:
            hurried.setattr(Impatient, "header_seconds", 0.2)
            with socket.create_connection((parts.hostname or "", parts.port or 0), timeout=SECONDS) as slow:
                slow.sendall(begun)
                assert slow.recv(100) == b""
        assert fetched(f"{address}/api/health")["status"] == "ok"
