"""Requests and sockets beyond the limits are refused with a code."""

from pathlib import Path

import pytest
from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

from bastide.server.rate_limits import Limits
from tests.server.helpers.servers import CreatedGame, api_client, bearer, code_of, new_game


def refused_socket(client: TestClient, path: str, hello: object) -> tuple[str, int]:
    """Return the code of the refusal, and the code that the socket is closed with."""
    with client.websocket_connect(path) as socket:
        if hello is not None:
            socket.send_json(hello)
        code = socket.receive_json()["code"]
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    return code, closed.value.code


def watch_game(socket: WebSocketTestSession, game: CreatedGame) -> WebSocketTestSession:
    socket.send_json({"hello": 1, "tokens": [game.watch]})
    while socket.receive_json()["type"] != "state":
        pass
    return socket


def test_large_body_is_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, body=100) as client:
        refusal = client.post("/api/games", content=b"x" * 101)
        assert (refusal.status_code, code_of(refusal)) == (413, "request/too-large")


def test_large_body_without_length_is_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, body=100) as client:
        refusal = client.post("/api/games", content=iter([b"x" * 60, b"x" * 60]))
        assert (refusal.status_code, code_of(refusal)) == (413, "request/too-large")


def test_only_imports_may_be_as_large_as_records(tmp_path: Path) -> None:
    with api_client(tmp_path) as client:
        largest = Limits().record_body
        for path, size, status in (
            ("/api/games/imported", largest, 422),
            ("/api/games/imported", largest + 1, 413),
            ("/api/games", Limits().body, 422),
            ("/api/games", Limits().body + 1, 413),
            ("/api/positions", largest, 413),
        ):
            assert client.post(path, content=b"x" * size).status_code == status


def test_many_requests_are_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, requests_a_second=0, requests_at_once=2) as client:
        answers = [client.get("/api/setup") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [200, 200, 429]
        assert code_of(answers[2]) == "limit/requests"
        assert client.get("/").status_code != 429


def test_many_games_of_a_client_are_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, games_an_hour=1) as client:
        new_game(client)
        refusal = client.post("/api/games", json={"edition": "modern", "seats": [{"kind": "here"}] * 2})
        assert (refusal.status_code, code_of(refusal)) == (429, "limit/games")


def ended_game(client: TestClient) -> CreatedGame:
    game = new_game(client)
    resignation = {"do": "resign", "version": 0, "seat": 0}
    assert client.post(f"{game.path}/commands", json=resignation, headers=bearer(game.seats[0])).status_code == 200
    return game


@pytest.mark.parametrize(("limits", "code"), [({"games_an_hour": 1}, "limit/games"), ({"games": 1}, "limit/full")])
def test_rematch_counts_as_a_new_game(tmp_path: Path, limits: dict[str, int], code: str) -> None:
    with api_client(tmp_path, **limits) as client:
        game = ended_game(client)
        refusal = client.post(f"{game.path}/rematch", json={}, headers=bearer(game.seats[0]))
        assert code_of(refusal) == code


def test_joining_a_rematch_creates_no_game(tmp_path: Path) -> None:
    with api_client(tmp_path, games_an_hour=2) as client:
        game = ended_game(client)
        answers = [client.post(f"{game.path}/rematch", json={}, headers=bearer(seat)) for seat in game.seats]
        assert [answer.status_code for answer in answers] == [200, 200]


def test_many_pictures_are_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, pictures_a_second=0, pictures_at_once=2) as client:
        answers = [client.get("/pictures/x/pieces/nobody-red.svg") for _ in range(3)]
        assert [answer.status_code for answer in answers] == [404, 404, 429]
        assert client.get("/api/health").status_code == 200


def test_full_server_refuses_games(tmp_path: Path) -> None:
    with api_client(tmp_path, games=1) as client:
        new_game(client)
        refusal = client.post("/api/games", json={"edition": "modern", "seats": [{"kind": "here"}] * 2})
        assert (refusal.status_code, code_of(refusal)) == (503, "limit/full")


def test_sockets_of_a_client_are_limited(tmp_path: Path) -> None:
    with api_client(tmp_path, sockets_of_client=1) as client:
        game = new_game(client)
        path, hello = game.socket, {"hello": 1, "tokens": [game.watch]}
        with client.websocket_connect(path) as first:
            watch_game(first, game)
            assert refused_socket(client, path, None) == ("limit/sockets", 4429)
        with client.websocket_connect(path) as again:
            again.send_json(hello)
            assert again.receive_json()["type"] in ("table", "state")


def test_full_server_refuses_sockets(tmp_path: Path) -> None:
    with api_client(tmp_path, sockets=0) as client:
        assert refused_socket(client, new_game(client).socket, None) == ("limit/full", 4503)


def test_missing_hello_closes_the_socket(tmp_path: Path) -> None:
    with api_client(tmp_path, hello_seconds=0) as client:
        assert refused_socket(client, new_game(client).socket, None) == ("hello/late", 4409)


def test_large_message_keeps_the_socket_open(tmp_path: Path) -> None:
    with api_client(tmp_path, message=200) as client:
        game = new_game(client)
        with client.websocket_connect(game.socket) as socket:
            watch_game(socket, game).send_text("x" * 201)
            assert socket.receive_json()["code"] == "limit/message-size"
            socket.send_text("{}")
            assert socket.receive_json()["code"] == "message/malformed"


def test_many_messages_keep_the_socket_open(tmp_path: Path) -> None:
    with api_client(tmp_path, messages_a_second=0, messages_at_once=1) as client:
        game = new_game(client)
        with client.websocket_connect(game.socket) as socket:
            watch_game(socket, game)
            socket.send_text("{}")
            socket.send_text('{"ask": "again"}')
            refusals = [socket.receive_json() for _ in range(2)]
            assert [refusal["code"] for refusal in refusals] == ["message/malformed", "limit/messages"]
            assert [refusal["ask"] for refusal in refusals] == [None, "again"]


def test_many_questions_at_once_are_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, questions=0) as client:
        game = new_game(client)
        with client.websocket_connect(game.socket) as socket:
            watch_game(socket, game).send_json({"about": "hint", "ask": "a", "version": 0})
            refusal = socket.receive_json()
            assert (refusal["code"], refusal["ask"]) == ("limit/questions", "a")


def test_many_questions_of_a_client_are_refused(tmp_path: Path) -> None:
    with api_client(tmp_path, questions_of_client=0) as client:
        game, question = new_game(client), {"about": "layers", "ask": "a", "version": 0, "layers": []}
        refusal = client.post(f"{game.path}/questions", json=question, headers=bearer(game.seats[0]))
        assert (refusal.status_code, code_of(refusal)) == (429, "limit/questions")
        assert (refusal.json()["ask"], refusal.json()["message"]["arguments"]) == ("a", {"most": 0})
