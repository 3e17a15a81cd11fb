"""Names are text: visible characters are kept, hidden ones are refused."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide.message import Message
from bastide.messages.languages import language_names, using_language
from bastide.rules.text.record import Record
from tests.server.helpers.servers import api_client, bearer, code_of, new_game

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
VISIBLE = (
    "<img src=x onerror=1>",
    "</script>",
    "{ $seat }",
    FAMILY,
    f"Ann {FAMILY}",
    "🏳\ufe0f\u200d🌈",
    "❤\ufe0f",
    "\U0001fae8",  # an emoji that some Python versions do not know
    "דוד",
    "Ann ודוד",
    "محمد",
    "می\u200cخواهم",
    "क्\u200dष",
    "山田\u3000太郎",
    "Zoë\u0301",
)
OVERRIDES = ("\u202a", "\u202b", "\u202c", "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069")
HIDDEN = (*OVERRIDES, "\x00", "\x07", "\x1b", "\n", "\x7f", "\x85", "\xad", "\u200b", "\u200e", "\u2028", "\ufeff")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    with api_client(tmp_path_factory.mktemp("data")) as made:
        yield made


def rename_response(client: TestClient, name: str) -> Any:
    """Return the response to a rename."""
    game = new_game(client)
    command = {"do": "rename", "version": 0, "seat": 0, "name": name}
    return client.post(f"{game.path}/commands", json=command, headers=bearer(game.seats[0]))


@pytest.mark.parametrize("name", VISIBLE)
def test_visible_names_are_kept(client: TestClient, name: str) -> None:
    game = new_game(client, seats=[{"kind": "here", "name": name}, {"kind": "here"}])
    answer = client.get(game.path, headers=bearer(game.seats[0]))
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["table"]["seats"][0]["name"] == name
    record = client.get(f"{game.path}/record", headers=bearer(game.seats[0]))
    assert record.headers["content-type"].startswith("text/plain")
    assert Record.parse(record.text).names == (name, "")


@pytest.mark.parametrize("hidden", HIDDEN)
def test_names_with_hidden_characters_are_refused(client: TestClient, hidden: str) -> None:
    refused = rename_response(client, f"A{hidden}B")
    assert (refused.status_code, code_of(refused)) == (422, "name/unprintable")
    assert refused.json()["message"]["arguments"] == {"name": "A\ufffdB"}


@pytest.mark.parametrize(("name", "shown"), [("\u200d", "\ufffd"), ("A\u200d", "A\ufffd"), ("\u200cA", "\ufffdA")])
def test_lone_joiners_count_as_hidden(client: TestClient, name: str, shown: str) -> None:
    assert rename_response(client, name).json()["message"]["arguments"] == {"name": shown}


@pytest.mark.parametrize("language", language_names())
def test_refusal_quotes_the_visible_name(client: TestClient, language: str) -> None:
    message = rename_response(client, "A\u202eB").json()["message"]
    with using_language(language):
        sentence = str(Message(message["id"], message["arguments"]))
    assert "A\ufffdB" in sentence
    assert "\\" not in sentence
