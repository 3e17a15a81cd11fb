"""Routes of replays: turns, positions, pictures, questions, JSON."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide import Game, Phase
from bastide.server.protocol.base import POSITION_AIDS
from tests.server.game.test_records import random_game
from tests.server.helpers.servers import CreatedGame, api_client, bearer, code_of, legal_move, new_game, state_of


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def game_with_moves(client: TestClient, count: int, **options: Any) -> CreatedGame:
    game = new_game(client, **options)
    for turn in range(count):
        command = legal_move(state_of(client, game, turn % 2))
        assert client.post(f"{game.path}/commands", json=command, headers=bearer(game.seats[turn % 2])).is_success
    return game


def test_spectator_gets_the_replay(client: TestClient) -> None:
    game = game_with_moves(client, 3)
    replay = client.get(f"{game.path}/replay", headers=bearer(game.watch)).json()
    assert [len(replay["turns"]), len(replay["moves"]), len(replay["state"]["board"])] == [3, 3, 1]
    assert replay["state"]["facts"]["turn"] == 0
    now = state_of(client, game)
    assert replay["turns"][-1]["facts"]["scores"] == now["facts"]["scores"]
    assert not replay["is_over"]
    for path in ("replay", "replay/1/position", "replay/1.svg", "record.json"):
        stranger = client.get(f"{game.path}/{path}", headers=bearer("stranger"))
        assert (stranger.status_code, code_of(stranger)) == (401, "token/unknown")


def test_turn_as_position_and_picture(client: TestClient) -> None:
    game = game_with_moves(client, 2)
    picture = client.get(f"{game.path}/replay/2.svg", headers=bearer(game.watch))
    assert (picture.headers["content-type"], picture.text[:4]) == ("image/svg+xml", "<svg")
    missing = client.get(f"{game.path}/replay/3.svg", headers=bearer(game.watch))
    assert (missing.status_code, code_of(missing)) == (404, "replay/no-such-turn")


@pytest.mark.parametrize("aids", [["legal", "remaining"], *map(list, combinations(POSITION_AIDS, 5))], ids=str)
def test_position_needs_all_aids_during_a_game(client: TestClient, aids: list[str]) -> None:
    game = game_with_moves(client, 0, aids=aids)
    for token in (game.watch, game.seats[0]):
        refusal = client.get(f"{game.path}/replay/0/position", headers=bearer(token))
        assert (refusal.status_code, code_of(refusal)) == (403, "aid/not-allowed")


def test_position_is_sent_with_all_aids(client: TestClient) -> None:
    game = game_with_moves(client, 0, aids=list(POSITION_AIDS))
    assert client.get(f"{game.path}/replay/0/position", headers=bearer(game.watch)).is_success


def test_position_shows_no_more_than_the_aids_allow(client: TestClient) -> None:
    game = game_with_moves(client, 2)
    refusal = client.get(f"{game.path}/replay/2/position", headers=bearer(game.watch))
    assert (refusal.status_code, code_of(refusal)) == (403, "aid/not-allowed")
    resign = {"do": "resign", "version": 2, "seat": 0}
    assert client.post(f"{game.path}/commands", json=resign, headers=bearer(game.seats[0])).is_success
    text = client.get(f"{game.path}/replay/2/position", headers=bearer(game.watch)).text
    assert len(Game.parse(text).board) == 3


def test_questions_about_a_turn(client: TestClient) -> None:
    game = game_with_moves(client, 1)
    question = {"about": "layers", "ask": "a", "version": 1, "layers": ["features"]}
    refusal = client.post(f"{game.path}/replay/1/questions", json=question, headers=bearer(game.watch))
    assert (refusal.status_code, code_of(refusal), refusal.json()["ask"]) == (403, "aid/not-allowed", "a")
    resign = {"do": "resign", "version": 1, "seat": 0}
    assert client.post(f"{game.path}/commands", json=resign, headers=bearer(game.seats[0])).is_success
    answer = client.post(f"{game.path}/replay/1/questions", json=question, headers=bearer(game.watch)).json()
    assert (answer["type"], answer["ask"], len(answer["features"]) > 0) == ("layers", "a", True)
    hint = client.post(
        f"{game.path}/replay/1/questions", json={**question, "about": "hint"}, headers=bearer(game.watch)
    )
    assert code_of(hint) == "message/malformed"


def resigned_game(client: TestClient, moves: int) -> CreatedGame:
    """Return a game that Red resigned after some moves."""
    game = game_with_moves(client, moves)
    resign = {"do": "resign", "version": moves, "seat": 0}
    assert client.post(f"{game.path}/commands", json=resign, headers=bearer(game.seats[0])).is_success
    return game


def ask(client: TestClient, game: CreatedGame, turn: int, **question: Any) -> Any:
    asked = {"ask": "a", "version": turn, **question}
    return client.post(f"{game.path}/replay/{turn}/questions", json=asked, headers=bearer(game.watch))


def judge(client: TestClient, game: CreatedGame, turn: int, move: str | dict[str, int]) -> Any:
    return client.post(f"{game.path}/replay/{turn}/judgement", json={"move": move}, headers=bearer(game.watch))


def test_tile_of_a_turn_can_be_tried(client: TestClient) -> None:
    game = resigned_game(client, 2)
    choices = ask(client, game, 1, about="choices").json()["choices"]
    first = choices[0]
    where = {part: first[part] for part in ("x", "y", "rotation")}
    preview = ask(client, game, 1, about="preview", **where).json()
    assert preview["type"] == "preview"
    assert {place["place"] for place in preview["places"]} == set(first["places"])
    judged = judge(client, game, 1, {**where, "place": 0}).json()
    assert {part: judged["tried"][part] for part in where} == where
    assert judged["lost"] >= 0
    assert (judged["lost"] == 0) == (judged["tried"]["rank"] == 1)


def test_effects_of_other_moves_equal_those_of_the_log(client: TestClient) -> None:
    game = resigned_game(client, 2)
    replay = client.get(f"{game.path}/replay", headers=bearer(game.watch)).json()
    choice = ask(client, game, 1, about="choices").json()["choices"][0]
    other = {**choice, "place": 0}
    del other["places"]
    answer = ask(client, game, 1, about="effects", moves=[replay["moves"][1]["move"], other]).json()
    placed = next(entry for entry in replay["turns"][1]["log"] if entry["kind"] == "placed")
    assert len(answer["effects"]) == 2
    assert answer["effects"][0] == placed["effects"]


def test_judged_move_may_be_text_and_must_be_legal(client: TestClient) -> None:
    game = resigned_game(client, 2)
    played = client.get(f"{game.path}/replay", headers=bearer(game.watch)).json()["moves"][1]["move"]
    assert judge(client, game, 1, played).json()["tried"]["move"] == played
    for move, code in (("nonsense", "notation/no-move"), (played.replace(">", "9>"), "move/no-neighbour")):
        assert code_of(judge(client, game, 1, move)) == code


def test_moves_of_a_running_game_are_not_judged(client: TestClient) -> None:
    game = game_with_moves(client, 2)
    refusals = [
        ask(client, game, 1, about="choices"),
        ask(client, game, 1, about="effects", moves=["D@1,0"]),
        ask(client, game, 1, about="preview", x=0, y=1, rotation=0),
        judge(client, game, 1, "D@1,0"),
    ]
    assert [(each.status_code, code_of(each)) for each in refusals] == [(409, "game/not-over")] * 4


def test_position_after_another_move(client: TestClient) -> None:
    game = resigned_game(client, 2)
    first = ask(client, game, 1, about="choices").json()["choices"][-1]
    tile = client.get(f"{game.path}/replay", headers=bearer(game.watch)).json()["turns"][0]["facts"]["hand"]
    move = f"{tile}@{first['x']},{first['y']}>{first['rotation'] * 90}"
    path = f"{game.path}/replay/1/position"
    position = Game.parse(client.get(path, params={"move": move}, headers=bearer(game.watch)).text)
    assert (len(position.board), position.player, position.phase) == (3, 0, Phase.DRAW)
    assert (
        code_of(client.get(path, params={"move": f"{tile}@90,90"}, headers=bearer(game.watch))) == "move/no-neighbour"
    )


def test_json_record_equals_the_terminal_output(client: TestClient) -> None:
    game = game_with_moves(client, 2)
    record = client.get(f"{game.path}/record.json", headers=bearer(game.watch)).json()
    assert (record["edition"], len(record["turns"]), len(record["hands"])) == ("modern", 2, 2)


def import_game(client: TestClient, edition: str, turns: int = 1000) -> CreatedGame:
    played = random_game(edition, turns)
    created = client.post("/api/games/imported", json={"record": str(played.record())}).json()
    return CreatedGame(created["game"], created["seats"], created["watch"])


def test_finished_game_is_scored_by_other_editions(client: TestClient) -> None:
    game = import_game(client, "modern")
    scores = client.get(f"{game.path}/other-editions", headers=bearer(game.watch)).json()
    assert scores["played"]["edition"] == "modern"
    assert scores["played"]["scores"] == state_of(client, game)["facts"]["scores"]
    assert scores["played"]["sums"] == state_of(client, game)["facts"]["sums"]
    assert {each["edition"] for each in scores["others"]} == {"danish", "hungarian", "slovak", "winter"}
    for each in (scores["played"], *scores["others"]):
        assert each["scores"] == [sum(kind["points"][seat] for kind in each["sums"]) for seat in (0, 1)]
        assert each["winners"] == [seat for seat in (0, 1) if each["scores"][seat] == max(each["scores"])]


def test_other_editions_need_a_finished_classic_game(client: TestClient) -> None:
    for edition, turns, code in (("hunters", 1000, "rescoring/no-others"), ("modern", 5, "game/not-over")):
        game = import_game(client, edition, turns)
        refusal = client.get(f"{game.path}/other-editions", headers=bearer(game.watch))
        assert (refusal.status_code, code_of(refusal)) == (409, code)
