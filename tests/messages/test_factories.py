"""Messages hold texts, numbers and messages, independent of language."""

import errno
import json
import os
from dataclasses import FrozenInstanceError, asdict

import pytest
from pydantic import TypeAdapter

from bastide import Game, IllegalMove, Move, Scored
from bastide.errors import BastideError, RecordError
from bastide.messages import Message, message, refusal_message, sentence_about, text_of
from bastide.messages.events import details_about, explain, message_about, tell
from bastide.messages.factories import SYSTEM_ERRORS
from bastide.rules.events import Reason, TakenBack

CITY = Scored("city", ((0, 0),), (Reason("tiles", 1, 2),), (1, 1, 0), (0, 1))


def test_parts_of_a_sentence_are_messages() -> None:
    content = message_about(CITY)
    assert content.id == "event-scored-whole"
    assert content.arguments["seats"] == Message(
        "list-last", {"before": Message("seat-red"), "last": Message("seat-blue")}
    )
    assert content.arguments["points"] == 2


def test_message_is_immutable() -> None:
    with pytest.raises(FrozenInstanceError):
        message("board-over").id = "other"  # type: ignore[misc]


def test_tell_returns_the_text_of_the_message() -> None:
    game = Game("hunters", players=3, seed=5)
    while not game.is_over:
        game.push(min(game.legal_moves, key=lambda move: (not move.place, abs(move.x) + abs(move.y), move.place)))
    for event in game.events():
        assert tell(event) == text_of(message_about(event)) == str(message_about(event))
        if isinstance(event, Scored):
            assert explain(event) == [tell(event), *map(text_of, details_about(event))]


def test_seat_without_name_is_called_by_its_colour() -> None:
    assert [tell(TakenBack(seat), names=["Ann", ""]) for seat in (0, 1)] == [
        "Ann’s last turn is taken back.",
        "Blue’s last turn is taken back.",
    ]


def test_nested_error_becomes_a_message() -> None:
    inner = IllegalMove("move/game-over", move=Move.parse("D@1,0"))
    outer = RecordError("record/illegal", number=3, line="x", problem=inner)
    assert refusal_message(outer).arguments["problem"] == refusal_message(inner)
    assert sentence_about(outer) == "Line 3, “x”: “D@1,0>0” cannot be played: the game is over."


def test_known_system_errors_become_messages() -> None:
    missing = OSError(errno.ENOENT, os.strerror(errno.ENOENT), "game")
    assert message("error-file-failed", problem=missing).arguments["problem"] == Message("system-enoent")
    assert message("error-file-failed", problem=OSError(errno.ENXIO, "strange")).arguments["problem"] == "strange"


@pytest.mark.parametrize("code", SYSTEM_ERRORS, ids=errno.errorcode.get)
def test_english_system_errors_match_the_system(code: int) -> None:
    assert text_of(Message(SYSTEM_ERRORS[code])) == os.strerror(code)


@pytest.mark.parametrize(
    "content",
    [
        message_about(CITY, names=["Ann", "Bob", "Cid"]),
        *details_about(CITY),
        refusal_message(
            BastideError("text/bad-tile", number=1, line="x", problem=BastideError("move/game-over", move=2))
        ),
    ],
    ids=lambda content: content.id,
)
def test_messages_serialize_to_json(content: Message) -> None:
    wire = TypeAdapter(Message)
    sent = wire.dump_json(content)
    assert wire.validate_json(sent) == content
    assert json.loads(sent) == asdict(content)
