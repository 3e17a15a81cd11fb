"""The examples in the document on formats are real: they are read and written again as they stand there."""

import json
import re
from pathlib import Path

from bastide import Game, Move
from bastide.rules.plain_json import from_json, to_json
from bastide.rules.record import Record

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "formats.md"
BLOCK = re.compile(r"^```(?P<language>text|json)\n(?P<content>.*?)^```$", re.MULTILINE | re.DOTALL)


def examples() -> list[str]:
    return [block["content"] for block in BLOCK.finditer(DOCUMENT.read_text(encoding="utf-8"))]


def test_there_is_an_example_of_each_format() -> None:
    move, position, record, plain = examples()
    assert f"{Move.parse(move)}\n" == move
    assert Game.parse(position).text() == position
    assert str(Record.parse(record)) == record
    assert to_json(from_json(json.loads(plain))) == json.loads(plain)


def test_the_examples_are_of_one_game() -> None:
    _, position, record, plain = examples()
    game = Record.parse(record).replay()
    assert game.text() == position
    assert to_json(game) == json.loads(plain)
