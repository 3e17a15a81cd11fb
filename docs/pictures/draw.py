"""Draw the pictures in this folder again, after a change of drawings: .venv/bin/python docs/pictures/draw.py"""

from collections.abc import Callable, Mapping
from pathlib import Path

from bastide import Game, edition
from bastide.players import Limit, player
from bastide.render import drawings_of, score_track_svg, sheet_svg

FOLDER = Path(__file__).resolve().parent
MOST_BYTES = 400_000
TURNS = 36
SEED = 5


def sheet(name: str, first: int = 0, end: int | None = None) -> str:
    """Return a sheet with the tiles of an edition, or with a slice of them."""
    return sheet_svg(edition(name).tiles[first:end], drawings_of(edition(name)), columns=8, tile_size=110)


def game_of(name: str) -> Game:
    """Return an unfinished game of an edition between computer players."""
    game = Game(name, players=3, seed=SEED)
    seats = [player("greedy", seed=seat) for seat in range(game.players)]
    while game.turn < TURNS:
        game.push(seats[game.player].choose(game, Limit()))
    return game


def board(name: str, *layers: str, score_track: bool = False) -> str:
    """Return the board of such a game."""
    return game_of(name).svg(tile_size=90, layers=layers, score_track=score_track)


PICTURES: Mapping[str, Callable[[], str]] = {
    "sheet-summer": lambda: sheet("modern"),
    "sheet-winter": lambda: sheet("winter"),
    "sheet-stone-1": lambda: sheet("hunters", 0, 32),
    "sheet-stone-2": lambda: sheet("hunters", 32, 64),
    "sheet-stone-3": lambda: sheet("hunters", 64),
    "board-summer": lambda: board("modern"),
    "board-winter": lambda: board("winter"),
    "board-stone": lambda: board("hunters"),
    "board-layers": lambda: board("modern", "fields", "features", "dead", "coordinates"),
    "board-fields": lambda: board("hunters", "fields"),
    "board-track": lambda: board("winter", score_track=True),
    "score-track": lambda: score_track_svg((51, 49, 60, 101, 60)),
}


def content(name: str) -> str:
    """Return the content of a picture's file."""
    return f"{PICTURES[name]()}\n"


def main() -> None:
    for name in PICTURES:
        size = (FOLDER / f"{name}.svg").write_text(content(name), encoding="utf-8")
        print(f"{name:16} {size:9,} bytes{' (too large)' if size > MOST_BYTES else ''}")


if __name__ == "__main__":
    main()
