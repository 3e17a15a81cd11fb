"""Anything that can be said on a socket is answered by a code, and breaks no game."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from bastide.server.games.aids import AIDS
from tests.server.served import SECONDS, fetched, is_to_move, legal_move, listening, settled

LARGEST = 1024  # bytes of a message at this server
TWO_AWAY = [{"kind": "away"}, {"kind": "away"}]
ANSWERS = {"done", "refused", "preview", "layers", "fits", "hint"}
Said = str | bytes

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
small = st.integers(-2, 6)
moves = st.sampled_from(["D@1,0>90 road", "D@0,1>0", "@", "D@1,0>91", "N@99999,0>0 city.N", ""]) | st.text(max_size=50)
likely = {  # what a field of a command or a question may hold, and sometimes something else
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
valid_but_for_the_moment = st.fixed_dictionaries(
    {"ask": st.text(max_size=40), "version": st.integers(0, 3)},
    optional={name: field for name, field in likely.items() if name not in ("ask", "version", "about")},
)
messages: st.SearchStrategy[Said] = st.one_of(
    st.one_of(anything, near_valid, valid_but_for_the_moment).map(json.dumps),
    st.text(max_size=200),
    st.binary(max_size=200),
    st.integers(LARGEST - 1, LARGEST + 1).map(lambda length: "[" * length),
    st.just('{"do":' * 100),
)


class Played(NamedTuple):
    """A server, and a game there."""

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
    with listening(folder, message=LARGEST, messages_a_second=1e6, games_an_hour=1e6) as found:
        yield found


def new_game(address: str) -> Played:
    wish = {"edition": "modern", "seats": TWO_AWAY, "first": 0, "aids": list(AIDS)}
    made = fetched(f"{address}/api/games", wish)
    return Played(address, made["game"], made["seats"])


def heard(socket: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(socket.recv(timeout=SECONDS))
    return message


def hello(socket: ClientConnection, token: str) -> dict[str, Any]:
    """Say hello, and hear the state."""
    socket.send(json.dumps({"hello": 1, "tokens": [token]}))
    while (message := heard(socket))["type"] != "state":
        pass
    return message


def answer(socket: ClientConnection) -> dict[str, Any]:
    """The next answer, whatever is announced before it."""
    while (message := heard(socket))["type"] not in ANSWERS:
        pass
    return message


def say_anything(socket: ClientConnection, said: list[Said]) -> None:
    """Every message is answered, by the server's refusals but never by its faults."""
    for message in said:
        socket.send(message)
        found = answer(socket)
        assert found["type"] != "refused" or found["code"] != "server/fault", message


def check_alive(played: Played, *, late_moves: int = 0) -> None:
    """The game is over, or whoever is to move plays on. As many moves as that may come before, of who left early."""
    attempts = [plays_on(played) for _ in range(late_moves + 1)]
    assert any(attempts)


def plays_on(played: Played) -> bool:
    """Whether a legal move is done, or none is left to be done."""
    state = settled(played.path, played.seats)
    if state["facts"]["winners"] is not None:
        return True
    with played.connected() as socket:
        state = hello(socket, played.seats[state["facts"]["player"]])
        socket.send(json.dumps(legal_move(state) if is_to_move(state) else {}))
        return bool(answer(socket)["type"] == "done")


def after_hello(address: str, examples: int) -> None:
    @settings(max_examples=examples)
    @given(st.lists(messages, max_size=8), st.integers(0, 1), st.booleans())
    def say(said: list[Said], seat: int, leaves_early: bool) -> None:
        played = new_game(address)
        with played.connected() as socket:
            hello(socket, played.seats[seat])
            say_anything(socket, said)
            state = fetched(played.path, token=played.seats[seat])
            moves_late = leaves_early and is_to_move(state)
            if moves_late:  # and is gone while that is being done
                socket.send(json.dumps(legal_move(state)))
        check_alive(played, late_moves=int(moves_late))

    say()


def before_hello(address: str, examples: int) -> None:
    played = new_game(address)

    @settings(max_examples=examples)
    @given(messages)
    def say(said: Said) -> None:
        with played.connected() as socket:
            socket.send(said)
            refusal = heard(socket)
            assert refusal["type"] == "refused"
            with pytest.raises(ConnectionClosed):
                heard(socket)
            assert socket.close_code
            assert 4400 <= socket.close_code < 4500

    say()
    check_alive(played)


def test_a_few_messages_are_answered(address: str) -> None:
    after_hello(address, 40)


def test_whoever_says_something_else_than_hello_is_refused(address: str) -> None:
    before_hello(address, 40)


@pytest.mark.deep
def test_many_messages_are_answered(address: str) -> None:
    after_hello(address, 3000)
    before_hello(address, 1000)
