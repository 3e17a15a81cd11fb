"""Allowed hosts and origins, security headers, and secrecy of tokens."""

import logging
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.server.helpers.servers import BASE, api_client, bearer, code_of, legal_move, new_game, state_of

ANSWERS = ("/", "/game/abc", "/api/setup", "/api/nothing", "/pictures/x/pieces/knight-red.svg", "/nothing")
REBOUND = {"Host": "rebound.example:8765"}
FOREIGN = {"Origin": "http://evil.example"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


@pytest.mark.parametrize("path", ANSWERS)
def test_responses_have_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers
    assert headers["content-security-policy"].startswith("default-src 'none'")
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["x-content-type-options"] == "nosniff"
    assert "camera=()" in headers["permissions-policy"]


def test_page_policy_forbids_inline_scripts(client: TestClient) -> None:
    policy = client.get("/").headers["content-security-policy"].split("; ")
    assert "script-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not [rule for rule in policy if "unsafe" in rule]


def test_picture_policy_forbids_scripts(client: TestClient) -> None:
    policy = client.get("/pictures/x/pieces/knight-red.svg").headers["content-security-policy"]
    assert policy == "default-src 'none'; style-src 'unsafe-inline'"


@pytest.mark.parametrize("path", ANSWERS)
def test_dns_rebinding_is_refused(client: TestClient, path: str) -> None:
    refusal = client.get(path, headers=REBOUND)
    assert (refusal.status_code, code_of(refusal)) == (403, "origin/unknown-host")


def test_foreign_origin_is_refused(client: TestClient) -> None:
    refusal = client.post("/api/games", json={}, headers=FOREIGN)
    assert (refusal.status_code, code_of(refusal)) == (403, "origin/foreign")
    assert "access-control-allow-origin" not in client.get("/api/setup", headers={"Origin": BASE}).headers


@pytest.mark.parametrize("headers", [FOREIGN, REBOUND, {"Origin": "null"}])
def test_foreign_origin_gets_no_socket(client: TestClient, headers: dict[str, str]) -> None:
    game = new_game(client)
    with pytest.raises(WebSocketDisconnect), client.websocket_connect(game.socket, headers=headers):
        pass


def test_own_page_gets_a_socket(client: TestClient) -> None:
    game = new_game(client)
    with client.websocket_connect(game.socket, headers={"Origin": BASE}) as socket:
        socket.send_json({"hello": 1, "tokens": [game.watch]})
        assert socket.receive_json()["type"] in ("table", "state")


def test_responses_with_tokens_are_not_cached(client: TestClient) -> None:
    game = new_game(client)
    for path in (game.path, f"{game.path}/record", "/api/games", "/api/setup"):
        assert client.get(path, headers=bearer(game.seats[0])).headers["cache-control"] == "no-store"


def test_tokens_of_others_are_not_sent(client: TestClient) -> None:
    game = new_game(client, seats=[{"kind": "here"}, {"kind": "away"}], identity="i" * 22)
    away = client.get(game.path, headers=bearer(game.seats[1]))
    watching = client.get(game.path, headers=bearer(game.watch))
    assert game.seats[0] not in away.text
    assert not [token for token in game.seats if token in watching.text]


def test_tokens_are_not_logged(client: TestClient, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    game = new_game(client, identity="s" * 22)
    client.post(f"{game.path}/commands", json=legal_move(state_of(client, game)), headers=bearer(game.seats[0]))
    client.get(game.path, headers=bearer(f"{game.seats[0]}x"))
    with client.websocket_connect(game.socket) as socket:
        socket.send_json({"hello": 1, "tokens": [game.seats[1]], "identity": "s" * 22})
        socket.receive_json()
    assert not [
        secret
        for secret in (*game.seats, game.watch, "s" * 22)
        for record in caplog.records
        if secret in record.getMessage()
    ]
