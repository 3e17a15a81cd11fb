"""The stream of events, for programs; at a real port, for it has no end."""

import http.client
import json
import runpy
import sys
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bastide.server.http import stream
from tests.server.served import SECONDS, Game, bearer, fetched, legal_move, listening

EXAMPLE = Path(__file__).parents[3] / "examples" / "random_player.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with listening(tmp_path_factory.mktemp("data"), sockets_of_address=3) as address:
        yield address


def made(server: str) -> Game:
    wish = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}], "first": 0, "aids": ["legal"]}
    created = fetched(f"{server}/api/games", wish)
    return Game(created["game"], created["seats"], created["watch"])


class Stream:
    """The lines that a program reads."""

    def __init__(self, server: str, game: Game, token: str, query: str = "") -> None:
        self.connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=SECONDS)
        self.connection.request("GET", f"{game.path}/events{query}", headers=bearer(token))
        self.answer = self.connection.getresponse()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()
        self.connection.close()

    def next(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these kinds."""
        while line := self.answer.readline():
            message: dict[str, Any] = json.loads(line) if line.strip() else {"type": "silence"}
            if message["type"] in kinds:
                return message
        raise EOFError


def test_a_stream_begins_with_the_state_and_goes_on_with_turns(server: str) -> None:
    game = made(server)
    with Stream(server, game, game.watch) as events:
        assert events.answer.getheader("Content-Type") == "application/x-ndjson; charset=utf-8"
        state = events.next("state", "turn")
        assert state["type"] == "state"
        mine = fetched(f"{server}{game.path}", token=game.seats[0])
        done = fetched(f"{server}{game.path}/commands", legal_move(mine), game.seats[0])
        assert events.next("state", "turn")["facts"]["version"] == done["version"]


def test_whoever_knows_the_present_version_gets_no_state(server: str) -> None:
    game = made(server)
    state = fetched(f"{server}{game.path}", token=game.seats[0])
    with Stream(server, game, game.watch, f"?after={state['facts']['version']}") as events:
        fetched(f"{server}{game.path}/commands", legal_move(state), game.seats[0])
        assert events.next("state", "turn")["type"] == "turn"


def test_whoever_knows_another_version_gets_the_state(server: str) -> None:
    game = made(server)
    with Stream(server, game, game.watch, "?after=77") as events:
        assert events.next("state", "turn")["type"] == "state"


def test_a_silent_stream_shows_that_it_lives(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "SILENCE", 0.05)
    game = made(server)
    with Stream(server, game, game.watch) as events:
        assert events.next("silence")


def test_a_stream_that_is_left_makes_room(server: str) -> None:
    game = made(server)
    for _ in range(10):  # more than there may be at once
        with Stream(server, game, game.watch) as events:
            assert events.answer.status == 200, events.answer.read()
            events.next("state")
        wait_until_empty(server)


def wait_until_empty(server: str) -> None:
    while fetched(f"{server}/api/health")["details"]["sockets"]:
        pass


def test_too_many_streams_of_an_address_are_refused(server: str) -> None:
    game = made(server)
    with (
        Stream(server, game, game.watch) as first,
        Stream(server, game, game.watch) as second,
        Stream(server, game, game.watch) as third,
    ):
        for each in (first, second, third):
            each.next("state")
        with pytest.raises(urllib.error.HTTPError) as refusal:
            fetched(f"{server}{game.path}/events", token=game.watch)
        assert refusal.value.code == 429
        assert json.load(refusal.value)["code"] == "limit/sockets"
        refusal.value.close()
    wait_until_empty(server)


def test_the_example_plays_a_game_to_its_end(
    server: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), server])
    runpy.run_path(str(EXAMPLE))
    word, *scores = capsys.readouterr().out.split()
    assert word == "scores:"
    assert len(scores) == 2
