"""What goes over the wire has one form, and what has another one is refused."""

from collections.abc import Iterator
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter, ValidationError

from bastide.server.protocol.base import LONGEST_MOVE, LONGEST_WORD, MOST_SEATS
from bastide.server.protocol.commands import Command, MoveCommand
from bastide.server.protocol.conversation import FromServer
from bastide.server.protocol.words import Message, Refused

COMMAND: TypeAdapter[Command] = TypeAdapter(Command)
SAID: TypeAdapter[FromServer] = TypeAdapter(FromServer)
MOVE: dict[str, Any] = {"do": "move", "version": 0, "seat": 0, "move": "D@1,0", "ask": "x"}


def test_a_command_is_known_by_what_it_does() -> None:
    assert COMMAND.validate_python(MOVE) == MoveCommand(do="move", version=0, seat=0, move="D@1,0", ask="x")


@pytest.mark.parametrize(
    "change",
    [
        {"do": "fly"},
        {"seat": -1},
        {"seat": MOST_SEATS},
        {"version": -1},
        {"move": "x" * (LONGEST_MOVE + 1)},
        {"ask": "x" * (LONGEST_WORD + 1)},
        {"more": 1},
    ],
)
def test_a_command_of_another_form_is_none(change: dict[str, Any]) -> None:
    with pytest.raises(ValidationError):
        COMMAND.validate_python(MOVE | change)


def test_messages_never_change() -> None:
    with pytest.raises(ValidationError):
        MoveCommand(**MOVE).seat = 1


def test_everything_that_is_sent_is_known_by_a_type_of_its_own() -> None:
    kinds = [get_args(model.model_fields["type"].annotation) for model in members(FromServer)]
    assert len(kinds) == len(set(kinds)) == 10


def members(union: Any) -> Iterator[Any]:
    """The models of a union, also of those within it."""
    for part in get_args(get_args(union)[0]):
        yield from members(part) if get_args(part) else [part]


def test_a_message_comes_back_from_its_text() -> None:
    refused = Refused(code="game/over", message=Message(id="error-game-over"), version=3, ask="x")
    assert SAID.validate_json(refused.json_text) == refused
