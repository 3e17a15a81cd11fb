"""The page puts pictures of pieces on their spots: it must know how far they reach round them."""

import re

import pytest

from bastide.render.svg.pieces import ROLES, extent_on_board
from bastide.server.pictures.album import PIECE_MARGIN
from tools.page import WEB

LINE = r"{role}: {{ left: (.+), top: (.+), width: (.+), height: (.+) }}"
ROUNDED = 0.06  # units: the page has one decimal


@pytest.mark.parametrize("role", ROLES)
def test_the_page_knows_the_extent_of_every_piece(role: str) -> None:
    text = (WEB / "src" / "board" / "piecebox.ts").read_text(encoding="utf-8")
    found = re.search(LINE.format(role=role), text)
    assert found, role
    box = extent_on_board(role).large.grown(PIECE_MARGIN)
    expected = (box.left, box.top, box.right - box.left, box.bottom - box.top)
    assert [float(number) for number in found.groups()] == pytest.approx(expected, abs=ROUNDED)
