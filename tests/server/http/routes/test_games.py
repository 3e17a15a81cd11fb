"""Routes of games, and their errors."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide import Record
from bastide.messages import Message, text_of
from bastide.server.protocol.base import MAX_SEATS
from bastide.server.rooms.room import Room
from tests.server.helpers.servers import CreatedGame, api_client, bearer, code_of, legal_move, new_game, state_of

ME, YOU = "m" * 22, "y" * 22


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def test_move_is_played(client: TestClient) -> None:
    game = new_game(client)
    before = state_of(client, game)
    done = client.post(f"{game.path}/commands", json=legal_move(before), headers=bearer(game.seats[0]))
    after = state_of(client, game, 1)
    assert done.json() == {"type": "done", "ask": None, "version": after["facts"]["version"]}
    assert (len(before["board"]), len(after["board"])) == (1, 2)
    assert (before["yours"], after["yours"]) == ([0], [1])


def test_stale_move_is_refused(client: TestClient) -> None:
    game = new_game(client)
    before = state_of(client, game)
    stale = {**legal_move(before), "version": 99, "ask": "first"}
    refusal = client.post(f"{game.path}/commands", json=stale, headers=bearer(game.seats[0]))
    assert (refusal.status_code, code_of(refusal)) == (409, "state/stale")
    assert (refusal.json()["version"], refusal.json()["ask"]) == (before["facts"]["version"], "first")
    assert state_of(client, game)["facts"] == before["facts"]


def test_foreign_seat_is_refused(client: TestClient) -> None:
    game = new_game(client)
    move = legal_move(state_of(client, game))
    refusal = client.post(f"{game.path}/commands", json=move, headers=bearer(game.seats[1]))
    assert (refusal.status_code, code_of(refusal)) == (403, "seat/not-yours")
    watching = client.post(f"{game.path}/commands", json=move, headers=bearer(game.watch))
    assert (watching.status_code, code_of(watching)) == (403, "seat/not-yours")


def test_illegal_move_is_refused(client: TestClient) -> None:
    game = new_game(client)
    move = {**legal_move(state_of(client, game)), "move": "D@50,50"}
    refusal = client.post(f"{game.path}/commands", json=move, headers=bearer(game.seats[0]))
    assert refusal.status_code == 409
    assert code_of(refusal).startswith("move/")


def test_forbidden_aid_is_refused(client: TestClient) -> None:
    game = new_game(client, aids=["legal"])
    question = {"about": "layers", "ask": "1", "version": 0, "layers": ["remaining"]}
    question["version"] = state_of(client, game)["facts"]["version"]
    refusal = client.post(f"{game.path}/questions", json=question, headers=bearer(game.seats[0]))
    assert (refusal.status_code, code_of(refusal)) == (403, "aid/not-allowed")


def test_question_is_answered(client: TestClient) -> None:
    game = new_game(client, aids=["remaining"])
    version = state_of(client, game)["facts"]["version"]
    question = {"about": "layers", "ask": "q", "version": version, "layers": ["remaining"]}
    answer = client.post(f"{game.path}/questions", json=question, headers=bearer(game.seats[0])).json()
    assert (answer["type"], answer["ask"]) == ("layers", "q")
    assert {each["tile"]: each["count"] for each in answer["remaining"]}["E"] == 5


def test_record_can_be_parsed(client: TestClient) -> None:
    game = new_game(client)
    client.post(f"{game.path}/commands", json=legal_move(state_of(client, game)), headers=bearer(game.seats[0]))
    answer = client.get(f"{game.path}/record", headers=bearer(game.watch))
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    record = Record.parse(answer.text)
    assert record.names == ("Ann", "Bob")
    assert record.replay().turn == 1


def test_each_identity_has_its_own_list(client: TestClient) -> None:
    game = new_game(client, identity=ME)
    listed = client.get("/api/games", headers=bearer(ME)).json()["games"]
    assert [each["game"] for each in listed] == [game.name]
    assert listed[0]["tokens"] == game.seats
    assert client.get("/api/games", headers=bearer(YOU)).json() == {"games": [], "has_more": False}
    assert client.delete(game.path, headers=bearer(ME)).status_code == 204
    assert client.get("/api/games", headers=bearer(ME)).json() == {"games": [], "has_more": False}


def test_list_requires_an_identity(client: TestClient) -> None:
    refusal = client.get("/api/games")
    assert (refusal.status_code, code_of(refusal)) == (401, "token/missing")


@pytest.mark.parametrize("path", ["", "/record", "/events"])
def test_invalid_token_is_refused(client: TestClient, path: str) -> None:
    game = new_game(client)
    missing, wrong = client.get(game.path + path), client.get(game.path + path, headers=bearer("x" * 32))
    assert (missing.status_code, code_of(missing)) == (401, "token/missing")
    assert (wrong.status_code, code_of(wrong)) == (401, "token/unknown")
    assert wrong.headers["www-authenticate"] == "Bearer"


def test_several_tokens_in_one_request(client: TestClient) -> None:
    game = new_game(client)

    def named(*tokens: str) -> Any:
        return client.get(game.path, headers=bearer(",".join(tokens)))

    assert named(game.watch, *game.seats).json()["yours"] == [0, 1]
    assert code_of(named(*game.seats, "x" * 32)) == "token/unknown"
    assert code_of(named(*[game.watch] * (MAX_SEATS + 2))) == "token/unknown"


def test_unknown_game_is_refused(client: TestClient) -> None:
    nowhere = CreatedGame("nowhere", [], "")
    refusal = client.get(nowhere.path, headers=bearer("x"))
    assert (refusal.status_code, code_of(refusal)) == (404, "game/unknown")


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/api/nothing", 404, "request/unknown-path"),
        ("GET", "/nothing", 404, "request/unknown-path"),
        ("GET", "/api/setup/", 404, "request/unknown-path"),
        ("PUT", "/api/games", 405, "request/wrong-method"),
        ("POST", "/api/setup", 405, "request/wrong-method"),
    ],
)
def test_unknown_paths_and_methods_are_refused(
    client: TestClient, method: str, path: str, status: int, code: str
) -> None:
    refusal = client.request(method, path)
    assert (refusal.status_code, code_of(refusal)) == (status, code)


@pytest.mark.parametrize(
    ("body", "where"),
    [
        (b"{", "1"),
        (b"[]", "-"),
        (b'{"edition": "modern"}', "seats"),
        (b'{"edition": "modern", "seats": [{"kind": "here"}]}', "seats"),
        (b'{"edition": "modern", "seats": [{"kind": "here"}, {"kind": "king"}]}', "seats.1.kind"),
        (b'{"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}], "more": 1}', "more"),
    ],
)
def test_malformed_body_is_refused_with_location(client: TestClient, body: bytes, where: str) -> None:
    refusal = client.post("/api/games", content=body, headers={"Content-Type": "application/json"})
    assert (refusal.status_code, code_of(refusal)) == (422, "message/malformed")
    assert refusal.json()["message"]["arguments"]["where"] == where


@pytest.mark.parametrize(
    ("command", "code", "where"),
    [
        ({"do": "move", "move": {"x": 0, "y": 1, "rotation": 4}}, "message/malformed", "move.rotation"),
        ({"do": "move", "move": {"x": 0, "y": 1}}, "message/malformed", "move.rotation"),
        ({"do": "move", "move": "x" * 81}, "message/too-long", "move"),
        ({"do": "rename", "name": "x" * 25}, "message/too-long", "name"),
        ({"do": "rename", "name": 7}, "message/malformed", "name"),
        ({"do": "rename"}, "message/malformed", "name"),
        ({"do": "resign", "layers": 1}, "message/malformed", "layers"),
    ],
)
def test_malformed_command_is_refused_with_location(
    client: TestClient, command: dict[str, object], code: str, where: str
) -> None:
    game = new_game(client)
    body = {"version": 0, "seat": 0, **command}
    refusal = client.post(f"{game.path}/commands", json=body, headers=bearer(game.seats[0]))
    assert (refusal.status_code, code_of(refusal)) == (422, code)
    assert refusal.json()["message"]["arguments"]["where"] == where


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "The name is too long: it may have at most 24 characters."),
        ("da", "Navnet er for langt: der må højst være 24 tegn."),
        ("pl", "To imię jest za długie: znaków może być najwyżej 24."),
        ("sk", "Meno je príliš dlhé: znakov môže byť najviac 24."),
        ("hu", "A név túl hosszú: legfeljebb 24 karakter lehet."),
    ],
)
def test_long_name_is_refused_in_words(client: TestClient, language: str, sentence: str) -> None:
    seats = [{"kind": "here", "name": "x" * 25}, {"kind": "here"}]
    message = client.post("/api/games", json={"edition": "modern", "seats": seats}).json()["message"]
    assert message["arguments"]["where"] == "seats.0.name"
    assert text_of(Message(**message), language=language) == sentence


def test_unknown_edition_is_refused(client: TestClient) -> None:
    request = {"edition": "lunar", "seats": [{"kind": "here"}, {"kind": "here"}]}
    assert code_of(client.post("/api/games", json=request)) == "setup/unknown-edition"


def test_internal_error_is_logged_without_details(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_room: Room, _viewer: object) -> None:
        raise RuntimeError("the cellar is flooded")

    game = new_game(client)
    monkeypatch.setattr(Room, "state_for", fail)
    refusal = client.get(game.path, headers=bearer(game.seats[0]))
    assert (refusal.status_code, code_of(refusal)) == (500, "server/fault")
    assert "cellar" not in refusal.text
    assert "the cellar is flooded" in caplog.text
    assert game.seats[0] not in caplog.text


def test_openapi_describes_all_errors(client: TestClient) -> None:
    description = client.get("/api/openapi.json").json()
    assert len(description["paths"]) >= 12
    for path, operations in description["paths"].items():
        for method, operation in operations.items():
            refusals = {status: each for status, each in operation["responses"].items() if status >= "400"}
            assert {"403", "422", "429"} <= set(refusals), (method, path)
            for refusal in refusals.values():
                assert refusal["content"]["application/json"]["schema"] == {"$ref": "#/components/schemas/Refused"}


def test_openapi_describes_authentication(client: TestClient) -> None:
    paths = client.get("/api/openapi.json").json()["paths"]
    assert paths["/api/games/{game}/commands"]["post"]["security"]
    assert "security" not in paths["/api/setup"]["get"]


def test_games_survive_a_restart(tmp_path: Path) -> None:
    with api_client(tmp_path) as client:
        game = new_game(client)
        client.post(f"{game.path}/commands", json=legal_move(state_of(client, game)), headers=bearer(game.seats[0]))
        before = state_of(client, game)
    with api_client(tmp_path) as client:
        assert state_of(client, game)["board"] == before["board"]


def test_board_picture_changes_with_the_board(client: TestClient) -> None:
    game = new_game(client)
    address = f"{game.path}/board.svg"
    first = client.get(address, headers=bearer(game.watch))
    assert (first.headers["content-type"], first.text[:4]) == ("image/svg+xml", "<svg")
    same = client.get(address, headers={**bearer(game.watch), "If-None-Match": first.headers["etag"]})
    assert same.status_code == 304
    move = legal_move(state_of(client, game))
    client.post(f"{game.path}/commands", json=move, headers=bearer(game.seats[0]))
    assert len(client.get(address, headers=bearer(game.watch)).text) > len(first.text)


def test_board_picture_is_private_and_cached_by_key(client: TestClient) -> None:
    address = f"{new_game(client).path}/board.svg"
    assert code_of(client.get(address)) == "token/missing"
    assert code_of(client.get(address, headers=bearer("stranger"))) == "token/unknown"
    game = new_game(client)
    for query, caching in (("", "no-cache"), ("?key=1", "private, max-age=31536000, immutable")):
        picture = client.get(f"{game.path}/board.svg{query}", headers=bearer(game.watch))
        assert picture.headers["cache-control"] == caching


def test_board_picture_takes_no_seat(client: TestClient) -> None:
    game = new_game(client, seats=[{"kind": "here"}, {"kind": "away"}])
    client.get(f"{game.path}/board.svg", headers=bearer(game.seats[1]))
    seats = state_of(client, game)["table"]["seats"]
    assert not seats[1]["is_taken"]
