"""The commands that people can type besides moves."""

from collections.abc import Callable
from pathlib import Path

from bastide.cli.command_group import one_line
from bastide.cli.terminal import print_canvas, print_lines, score_sentences, screen
from bastide.cli.terminal_game.saved_game import write_new
from bastide.cli.terminal_game.seats import computer
from bastide.cli.terminal_game.terminal_game import PlayerLeft, TerminalGame
from bastide.cli.terminal_game.typed_moves import Letters, moves_at, place_texts, typed_cell, typed_move
from bastide.errors import BastideError
from bastide.messages import say
from bastide.messages.events import explain, tell
from bastide.players import choice_of
from bastide.render.score_sheet import turns_of
from bastide.render.text.feature_table import draw_features
from bastide.render.text.score_table import draw_projection
from bastide.render.text.scoreboard import people_of, seat_label
from bastide.render.text.signs import DEVICES
from bastide.render.text.tables import draw_table
from bastide.rules.events import Scored
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.text.notation import DEGREES, NO_PIECE

ADVISER = "merciless"

InputCommand = Callable[[TerminalGame, str], None]


def let_person_move(table: TerminalGame) -> None:
    """Read commands until the player has moved or taken a move back. Raises PlayerLeft or EOFError."""
    table.show()
    if table.is_new:
        print_lines(move_instructions(table.game))
        table.is_new = False
    player, turn = table.game.player, table.game.turn
    while (table.game.player, table.game.turn) == (player, turn) and not table.game.is_over:
        text = table.read_line()
        try:
            run_command(table, text)
        except BastideError as error:
            print_lines(one_line(str(error)))


def move_instructions(game: Game) -> str:
    """Return the instructions; they mention huts only if the tile has water."""
    water = any(move.is_hut for move in game.legal_moves)
    return say("play-how", people=people_of(game.edition), water=water)


def run_command(table: TerminalGame, text: str) -> None:
    """Run a typed command, or play a typed move. Raises BastideError."""
    word, _, rest = text.partition(" ")
    if word.lower() in COMMANDS:
        COMMANDS[word.lower()](table, rest.strip())
    elif text:
        table.push(typed_move(text, table.game, table.letters))


def show_help(table: TerminalGame, _rest: str) -> None:
    devices = " ".join(f"{DEVICES[seat]} {seat_label(seat)}" for seat in range(len(DEVICES)))
    print_lines(say("play-help", people=people_of(table.game.edition), devices=devices))


def show_board(table: TerminalGame, _rest: str) -> None:
    table.show()


def show_moves(table: TerminalGame, rest: str) -> None:
    """List the moves, or those at one cell, as they can be typed."""
    letters = table.letters
    rows = [
        row
        for cell in wanted_cells(rest, letters)
        for row in move_rows(letters.get(cell, rest), moves_at(table.game, cell, letters))
    ]
    heading = [say("column-cell"), say("column-turned"), say("column-places", people=people_of(table.game.edition))]
    print_canvas(draw_table(heading, rows, screen().width))


def wanted_cells(rest: str, letters: Letters) -> list[Cell]:
    """Return the named cell, or all playable cells."""
    return [typed_cell(rest, letters)] if rest else list(letters)


def move_rows(letter: str, moves: list[Move]) -> list[list[str]]:
    """Return a row for each rotation that fits, with the places for a piece."""
    turns = sorted({move.rotation for move in moves})
    return [
        [
            letter,
            str(DEGREES[turn]),
            " ".join([NO_PIECE, *place_texts(move for move in moves if move.rotation == turn)]),
        ]
        for turn in turns
    ]


def show_hint(table: TerminalGame, _rest: str) -> None:
    """Show the move that a computer player would choose, and its events."""
    game = table.game
    move = choice_of(computer(ADVISER, game.player, None), game)
    places = " ".join(place_texts([move])) or NO_PIECE
    print_lines(say("play-hint", typed=f"{table.letters[move.cell]} {DEGREES[move.rotation]} {places}", move=move))
    print_lines(*(tell(event) for event in game.preview(move)[1:]))


def take_back(table: TerminalGame, _rest: str) -> None:
    table.undo()


def show_why(table: TerminalGame, _rest: str) -> None:
    """Explain the scores of the last turn that had any."""
    scored = [[event for event in turn if isinstance(event, Scored)] for turn in turns_of(table.game.events())]
    latest = next((scores for scores in reversed(scored) if scores), [])
    for score in latest:
        first, *others = explain(score)
        print_lines(first, *(f"  {line}" for line in others))
    if not latest:
        print_lines(say("play-no-scores"))


def show_fits(table: TerminalGame, rest: str) -> None:
    """List the remaining tiles that fit a cell, or each playable cell."""
    for x, y in wanted_cells(rest, table.letters):
        fits = table.game.fits(x, y)
        counts = " ".join(say("play-tile-count", tile=tile, count=count) for tile, count in fits.items())
        print_lines(say("play-fits", cell=f"{x},{y}", count=sum(fits.values()), tiles=counts))


def show_features(table: TerminalGame, _rest: str) -> None:
    print_canvas(draw_features(table.game, screen().width))


def show_projection(table: TerminalGame, _rest: str) -> None:
    """Show the scores as if the game ended now."""
    lines = table.game.projection()
    print_lines(*(line for score in lines for line in score_sentences(score)))
    print_canvas(draw_projection(table.game.scores, lines, table.names))


def save(table: TerminalGame, rest: str) -> None:
    """Print the path of the saved game, or write its record to a new file."""
    if rest:
        path = Path(rest).expanduser()
        write_new(path, str(table.game.record(names=table.saved.names)))
        print_lines(say("play-saved", file=str(path)))
    else:
        print_lines(say("play-kept", file=str(table.saved.path)))


def leave(_table: TerminalGame, _rest: str) -> None:
    raise PlayerLeft


COMMANDS: dict[str, InputCommand] = {
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
