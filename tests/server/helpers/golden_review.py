"""The review of a fixed game, kept in golden_review.json under the version of reviews.

A changed review makes stored ones obsolete. Raise `REVIEW_VERSION` first, then write the file again:

    python -m tests.server.helpers.golden_review
"""

import json
import sys
from pathlib import Path
from typing import Any
from unittest.mock import patch

from bastide import Game
from bastide.players import Limit, choice_of, player
from bastide.server.rooms import reviews

FILE = Path(__file__).parent.parent / "rooms" / "golden_review.json"
FEW = Limit(samples=40)
TURNS = 8  # before the end of the game
SEED = 5


def review_data() -> dict[str, Any]:
    with patch.object(reviews, "LIMIT", FEW):
        *_, found = reviews.review_game(last_turns().record())
    assert found is not None
    return {"version": reviews.REVIEW_VERSION, "review": json.loads(found.json_text)}


def last_turns() -> Game:
    """Return a finished greedy game that starts from a position near its end."""
    game, mover = Game("modern", seed=SEED), player("greedy", SEED)
    while game.tiles_left >= TURNS:
        game.push(choice_of(mover, game))
    rest = Game.parse(game.text())
    while not rest.is_over:
        if rest.phase.is_draw:
            rest.draw(next(iter(rest.drawable)))
        else:
            rest.push(choice_of(mover, rest))
    return rest


def kept_data() -> dict[str, Any]:
    kept: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
    return kept


def main() -> None:
    found = review_data()
    if FILE.exists() and (kept := kept_data())["version"] == found["version"] and kept != found:
        sys.exit("The review differs: raise REVIEW_VERSION in server/rooms/reviews.py first.")
    FILE.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
