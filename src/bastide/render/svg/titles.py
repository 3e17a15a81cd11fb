"""Titles of pictures, for screen readers."""

from collections.abc import Sequence

from bastide.messages import say
from bastide.messages.factories import edition_name
from bastide.rules.game import Game
from bastide.rules.options import SEATS
from bastide.rules.text.notation import DEGREES
from bastide.tiles import Tile


def board_title(game: Game, tiles: int, *, moves: bool = False) -> str:
    """Return the edition, the turn, the number of tiles and the scores; `moves` is for an animation."""
    return say(
        "picture-film" if moves else "picture-board",
        edition=edition_name(game.edition.name),
        turn=game.turn,
        tiles=tiles,
        scores=scores_text(game.scores),
    )


def tile_title(tile: Tile, rotation: int) -> str:
    return say("picture-tile", tile=tile.name, degrees=DEGREES[rotation])


def sheet_title(tiles: Sequence[Tile]) -> str:
    return say("picture-sheet", count=len(tiles), tiles=[tile.name for tile in tiles])


def track_title(scores: Sequence[int]) -> str:
    return say("picture-track", scores=scores_text(scores))


def scores_text(scores: Sequence[int]) -> list[str]:
    """Return the points of every seat."""
    return [say("picture-score", seat=say(f"seat-{SEATS[seat]}"), points=points) for seat, points in enumerate(scores)]
