"""The socket of a game, from the hello on."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient, WebSocketTestSession

from bastide.server.rooms.room import Room
from tests.server.http.test_refusals import refused_socket
from tests.server.served import Game, legal_move, new_game, served, state_of


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with served(tmp_path_factory.mktemp("data")) as made:
        yield made


def heard(socket: WebSocketTestSession, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message


def seated(socket: WebSocketTestSession, *tokens: str) -> dict[str, Any]:
    """Say hello, and get the state."""
    socket.send_json({"hello": 1, "tokens": tokens})
    return heard(socket, "state")


def socket_of(client: TestClient, game: Game) -> WebSocketTestSession:
    return client.websocket_connect(game.socket)


def test_after_the_hello_comes_the_state(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        state = seated(socket, *game.seats)
        assert (state["game"], state["yours"]) == (game.name, [0, 1])


def test_a_move_is_announced_to_all_before_it_is_done(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as mover, socket_of(client, game) as watcher:
        state = seated(mover, game.seats[0])
        seated(watcher, game.watch)
        mover.send_json({**legal_move(state), "ask": "mine"})
        turn = heard(mover, "turn")
        assert heard(mover, "done") == {"type": "done", "ask": "mine", "version": turn["facts"]["version"]}
        seen = heard(watcher, "turn")
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
def test_a_hello_that_leads_nowhere_closes_the_socket(
    client: TestClient, hello: object, code: str, closed: int
) -> None:
    assert refused_socket(client, new_game(client).socket, hello) == (code, closed)


def test_a_socket_to_no_game_is_closed(client: TestClient) -> None:
    path = Game("nowhere", [], "").socket
    assert refused_socket(client, path, {"hello": 1, "tokens": ["x"]}) == ("game/unknown", 4404)


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "-"),
        ("nonsense", "-"),
        ('{"do": "fly"}', "command"),
        ('{"do": "move", "version": 0, "seat": 7, "move": "D@1,0"}', "command.move.seat"),
        ('{"about": "preview", "ask": "1", "version": 0}', "question.preview.x"),
    ],
)
def test_a_malformed_message_is_refused_and_changes_nothing(client: TestClient, text: str, where: str) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        before = seated(socket, *game.seats)
        socket.send_text(text)
        refusal = heard(socket, "refused")
        assert (refusal["code"], refusal["message"]["arguments"]["where"]) == ("message/malformed", where)
        assert refusal["version"] == before["facts"]["version"]
        assert state_of(client, game)["facts"] == {**before["facts"]}


def test_bytes_that_are_no_text_are_refused(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        seated(socket, *game.seats)
        socket.send_bytes(b"\xff\xfe")
        assert heard(socket, "refused")["code"] == "message/malformed"


def test_a_refusal_names_the_question_that_it_answers(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        version = seated(socket, *game.seats)["facts"]["version"]
        socket.send_json({"about": "fits", "ask": "why", "version": version, "x": 0, "y": 1})
        refusal = heard(socket, "refused")
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
def test_a_malformed_message_is_refused_by_its_name_if_it_has_one(
    client: TestClient, text: str, ask: str | None
) -> None:
    game = new_game(client)
    with socket_of(client, game) as socket:
        seated(socket, *game.seats)
        socket.send_text(text)
        refusal = heard(socket, "refused")
        assert (refusal["code"], refusal["ask"]) == ("message/malformed", ask)


def test_a_fault_of_ours_does_not_end_the_conversation(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_room: Room, _command: object, _viewer: object) -> None:
        raise RuntimeError("the roof leaks")

    game = new_game(client)
    with socket_of(client, game) as socket:
        state = seated(socket, *game.seats)
        with monkeypatch.context() as broken:
            broken.setattr(Room, "carry_out", fail)
            socket.send_json(legal_move(state))
            assert heard(socket, "refused")["code"] == "server/fault"
        socket.send_json(legal_move(state))
        assert heard(socket, "done")


def test_others_see_who_comes_and_goes(client: TestClient) -> None:
    game = new_game(client, seats=[{"kind": "here"}, {"kind": "away"}])
    with socket_of(client, game) as host:
        seated(host, game.seats[0])
        with socket_of(client, game) as guest:
            seated(guest, game.seats[1])
            while not heard(host, "table")["seats"][1]["is_present"]:
                pass
        while heard(host, "table")["seats"][1]["is_present"]:
            pass


def test_two_sockets_of_one_seat_hear_the_same(client: TestClient) -> None:
    game = new_game(client)
    with socket_of(client, game) as one, socket_of(client, game) as other:
        state = seated(one, game.seats[0])
        seated(other, game.seats[0])
        one.send_json(legal_move(state))
        other.send_json({**legal_move(state), "ask": "again"})
        refusal = heard(other, "refused")
        assert (refusal["code"], refusal["ask"]) == ("state/stale", "again")
        assert heard(one, "turn")["facts"]["version"] == refusal["version"]
