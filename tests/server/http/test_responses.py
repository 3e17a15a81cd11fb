"""Streams of events, on a real port because they do not end."""

import http.client
import json
import runpy
import socket
import sys
import urllib.error
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from bastide.server.http import responses
from tests.server.helpers.servers import SECONDS, CreatedGame, bearer, fetch_json, legal_move, live_server

EXAMPLE = Path(__file__).parents[3] / "examples" / "random_player.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with live_server(tmp_path_factory.mktemp("data"), sockets_of_client=3) as address:
        yield address


def create_game(server: str) -> CreatedGame:
    request = {"edition": "modern", "seats": [{"kind": "here"}, {"kind": "here"}], "first": 0, "aids": ["legal"]}
    created = fetch_json(f"{server}/api/games", request)
    return CreatedGame(created["game"], created["seats"], created["watch"])


class Stream:
    """Client that reads lines of a stream."""

    def __init__(self, server: str, game: CreatedGame, token: str, query: str = "") -> None:
        self.connection = http.client.HTTPConnection(urlsplit(server).netloc, timeout=SECONDS)
        self.connection.request("GET", f"{game.path}/events{query}", headers=bearer(token))
        self.answer = self.connection.getresponse()

    def __enter__(self) -> "Stream":
        return self

    def __exit__(self, *_: object) -> None:
        self.answer.close()
        self.connection.close()

    def next(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of one of these types."""
        while line := self.answer.readline():
            message: dict[str, Any] = json.loads(line) if line.strip() else {"type": "silence"}
            if message["type"] in kinds:
                return message
        raise EOFError


def test_stream_sends_the_state_then_turns(server: str) -> None:
    game = create_game(server)
    with Stream(server, game, game.watch) as events:
        assert events.answer.getheader("Content-Type") == "application/x-ndjson; charset=utf-8"
        state = events.next("state", "turn")
        assert state["type"] == "state"
        mine = fetch_json(f"{server}{game.path}", token=game.seats[0])
        done = fetch_json(f"{server}{game.path}/commands", legal_move(mine), game.seats[0])
        assert events.next("state", "turn")["facts"]["version"] == done["version"]


def test_current_version_gets_no_state(server: str) -> None:
    game = create_game(server)
    state = fetch_json(f"{server}{game.path}", token=game.seats[0])
    with Stream(server, game, game.watch, f"?after={state['facts']['version']}") as events:
        fetch_json(f"{server}{game.path}/commands", legal_move(state), game.seats[0])
        assert events.next("state", "turn")["type"] == "turn"


def test_other_version_gets_the_state(server: str) -> None:
    game = create_game(server)
    with Stream(server, game, game.watch, "?after=77") as events:
        assert events.next("state", "turn")["type"] == "state"


def test_idle_stream_sends_empty_lines(server: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(responses, "KEEPALIVE", 0.05)
    game = create_game(server)
    with Stream(server, game, game.watch) as events:
        assert events.next("silence")


def test_closed_stream_frees_its_slot(server: str) -> None:
    game = create_game(server)
    for _ in range(10):  # more than may be open at once
        with Stream(server, game, game.watch) as events:
            assert events.answer.status == 200, events.answer.read()
            events.next("state")
        wait_until_empty(server)


def wait_until_empty(server: str) -> None:
    while fetch_json(f"{server}/api/health")["details"]["sockets"]:
        pass


def test_too_many_streams_of_a_client_are_refused(server: str) -> None:
    game = create_game(server)
    with (
        Stream(server, game, game.watch) as first,
        Stream(server, game, game.watch) as second,
        Stream(server, game, game.watch) as third,
    ):
        for each in (first, second, third):
            each.next("state")
        with pytest.raises(urllib.error.HTTPError) as refusal:
            fetch_json(f"{server}{game.path}/events", token=game.watch)
        assert refusal.value.code == 429
        assert json.load(refusal.value)["code"] == "limit/sockets"
        refusal.value.close()
    wait_until_empty(server)


def test_example_program_plays_a_whole_game(
    server: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), server])
    runpy.run_path(str(EXAMPLE))
    word, *scores = capsys.readouterr().out.split()
    assert word == "scores:"
    assert len(scores) == 2


def test_example_program_without_a_server_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.create_server(("127.0.0.1", 0)) as closed:
        address = f"http://127.0.0.1:{closed.getsockname()[1]}"
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), address])
    with pytest.raises(SystemExit, match=f"There is no server at {address}.*bastide serve"):
        runpy.run_path(str(EXAMPLE))
