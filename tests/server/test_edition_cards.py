"""Cards are the same on every machine, and change only with their version."""

import hashlib

import pytest

from bastide.server import edition_cards
from bastide.server.pictures import CARD_VERSION
from bastide.tiles import edition, edition_names
from tests.render.svg.helpers.boards import PLAIN

# One entry per version; add one when the cards change, and never edit an older one.
FINGERPRINTS = {1: "af0da2f4d68f4de5", 2: "a992bc9b6bb27cf1"}


def test_cards_change_only_with_their_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(edition_cards, "drawings_of", lambda _: PLAIN)
    digest = hashlib.sha256()
    for name in edition_names():
        digest.update(edition_cards.card_svg(edition(name)).encode())
    assert digest.hexdigest()[:16] == FINGERPRINTS[CARD_VERSION]
