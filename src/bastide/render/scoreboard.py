"""Draws who has how many points and followers, and says what comes next."""

from collections.abc import Sequence

from bastide.messages import say
from bastide.render.canvas import Canvas
from bastide.render.tile_glyphs import DEVICES
from bastide.rules.game import Game
from bastide.rules.options import SEATS, Phase

AT_TURN = "▸"
GAP = 3  # columns between two entries of a line
AMOUNTS = (1, 2)  # the entries that are points and followers


def seat_label(seat: int, names: Sequence[str] = ()) -> str:
    """A seat's colour, and the name of who sits there if it is known."""
    colour = say(f"seat-{SEATS[seat]}")
    return say("seat-with-name", seat=colour, name=names[seat]) if names and names[seat] else colour


def draw_scores(game: Game, names: Sequence[str] = ()) -> Canvas:
    """A line for each seat: its device, who it is, points and followers, and its tile where all hold one."""
    rows = [entries(game, seat, names) for seat in range(game.players)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    canvas = Canvas()
    for seat, row in enumerate(rows):
        if seat == game.player and not game.is_over:
            canvas.write((0, seat), AT_TURN, "legal")
        canvas.write((2, seat), f" {DEVICES[seat]} ", f"seat{seat}")
        column = 6
        for number, (text, width) in enumerate(zip(row, widths, strict=True)):
            canvas.write((column, seat), text.rjust(width) if number in AMOUNTS else text)
            column += width + GAP
    return canvas


def entries(game: Game, seat: int, names: Sequence[str]) -> list[str]:
    held = game.hands[seat] if game.options.draw_ahead else None
    return [
        seat_label(seat, names),
        say("board-points", points=game.scores[seat]),
        say("board-followers", count=game.supplies[seat]),
        say("board-holds", tile=held) if held else "",
    ]


def what_comes_next(game: Game) -> str:
    """A sentence about whose turn it is and how many tiles are left."""
    seat = say(f"seat-{SEATS[game.player]}")
    if game.phase is Phase.OVER:
        return say("board-over")
    if game.phase is Phase.PLAY:
        return say("board-plays", seat=seat, tile=game.drawn, left=game.tiles_left)
    return say("board-draws", seat=seat, left=game.tiles_left)
