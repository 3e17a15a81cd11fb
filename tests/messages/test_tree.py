"""Messages are values that hold texts, numbers and messages, and can be told in any language."""

import errno
import json
import os
from dataclasses import FrozenInstanceError, asdict

import pytest

from bastide import Game, IllegalMove, Move, Scored
from bastide.errors import BastideError, RecordError
from bastide.messages import Message, message, refusal_message, sentence_about, text_of
from bastide.messages.telling import details_about, explain, message_about, tell
from bastide.messages.tree import SYSTEM_ERRORS
from bastide.rules.events import Reason, TakenBack
from bastide.server.protocol.words import Message as WireMessage
from bastide.server.wire import to_wire

CITY = Scored("city", ((0, 0),), (Reason("tiles", 1, 2),), (1, 1, 0), (0, 1))


def test_a_message_has_the_parts_of_its_sentence_as_messages() -> None:
    told = message_about(CITY)
    assert told.id == "event-scored"
    assert told.arguments["seats"] == Message(
        "list-last", {"before": Message("seat-red"), "last": Message("seat-blue")}
    )
    assert told.arguments["points"] == 2


def test_a_message_never_changes() -> None:
    with pytest.raises(FrozenInstanceError):
        message("board-over").id = "other"  # type: ignore[misc]


def test_telling_is_telling_the_messages() -> None:
    game = Game("hunters", players=3, seed=5)
    while not game.is_over:
        game.push(min(game.legal_moves, key=lambda move: (not move.place, abs(move.x) + abs(move.y), move.place)))
    for event in game.events():
        assert tell(event) == text_of(message_about(event)) == str(message_about(event))
        if isinstance(event, Scored):
            assert explain(event) == [tell(event), *map(text_of, details_about(event))]


def test_a_seat_without_a_name_is_called_by_its_colour() -> None:
    assert [tell(TakenBack(seat), names=["Ann", ""]) for seat in (0, 1)] == [
        "The last turn of Ann is taken back.",
        "The last turn of Blue is taken back.",
    ]


def test_a_refusal_within_a_refusal_is_a_message_too() -> None:
    inner = IllegalMove("move/game-over", move=Move.parse("D@1,0"))
    outer = RecordError("record/illegal", number=3, line="x", problem=inner)
    assert refusal_message(outer).arguments["problem"] == refusal_message(inner)
    assert sentence_about(outer) == "Line 3, “x”: “D@1,0>0” cannot be played: the game is over."


def test_what_the_system_says_is_a_message_where_there_is_one() -> None:
    missing = OSError(errno.ENOENT, os.strerror(errno.ENOENT), "game")
    assert message("error-file-failed", problem=missing).arguments["problem"] == Message("system-enoent")
    assert message("error-file-failed", problem=OSError(errno.ENXIO, "strange")).arguments["problem"] == "strange"


@pytest.mark.parametrize("code", SYSTEM_ERRORS, ids=errno.errorcode.get)
def test_in_english_the_system_is_quoted(code: int) -> None:
    assert text_of(Message(SYSTEM_ERRORS[code])) == os.strerror(code)


@pytest.mark.parametrize(
    "told",
    [
        message_about(CITY, names=["Ann", "Bob", "Cid"]),
        *details_about(CITY),
        refusal_message(
            BastideError("text/bad-tile", number=1, line="x", problem=BastideError("move/game-over", move=2))
        ),
    ],
    ids=lambda told: told.id,
)
def test_messages_go_over_the_wire(told: Message) -> None:
    sent = to_wire(told)
    assert WireMessage.model_validate_json(sent.json_text) == sent
    assert json.loads(sent.json_text) == asdict(told)
