"""A game at one terminal: shows the table, asks the people, lets the computer players move."""

import sys
from collections.abc import Iterable, Sequence
from contextlib import suppress

from bastide.cli.saving import SavedGame
from bastide.cli.seating import PERSON, Seat
from bastide.cli.terminal import console, print_canvas, say_lines, screen, told_with_notes
from bastide.errors import BastideError, IllegalMove
from bastide.messages import say
from bastide.messages.telling import tell
from bastide.players import choice_of
from bastide.render.score_sheet import score_sheet, turns_of
from bastide.render.text.game_text import fitted_board, lettered_cells
from bastide.render.text.rotations import draw_hand
from bastide.render.text.score_table import draw_score_table
from bastide.render.text.scoreboard import draw_scores, seat_label, what_comes_next
from bastide.render.text.sizes import LARGE
from bastide.rules.events import Drawn, Ended, Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move


class Left(Exception):  # noqa: N818 - it is no error to leave
    """Somebody leaves the table; the game is kept."""


class Table:
    """A game, who sits at it, and the file that it is kept in."""

    def __init__(self, game: Game, seats: Sequence[Seat], saved: SavedGame) -> None:
        self.game = game
        self.seats = seats
        self.saved = saved
        self.is_new = True  # nobody has been asked yet

    @property
    def names(self) -> list[str]:
        return [say("name-you") if seat.name == PERSON else seat.name for seat in self.seats]

    @property
    def letters(self) -> dict[Cell, str]:
        """The cells that are offered, and what they are called."""
        return lettered_cells(self.game)

    def let_computer_move(self) -> None:
        """Play the turn of a computer player."""
        player = self.seats[self.game.player].player
        assert player, "people move by typing"
        self.push(choice_of(player, self.game))

    def push(self, move: Move) -> None:
        """Play a move and tell what happened, once it is on the disk. Raises IllegalMove."""
        events = self.game.push(move)
        try:
            self.saved.keep(self.game)
        except BastideError:
            self.game.pop()
            raise
        self.tell(events)

    def undo(self) -> None:
        """Take back the last move of a person, and what computers did after it. Raises IllegalMove if there is none."""
        movers = [event.player for turn in turns_of(self.game.events()) for event in turn if isinstance(event, Placed)]
        by_person = [self.seats[mover].player is None for mover in movers]
        if not any(by_person):
            raise IllegalMove("undo/no-own-move")
        before, order = self.game.record(), self.game.hidden_order()
        events = [self.game.take_back() for _ in range(by_person[::-1].index(True) + 1)]
        try:
            self.saved.keep(self.game)
        except BastideError:
            self.game = before.replay(order=order)
            raise
        self.tell(events)

    # What is shown

    def tell(self, events: Iterable[Event]) -> None:
        """What happened, but for draws, which the next turn shows anyway, and for the end, which is shown apart."""
        say_lines(*(tell(event) for event in events if not is_plain_draw(event) and not is_of_the_end(event)))

    def show(self) -> None:
        """The table, the scores and the tile in hand."""
        width, height = screen()
        say_lines("")
        print_canvas(fitted_board(self.game, letters=True, width=width, height=height))
        say_lines("")
        print_canvas(draw_scores(self.game, self.names, width))
        say_lines(what_comes_next(self.game))
        self.show_hand()

    def show_hand(self) -> None:
        """The tile in hand, in the rotations in which it fits somewhere."""
        print_canvas(draw_hand(self.game.legal_moves, LARGE, screen().width))

    def show_end(self) -> None:
        """The last table, the final scoring line by line, and the points of everybody by kind of feature."""
        width, height = screen()
        say_lines("")
        print_canvas(fitted_board(self.game, letters=False, width=width, height=height))
        events = self.game.events()
        scores = [event for event in events if isinstance(event, Scored) and event.final]
        say_lines("", say("play-final"), *(line for score in scores for line in told_with_notes(score)), "")
        print_canvas(draw_score_table(score_sheet(self.game), self.names, width))
        say_lines(tell(events[-1]), say("play-kept", file=str(self.saved.path)))

    def read_line(self) -> str:
        """What somebody types. Raises EOFError when nothing more can come."""
        prompt = say("play-prompt", seat=seat_label(self.game.player))
        if sys.stdin.isatty():
            with suppress(ImportError):
                import readline  # noqa: F401 - it lets people edit what they type
            return input(prompt).strip()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        console().print(prompt + line.rstrip("\n"))  # so that what is piped in can be read among the answers
        return line.strip()


def is_plain_draw(event: Event) -> bool:
    return isinstance(event, Drawn) and not event.ahead


def is_of_the_end(event: Event) -> bool:
    return isinstance(event, Ended) or (isinstance(event, Scored) and event.final)
