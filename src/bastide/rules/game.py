"""`Game`: what people import."""

from collections.abc import Container, Iterable
from typing import TYPE_CHECKING

import numpy as np

from bastide.errors import IllegalMove, SetupError
from bastide.kernel.layout import BONUS_BAG, LAND_BAG, UNKNOWN, Records
from bastide.rules.deck import by_bag, in_order, new_seed, shuffled
from bastide.rules.events import Event, Scored, TakenBack
from bastide.rules.features import Feature, list_features
from bastide.rules.fits import Fits, dead_cells, fits_at, fitting_somewhere, remaining_tiles
from bastide.rules.history import History
from bastide.rules.legal import LegalMoves
from bastide.rules.move import Cell, Move
from bastide.rules.notation import find_tile
from bastide.rules.options import Options, Phase, check_seed, check_setup, quoted
from bastide.rules.outcome import Outcome, outcome_of
from bastide.rules.raw import Ids, Order, RawGame, new_state, to_ints
from bastide.rules.refusals import refusal, refused_draw
from bastide.rules.reports import scored, scores_of
from bastide.rules.steps import draw, lay, play
from bastide.rules.table import LaidTile, laid_tiles, last_move, moves_since
from bastide.tiles import Edition, Tile, edition

if TYPE_CHECKING:
    from bastide.rules.record import Record


class Game:
    """A game of Carcassonne by a printed rulebook, from its first tile to its last point.

    Made with a seed (by default one that nobody knows) or a given order of tiles, a game is a *host*: it draws by
    itself and keeps the order to itself. A copy, and a game read from text, has no order: after `push` its `drawn` is
    None until `draw` says what came.
    """

    def __init__(
        self,
        rules: str | Edition,
        *,
        players: int = 2,
        seed: int | None = None,
        order: Iterable[Tile | str | int] | None = None,
        farmers: bool = True,
        draw_ahead: bool = False,
        first: int = 0,
    ) -> None:
        self._set_up(rules, players, Options(farmers, draw_ahead, first))
        if order is None:
            seed = new_seed() if seed is None else check_seed(seed)
            self._host(shuffled(self.edition, seed), seed)
        elif seed is None:
            self._host(in_order(self.edition, order, self.bag), None)
        else:
            raise SetupError("setup/seed-and-order", seed=quoted(seed))

    @classmethod
    def unhosted(
        cls,
        rules: str | Edition,
        *,
        players: int = 2,
        farmers: bool = True,
        draw_ahead: bool = False,
        first: int = 0,
    ) -> "Game":
        """A new game in which `draw` says every tile that is drawn."""
        game = cls.__new__(cls)
        game._set_up(rules, players, Options(farmers, draw_ahead, first))
        return game

    @classmethod
    def _from_state(cls, rules: Edition, options: Options, first: Records) -> "Game":
        """A game that begins with a position of the kernel's, unchecked."""
        game = cls.__new__(cls)
        game.edition, game.options = rules, options
        game._begin(first)
        return game

    @classmethod
    def parse(cls, text: str, *, own: Edition | None = None) -> "Game":
        """The position that `text()` or `position_line()` wrote; by an edition of one's `own` if it names that.

        Raises NotationError or PositionError.
        """
        from bastide.rules.position import parse_position

        return parse_position(text, own)

    def _set_up(self, rules: str | Edition, players: int, options: Options) -> None:
        check_setup(players, options)
        self.edition = rules if isinstance(rules, Edition) else edition(rules)
        self.options = options
        self._begin(new_state(self.edition, players, options))
        self._history.is_from_start = True

    def _begin(self, first: Records) -> None:
        """Start from a position, knowing nothing of what will be drawn."""
        self._seed: int | None = None
        self._hosted = False
        self._history = History(first, is_from_start=False)
        self._raw = RawGame(self.edition, first)
        self._legal: LegalMoves | None = None

    def _host(self, deck: list[int], seed: int | None) -> None:
        """Draw in that order of designs from now on."""
        self._hosted, self._seed = True, seed
        self._raw.know(deck, to_ints(self._history.first["left"][0]))
        self._raw.draw_known()

    # The table

    @property
    def players(self) -> int:
        return int(self._raw.state["players"])

    @property
    def player(self) -> int:
        """The seat whose turn it is; once the game is over, it means nothing."""
        return self._raw.player

    @property
    def phase(self) -> Phase:
        """What comes next: a move, a draw, a draw ahead, the draw of a bonus tile, or nothing any more."""
        return Phase(self._raw.phase)

    @property
    def is_over(self) -> bool:
        return self._raw.is_over

    @property
    def is_host(self) -> bool:
        """Whether the game draws by itself."""
        return self._hosted

    @property
    def turn(self) -> int:
        """How many moves were pushed."""
        return self._raw.index

    @property
    def scores(self) -> tuple[int, ...]:
        return scores_of(self._raw)

    @property
    def supplies(self) -> tuple[int, ...]:
        """The followers that each seat has left to place."""
        return tuple(to_ints(self._raw.state["supply"][: self.players]))

    @property
    def huts(self) -> tuple[int, ...]:
        """The huts that each seat has left to place."""
        return tuple(to_ints(self._raw.state["huts"][: self.players]))

    @property
    def drawn(self) -> Tile | None:
        """The tile to place now, or None if it has yet to be drawn."""
        return self.hands[self.player] if self.phase is Phase.PLAY else None

    @property
    def hands(self) -> tuple[Tile | None, ...]:
        """The tile that each seat holds; in a game without drawing ahead only the one at turn holds any."""
        held = to_ints(self._raw.state["hand"][: self.players])
        return tuple(self.edition.tiles[number - 1] if number else None for number in held)

    @property
    def bag(self) -> dict[Tile, int]:
        """How many tiles of each design are undrawn, bonus tiles included; designs that are used up are left out."""
        tiles = self.edition.tiles
        counts = to_ints(self._raw.state["bag"][: len(tiles)])
        return {tile: count for tile, count in zip(tiles, counts, strict=True) if count}

    @property
    def drawable(self) -> dict[Tile, int]:
        """How many tiles of each design may be drawn now: bonus tiles or others. Empty if nothing has to be drawn."""
        bonus = self.phase is Phase.DRAW_BONUS
        return {tile: count for tile, count in self.bag.items() if self.phase.is_draw and tile.is_bonus == bonus}

    @property
    def tiles_left(self) -> int:
        """How many tiles are undrawn; bonus tiles are not among them."""
        return int(self._raw.state["left"][LAND_BAG])

    @property
    def bonus_left(self) -> int:
        """How many bonus tiles are undrawn."""
        return int(self._raw.state["left"][BONUS_BAG])

    @property
    def board(self) -> dict[Cell, LaidTile]:
        """Every tile on the table by its cell, in the order of laying."""
        return laid_tiles(self._raw)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that led here from the first position of this game."""
        return moves_since(self._raw, int(self._history.first[0]["laid"]))

    @property
    def features(self) -> tuple[Feature, ...]:
        """Every feature on the table."""
        return list_features(self._raw)

    def features_on(self, cells: Container[Cell]) -> tuple[Feature, ...]:
        """Every feature that has a segment on one of these cells."""
        return list_features(self._raw, cells)

    def fits(self, x: int, y: int) -> Fits:
        """The remaining tiles that fit an empty cell, and how many there are of each."""
        return fits_at(self._raw, (x, y))

    @property
    def remaining(self) -> Fits:
        """The tiles that are not on the table yet, in the bag or in hand, and how many there are of each."""
        return remaining_tiles(self._raw)

    @property
    def fitting(self) -> Fits:
        """The remaining tiles that fit some empty cell, and how many there are of each."""
        return fitting_somewhere(self._raw)

    @property
    def dead_cells(self) -> tuple[Cell, ...]:
        """The empty cells beside tiles that no remaining tile fits."""
        return dead_cells(self._raw)

    def outcome(self) -> Outcome | None:
        """The result once the game is over, else None."""
        return outcome_of(self.scores) if self.is_over else None

    def projection(self) -> list[Scored]:
        """The lines of the final scoring as if the game ended now."""
        self._raw.project()
        return [scored(self._raw, line, final=True) for line in range(int(self._raw.work[0]["lines"]))]

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        if self._legal is None:
            self._legal = LegalMoves(self._raw)
        return self._legal

    def parse_move(self, text: str) -> Move:
        """The move that `text` describes, with this edition's tiles. Raises NotationError."""
        return Move.parse(text, {tile.name: tile for tile in self.edition.tiles})

    def push(self, move: Move) -> list[Event]:
        """Play a move and tell what happened. Raises IllegalMove, and then nothing has changed."""
        played, number = self._checked(move)
        self._legal = None
        return play(self._raw, number, played)

    def push_text(self, text: str) -> list[Event]:
        """Play the move that `text` describes. Raises NotationError or IllegalMove, and then nothing has changed."""
        return self.push(self.parse_move(text))

    def preview(self, move: Move) -> list[Event]:
        """The events that a move would cause, up to the next draw, without playing it. Raises IllegalMove."""
        played, number = self._checked(move)
        events = lay(self._raw, number, played)
        self._raw.pop()
        return events

    def draw(self, tile: Tile | str | int) -> list[Event]:
        """Say which tile was drawn by whoever has to draw.

        Raises IllegalMove, or NotationError for a name that no tile has, and then nothing has changed.
        """
        tiles = {each.name: each for each in self.edition.tiles}
        drawn = tile if isinstance(tile, Tile) else find_tile(str(tile), tiles)
        if self._hosted:
            raise IllegalMove("draw/host", tile=drawn)
        refused = refused_draw(self._raw, drawn)
        if refused:
            raise refused
        self._legal = None
        return draw(self._raw, self.edition.tiles.index(drawn))

    def pop(self) -> Move:
        """Undo the last move exactly, with all that was drawn after it, and return it. Raises IllegalMove."""
        if self.turn == 0:
            raise IllegalMove("undo/nothing")
        move = last_move(self._raw)
        self.pop_id()
        return move

    def take_back(self) -> TakenBack:
        """Undo the last move, but let the record tell that it was played and taken back.

        Raises IllegalMove if there is none, or if the game is over: then everybody may know what was to be drawn.
        """
        if self.is_over:
            raise IllegalMove("undo/over")
        past = self.events()
        self.pop()
        return self._history.take_back(past, self._raw)

    def events(self) -> tuple[Event, ...]:
        """All that happened since the first position of this game, in order, takebacks included."""
        return self._history.events(self._raw)

    # The raw twins: ids, unchecked

    def legal_ids(self) -> Ids:
        """The legal moves as the kernel's ids."""
        return self._raw.legal_ids()

    def push_id(self, move: int) -> None:
        """Play a legal move by its id, unchecked, and draw on."""
        self._legal = None
        self._raw.push(int(move))  # for a number of NumPy's the kernel would be compiled once more

    def pop_id(self) -> int:
        """Undo the last move, unchecked, and return its id."""
        self._legal = None
        move = self._raw.pop()
        if not self._hosted:
            self._raw.forget_draws()
        self._history.forget_after(self.turn)
        return move

    # Copies and text

    def copy(self, *, history: bool = True) -> "Game":
        """An independent game in the same position that knows nothing of what will be drawn.

        Without its history it is much cheaper, and cannot be popped beyond this moment.
        """
        made = Game.__new__(Game)
        made.edition, made.options = self.edition, self.options
        made._raw = self._raw.copy(history=history)
        made._history = self._history.copy() if history else History(made._raw.states[:1].copy(), is_from_start=False)
        made._seed, made._hosted, made._legal = None, False, None
        return made

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is a copy: it knows nothing of what will be drawn."""
        return _unpickle, (self.edition, self.options, self._history, self._raw.drawn, self._raw.moves)

    def text(self) -> str:
        """The position as text, which `Game.parse` reads. It never tells what will be drawn."""
        from bastide.rules.position import position_text

        return position_text(self)

    def position_line(self) -> str:
        """The position in one line that an address can hold, which `Game.parse` reads too."""
        from bastide.rules.position import position_line

        return position_line(self)

    def record(self, *, names: Iterable[str] = (), aids: Iterable[str] = ()) -> "Record":
        """All that happened so far; `str` of it is text."""
        from bastide.rules.record import Record

        return Record.of(self, names=names, aids=aids)

    @property
    def is_from_start(self) -> bool:
        """Whether the game began with its first tile, and not at a position."""
        return self._history.is_from_start

    def first_position(self) -> "Game":
        """The game as it was when it began, which was at the start, at a position, or where its copy was made."""
        first = Game._from_state(self.edition, self.options, self._history.first)
        if not self.is_from_start:
            return Game.parse(first.text(), own=self.edition)
        first._history.is_from_start = True
        return first

    def drawn_tiles(self) -> tuple[Tile, ...]:
        """The tiles that were drawn since the first position of this game, in their order; bonus tiles come last."""
        return self._tiles(self._raw.drawn)

    def resume(self, order: Iterable[Tile | str | int]) -> None:
        """Become a host that draws in that order; it must begin with what was drawn since the first position.

        Raises SetupError.
        """
        deck = in_order(self.edition, order, self.first_position().bag)
        for given, row in zip(by_bag(self.edition, deck), self._raw.drawn, strict=True):
            pairs = zip(self._tiles(given), self._tiles(row), strict=False)
            for number, (tile, drawn) in enumerate(pairs, start=1):
                if tile != drawn:
                    raise SetupError("setup/other-order", number=number, tile=tile, drawn=drawn)
        self._host(deck, None)

    def hidden_order(self) -> tuple[Tile, ...]:
        """Every tile in the order in which this host draws them, bonus tiles last. Raises IllegalMove if it is no host.

        It is for whoever stores the game in private, to go on with it later. Nobody who plays may ever see it.
        """
        if not self._hosted:
            raise IllegalMove("draw/no-order")
        return self._tiles(self._raw.order)

    def _tiles(self, designs: Order | list[int]) -> tuple[Tile, ...]:
        return tuple(self.edition.tiles[design] for design in np.ravel(designs).tolist() if design != UNKNOWN)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self.edition == other.edition and self.text() == other.text()

    __hash__ = None  # type: ignore[assignment]  # games change

    def __repr__(self) -> str:
        return f"Game.parse({self.text()!r})"

    def __str__(self) -> str:
        from bastide.render.text.game_text import board_text

        return board_text(self)

    def svg(
        self,
        *,
        tile_size: int | None = None,
        layers: Iterable[str] = (),
        last_move: bool = True,
        score_track: bool = False,
    ) -> str:
        """The board as a picture: an SVG document with tiles of so many pixels, by default as a notebook shows it.

        Layers show more than the table does: "fields" and "features" who holds what, "dead" the cells that no
        remaining tile fits, and "coordinates". The score track goes round the board if `score_track` says so. Raises
        SetupError for another layer, or a size that cannot be.
        """
        from bastide.render.svg.board import board_svg, fitting_size

        size = fitting_size(self) if tile_size is None else tile_size
        return board_svg(self, tile_size=size, layers=layers, last_move=last_move, score_track=score_track)

    def _repr_svg_(self) -> str | None:
        return self.svg() if self.edition.look else None  # a notebook then shows the text

    def _checked(self, move: object) -> tuple[Move, int]:
        """A legal move in its canonical rotation, and its id. Raises IllegalMove."""
        if not isinstance(move, Move) or type(move.tile) is not Tile:
            raise IllegalMove("move/not-a-move", move=quoted(move))
        if not move.is_well_formed:
            raise IllegalMove("move/malformed", **move._asdict(), segments=len(move.tile.segments))
        played = move.canonical()
        number = self.legal_moves.id_of(played)
        if number is None:
            raise refusal(self._raw, move).with_details(position=self.text())
        return played, number


def _unpickle(rules: Edition, options: Options, history: History, drawn: Order, moves: list[int]) -> Game:
    game = Game._from_state(rules, options, history.first)
    game._history = history
    game._raw = RawGame(rules, history.first, drawn)
    game._raw.draw_known()
    for move in moves:
        game._raw.push(move)
    return game
