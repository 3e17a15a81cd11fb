"""What a picture shows, in words: for people who hear it instead of seeing it."""

from collections.abc import Sequence

from bastide.messages import say
from bastide.rules.game import Game
from bastide.rules.notation import DEGREES
from bastide.rules.options import SEATS
from bastide.tiles import Tile


def board_title(game: Game, *, moves: bool = False) -> str:
    """The edition, how far the game is, and the score; `moves` is for a picture that plays the game."""
    return say(
        "picture-film" if moves else "picture-board",
        edition=game.edition.name,
        turn=game.turn,
        tiles=len(game.board),
        scores=scores_text(game.scores),
    )


def tile_title(tile: Tile, rotation: int) -> str:
    return say("picture-tile", tile=tile.name, degrees=DEGREES[rotation])


def sheet_title(tiles: Sequence[Tile]) -> str:
    return say("picture-sheet", count=len(tiles), tiles=[tile.name for tile in tiles])


def track_title(scores: Sequence[int]) -> str:
    return say("picture-track", scores=scores_text(scores))


def scores_text(scores: Sequence[int]) -> list[str]:
    """The points of every seat."""
    return [say("picture-score", seat=say(f"seat-{SEATS[seat]}"), points=points) for seat, points in enumerate(scores)]
