"""Captions of scored features."""

import pytest

from bastide.messages import text_of
from bastide.messages.captions import caption_about
from bastide.rules.events import Reason, Scored


def score(kind: str, *reasons: Reason, tiles: int = 1) -> Scored:
    cells = tuple((x, 0) for x in range(tiles))
    return Scored(kind, cells, reasons, followers=(1, 0), receivers=(0,), final=True)


@pytest.mark.parametrize(
    ("scored", "caption"),
    [
        (score("road", Reason("tiles", 14, 14)), "Road of 14 tiles"),
        (score("city", Reason("tiles", 9, 9), Reason("pennants", 4, 4)), "City of 9 tiles, 4 pennants"),
        (score("monastery", Reason("tiles", 8, 8)), "Monastery, 8 of 9 tiles"),
        (score("field", Reason("cities", 1, 3), tiles=12), "Field with 1 completed city"),
        (
            score("meadow", Reason("deer", 2, 4), Reason("mammoths", 1, 2), tiles=7),
            "Meadow of 7 tiles, 2 deer, 1 mammoth",
        ),
        (score("meadow", Reason("deer", 0, 0), tiles=3), "Meadow of 3 tiles"),
        (score("huts", Reason("fish", 5, 5), tiles=4), "River system of 4 tiles, 5 fish"),
    ],
)
def test_caption_has_size_and_what_counts(scored: Scored, caption: str) -> None:
    assert text_of(caption_about(scored), language="en") == caption
