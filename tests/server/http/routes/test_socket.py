"""The WebSocket of a game."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from bastide.messages import Message, text_of
from bastide.server.rooms.room import Room
from tests.server.helpers.servers import CreatedGame, api_client, legal_move, new_game, state_of
from tests.server.http.test_errors import refused_socket


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def next_message(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """Return the next message of a type."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message


def say_hello(socket: WebSocketTestSession, *tokens: str) -> dict[str, Any]:
    """Send a hello and return the state."""
    socket.send_json({"hello": 1, "tokens": tokens})
    return next_message(socket, "state")


def socket_of(client: TestClient, game: CreatedGame) -> WebSocketTestSession:
    return client.websocket_connect(game.socket)


def test_hello_is_answered_with_the_state(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        state = say_hello(socket, *game.seats)
        assert (state["game"], state["yours"]) == (game.name, [0, 1])


def test_move_is_announced_before_done(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as mover, socket_of(client, game) as watcher:
        state = say_hello(mover, game.seats[0])
        say_hello(watcher, game.watch)
        mover.send_json({**legal_move(state), "ask": "mine"})
        turn = next_message(mover, "turn")
        assert next_message(mover, "done") == {"type": "done", "ask": "mine", "version": turn["facts"]["version"]}
        seen = next_message(watcher, "turn")
        assert seen["laid"] == turn["laid"]
        assert seen["facts"]["choices"] is None


@pytest.mark.parametrize(
    ("hello", "code", "closed"),
    [
        ({"hello": 1, "tokens": ["x"]}, "token/unknown", 4401),
        ({"hello": 2, "tokens": ["x"]}, "message/malformed", 4422),
        ({"hello": 1, "tokens": []}, "message/malformed", 4422),
        ({"do": "resign", "version": 0, "seat": 0}, "message/malformed", 4422),
        ([], "message/malformed", 4422),
    ],
)
def test_invalid_hello_closes_the_socket(client: TestClient, hello: object, code: str, closed: int) -> None:
    assert refused_socket(client, new_game(client).socket, hello) == (code, closed)


def test_socket_of_unknown_game_is_closed(client: TestClient) -> None:
    path = CreatedGame("nowhere", [], "").socket
    assert refused_socket(client, path, {"hello": 1, "tokens": ["x"]}) == ("game/unknown", 4404)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "-"),
        ("nonsense", "-"),
        ('{"do": "fly"}', "command"),
        ('{"do": "move", "version": 0, "seat": 7, "move": "D@1,0"}', "command.seat"),
        ('{"do": "move", "version": 0, "seat": 0, "move": 7}', "command.move"),
        ('{"do": "move", "version": 0, "seat": 0, "move": {"x": 0, "y": 1}}', "command.move.rotation"),
        ('{"do": "move", "version": 0, "seat": 0, "move": {"x": 0, "y": 1, "rotation": 4}}', "command.move.rotation"),
        ('{"do": "move", "version": 0, "seat": 0, "move": "D@1,0", "text": ""}', "command.text"),
        ('{"about": "preview", "ask": "1", "version": 0}', "question.x"),
        ('{"about": "layers", "ask": "1", "version": 0, "layers": ["sky"]}', "question.layers.0"),
    ],
)
def test_malformed_message_is_refused(client: TestClient, text: str, where: str) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        before = say_hello(socket, *game.seats)
        socket.send_text(text)
        refusal = next_message(socket, "refused")
        assert (refusal["code"], refusal["message"]["arguments"]["where"]) == ("message/malformed", where)
        assert refusal["version"] == before["facts"]["version"]
        assert state_of(client, game)["facts"] == {**before["facts"]}


@pytest.mark.parametrize(
    ("command", "where", "sentence"),
    [
        ({"do": "rename", "name": "x" * 25}, "command.name", "The name is too long"),
        ({"do": "move", "move": "x" * 81}, "command.move", "“command.move” is too long"),
    ],
)
def test_long_text_is_refused(client: TestClient, command: dict[str, str], where: str, sentence: str) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        say_hello(socket, *game.seats)
        socket.send_json({"version": 0, "seat": 0, **command})
        refusal = next_message(socket, "refused")
        assert (refusal["code"], refusal["message"]["arguments"]["where"]) == ("message/too-long", where)
        assert text_of(Message(**refusal["message"])).startswith(sentence)


def test_invalid_utf8_is_refused(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        say_hello(socket, *game.seats)
        socket.send_bytes(b"\xff\xfe")
        assert next_message(socket, "refused")["code"] == "message/malformed"


def test_refusal_repeats_the_ask(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        version = say_hello(socket, *game.seats)["facts"]["version"]
        socket.send_json({"about": "fits", "ask": "why", "version": version, "x": 0, "y": 1})
        refusal = next_message(socket, "refused")
        assert (refusal["code"], refusal["ask"]) == ("aid/not-allowed", "why")


@pytest.mark.parametrize(
    ("text", "ask"),
    [
        ('{"do": "move", "version": 0, "seat": 7, "move": "D@1,0", "ask": "mine"}', "mine"),
        ('{"about": "preview", "ask": "mine", "version": 0}', "mine"),
        ('{"ask": "mine", "is": [{"ask": "another"}]}', "mine"),
        ('{"do": "resign", "ask": 7}', None),
        ('{"do": "resign", "ask": "' + "x" * 41 + '"}', None),
        ('["ask", "mine"]', None),
        ('{"ask": "mine"', None),
    ],
)
def test_malformed_message_keeps_a_readable_ask(client: TestClient, text: str, ask: str | None) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        say_hello(socket, *game.seats)
        socket.send_text(text)
        refusal = next_message(socket, "refused")
        assert (refusal["code"], refusal["ask"]) == ("message/malformed", ask)


def test_internal_error_keeps_the_session_open(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_room: Room, _command: object, _viewer: object) -> None:
        raise RuntimeError("the roof leaks")

    game = new_game(client)
    with socket_of(client, game) as socket:
        state = say_hello(socket, *game.seats)
        with monkeypatch.context() as broken:
            broken.setattr(Room, "carry_out", fail)
            socket.send_json(legal_move(state))
            assert next_message(socket, "refused")["code"] == "server/fault"
        socket.send_json(legal_move(state))
        assert next_message(socket, "done")


def test_presence_is_announced(client: TestClient) -> None:
    game = new_game(client, seats=[{"kind": "here"}, {"kind": "away"}])
    with socket_of(client, game) as host:
        say_hello(host, game.seats[0])
        with socket_of(client, game) as guest:
            say_hello(guest, game.seats[1])
            while not next_message(host, "table")["seats"][1]["is_present"]:
                pass
        while next_message(host, "table")["seats"][1]["is_present"]:
            pass


def test_two_sockets_of_a_seat_get_the_same(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as one, socket_of(client, game) as other:
        state = say_hello(one, game.seats[0])
        say_hello(other, game.seats[0])
        one.send_json(legal_move(state))
        turn = next_message(one, "turn")
        other.send_json({**legal_move(state), "ask": "again"})
        refusal = next_message(other, "refused")
        assert (refusal["code"], refusal["ask"]) == ("state/stale", "again")
        assert refusal["version"] == turn["facts"]["version"]
