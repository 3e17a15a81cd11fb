"""Examples in docs/formats.md round-trip."""

import json
import re
from pathlib import Path

import pytest

from bastide import Game, Move
from bastide.rules.text.json_record import record_from_json, to_json
from bastide.rules.text.record import Record

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "formats.md"
BLOCK = re.compile(r"^```(?P<language>text|json)\n(?P<content>.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(language: str, begin: str = "") -> list[str]:
    """Return the examples in a language that begin with some words."""
    blocks = [block for block in BLOCK.finditer(DOCUMENT.read_text(encoding="utf-8")) if block["language"] == language]
    return [block["content"] for block in blocks if block["content"].startswith(begin)]


POSITIONS, LINES = examples("text", "bastide position"), examples("text", "bastide-position")
ALL_RECORDS = examples("text", "bastide record")
RECORDS = [text for text in ALL_RECORDS if "position: " not in text]
MOVES = [text for text in examples("text") if not text.startswith("bastide")]
PLAIN = [json.loads(text) for text in examples("json")]
GAMES = list(zip(POSITIONS, RECORDS, PLAIN, strict=True))


@pytest.mark.parametrize("text", MOVES)
def test_move_examples_are_canonical(text: str) -> None:
    assert f"{Move.parse(text)}\n" == text


@pytest.mark.parametrize(("position", "record", "plain"), GAMES)
def test_there_is_an_example_of_each_format(position: str, record: str, plain: object) -> None:
    assert Game.parse(position).text() == position
    assert str(Record.parse(record)) == record
    assert to_json(record_from_json(plain)) == plain


@pytest.mark.parametrize(("position", "record", "plain"), GAMES)
def test_examples_are_of_one_game(position: str, record: str, plain: object) -> None:
    read = Record.parse(record)
    assert read.replay().text() == position
    assert to_json(read) == plain


def test_position_line_equals_the_first_position() -> None:
    assert [f"{Game.parse(POSITIONS[0]).position_line()}\n"] == LINES
    assert Game.parse(LINES[0]).text() == POSITIONS[0]


def test_record_from_a_position_can_be_replayed() -> None:
    (text,) = (text for text in ALL_RECORDS if text not in RECORDS)
    record = Record.parse(text)
    assert str(record) == text
    assert record.first_position().hands == Game.parse(POSITIONS[0]).hands
    assert record.replay().turn == 1


def test_there_are_examples_of_both_kinds_of_games() -> None:
    assert [Record.parse(record).edition.name for record in RECORDS] == ["winter", "hunters"]
    assert [Move.parse(text).is_hut for text in MOVES] == [False, True]
