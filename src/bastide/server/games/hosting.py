"""A game as the server hosts it: the present position, the steps that led to it, and the hidden order of tiles.

It never changes: a step makes another one. So whatever is not stored yet can be thrown away, and nobody has seen it. A
`Game` with its history would hold a position for each turn, megabytes in all; this one holds the present one.
"""

from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple, TypedDict

from bastide.rules.events import Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.rules.options import Options, Phase
from bastide.server.games.happenings import Happening, Pieces, told
from bastide.tiles import Edition, Tile


class Setup(TypedDict):
    """What a `Game` is made with, beside its edition and what it draws."""

    players: int
    farmers: bool
    draw_ahead: bool
    first: int


@dataclass(frozen=True)
class Hosting:
    """What a game is played with; `order` is hidden from everybody, land tiles first, then bonus tiles."""

    edition: Edition
    players: int
    options: Options
    order: tuple[Tile, ...]

    @property
    def setup(self) -> Setup:
        options = self.options
        return {
            "players": self.players,
            "farmers": options.farmers,
            "draw_ahead": options.draw_ahead,
            "first": options.first,
        }

    @cached_property
    def bags(self) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
        """The land tiles and the bonus tiles, each in the order in which they are drawn."""
        land = tuple(tile for tile in self.order if not tile.is_bonus)
        return land, self.order[len(land) :]

    def next_tile(self, position: Game) -> Tile:
        """The tile that is drawn now."""
        land, bonus = self.bags
        if position.phase is Phase.DRAW_BONUS:
            return bonus[len(bonus) - position.bonus_left]
        return land[len(land) - position.tiles_left]

    def draw_on(self, position: Game) -> list[Event]:
        """Draw what has to be drawn before the next move."""
        events: list[Event] = []
        while position.phase.is_draw:
            events += position.draw(self.next_tile(position))
        return events


def hosted(rules: Edition, players: int, options: Options) -> Hosting:
    """What a new game is played with, in an order that nobody knows."""
    game = Game(rules, players=players, farmers=options.farmers, draw_ahead=options.draw_ahead, first=options.first)
    return Hosting(rules, players, options, game.hidden_order())


class Step(NamedTuple):
    """A turn that was played: by whom, what (also as the kernel's id), what was paid, and the scores after it."""

    player: int
    move: Move
    number: int
    scored: tuple[Scored, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HostedGame:
    """The present of a game. Nobody may change its `position`, which knows nothing of what will be drawn."""

    hosting: Hosting
    position: Game
    steps: tuple[Step, ...] = ()
    pieces: Pieces = field(default_factory=dict)

    @property
    def turn(self) -> int:
        """How many turns were played."""
        return len(self.steps)

    @property
    def scores(self) -> tuple[int, ...]:
        return self.steps[-1].scores if self.steps else (0,) * self.hosting.players

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
        events += self.hosting.draw_on(position)
        happenings, pieces = told(events, self.turn + 1, self.pieces)
        scored = tuple(event for event in events if isinstance(event, Scored))
        step = Step(player, placed.move, number, scored, position.scores)
        return HostedGame(self.hosting, position, (*self.steps, step), pieces), happenings

    def before(self, turns: int) -> "HostedGame":
        """The game as it was so many turns ago."""
        steps = self.steps[: self.turn - turns]
        again = Game(self.hosting.edition, order=self.hosting.order, **self.hosting.setup)
        for step in steps:
            again.push_id(step.number)
        position = again.copy(history=False)
        pieces = {
            laid.cell: Placed(laid.piece.player, laid.as_move()) for laid in position.board.values() if laid.piece
        }
        return HostedGame(self.hosting, position, steps, pieces)


def begun(hosting: Hosting) -> tuple[HostedGame, list[Happening]]:
    """A new game, and what was drawn at its beginning."""
    position = Game.unhosted(hosting.edition, **hosting.setup)
    happenings, pieces = told(hosting.draw_on(position), 0, {})
    return HostedGame(hosting, position, (), pieces), happenings
