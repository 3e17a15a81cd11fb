"""A game as the server hosts it: the present position, the steps that led to it, and what it draws.

It never changes: a step makes another one. So whatever is not stored yet can be thrown away, and nobody has seen it. A
`Game` with its history would hold a position for each turn, megabytes in all; this one holds the present one.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from typing import NamedTuple, TypedDict

from bastide.rules.events import Drawn, Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.options import Options
from bastide.rules.position_line import laid_in
from bastide.rules.table import LaidTile
from bastide.server.games.decks import Deck, deck_of, shuffled, undrawn_in
from bastide.server.games.happenings import Happening, Pieces, told
from bastide.tiles import Edition, Tile


class Setup(TypedDict):
    """What a `Game` is made with, beside its edition and what it draws."""

    players: int
    farmers: bool
    draw_ahead: bool
    first: int


class Outset(NamedTuple):
    """What there is before anything is drawn: what is known of the draws, the scores, and what lies on the table."""

    deck: Deck
    scores: tuple[int, ...]
    board: tuple[LaidTile, ...]


@dataclass(frozen=True)
class Hosting:
    """What a game is played with; `order` is hidden from everybody, land tiles first, then bonus tiles.

    A game may begin at a position, which is told in one line. In a game `by_hand` people say what they draw from a bag
    of their own, and there is no order.
    """

    edition: Edition
    players: int
    options: Options
    order: tuple[Tile, ...]
    beginning: str | None = None
    by_hand: bool = False

    @property
    def setup(self) -> Setup:
        options = self.options
        return {
            "players": self.players,
            "farmers": options.farmers,
            "draw_ahead": options.draw_ahead,
            "first": options.first,
        }

    def first_position(self) -> Game:
        """The game before anything is drawn, to be played on; it knows nothing of what will be."""
        if self.beginning is None:
            return Game.unhosted(self.edition, **self.setup)
        return self._read.copy(history=False)

    @cached_property
    def _read(self) -> Game:
        """The position that it begins at, for nobody to change: reading it takes longer than a turn."""
        assert self.beginning is not None
        return Game.parse(self.beginning)

    @property
    def tiles_laid_before(self) -> int:
        """How many tiles lie at the beginning: the start tile, or those of a position, which is not read for it."""
        return 1 if self.beginning is None else laid_in(self.beginning)

    @cached_property
    def outset(self) -> Outset:
        first = self.first_position()
        return Outset(deck_of(self.order, undrawn_in(first)), first.scores, tuple(first.board.values()))

    def again(self) -> "Hosting":
        """The same in another order."""
        return self if self.by_hand else replace(self, order=shuffled(self.edition, self.first_position().bag))


def hosted(rules: Edition, players: int, options: Options, *, by_hand: bool = False) -> Hosting:
    """What a new game is played with, in an order that nobody knows."""
    return Hosting(rules, players, options, (), by_hand=by_hand).again()


def hosted_at(position: Game, *, by_hand: bool = False) -> Hosting:
    """What a game is played with that begins at a position; what is left is in an order that nobody knows."""
    line = position.position_line()
    return Hosting(position.edition, position.players, position.options, (), line, by_hand).again()


class Step(NamedTuple):
    """A turn that was played: by whom, what (also as the kernel's id), what was paid, and the scores after it."""

    player: int
    move: Move
    number: int
    scored: tuple[Scored, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HostedGame:
    """The present of a game. Nobody may change its `position`, which knows nothing of what will be drawn.

    `deck` is what is known of the draws; `last_scored` is what was paid since the last turn, because the last tile fits
    nowhere.
    """

    hosting: Hosting
    position: Game
    steps: tuple[Step, ...]
    pieces: Pieces
    deck: Deck
    last_scored: tuple[Scored, ...]

    @property
    def turn(self) -> int:
        """How many turns were played."""
        return len(self.steps)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.position.scores

    @property
    def scored(self) -> list[Scored]:
        """All that was paid since the beginning."""
        return [*(line for step in self.steps for line in step.scored), *self.last_scored]

    @property
    def course(self) -> list[tuple[int, ...]]:
        """The scores at the beginning, and after each turn."""
        earlier = [self.hosting.outset.scores, *(step.scores for step in self.steps)][:-1]
        return [*earlier, self.scores]

    @property
    def last_cells(self) -> tuple[Cell | None, ...]:
        """Where each seat laid its last tile."""
        cells = {step.player: step.move.cell for step in self.steps}
        return tuple(cells.get(seat) for seat in range(self.hosting.players))

    def after(self, move: Move) -> tuple["HostedGame", list[Happening]]:
        """The game after a move of whoever is to play, and what happened. Raises IllegalMove."""
        position = self.position.copy(history=False)
        player = position.player
        number = position.legal_moves.id_of(move)
        events = position.push(move)
        placed = events[0]
        assert isinstance(placed, Placed)  # a push begins with it
        assert number is not None  # or it would not have been pushed
        step = Step(player, placed.move, number, scored_in(events), position.scores)
        drawn = self.deck.draw_on(position)
        happenings, pieces = told([*events, *drawn], self.turn + 1, self.pieces)
        steps = (*self.steps, step)
        return HostedGame(self.hosting, position, steps, pieces, self.deck, scored_in(drawn)), happenings

    def after_draw(self, tile: str) -> tuple["HostedGame", list[Happening]]:
        """The game by hand after somebody drew a tile, and what happened. Raises IllegalMove or NotationError."""
        position = self.position.copy(history=False)
        events = position.draw(tile)
        drawn = events[0]
        assert isinstance(drawn, Drawn)  # a draw begins with it
        happenings, pieces = told(events, self.turn, self.pieces)
        deck = self.deck.plus(drawn.tile)
        return HostedGame(self.hosting, position, self.steps, pieces, deck, scored_in(events)), happenings

    def before(self, turns: int) -> "HostedGame":
        """The game as it was so many turns ago, when whoever was to play had drawn."""
        return self._drawn_on(self.undrawn(self.turn - turns))

    def each_turn(self) -> "Iterator[HostedGame]":
        """The game as it was at its beginning, and after each turn, when whoever was to play had drawn."""
        for turn, position in enumerate(self._played_again(self.turn)):
            yield self._drawn_on(self._stopped(turn, position))

    def undrawn(self, turn: int) -> "HostedGame":
        """The game as it was right after so many turns, before anything was drawn."""
        *_, position = self._played_again(turn)
        return self._stopped(turn, position)

    def _played_again(self, turns: int) -> Iterator[Game]:
        """One position that is played on: at the beginning, and after each of so many turns."""
        again = self.hosting.first_position()
        yield again
        for step in self.steps[:turns]:
            self.deck.draw_on(again)
            again.push_id(step.number)
            yield again

    def _stopped(self, turn: int, again: Game) -> "HostedGame":
        """The game at a position that is played on."""
        position = again.copy(history=False)
        known = self._known_at(position)
        return HostedGame(self.hosting, position, self.steps[:turn], standing(position), known, ())

    def _drawn_on(self, game: "HostedGame") -> "HostedGame":
        """An earlier game after what was drawn then."""
        drawn = self.deck.draw_on(game.position)
        return replace(game, deck=self._known_at(game.position), last_scored=scored_in(drawn))

    def _known_at(self, position: Game) -> Deck:
        """What was known of the draws at a position of this game."""
        return self.deck.until(position) if self.hosting.by_hand else self.deck


def scored_in(events: Iterable[Event]) -> tuple[Scored, ...]:
    return tuple(event for event in events if isinstance(event, Scored))


def standing(position: Game) -> Pieces:
    """What stands on the table."""
    return {laid.cell: Placed(laid.piece.player, laid.as_move()) for laid in position.board.values() if laid.piece}


def begun(hosting: Hosting) -> tuple[HostedGame, list[Happening]]:
    """A new game, and what was drawn at its beginning."""
    position, deck = hosting.first_position(), hosting.outset.deck
    before = standing(position)
    events = deck.draw_on(position)
    happenings, pieces = told(events, 0, before)
    return HostedGame(hosting, position, (), pieces, deck, scored_in(events)), happenings
