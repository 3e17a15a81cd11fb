"""What people can type at the table besides moves, and what they are told then."""

from collections.abc import Callable
from pathlib import Path

from bastide.cli.commands import one_line
from bastide.cli.saving import write_new
from bastide.cli.seating import computer
from bastide.cli.table import Left, Table
from bastide.cli.terminal import print_canvas, say_lines, screen, told_with_notes
from bastide.cli.typed import Letters, moves_at, place_texts, typed_cell, typed_move
from bastide.errors import BastideError
from bastide.messages import say
from bastide.messages.telling import explain, tell
from bastide.players import choice_of
from bastide.render.score_sheet import turns_of
from bastide.render.text.feature_table import draw_features
from bastide.render.text.score_table import draw_projection
from bastide.render.text.scoreboard import seat_label
from bastide.render.text.signs import DEVICES
from bastide.render.text.tables import draw_table
from bastide.render.words import people_of
from bastide.rules.events import Scored
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.notation import DEGREES, NOBODY

ADVISER = "merciless"

Answer = Callable[[Table, str], None]


def ask(table: Table) -> None:
    """Ask whoever is at turn until they have moved, or taken a move back. Raises Left or EOFError if they go."""
    table.show()
    if table.is_new:
        say_lines(how_to_move(table.game))
        table.is_new = False
    player, turn = table.game.player, table.game.turn
    while (table.game.player, table.game.turn) == (player, turn) and not table.game.is_over:
        text = table.read_line()
        try:
            answer(table, text)
        except BastideError as error:
            say_lines(one_line(str(error)))


def how_to_move(game: Game) -> str:
    """What can be typed; a hut is an example only where the tile has water to place one on."""
    water = any(move.is_hut for move in game.legal_moves)
    return say("play-how", people=people_of(game.edition), water=water)


def answer(table: Table, text: str) -> None:
    word, _, rest = text.partition(" ")
    if word.lower() in ANSWERS:
        ANSWERS[word.lower()](table, rest.strip())
    elif text:
        table.push(typed_move(text, table.game, table.letters))


def show_help(table: Table, _rest: str) -> None:
    devices = " ".join(f"{DEVICES[seat]} {seat_label(seat)}" for seat in range(len(DEVICES)))
    say_lines(say("play-help", people=people_of(table.game.edition), devices=devices))


def show_board(table: Table, _rest: str) -> None:
    table.show()


def show_moves(table: Table, rest: str) -> None:
    """Every move, or those at one cell, in the form in which they can be typed."""
    letters = table.letters
    rows = [
        row
        for cell in wanted_cells(rest, letters)
        for row in move_rows(letters.get(cell, rest), moves_at(table.game, cell, letters))
    ]
    heading = [say("column-cell"), say("column-turned"), say("column-places", people=people_of(table.game.edition))]
    print_canvas(draw_table(heading, rows, screen().width))


def wanted_cells(rest: str, letters: Letters) -> list[Cell]:
    """The cell that was asked about, or all that are offered."""
    return [typed_cell(rest, letters)] if rest else list(letters)


def move_rows(letter: str, there: list[Move]) -> list[list[str]]:
    """For each rotation in which the tile fits a cell, the places where a piece may go."""
    turns = sorted({move.rotation for move in there})
    return [
        [
            letter,
            str(DEGREES[turn]),
            " ".join([NOBODY, *place_texts(move for move in there if move.rotation == turn)]),
        ]
        for turn in turns
    ]


def show_hint(table: Table, _rest: str) -> None:
    """What a computer player would do, and what that would bring."""
    game = table.game
    move = choice_of(computer(ADVISER, game.player, None), game)
    places = " ".join(place_texts([move])) or NOBODY
    say_lines(say("play-hint", typed=f"{table.letters[move.cell]} {DEGREES[move.rotation]} {places}", move=move))
    say_lines(*(tell(event) for event in game.preview(move)[1:]))


def take_back(table: Table, _rest: str) -> None:
    table.undo()


def show_why(table: Table, _rest: str) -> None:
    """The scores of the last turn that had any, line by line."""
    scored = [[event for event in turn if isinstance(event, Scored)] for turn in turns_of(table.game.events())]
    latest = next((scores for scores in reversed(scored) if scores), [])
    for score in latest:
        first, *others = explain(score)
        say_lines(first, *(f"  {line}" for line in others))
    if not latest:
        say_lines(say("play-no-scores"))


def show_fits(table: Table, rest: str) -> None:
    """The remaining tiles that fit a cell, or each of those that are offered."""
    for x, y in wanted_cells(rest, table.letters):
        fits = table.game.fits(x, y)
        counts = " ".join(say("play-tile-count", tile=tile, count=count) for tile, count in fits.items())
        say_lines(say("play-fits", cell=f"{x},{y}", count=sum(fits.values()), tiles=counts))


def show_features(table: Table, _rest: str) -> None:
    print_canvas(draw_features(table.game, screen().width))


def show_projection(table: Table, _rest: str) -> None:
    """The scores if the game ended now."""
    lines = table.game.projection()
    say_lines(*(line for score in lines for line in told_with_notes(score)))
    print_canvas(draw_projection(table.game.scores, lines, table.names))


def save(table: Table, rest: str) -> None:
    """Say where the game is kept, or write its record to a new file too."""
    if rest:
        path = Path(rest).expanduser()
        write_new(path, str(table.game.record(names=table.saved.names)))
        say_lines(say("play-saved", file=str(path)))
    else:
        say_lines(say("play-kept", file=str(table.saved.path)))


def leave(_table: Table, _rest: str) -> None:
    raise Left


ANSWERS: dict[str, Answer] = {
    "help": show_help,
    "?": show_help,
    "board": show_board,
    "moves": show_moves,
    "hint": show_hint,
    "undo": take_back,
    "why": show_why,
    "fits": show_fits,
    "features": show_features,
    "projection": show_projection,
    "save": save,
    "quit": leave,
}
