"""A refusal contains only what its text uses, and nothing that the player may not see."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter
from starlette.testclient import TestClient

from bastide.messages.arguments import arguments_of
from bastide.server.protocol.client_messages import Command
from bastide.server.protocol.server_messages import Refused
from tests.server.helpers.servers import CreatedGame, api_client, bearer, code_of, new_game, state_of

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "server.md"
FAR, ON_START = "@40,40>0", "@0,0>0"


def refused_move(client: TestClient, game: CreatedGame, where: str) -> Any:
    facts = state_of(client, game)["facts"]
    command = {"do": "move", "version": facts["version"], "seat": facts["player"], "move": f"{facts['hand']}{where}"}
    return client.post(f"{game.path}/commands", json=command, headers=bearer(game.seats[facts["player"]]))


@pytest.mark.parametrize(("where", "code"), [(FAR, "move/no-neighbour"), (ON_START, "move/occupied")])
def test_illegal_move_does_not_leak_the_position(tmp_path: Path, where: str, code: str) -> None:
    with api_client(tmp_path) as client:
        game = new_game(client, aids=[])
        refusal = refused_move(client, game, where)
        assert (refusal.status_code, code_of(refusal)) == (409, code)
        assert set(refusal.json()["message"]["arguments"]) == {"move", "x", "y"}
        assert "bag" not in refusal.text


def test_socket_does_not_leak_the_position(tmp_path: Path) -> None:
    with api_client(tmp_path) as client:
        game = new_game(client, aids=[])
        hand = state_of(client, game)["facts"]["hand"]
        with client.websocket_connect(game.socket) as socket:
            socket.send_json({"hello": 1, "tokens": game.seats})
            socket.send_json({"do": "move", "version": 0, "seat": 0, "move": f"{hand}{FAR}"})
            while (refusal := socket.receive_json())["type"] != "refused":
                pass
        assert set(refusal["message"]["arguments"]) == {"move", "x", "y"}


def test_arguments_of_referenced_messages_are_kept() -> None:
    assert arguments_of("error-state-stale") == {"given", "version"}
    assert arguments_of("error-game-over") == set()


def examples(kind: str) -> list[str]:
    """Return the JSON examples of the document that have a key."""
    blocks = re.findall(r"^```json\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [block for block in blocks if kind in json.loads(block)]


def test_documented_commands_are_valid() -> None:
    commands = [TypeAdapter(Command).validate_json(example).do for example in examples("do")]
    assert commands == ["draw", "go-back", "tally"]


def test_documented_refusal_is_real(tmp_path: Path) -> None:
    shown = [Refused.model_validate_json(example) for example in examples("code")]
    with api_client(tmp_path) as client:
        sent = [Refused.model_validate(stale_command(client).json())]
    assert [(each.code, each.message.id, set(each.message.arguments)) for each in shown] == [
        (each.code, each.message.id, set(each.message.arguments)) for each in sent
    ]


def stale_command(client: TestClient) -> Any:
    game = new_game(client)
    command = {"do": "take-back", "version": 99, "seat": 0}
    return client.post(f"{game.path}/commands", json=command, headers=bearer(game.seats[0]))
