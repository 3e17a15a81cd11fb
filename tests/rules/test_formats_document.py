"""The examples in the document on formats are real: they are read and written again as they stand there."""

import json
import re
from pathlib import Path

import pytest

from bastide import Game, Move
from bastide.rules.plain_json import from_json, record_from_json, to_json
from bastide.rules.record import Record

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "formats.md"
BLOCK = re.compile(r"^```(?P<language>text|json)\n(?P<content>.*?)^```$", re.MULTILINE | re.DOTALL)


def examples(language: str, begin: str = "") -> list[str]:
    """The examples on the page that are in a language and begin with those words."""
    blocks = [block for block in BLOCK.finditer(DOCUMENT.read_text(encoding="utf-8")) if block["language"] == language]
    return [block["content"] for block in blocks if block["content"].startswith(begin)]


POSITIONS, LINES = examples("text", "bastide position"), examples("text", "bastide-position")
ALL_RECORDS = examples("text", "bastide record")
RECORDS = [text for text in ALL_RECORDS if "position: " not in text]
MOVES = [text for text in examples("text") if not text.startswith("bastide")]
PLAIN = [json.loads(text) for text in examples("json")]
GAMES = list(zip(POSITIONS, RECORDS, PLAIN, strict=True))


@pytest.mark.parametrize("text", MOVES)
def test_moves_are_written_as_on_the_page(text: str) -> None:
    assert f"{Move.parse(text)}\n" == text


@pytest.mark.parametrize(("position", "record", "plain"), GAMES)
def test_there_is_an_example_of_each_format(position: str, record: str, plain: object) -> None:
    assert Game.parse(position).text() == position
    assert str(Record.parse(record)) == record
    assert to_json(record_from_json(plain, from_json(plain))) == plain


@pytest.mark.parametrize(("position", "record", "plain"), GAMES)
def test_the_examples_are_of_one_game(position: str, record: str, plain: object) -> None:
    read = Record.parse(record)
    assert read.replay().text() == position
    assert to_json(read) == plain


def test_the_position_in_one_line_is_the_first_one() -> None:
    assert [f"{Game.parse(POSITIONS[0]).position_line()}\n"] == LINES
    assert Game.parse(LINES[0]).text() == POSITIONS[0]


def test_the_record_of_a_game_that_begins_there_can_be_replayed() -> None:
    (text,) = (text for text in ALL_RECORDS if text not in RECORDS)
    record = Record.parse(text)
    assert str(record) == text
    assert record.first_position().hands == Game.parse(POSITIONS[0]).hands
    assert record.replay().turn == 1


def test_there_are_examples_of_both_kinds_of_games() -> None:
    assert [Record.parse(record).edition.name for record in RECORDS] == ["winter", "hunters"]
    assert [Move.parse(text).is_hut for text in MOVES] == [False, True]
