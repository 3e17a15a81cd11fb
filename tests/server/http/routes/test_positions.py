"""Routes of positions without a game."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide import Game as Position
from bastide import edition_names
from tests.server.game.test_records import random_game
from tests.server.helpers.servers import api_client, code_of, new_game, state_of

TURNS = 12
LAYERS = ["features", "fields", "dead", "remaining", "projection"]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def show_position(client: TestClient, text: str) -> dict[str, Any]:
    answer = client.post("/api/positions", json={"position": text})
    assert answer.status_code == 200, answer.text
    position: dict[str, Any] = answer.json()
    return position


def ask_about(client: TestClient, text: str, **question: Any) -> Any:
    whole = {"ask": "a", "version": 0, **question}
    return client.post("/api/positions/questions", json={"position": text, "question": whole})


@pytest.mark.parametrize("edition", edition_names())
def test_both_forms_show_the_same_position(client: TestClient, edition: str) -> None:
    game = random_game(edition, TURNS)
    position = show_position(client, game.text())
    assert position == show_position(client, game.position_line())
    assert (position["text"], position["line"]) == (game.text(), game.position_line())
    state, facts = position["state"], position["state"]["facts"]
    assert {*LAYERS, "fits"} == set(state["aids"])
    assert (state["edition"], len(state["board"]), len(state["table"]["seats"])) == (edition, TURNS + 1, game.players)
    assert (facts["scores"], facts["supplies"], facts["huts"]) == tuple(
        map(list, (game.scores, game.supplies, game.huts))
    )
    assert (facts["player"], facts["hand"]) == (game.player, game.drawn.name if game.drawn else None)
    assert (facts["tiles_left"], facts["bonus_left"]) == (game.tiles_left, game.bonus_left)
    assert len(facts["pieces"]) == sum(laid.piece is not None for laid in game.board.values())


def test_position_before_a_draw(client: TestClient) -> None:
    game = Position.unhosted("modern", players=2)
    facts = show_position(client, game.text())["state"]["facts"]
    assert (facts["phase"], facts["hand"], facts["tiles_left"]) == ("draw", None, game.tiles_left)


def test_final_position_shows_the_winners(client: TestClient) -> None:
    game = random_game("modern", 1000)
    facts = show_position(client, game.position_line())["state"]["facts"]
    best = [seat for seat, score in enumerate(game.scores) if score == max(game.scores)]
    assert (facts["phase"], facts["winners"]) == ("over", best)


def test_all_layers_are_allowed_for_positions(client: TestClient) -> None:
    game = random_game("hunters", TURNS)
    answer = ask_about(client, game.text(), about="layers", layers=LAYERS).json()
    assert (answer["type"], answer["ask"]) == ("layers", "a")
    assert {layer for layer in LAYERS if answer[layer] is None} == set()
    assert sum(each["count"] for each in answer["remaining"]) == sum(game.remaining.values())
    x, y = next(iter(game.legal_moves)).cell
    fits = ask_about(client, game.text(), about="fits", x=x, y=y).json()
    assert {each["tile"] for each in fits["fits"]} == {tile.name for tile in game.fits(x, y)}


def test_faulty_position_is_refused_with_location(client: TestClient) -> None:
    text = random_game("modern", TURNS).text()
    lines = text.splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("scores"))
    broken = text.replace(lines[number - 1], "scores: 1 2 3")
    for answer in (
        client.post("/api/positions", json={"position": broken}),
        ask_about(client, broken, about="layers", layers=LAYERS),
    ):
        assert (answer.status_code, code_of(answer)) == (422, "text/wrong-count")
        arguments = answer.json()["message"]["arguments"]
        assert (arguments["number"], arguments["line"]) == (number, "scores: 1 2 3")


@pytest.mark.parametrize(
    ("position", "code"),
    [
        ("", "text/no-heading"),
        ("bastide position 9", "text/newer-version"),
        ("bastide-position-1~modern~2", "position/line-cut-off"),
        ("x" * 8001, "message/too-long"),
    ],
)
def test_invalid_position_is_refused(client: TestClient, position: str, code: str) -> None:
    answer = client.post("/api/positions", json={"position": position})
    assert (answer.status_code, code_of(answer)) == (422, code)


def test_hints_are_refused_for_positions(client: TestClient) -> None:
    answer = ask_about(client, random_game("modern", TURNS).text(), about="hint")
    assert (answer.status_code, code_of(answer)) == (422, "message/malformed")


def test_shown_position_can_be_played(client: TestClient) -> None:
    line = show_position(client, random_game("slovak", TURNS).text())["line"]
    game = new_game(client, position=line)
    state = state_of(client, game)
    assert (state["beginning"], len(state["board"])) == (line, TURNS + 1)
