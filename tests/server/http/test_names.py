"""Names are text: all that can be seen is kept, wherever it goes, and what hides is refused."""

from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

from bastide.messages.languages import language_names, speaking
from bastide.messages.tree import Message
from bastide.rules.record import Record
from tests.server.served import bearer, code_of, new_game, served

FAMILY = "👨\u200d👩\u200d👧\u200d👦"
SEEN = (
    "<img src=x onerror=1>",
    "</script>",
    "{ $seat }",
    FAMILY,
    f"Ann {FAMILY}",
    "🏳\ufe0f\u200d🌈",
    "❤\ufe0f",
    "\U0001fae8",  # an emoji that is younger than some Pythons
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
    with served(tmp_path_factory.mktemp("data")) as made:
        yield made


def renamed(client: TestClient, name: str) -> Any:
    """What comes of giving somebody that name."""
    game = new_game(client)
    command = {"do": "rename", "version": 0, "seat": 0, "name": name}
    return client.post(f"{game.path}/commands", json=command, headers=bearer(game.seats[0]))


@pytest.mark.parametrize("name", SEEN)
def test_a_name_that_can_be_seen_stays_as_it_is(client: TestClient, name: str) -> None:
    game = new_game(client, seats=[{"kind": "here", "name": name}, {"kind": "here"}])
    answer = client.get(game.path, headers=bearer(game.seats[0]))
    assert answer.headers["content-type"] == "application/json"
    assert answer.json()["table"]["seats"][0]["name"] == name
    record = client.get(f"{game.path}/record", headers=bearer(game.seats[0]))
    assert record.headers["content-type"].startswith("text/plain")
    assert Record.parse(record.text).names == (name, "")


@pytest.mark.parametrize("hidden", HIDDEN)
def test_a_name_in_which_something_hides_is_refused(client: TestClient, hidden: str) -> None:
    refused = renamed(client, f"A{hidden}B")
    assert (refused.status_code, code_of(refused)) == (422, "name/unprintable")
    assert refused.json()["message"]["arguments"] == {"name": "A\ufffdB"}


@pytest.mark.parametrize(("name", "shown"), [("\u200d", "\ufffd"), ("A\u200d", "A\ufffd"), ("\u200cA", "\ufffdA")])
def test_a_joiner_that_joins_nothing_hides(client: TestClient, name: str, shown: str) -> None:
    assert renamed(client, name).json()["message"]["arguments"] == {"name": shown}


@pytest.mark.parametrize("language", language_names())
def test_the_refusal_of_a_name_quotes_it_as_it_is_seen(client: TestClient, language: str) -> None:
    told = renamed(client, "A\u202eB").json()["message"]
    with speaking(language):
        sentence = str(Message(told["id"], told["arguments"]))
    assert "A\ufffdB" in sentence
    assert "\\" not in sentence
