"""Sentences use the translated names of kinds of terrain."""

from pathlib import Path

import pytest

import bastide
from bastide import IllegalMove, Move, tile
from bastide.errors import BastideError, DataError, PositionError, RecordError
from bastide.messages import language_names, say, sentence_about
from bastide.tiles import KINDS, RIVER_SYSTEM

MESSAGES = Path(bastide.__file__).parent / "messages"
KIND_ARGUMENTS = ("kind", "has", "shown")  # always hold a kind


@pytest.mark.parametrize("language", language_names())
def test_every_kind_has_a_name(language: str) -> None:
    for name in (*KINDS, RIVER_SYSTEM.name):
        assert say(f"kind-{name}", language=language)


@pytest.mark.parametrize("language", language_names())
def test_no_sentence_shows_an_untranslated_kind(language: str) -> None:
    for file in (MESSAGES / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        assert not [name for name in KIND_ARGUMENTS if f"{{ ${name} }}" in text], file.name


@pytest.mark.parametrize(
    ("error", "words"),
    [
        (
            IllegalMove(
                "move/mismatch", move=Move.parse("4@1,0"), tile=tile("4"), side="N", has="river", wanted="forest"
            ),
            "would have a river, but its neighbour there has a forest;",
        ),
        (PositionError("position/completed", number=1, line="x", kind="city"), "the city is completed, so the piece"),
        (
            RecordError("json/no-place-for-follower", turn=3, segment=1, tile=tile("57"), kind="lake"),
            "is a lake, where only a hut can stand; a hut is written as “hut_segment”.",
        ),
        (
            DataError(
                "tile/wrong-side", file="f", tile="A", segment=0, kind="road", place="N", side="N", shown="field"
            ),
            "segment 0, a road, claims N, but side N is a field side.",
        ),
        (
            DataError("edition/two-kinds", file="f", tile="A", kind="city", other_tile="4", other="forest"),
            "tile A has a city and tile 4 a forest;",
        ),
    ],
    ids=lambda value: value.reason if isinstance(value, BastideError) else "",
)
def test_sentences_name_kinds(error: BastideError, words: str) -> None:
    assert words in sentence_about(error)


def test_kind_without_a_name_raises() -> None:
    with pytest.raises(LookupError, match="position-completed"):
        sentence_about(PositionError("position/completed", number=1, line="x", kind="swamp"))
