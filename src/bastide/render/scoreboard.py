"""Draws who has how many points and pieces, and says what comes next."""

from collections.abc import Sequence

from bastide.messages import say
from bastide.render.canvas import Canvas
from bastide.render.signs import DEVICES
from bastide.render.sizes import Point
from bastide.render.tables import GAP, NARROW_GAP, width_with
from bastide.render.words import people_of
from bastide.rules.game import Game
from bastide.rules.options import SEATS, Phase

AT_TURN = "▸"
START = 6  # the column of a line at which its entries begin


def seat_label(seat: int, names: Sequence[str] = ()) -> str:
    """A seat's colour, and the name of who sits there if it is known."""
    colour = say(f"seat-{SEATS[seat]}")
    return say("seat-with-name", seat=colour, name=names[seat]) if names and names[seat] else colour


def draw_scores(game: Game, names: Sequence[str] = (), width: int | None = None) -> Canvas:
    """A line for each seat: its device, who it is, points and pieces, and its tile where all hold one.

    Wider ones are drawn closer, and what does not fit even so goes to a further line.
    """
    rows = [entries(game, seat, names) for seat in range(game.players)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    canvas, starts = Canvas(), starts_of(widths, width)
    for seat, row in enumerate(rows):
        top = canvas.height
        if seat == game.player and not game.is_over:
            canvas.write((0, top), AT_TURN, "legal")
        canvas.write((2, top), f" {DEVICES[seat]} ", f"seat{seat}")
        for number, (text, wide, (column, down)) in enumerate(zip(row, widths, starts, strict=True)):
            is_amount = 0 < number < len(row) - 1
            canvas.write((column, top + down), text.rjust(wide) if is_amount else text)
    return canvas


def starts_of(widths: Sequence[int], width: int | None) -> list[Point]:
    """Where the entries of a seat begin, by column and line, if they are so wide."""
    gap = GAP if width is None or START + width_with(widths, GAP) <= width else NARROW_GAP
    starts, column, down = [], START, 0
    for wide in widths:
        if width is not None and wide and column > START and column + wide > width:
            column, down = START, down + 1
        starts.append((column, down))
        column += wide + gap
    return starts


def entries(game: Game, seat: int, names: Sequence[str]) -> list[str]:
    """Who it is, points, followers and huts, if there are any in the game, and the tile in hand."""
    held = game.hands[seat] if game.options.draw_ahead else None
    return [
        seat_label(seat, names),
        say("board-points", points=game.scores[seat]),
        say("board-followers", count=game.supplies[seat], people=people_of(game.edition)),
        *([say("board-huts", count=game.huts[seat])] if game.edition.huts else []),
        say("board-holds", tile=held) if held else "",
    ]


def what_comes_next(game: Game) -> str:
    """A sentence about whose turn it is and how many tiles are left, and one about bonus tiles where there are any."""
    if game.phase is Phase.OVER:
        return say("board-over")
    seat = say(f"seat-{SEATS[game.player]}")
    if game.phase is Phase.PLAY:
        is_bonus = game.drawn is not None and game.drawn.is_bonus
        now = say("board-plays-bonus" if is_bonus else "board-plays", seat=seat, tile=game.drawn, left=game.tiles_left)
    else:
        is_bonus = game.phase is Phase.DRAW_BONUS
        now = say("board-draws-bonus" if is_bonus else "board-draws", seat=seat, left=game.tiles_left)
    if not any(tile.is_bonus for tile in game.edition.tiles):
        return now
    return say("board-and-bonus", now=now, left=game.bonus_left)
