"""A socket that is refused before it is open, at a server with a network."""

import json
import logging
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tests.server.served import TWO_HERE, fetched, listening


@pytest.mark.parametrize(
    ("headers", "limits", "status", "code"),
    [
        ({"Origin": "http://evil.example"}, {}, 403, "origin/foreign"),
        ({}, {"requests_at_once": 1, "requests_a_second": 0.001}, 429, "limit/requests"),
    ],
)
def test_it_gets_a_refusal_and_nobody_complains(
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
    headers: dict[str, str],
    limits: dict[str, Any],
    status: int,
    code: str,
) -> None:
    with listening(tmp_path, **limits) as address:
        made = fetched(f"{address}/api/games", {"edition": "modern", "seats": TWO_HERE})
        path = f"{address.replace('http', 'ws')}/api/games/{made['game']}/socket"
        with pytest.raises(InvalidStatus) as caught:
            connect(path, additional_headers=headers)
    assert caught.value.response.status_code == status
    assert json.loads(caught.value.response.body or b"")["code"] == code
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
