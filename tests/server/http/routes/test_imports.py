"""Import of records."""

import json
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from bastide import Game
from bastide.rules.text.json_record import to_json
from bastide.server.game.config import AIDS
from bastide.server.protocol.base import MAX_NAME_LENGTH
from bastide.server.protocol.replay import MAX_RECORD_LENGTH
from tests.server.game.test_records import random_game
from tests.server.helpers.servers import CreatedGame, api_client, bearer, code_of, legal_move, state_of

ME = "m" * 22


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def import_game(client: TestClient, record: str) -> CreatedGame:
    answer = client.post("/api/games/imported", json={"record": record}, headers=bearer(ME))
    assert answer.status_code == 201, answer.text
    return CreatedGame(answer.json()["game"], answer.json()["seats"], answer.json()["watch"])


def record_of(game: Game) -> str:
    return str(game.record(names=["Ann", "B" * 40], aids=["legal", "preview"]))


def test_imported_game_is_listed_and_replayable(client: TestClient) -> None:
    played = random_game("slovak", draw_ahead=True, takebacks=0.1)
    game = import_game(client, record_of(played))
    listed = client.get("/api/games", headers=bearer(ME)).json()["games"]
    (found,) = (each for each in listed if each["game"] == game.name)
    assert [seat["name"] for seat in found["seats"]] == ["Ann", "B" * MAX_NAME_LENGTH]
    assert (found["yours"], found["scores"], found["is_over"]) == ([0, 1], list(played.scores), True)
    replay = client.get(f"{game.path}/replay", headers=bearer(game.watch)).json()
    assert [move["move"] for move in replay["moves"]] == [str(move) for move in played.moves]


def test_long_name_is_cut_between_characters(client: TestClient) -> None:
    family = "B" * (MAX_NAME_LENGTH - 2) + "\N{WOMAN}\N{ZERO WIDTH JOINER}\N{GIRL}"
    game = import_game(client, str(random_game("modern", 1).record(names=["Ann", family])))
    assert state_of(client, game)["table"]["seats"][1]["name"] == family[: MAX_NAME_LENGTH - 1]


def test_unfinished_game_is_resumed(client: TestClient) -> None:
    played = random_game("modern", 9)
    game = import_game(client, record_of(played))
    seat = played.player
    state = state_of(client, game, seat)
    assert (state["facts"]["turn"], state["facts"]["hand"], state["aids"]) == (
        9,
        str(played.drawn),
        ["legal", "preview"],
    )
    done = client.post(f"{game.path}/commands", json=legal_move(state), headers=bearer(game.seats[seat]))
    assert done.json()["version"] == 10
    assert client.get(f"{game.path}/record", headers=bearer(game.watch)).text.count(" plays ") == 10


@pytest.mark.parametrize("as_json", [False, True])
def test_unfinished_game_keeps_the_aids_of_its_record(client: TestClient, as_json: bool) -> None:
    played = random_game("modern", 9)
    game = import_game(client, json.dumps(to_json(played)) if as_json else str(played.record()))
    assert state_of(client, game)["aids"] == []
    hint = {"about": "hint", "ask": "1", "version": 9}
    refusal = client.post(f"{game.path}/questions", json=hint, headers=bearer(game.seats[played.player]))
    assert (refusal.status_code, code_of(refusal)) == (403, "aid/not-allowed")


@pytest.mark.parametrize("as_json", [False, True])
def test_saved_record_keeps_names_and_aids(client: TestClient, as_json: bool) -> None:
    for given in ({}, {"names": ["Ann", "Bob"]}, {"names": ["Ann", "Bob"], "aids": ["legal"]}):
        record = random_game("modern").record(**given)
        game = import_game(client, json.dumps(to_json(record)) if as_json else str(record))
        saved = client.get(f"{game.path}/record", headers=bearer(game.watch)).text
        assert [line for line in saved.splitlines() if line.startswith(("names", "aids"))] == [
            line for line in str(record).splitlines() if line.startswith(("names", "aids"))
        ]


def test_same_record_is_imported_once_per_client(client: TestClient) -> None:
    record = record_of(random_game("danish", 12))
    first = import_game(client, record)
    assert import_game(client, record) == first
    assert import_game(client, record.replace("Ann", "Eve")).name != first.name
    others = client.post("/api/games/imported", json={"record": record}, headers=bearer("o" * 22)).json()
    assert others["game"] != first.name
    client.delete(f"/api/games/{first.name}", headers=bearer(ME))
    assert import_game(client, record).name != first.name


def test_finished_game_has_all_aids_by_default(client: TestClient) -> None:
    played = random_game("modern")
    assert state_of(client, import_game(client, str(played.record())))["aids"] == list(AIDS)
    assert state_of(client, import_game(client, record_of(played)))["aids"] == ["legal", "preview"]


def test_broken_record_is_refused_with_its_line(client: TestClient) -> None:
    lines = record_of(random_game("modern", 9)).splitlines()
    number = next(number for number, line in enumerate(lines, start=1) if " plays " in line)
    lines[number - 1] = "1 plays W@30,0>0"
    refusal = client.post("/api/games/imported", json={"record": "\n".join([*lines, ""])}, headers=bearer(ME))
    assert (refusal.status_code, code_of(refusal)) == (422, "record/illegal")
    arguments = refusal.json()["message"]["arguments"]
    assert (arguments["number"], arguments["line"]) == (number, "1 plays W@30,0>0")
    assert arguments["problem"]["id"].startswith("error-move-")


@pytest.mark.parametrize("character", ['"', "\n", "\\", "\N{SNOWMAN}", "\N{GAME DIE}"])
def test_longest_record_is_accepted_in_any_script(client: TestClient, character: str) -> None:
    request = json.dumps({"record": character * MAX_RECORD_LENGTH}, ensure_ascii=False).encode()
    refusal = client.post("/api/games/imported", content=request, headers={"Content-Type": "application/json"})
    assert (refusal.status_code, code_of(refusal)) == (422, "text/no-heading")


def test_game_with_many_takebacks_can_be_imported(client: TestClient) -> None:
    played = random_game("hunters", takebacks=0.4)
    text = str(played.record(names=["Ann", "Bob"]))
    as_json = json.dumps(to_json(played), indent=2)
    assert import_game(client, text).name
    assert import_game(client, as_json).name


def test_invalid_or_long_record_is_refused(client: TestClient) -> None:
    for record, code in (
        ("{]", "json/not-json"),
        ('{"edition": "\\ud800"}', "json/half-character"),
        ("x", "text/no-heading"),
        ("x" * (MAX_RECORD_LENGTH + 1), "message/too-long"),
    ):
        refusal = client.post("/api/games/imported", json={"record": record})
        assert (refusal.status_code, code_of(refusal)) == (422, code)
