"""Background rendering of all images."""

from pathlib import Path

import pytest

from bastide.render.svg.tiles.drawing_cache import DrawingCache
from bastide.server.pictures import prerender
from bastide.tiles import Edition, edition_names


def test_everything_is_rendered_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cards: list[str] = []
    filled: list[str] = []
    monkeypatch.setenv("BASTIDE_CACHE", str(tmp_path))
    monkeypatch.setattr(prerender, "card_picture", cards.append)
    monkeypatch.setattr(DrawingCache, "fill", lambda _, edition: filled.append(name_of(edition)))
    monkeypatch.setattr(prerender, "NICENESS", 0)
    marker = prerender.marker_path()
    assert marker
    assert not marker.exists()
    prerender.prerender_all(marker)
    assert cards == filled == list(edition_names())
    assert prerender.start_prerender() is None


def name_of(edition: Edition) -> str:
    return edition.name
