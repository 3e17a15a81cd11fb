"""A refusal tells what its sentence quotes, and nothing that the table does not show."""

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide.messages.arguments import arguments_of
from tests.server.served import Game, bearer, code_of, new_game, served, state_of

FAR, ON_START = "@40,40>0", "@0,0>0"


def refused_move(client: TestClient, game: Game, where: str) -> Any:
    facts = state_of(client, game)["facts"]
    command = {"do": "move", "version": facts["version"], "seat": facts["player"], "move": f"{facts['hand']}{where}"}
    return client.post(f"{game.path}/commands", json=command, headers=bearer(game.seats[facts["player"]]))


@pytest.mark.parametrize(("where", "code"), [(FAR, "move/no-neighbour"), (ON_START, "move/occupied")])
def test_an_illegal_move_at_a_table_without_aids_tells_no_position(tmp_path: Path, where: str, code: str) -> None:
    with served(tmp_path) as client:
        game = new_game(client, aids=[])
        refusal = refused_move(client, game, where)
        assert (refusal.status_code, code_of(refusal)) == (409, code)
        assert set(refusal.json()["message"]["arguments"]) == {"move", "x", "y"}
        assert "bag" not in refusal.text


def test_a_socket_refuses_as_quietly(tmp_path: Path) -> None:
    with served(tmp_path) as client:
        game = new_game(client, aids=[])
        hand = state_of(client, game)["facts"]["hand"]
        with client.websocket_connect(game.socket) as socket:
            socket.send_json({"hello": 1, "tokens": game.seats})
            socket.send_json({"do": "move", "version": 0, "seat": 0, "move": f"{hand}{FAR}"})
            while (refusal := socket.receive_json())["type"] != "refused":
                pass
        assert set(refusal["message"]["arguments"]) == {"move", "x", "y"}


def test_messages_use_the_arguments_of_those_that_they_refer_to() -> None:
    assert arguments_of("error-state-stale") == {"given", "version"}
    assert arguments_of("error-game-over") == set()
