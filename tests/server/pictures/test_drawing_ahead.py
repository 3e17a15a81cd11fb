"""Pictures that are drawn before anybody asks for them."""

from pathlib import Path

import pytest

from bastide.render.svg.gallery import Gallery
from bastide.server.pictures import drawing_ahead
from bastide.tiles import Edition, edition_names


def test_everything_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[str] = []
    filled: list[str] = []
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    monkeypatch.setattr(drawing_ahead, "card_picture", cards.append)
    monkeypatch.setattr(Gallery, "fill", lambda _, edition: filled.append(name_of(edition)))
    monkeypatch.setattr(drawing_ahead, "POLITENESS", 0)
    marker = drawing_ahead.marker_file()
    assert marker
    assert not marker.exists()
    drawing_ahead.draw_everything(marker)
    assert cards == filled == list(edition_names())
    assert drawing_ahead.draw_ahead() is None


def name_of(edition: Edition) -> str:
    return edition.name
