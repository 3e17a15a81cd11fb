"""A game in the terminal: its display, the turns of computer players, and the input of people."""

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from bastide.cli.terminal import console, print_canvas, print_lines, score_sentences, screen
from bastide.cli.terminal_game.saved_game import SavedGame
from bastide.cli.terminal_game.seats import PERSON, TerminalSeat
from bastide.errors import BastideError, IllegalMove
from bastide.messages import say
from bastide.messages.events import tell
from bastide.players import choice_of
from bastide.render.score_sheet import score_sheet, turns_of
from bastide.render.text.game_text import fitted_board, lettered_cells
from bastide.render.text.rotations import draw_hand
from bastide.render.text.score_table import draw_score_table
from bastide.render.text.scoreboard import draw_scores, next_step_text, seat_label
from bastide.render.text.sizes import LARGE
from bastide.rules.events import Drawn, Ended, Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move


class PlayerLeft(Exception):  # noqa: N818 - leaving is not an error
    """A player leaves; the game stays saved."""


class TerminalGame:
    """A game, its seats, and the file that it is saved to."""

    def __init__(self, game: Game, seats: Sequence[TerminalSeat], saved: SavedGame) -> None:
        self.game = game
        self.seats = seats
        self.saved = saved
        self.is_new = True  # no player has seen the instructions yet

    @property
    def names(self) -> list[str]:
        return [say("name-you") if seat.name == PERSON else seat.name for seat in self.seats]

    @property
    def letters(self) -> dict[Cell, str]:
        """The playable cells and their letters."""
        return lettered_cells(self.game)

    def let_computer_move(self) -> None:
        """Play the turn of a computer player."""
        player = self.seats[self.game.player].player
        assert player, "people move by typing"
        self.push(choice_of(player, self.game))

    def push(self, move: Move) -> None:
        """Play a move, save it, and print its events. Raises IllegalMove or FileError."""
        events = self.game.push(move)
        try:
            self.saved.save(self.game)
        except BastideError:
            self.game.pop()
            raise
        self.print_events(events)

    def undo(self) -> None:
        """Take back the last move of a person and the computer moves after it. Raises IllegalMove if there is none."""
        movers = [event.player for turn in turns_of(self.game.events()) for event in turn if isinstance(event, Placed)]
        by_person = [self.seats[mover].player is None for mover in movers]
        if not any(by_person):
            raise IllegalMove("undo/no-own-move")
        before, order = self.game.record(), self.game.hidden_order()
        events = [self.game.take_back() for _ in range(by_person[::-1].index(True) + 1)]
        try:
            self.saved.save(self.game)
        except BastideError:
            self.game = before.replay(order=order)
            raise
        self.print_events(events)

    # Display

    def print_events(self, events: Iterable[Event]) -> None:
        """Print events, without draws, which the next turn shows, and without the end, which has its own display."""
        print_lines(*(tell(event) for event in events if not is_plain_draw(event) and not is_final(event)))

    def show(self) -> None:
        """Show the board, the scores and the tile in hand."""
        width, height = screen()
        print_lines("")
        print_canvas(fitted_board(self.game, letters=True, width=width, height=height))
        print_lines("")
        print_canvas(draw_scores(self.game, self.names, width))
        print_lines(next_step_text(self.game))
        self.show_hand()

    def show_hand(self) -> None:
        """Show the tile in hand in every rotation that fits."""
        print_canvas(draw_hand(self.game.legal_moves, LARGE, screen().width))

    def show_end(self) -> None:
        """Show the final board, the final scoring, and the points of each player by kind of feature."""
        width, height = screen()
        print_lines("")
        print_canvas(fitted_board(self.game, letters=False, width=width, height=height))
        events = self.game.events()
        scores = [event for event in events if isinstance(event, Scored) and event.final]
        print_lines("", say("play-final"), *(line for score in scores for line in score_sentences(score)), "")
        print_canvas(draw_score_table(score_sheet(self.game), self.names, width))
        print_lines(tell(events[-1]), say("play-kept", file=str(self.saved.path)))

    def read_line(self) -> str:
        """Read a line of input. Raises EOFError at its end."""
        prompt = say("play-prompt", seat=seat_label(self.game.player))
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - enables line editing
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        console().print(prompt + line.rstrip("\n"))  # echo piped input
        return line.strip()


def is_plain_draw(event: Event) -> bool:
    return isinstance(event, Drawn) and not event.ahead


def is_final(event: Event) -> bool:
    return isinstance(event, Ended) or (isinstance(event, Scored) and event.final)
