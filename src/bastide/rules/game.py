"""`Game`, the main class of the library."""

from collections.abc import Container, Iterable
from operator import index
from typing import TYPE_CHECKING, SupportsIndex

import numpy as np

from bastide.errors import IllegalMove, SetupError
from bastide.kernel.entry import Order
from bastide.kernel.layout import BONUS_BAG, LAND_BAG, UNKNOWN, Records
from bastide.rules.board import LaidTile, laid_tiles, last_move, moves_since
from bastide.rules.deck import by_bag, new_seed, parse_order, shuffle_tiles
from bastide.rules.effects import Effect, list_effects
from bastide.rules.events import Event, Scored, TakenBack
from bastide.rules.features import Feature, list_features
from bastide.rules.fits import Fits, dead_cells, fits_at, fitting_tiles, remaining_tiles
from bastide.rules.history import History
from bastide.rules.legal_moves import LegalMoves
from bastide.rules.legality import draw_error, illegal_move_error
from bastide.rules.move import Cell, Move
from bastide.rules.options import Options, Phase, check_seed, check_setup, quote_value
from bastide.rules.outcome import Outcome, outcome_of
from bastide.rules.raw import Ids, RawGame, new_state, to_ints
from bastide.rules.reports import scored_event, scores_of
from bastide.rules.steps import draw, lay, play
from bastide.rules.text.notation import find_tile
from bastide.tiles import Edition, Tile, edition

if TYPE_CHECKING:
    from bastide.rules.text.record import Record


class Game:
    """A game of Carcassonne by a printed rulebook, from its first tile to its last point.

    A game created with a seed (by default a secret one) or with an order of tiles is a *host*: it draws by itself and
    hides the order. Copies, and games parsed from text, have no order: after `push` their `drawn` is None until the
    caller names the tile with `draw`.
    """

    def __init__(
        self,
        rules: str | Edition,
        *,
        players: SupportsIndex = 2,
        seed: SupportsIndex | None = None,
        order: Iterable[Tile | str | int] | None = None,
        farmers: bool = True,
        draw_ahead: bool = False,
        first: int = 0,
    ) -> None:
        self._set_up(rules, players, Options(farmers, draw_ahead, first))
        if order is None:
            number = new_seed() if seed is None else check_seed(seed)
            self._host(shuffle_tiles(self.edition, number), number)
        elif seed is None:
            self._host(parse_order(self.edition, order, self.bag), None)
        else:
            raise SetupError("setup/seed-and-order", seed=quote_value(seed))

    @classmethod
    def unhosted(
        cls,
        rules: str | Edition,
        *,
        players: SupportsIndex = 2,
        farmers: bool = True,
        draw_ahead: bool = False,
        first: int = 0,
    ) -> "Game":
        """Return a new game in which the caller names every drawn tile with `draw`."""
        game = cls.__new__(cls)
        game._set_up(rules, players, Options(farmers, draw_ahead, first))
        return game

    @classmethod
    def _from_state(cls, rules: Edition, options: Options, first: Records) -> "Game":
        """Return a game that begins with a kernel state, without checks."""
        game = cls.__new__(cls)
        game.edition, game.options = rules, options
        game._begin(first)
        return game

    @classmethod
    def parse(cls, text: str, *, own: Edition | None = None) -> "Game":
        """Parse a position from `text()` or `position_line()`. `own` is a custom edition that it may name.

        Raises NotationError or PositionError.
        """
        from bastide.rules.text.position import parse_position

        return parse_position(text, own)

    def _set_up(self, rules: str | Edition, players: SupportsIndex, options: Options) -> None:
        count, self.options = check_setup(players, options)
        self.edition = rules if isinstance(rules, Edition) else edition(rules)
        self._begin(new_state(self.edition, count, self.options), is_from_start=True)

    def _begin(self, first: Records, *, is_from_start: bool = False) -> None:
        """Start from a state, which never changes after this, without an order of draws."""
        self._seed: int | None = None
        self._hosted = False
        self._history = History(is_from_start)
        self._raw = RawGame(self.edition, first)
        self._legal: LegalMoves | None = None

    def _host(self, deck: list[int], seed: int | None) -> None:
        """Become a host that draws in this order of designs."""
        self._hosted, self._seed, self._legal = True, seed, None
        self._raw.set_order(deck, to_ints(self._raw.first["left"][0]))
        self._raw.draw_known()

    # Position

    @property
    def players(self) -> int:
        return int(self._raw.state["players"])

    @property
    def player(self) -> int:
        """The seat whose turn it is; undefined once the game is over."""
        return self._raw.player

    @property
    def phase(self) -> Phase:
        """The next step: a move, a draw, a draw ahead, the draw of a bonus tile, or none once the game is over."""
        return Phase(self._raw.phase)

    @property
    def is_over(self) -> bool:
        return self._raw.is_over

    @property
    def is_host(self) -> bool:
        """True if the game draws by itself."""
        return self._hosted

    @property
    def turn(self) -> int:
        """Number of moves played."""
        return self._raw.turn

    @property
    def scores(self) -> tuple[int, ...]:
        return scores_of(self._raw)

    @property
    def supplies(self) -> tuple[int, ...]:
        """Followers in the supply of each seat."""
        return tuple(to_ints(self._raw.state["supply"][: self.players]))

    @property
    def huts(self) -> tuple[int, ...]:
        """Huts in the supply of each seat."""
        return tuple(to_ints(self._raw.state["huts"][: self.players]))

    @property
    def drawn(self) -> Tile | None:
        """The tile to place now, or None if it is not drawn yet."""
        return self.hands[self.player] if self.phase is Phase.PLAY else None

    @property
    def hands(self) -> tuple[Tile | None, ...]:
        """The tile in each seat's hand. Without drawing ahead, only the player to move has one."""
        held = to_ints(self._raw.state["hand"][: self.players])
        return tuple(self.edition.tiles[number - 1] if number else None for number in held)

    @property
    def bag(self) -> dict[Tile, int]:
        """Number of undrawn tiles by design, including bonus tiles, without designs that are used up."""
        tiles = self.edition.tiles
        counts = to_ints(self._raw.state["bag"][: len(tiles)])
        return {tile: count for tile, count in zip(tiles, counts, strict=True) if count}

    @property
    def drawable(self) -> dict[Tile, int]:
        """Number of tiles by design that may be drawn now; empty if the next step is not a draw."""
        bonus = self.phase is Phase.DRAW_BONUS
        return {tile: count for tile, count in self.bag.items() if self.phase.is_draw and tile.is_bonus == bonus}

    @property
    def tiles_left(self) -> int:
        """Number of undrawn tiles, without bonus tiles."""
        return int(self._raw.state["left"][LAND_BAG])

    @property
    def bonus_left(self) -> int:
        """Number of undrawn bonus tiles."""
        return int(self._raw.state["left"][BONUS_BAG])

    @property
    def board(self) -> dict[Cell, LaidTile]:
        """All tiles on the board by cell, in the order of laying. The dict is built on each access."""
        return laid_tiles(self._raw)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves since the first position of this game."""
        return moves_since(self._raw, int(self._raw.first[0]["laid"]))

    @property
    def features(self) -> tuple[Feature, ...]:
        """All features on the board."""
        return list_features(self._raw)

    def features_on(self, cells: Container[Cell]) -> tuple[Feature, ...]:
        """Return the features with a segment on one of these cells."""
        return list_features(self._raw, cells)

    def fits(self, x: int, y: int) -> Fits:
        """Return the number of remaining tiles, by design, that fit an empty cell beside a tile.

        Raises IllegalMove if the cell is occupied or has no tile beside it.
        """
        return fits_at(self._raw, (index(x), index(y)))  # small NumPy integers would overflow

    @property
    def remaining(self) -> Fits:
        """Number of tiles in the bag and in the hands, by design."""
        return remaining_tiles(self._raw)

    @property
    def fitting(self) -> Fits:
        """Number of remaining tiles, by design, that fit any empty cell."""
        return fitting_tiles(self._raw)

    @property
    def dead_cells(self) -> tuple[Cell, ...]:
        """The empty cells beside tiles that no remaining tile fits."""
        return dead_cells(self._raw)

    def outcome(self) -> Outcome | None:
        """Return the result, or None if the game is not over."""
        return outcome_of(self.scores) if self.is_over else None

    def projection(self) -> list[Scored]:
        """Return the lines of the final scoring as if the game ended now."""
        self._raw.project()
        return [scored_event(self._raw, line, final=True) for line in range(int(self._raw.work[0]["lines"]))]

    # Playing

    @property
    def legal_moves(self) -> LegalMoves:
        if self._legal is None:
            self._legal = LegalMoves(self._raw)
        return self._legal

    def parse_move(self, text: str) -> Move:
        """Parse a move with the tiles of this edition. Raises NotationError."""
        return Move.parse(text, self.edition.tiles_by_name)

    def push(self, move: Move) -> list[Event]:
        """Play a move and return its events. Raises IllegalMove without changing the game."""
        played, number = self._check_move(move)
        self._legal = None
        return play(self._raw, number, played)

    def push_text(self, text: str) -> list[Event]:
        """Parse and play a move. Raises NotationError or IllegalMove without changing the game."""
        return self.push(self.parse_move(text))

    def preview(self, move: Move) -> list[Event]:
        """Return the events that a move would cause, up to the next draw, without playing it. Raises IllegalMove."""
        played, number = self._check_move(move)
        try:
            return lay(self._raw, number, played)
        finally:
            self._raw.pop()

    def effects(self, move: Move) -> tuple[Effect, ...]:
        """Return the effects of a move on the features that its tile touches. Raises IllegalMove."""
        played, number = self._check_move(move)
        events = lay(self._raw, number, played)
        try:
            return list_effects(self._raw, events)
        finally:
            self._raw.pop()

    def draw(self, tile: Tile | str | int) -> list[Event]:
        """Draw this tile and return the events.

        Raises IllegalMove, or NotationError for an unknown tile, without changing the game.
        """
        drawn = tile if isinstance(tile, Tile) else find_tile(str(tile), self.edition.tiles_by_name)
        if self._hosted:
            raise IllegalMove("draw/host", tile=drawn)
        error = draw_error(self._raw, drawn)
        if error:
            raise error
        self._legal = None
        return draw(self._raw, self.edition.tiles.index(drawn))

    def pop(self) -> Move:
        """Undo the last move exactly, with the draws after it, and return it. Raises IllegalMove if there is none."""
        if self.turn == 0:
            raise IllegalMove("undo/nothing")
        move = last_move(self._raw)
        self.pop_id()
        return move

    def take_back(self) -> TakenBack:
        """Undo the last move, but keep it and the takeback in the record.

        Raises IllegalMove if there is none, or if the game is over: then the order of tiles may be known.
        """
        if self.is_over:
            raise IllegalMove("undo/over")
        history, latest = self._history, self._history.events_since_takeback(self._raw)
        self.pop()
        event = TakenBack(self.player)
        self._history = history.with_takeback(self.turn, (*latest, event))
        return event

    def rewind(self, turn: int) -> None:
        """Go back to the position after `turn` moves, and undo the draws that followed. A host draws again.

        Raises IllegalMove if fewer moves were played.
        """
        if not 0 <= turn <= self.turn:
            raise IllegalMove("undo/no-such-turn", turn=turn, turns=self.turn)
        self._raw.rewind(turn)
        if not self._hosted:  # the events of a takeback that left `turn` moves contain the undone draw
            self._history = self._history.up_to(turn - 1)
        self._after_undo()
        if self._hosted:
            self._raw.draw_known()

    def events(self) -> tuple[Event, ...]:
        """Return all events since the first position of this game, in order, including takebacks."""
        return self._history.events(self._raw)

    # Moves as ids

    def legal_ids(self) -> Ids:
        """Return the legal moves as kernel ids."""
        return self._raw.legal_ids()

    def push_id(self, move: SupportsIndex, *, check: bool = False) -> None:
        """Play a legal move by its id, and draw the known tiles.

        Raises IllegalMove, without changing the game, if the tile in hand does not fit the cell in that rotation, or
        the player or the tile lacks the piece or its place. A place that is illegal for another reason, such as an
        occupied feature, is refused only if `check` is true; without it, the game is then in an invalid state.
        """
        number = index(move)  # a NumPy integer would compile the kernel again
        if check and number not in self._raw.legal_ids().tolist():
            raise IllegalMove("move/unknown-id", id=quote_value(number))
        self._legal = None
        self._raw.push(number)

    def pop_id(self) -> int:
        """Undo the last move and return its id. Raises IllegalMove if there is none."""
        move = self._raw.pop()
        self._legal = None
        if self._history.takebacks or not self._hosted:  # searches pop hosts often, and then nothing else changes
            self._after_undo()
        return move

    def _after_undo(self) -> None:
        """Drop cached moves, draws and takebacks of the undone moves."""
        self._legal = None
        if not self._hosted:
            self._raw.forget_order()
        if self._history.takebacks:
            self._history = self._history.up_to(self.turn)

    # Copies and text

    def copy(self, *, history: bool = True) -> "Game":
        """Return an independent game in the same position, without the hidden order.

        A copy without history is much cheaper, and cannot be popped beyond this position.
        """
        if not history:
            return Game._from_state(self.edition, self.options, self._raw.copy_state())
        return self._with_raw(self._raw.copy(self._raw.drawn))

    def _with_raw(self, raw: RawGame) -> "Game":
        """Return a game with the same history, without an order of draws."""
        copied = Game.__new__(Game)
        copied.edition, copied.options, copied._history = self.edition, self.options, self._history
        copied._raw, copied._legal = raw, None
        copied._seed, copied._hosted = None, False
        return copied

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle a copy, without the hidden order."""
        return _unpickle, (self.edition, self.options, self._history, self._raw.first, self._raw.drawn, self._raw.moves)

    def text(self) -> str:
        """Return the position as text, which `Game.parse` reads. It does not contain the hidden order."""
        from bastide.rules.text.position import position_text

        return position_text(self)

    def position_line(self) -> str:
        """Return the position in one line that is safe in a URL, which `Game.parse` reads too."""
        from bastide.rules.text.position import position_line

        return position_line(self)

    def record(self, *, names: Iterable[str] = (), aids: Iterable[str] = ()) -> "Record":
        """Return the record of the game so far; its `str` is text."""
        from bastide.rules.text.record import Record

        return Record.of(self, names=names, aids=aids)

    @property
    def is_from_start(self) -> bool:
        """True if the game began with its first tile, and not at a position."""
        return self._history.is_from_start

    def first_position(self) -> "Game":
        """Return the game at its beginning: the start, a position, or the position of a copy without history."""
        first = Game._from_state(self.edition, self.options, self._raw.first)
        if not self.is_from_start:
            return Game.parse(first.text(), own=self.edition)
        first._history = History(is_from_start=True)
        return first

    def drawn_tiles(self) -> tuple[Tile, ...]:
        """Return the tiles drawn since the first position of this game, in order; bonus tiles come last."""
        return self._tiles(self._raw.drawn)

    def resume(self, order: Iterable[Tile | str | int]) -> None:
        """Become a host that draws in this order. It must begin with the tiles drawn since the first position.

        Raises SetupError otherwise.
        """
        undrawn = Game._from_state(self.edition, self.options, self._raw.first).bag
        deck = parse_order(self.edition, order, undrawn)
        for given, row in zip(by_bag(self.edition, deck), self._raw.drawn, strict=True):
            pairs = zip(self._tiles(given), self._tiles(row), strict=False)
            for number, (tile, drawn) in enumerate(pairs, start=1):
                if tile != drawn:
                    raise SetupError("setup/other-order", number=number, tile=tile, drawn=drawn)
        self._host(deck, None)

    def hidden_order(self) -> tuple[Tile, ...]:
        """Return all tiles in the order in which this host draws them, bonus tiles last.

        It is for storing a game privately, to resume it later; players must never see it. Raises IllegalMove if the
        game is not a host.
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
        """Return the board as an SVG document. `tile_size` is in pixels, by default suitable for a notebook.

        Layers add information: "fields" and "features" show owners, "dead" the cells that no remaining tile fits, and
        "coordinates" the cells. `score_track` draws the score track around the board. Raises SetupError for an unknown
        layer or an invalid size.
        """
        from bastide.render.svg.board.board_document import board_svg

        return board_svg(self, tile_size=tile_size, layers=layers, last_move=last_move, score_track=score_track)

    def _repr_svg_(self) -> str | None:
        return self.svg() if self.edition.look else None  # a notebook then shows the text

    def _check_move(self, move: object) -> tuple[Move, int]:
        """Return a legal move in its canonical rotation, and its id. Raises IllegalMove."""
        if not isinstance(move, Move) or type(move.tile) is not Tile:
            raise IllegalMove("move/not-a-move", move=quote_value(move))
        if not move.is_well_formed:
            raise IllegalMove("move/malformed", **move._asdict(), segments=len(move.tile.segments))
        move = move.plain()
        played = move.canonical()
        number = self.legal_moves.id_of(played)
        if number is None:
            raise illegal_move_error(self._raw, move).with_details(position=self.text())
        return played, number


def copy_with_order(game: Game) -> Game:
    """Copy a game with the hidden order of its draws, if it is a host.

    Internal: for a server that hides the order from its clients. All other copies and pickles are without it.
    """
    copied = game._with_raw(game._raw.copy(game._raw.order.copy()))
    copied._seed, copied._hosted = game._seed, game._hosted
    return copied


def _unpickle(
    rules: Edition, options: Options, history: History, first: Records, drawn: Order, moves: list[int]
) -> Game:
    game = Game._from_state(rules, options, first)
    game._history = history
    game._raw = RawGame(rules, first, drawn)
    game._raw.replay(moves)
    return game
