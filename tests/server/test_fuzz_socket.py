"""Fuzz tests of sockets: every message gets a reply, and no game breaks."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection

from bastide.server.game.config import AIDS
from tests.server.helpers.servers import (
    SECONDS,
    connect,
    fetch_json,
    is_to_move,
    legal_move,
    live_server,
    wait_for_turn,
)

LARGEST = 1024  # bytes of a message on this server
COUNTED = ("messages_a_second", "requests_a_second", "requests_at_once", "games_an_hour")
GENEROUS: dict[str, Any] = dict.fromkeys(COUNTED, 1e6)
TWO_AWAY = [{"kind": "away"}, {"kind": "away"}]
ANSWERS = {"done", "refused", "preview", "layers", "fits", "hint"}
RawMessage = str | bytes

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
small = st.integers(-2, 6)
by_number = st.fixed_dictionaries({"x": small, "y": small, "rotation": small}, optional={"place": small})
moves = (
    by_number
    | st.sampled_from(["D@1,0>90 road", "D@0,1>0", "@", "D@1,0>91", "N@99999,0>0 city.N", ""])
    | st.text(max_size=50)
)
likely = {  # plausible and nearly plausible values of fields
    "do": st.sampled_from(["move", "take-back", "hand-over", "answer", "rename", "resign", "fly"]),
    "about": st.sampled_from(["preview", "layers", "fits", "hint", "nothing"]),
    "version": small,
    "seat": small,
    "by": small,
    "move": moves,
    "level": st.sampled_from(["random", "greedy", "nobody"]),
    "proposal": small,
    "agreed": st.booleans(),
    "name": st.text(max_size=60),
    "x": st.integers(-1001, 1001),
    "y": st.integers(-3, 3),
    "rotation": small,
    "layers": st.lists(st.sampled_from(["features", "fields", "dead", "remaining", "projection", "none"]), max_size=11),
    "ask": st.text(max_size=41),
}
near_valid = st.fixed_dictionaries({}, optional={name: field | anything for name, field in likely.items()})
well_formed = st.fixed_dictionaries(
    {"ask": st.text(max_size=40), "version": st.integers(0, 3)},
    optional={name: field for name, field in likely.items() if name not in ("ask", "version", "about")},
)
messages: st.SearchStrategy[RawMessage] = st.one_of(
    st.one_of(anything, near_valid, well_formed).map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.integers(LARGEST - 1, LARGEST + 1).map(lambda length: "[" * length),
    st.just('{"do":' * 100),
)


class FuzzedGame(NamedTuple):
    """A server and a game on it."""

    address: str
    game: str
    seats: list[str]

    @property
    def path(self) -> str:
        return f"{self.address}/api/games/{self.game}"

    def connected(self) -> ClientConnection:
        return connect(f"{self.path.replace('http', 'ws')}/socket")


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("fuzzed")
    with live_server(folder, message=LARGEST, **GENEROUS) as found:
        yield found


def new_game(address: str) -> FuzzedGame:
    request = {"edition": "modern", "seats": TWO_AWAY, "first": 0, "aids": list(AIDS)}
    made = fetch_json(f"{address}/api/games", request)
    return FuzzedGame(address, made["game"], made["seats"])


def next_message(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
    return message


def hello(socket: ClientConnection, token: str) -> dict[str, Any]:
    """Send a hello and return the state."""
    socket.send(json.dumps({"hello": 1, "tokens": [token]}))
    while (message := next_message(socket))["type"] != "state":
        pass
    return message


def answer(socket: ClientConnection) -> dict[str, Any]:
    """Return the next answer, skipping announcements."""
    while (message := next_message(socket))["type"] not in ANSWERS:
        pass
    return message


def send_and_check(socket: ClientConnection, raw_messages: list[RawMessage]) -> None:
    """Send messages and check that each gets a reply that is not an internal error."""
    for message in raw_messages:
        socket.send(message)
        found = answer(socket)
        assert found["type"] != "refused" or found["code"] != "server/fault", message


def check_alive(played: FuzzedGame, *, late_moves: int = 0) -> None:
    """Check that the game is over or can be played. Up to `late_moves` moves of gone clients may come first."""
    attempts = [can_play(played) for _ in range(late_moves + 1)]
    assert any(attempts)


def can_play(played: FuzzedGame) -> bool:
    """Return True if a legal move is accepted, or the game is over."""
    state = wait_for_turn(played.path, played.seats)
    if state["facts"]["winners"] is not None:
        return True
    with played.connected() as socket:
        state = hello(socket, played.seats[state["facts"]["player"]])
        socket.send(json.dumps(legal_move(state) if is_to_move(state) else {}))
        return bool(answer(socket)["type"] == "done")


def after_hello(address: str, examples: int) -> None:
    @settings(max_examples=examples)
    @given(st.lists(messages, max_size=8), st.integers(0, 1), st.booleans())
    def check(raw_messages: list[RawMessage], seat: int, leaves_early: bool) -> None:
        played = new_game(address)
        with played.connected() as socket:
            hello(socket, played.seats[seat])
            send_and_check(socket, raw_messages)
            state = fetch_json(played.path, token=played.seats[seat])
            moves_late = leaves_early and is_to_move(state)
            if moves_late:  # the client disconnects while the move is carried out
                socket.send(json.dumps(legal_move(state)))
        check_alive(played, late_moves=int(moves_late))

    check()


def before_hello(address: str, examples: int) -> None:
    played = new_game(address)

    @settings(max_examples=examples)
    @given(messages)
    def check(raw_message: RawMessage) -> None:
        with played.connected() as socket:
            socket.send(raw_message)
            refusal = next_message(socket)
            assert refusal["type"] == "refused"
            with pytest.raises(ConnectionClosed):
                next_message(socket)
            assert socket.close_code
            assert 4400 <= socket.close_code < 4500

    check()
    check_alive(played)


def test_a_few_messages_are_answered(address: str) -> None:
    after_hello(address, 40)


def test_first_message_must_be_a_hello(address: str) -> None:
    before_hello(address, 40)


@pytest.mark.deep
def test_many_messages_are_answered(address: str) -> None:
    after_hello(address, 3000)
    before_hello(address, 1000)
