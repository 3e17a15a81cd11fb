"""Scoreboard: points and pieces of each seat, and the next step."""

from collections.abc import Sequence

from bastide.messages import say
from bastide.render.text.canvas import Canvas
from bastide.render.text.signs import DEVICES
from bastide.render.text.sizes import TextPoint
from bastide.render.text.tables import GAP, NARROW_GAP, total_width
from bastide.rules.game import Game
from bastide.rules.options import SEATS, Phase
from bastide.tiles import Edition, Shape

AT_TURN = "▸"
START = 6  # column at which the entries of a line begin
SENTENCES = {
    Phase.DRAW: "board-draws",
    Phase.DRAW_AHEAD: "board-draws",
    Phase.DRAW_BONUS: "board-draws-bonus",
    Phase.PLAY: "board-plays",
    Phase.OVER: "board-over",
}
BONUS_TURN_SENTENCES = SENTENCES | {Phase.PLAY: "board-plays-bonus"}


def seat_label(seat: int, names: Sequence[str] = ()) -> str:
    """Return the colour of a seat, with the name of its player if known."""
    colour = say(f"seat-{SEATS[seat]}")
    return say("seat-with-name", seat=colour, name=names[seat]) if names and names[seat] else colour


def draw_scores(game: Game, names: Sequence[str] = (), width: int | None = None) -> Canvas:
    """Draw a row for each seat: device, name, points, pieces, and the tile in hand if every player holds one.

    Rows that are too wide are drawn with less space, then continue on further lines.
    """
    rows = [entries(game, seat, names) for seat in range(game.players)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    canvas, starts = Canvas(), starts_of(widths, width)
    for seat, row in enumerate(rows):
        top = canvas.height
        if seat == game.player and not game.is_over:
            canvas.write((0, top), AT_TURN, "legal")
        canvas.write((2, top), f" {DEVICES[seat]} ", f"seat{seat}")
        who, *amounts, held = row
        aligned = [who, *(amount.rjust(wide) for amount, wide in zip(amounts, widths[1:-1], strict=True)), held]
        for text, (column, down) in zip(aligned, starts, strict=True):
            canvas.write((column, top + down), text)
    return canvas


def starts_of(widths: Sequence[int], width: int | None) -> list[TextPoint]:
    """Return the column and line of each entry of a seat, given their widths."""
    gap = GAP if width is None or START + total_width(widths, GAP) <= width else NARROW_GAP
    starts, column, down = [], START, 0
    for wide in widths:
        if width is not None and wide and column > START and column + wide > width:
            column, down = START, down + 1
        starts.append((column, down))
        column += wide + gap
    return starts


def entries(game: Game, seat: int, names: Sequence[str]) -> list[str]:
    """Return the name, points, followers, huts if the game has any, and the tile in hand."""
    held = game.hands[seat] if game.options.draw_ahead else None
    return [
        seat_label(seat, names),
        say("board-points", points=game.scores[seat]),
        say("board-followers", count=game.supplies[seat], people=people_of(game.edition)),
        *([say("board-huts", count=game.huts[seat])] if game.edition.huts else []),
        say("board-holds", tile=held) if held else "",
    ]


def next_step_text(game: Game) -> str:
    """Return a sentence about the player to move and the tiles left, and one about bonus tiles if there are any."""
    is_bonus_turn = game.drawn is not None and game.drawn.is_bonus
    name = BONUS_TURN_SENTENCES[game.phase] if is_bonus_turn else SENTENCES[game.phase]
    if game.is_over:
        return say(name)
    kind = "land" if game.edition.bonus_tiles else "only"
    seat = say(f"seat-{SEATS[game.player]}")
    now = say(name, seat=seat, tile=game.drawn, left=game.tiles_left, kind=kind)
    return say("board-and-bonus", now=now, left=game.bonus_left) if kind == "land" else now


def people_of(rules: Edition) -> str:
    """Return the message argument for the players' pieces: "tribe" in editions with water systems."""
    return "tribe" if Shape.SYSTEM in rules.kinds else "followers"
