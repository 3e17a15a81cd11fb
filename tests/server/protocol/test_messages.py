"""Parsing and serialising messages of the protocol."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from bastide.message import Message
from bastide.server.protocol.base import MAX_MOVE_LENGTH, MAX_SEATS, MAX_WORD_LENGTH
from bastide.server.protocol.client_messages import Command, MoveCommand
from bastide.server.protocol.server_messages import FromServer, Refused

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
SERVER_MESSAGE: TypeAdapter[FromServer] = TypeAdapter(FromServer)
MOVE: dict[str, Any] = {"do": "move", "version": 0, "seat": 0, "move": "D@1,0", "ask": "x"}


def test_command_is_parsed_by_its_do_field() -> None:
    assert COMMAND.validate_python(MOVE) == MoveCommand(do="move", version=0, seat=0, move="D@1,0", ask="x")


@pytest.mark.parametrize(
    "change",
    [
        {"do": "fly"},
        {"seat": -1},
        {"seat": MAX_SEATS},
        {"version": -1},
        {"move": "x" * (MAX_MOVE_LENGTH + 1)},
        {"move": 7},
        {"move": {"x": 0, "y": 1}},
        {"move": {"x": 0, "y": 1, "rotation": 4}},
        {"move": {"x": 0, "y": 1, "rotation": 0, "place": -1}},
        {"move": {"x": 0, "y": 1, "rotation": 0, "tile": "D"}},
        {"ask": "x" * (MAX_WORD_LENGTH + 1)},
        {"more": 1},
    ],
)
def test_malformed_command_is_invalid(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        COMMAND.validate_python(MOVE | change)


def test_messages_are_immutable() -> None:
    with pytest.raises(ValidationError):
        MoveCommand(**MOVE).seat = 1  # type: ignore[misc]


def test_server_messages_have_distinct_types() -> None:
    kinds = [get_args(model.model_fields["type"].annotation) for model in members(FromServer)]
    assert len(kinds) == len(set(kinds)) == 10


def members(union: Any) -> Iterator[Any]:
    """Return the models of a union and of nested unions."""
    for part in get_args(get_args(union)[0]):
        yield from members(part) if get_args(part) else [part]


def test_message_round_trips_as_json() -> None:
    refused = Refused(code="game/over", message=Message(id="error-game-over"), version=3, ask="x")
    assert SERVER_MESSAGE.validate_json(refused.json_text) == refused
