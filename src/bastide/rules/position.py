"""A position as text: the table, the hands, the bag and the scores, to be written, read, and told apart.

    bastide position 1
    edition: winter
    players: 3
    farmers: yes
    draw ahead: no
    next: 1 plays
    hands: - D -
    scores: 0 12 5
    board:
      D@0,0>0
      U@0,1>90 road.n=2
    bag: A*2 B*4 C Winter-A

docs/formats.md specifies it, and the form that has all of it in one line. Neither ever tells what will be drawn.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bastide.errors import NotationError, PositionError
from bastide.rules.keyed_lines import (
    NOTHING,
    SETUP_KEYS,
    Fields,
    Line,
    Setup,
    keyed,
    numbered,
    read_by_seat,
    read_move,
    read_number,
    read_seat,
    read_setup,
    read_tile,
    setup_lines,
    without_heading,
)
from bastide.rules.options import Phase
from bastide.rules.position_bag import BAG, Left, bag_text, left_in, read_bag
from bastide.rules.position_line import folded, heading_of, is_folded, unfolded
from bastide.rules.setting_up import Standing, table_of
from bastide.rules.table import LaidTile
from bastide.tiles import Edition, Tile

if TYPE_CHECKING:
    from bastide.rules.game import Game

VERSION = 1
NEEDED_KEYS = (*SETUP_KEYS, "next", "hands", "scores", "board")
BOARD_LINE = "board:"
MAX_SCORE = 9999  # far beyond any game, and within what a score has room for
NEXT = re.compile(r"(?P<seat>[0-9]{1,9}) (?P<act>plays|draws|draws ahead|draws bonus)")
PHASES = {
    "plays": Phase.PLAY,
    "draws": Phase.DRAW,
    "draws ahead": Phase.DRAW_AHEAD,
    "draws bonus": Phase.DRAW_BONUS,
}
ACTS = {phase: act for act, phase in PHASES.items()}
OVER = "over"


class Next(NamedTuple):
    """What comes next, and whose turn it is."""

    line: Line
    phase: Phase
    seat: int


# Writing


def position_text(game: "Game") -> str:
    """The text of a game's position, which `parse_position` reads; equal positions have equal texts."""
    options = game.options
    board = sorted(game.board.values(), key=lambda laid: (laid.y, laid.x))
    lines = [
        f"bastide position {VERSION}",
        *setup_lines(game.edition.name, game.players, farmers=options.farmers, draw_ahead=options.draw_ahead),
        f"next: {OVER if game.is_over else f'{game.player} {ACTS[game.phase]}'}",
        f"hands: {' '.join(tile.name if tile else NOTHING for tile in game.hands)}",
        f"scores: {' '.join(map(str, game.scores))}",
        BOARD_LINE,
        *(f"  {laid_text(laid)}" for laid in board),
        f"bag: {bag_text(game.bag)}",
    ]
    return "\n".join(lines) + "\n"


def position_line(game: "Game") -> str:
    """The same in one line, which an address can hold, and which `parse_position` reads as well."""
    return folded(position_text(game), game)


def laid_text(laid: LaidTile) -> str:
    """A tile as its move is written, with the seat of the follower or hut that still stands there."""
    return f"{laid.as_move()}={laid.piece.player}" if laid.piece else str(laid.as_move())


# Reading


def parse_position(text: str, own: Edition | None = None) -> "Game":
    """The game in the position that a text describes, in one line or in several; whose turn it is begins.

    Raises NotationError if the text does not parse, and PositionError if there is no such position.
    """
    from bastide.rules.game import Game  # it imports this module, as lazily

    fields, board = split(text)
    setup = read_setup(fields, PositionError, own)
    table = table_of(setup, [read_standing(line, setup) for line in board])
    hands, scores, turn = read_hands(fields, setup), read_scores(fields, setup), read_next(fields["next"], setup)
    check_hands(fields["hands"], hands, turn, setup)
    bag = read_bag(fields, setup, table.used, hands)
    left = left_in(bag)
    check_next(turn, hands[turn.seat], left, table.used.total())

    state = table.raw.state
    state["player"], state["phase"] = turn.seat, turn.phase
    state["score"][: setup.players] = scores
    state["hand"][: setup.players] = [1 + setup.edition.tiles.index(tile) if tile else 0 for tile in hands]
    state["bag"][: len(setup.edition.tiles)] = [bag[tile] for tile in setup.edition.tiles]
    state["left"] = left
    if turn.phase is Phase.PLAY and not table.raw.legal_ids().size:
        raise turn.line.refusal(PositionError, "position/fits-nowhere", tile=hands[turn.seat])
    return Game._from_state(setup.edition, replace(setup.options, first=turn.seat), table.raw.states[:1])


def parse_beginning(text: str, setup: Setup) -> "Game":
    """The game that begins at a position, by an edition, for so many players, and with the options of `setup`.

    Raises NotationError, or PositionError if that is not what the position says.
    """
    game = parse_position(text, setup.edition)
    if Setup(game.edition, game.players, game.options.farmers, game.options.draw_ahead) != setup:
        raise PositionError("position/other-game", edition=game.edition.name, players=game.players)
    return game


def split(text: str) -> tuple[Fields, list[Line]]:
    """The keyed lines, and the lines of the board."""
    rest = lines_of(text)
    board: list[Line] = []
    heads = [index for index, line in enumerate(rest) if line.text.startswith(BOARD_LINE)]
    if heads:
        first = heads[0] + 1
        last = next((index for index in range(first, len(rest)) if ":" in rest[index].text), len(rest))
        board, rest = rest[first:last], rest[:first] + rest[last:]
    fields = keyed(rest, NEEDED_KEYS, [BAG])
    if fields["board"].value:
        raise fields["board"].refusal(NotationError, "position/board-value")
    return fields, board


def lines_of(text: str) -> list[Line]:
    """The lines after the heading, in whichever form they are."""
    if is_folded(text):
        without_heading([heading_of(text)], "position", VERSION)
        return unfolded(text)
    lines = [line for line in numbered(text) if line.text and not line.text.startswith("#")]
    return list(without_heading(lines, "position", VERSION))


def read_standing(line: Line, setup: Setup) -> Standing:
    """A line of the board: a tile, and perhaps whose follower or hut stands where."""
    laid, equals, seat = line.text.partition("=")
    move = read_move(line, laid, setup, PositionError)
    if bool(move.place) != bool(equals):
        raise line.refusal(NotationError, "position/no-owner")
    return Standing(line, move, read_seat(line, seat.strip(), setup.players, PositionError) if equals else None)


def read_scores(fields: Fields, setup: Setup) -> list[int]:
    line = fields["scores"]
    scores = [read_number(line, word) for word in read_by_seat(line, setup.players, PositionError)]
    for score in scores:
        if not 0 <= score <= MAX_SCORE:
            raise line.refusal(PositionError, "position/bad-score", score=str(score), most=str(MAX_SCORE))
    return scores


def read_hands(fields: Fields, setup: Setup) -> list[Tile | None]:
    line = fields["hands"]
    words = read_by_seat(line, setup.players, PositionError)
    return [None if word == NOTHING else read_tile(line, word, setup, PositionError) for word in words]


def read_next(line: Line, setup: Setup) -> Next:
    if line.value == OVER:
        return Next(line, Phase.OVER, 0)
    match = NEXT.fullmatch(line.value)
    if match is None:
        raise line.refusal(NotationError, "position/bad-next")
    seat = read_seat(line, match["seat"], setup.players, PositionError)
    if match["act"] == ACTS[Phase.DRAW_AHEAD] and not setup.draw_ahead:
        raise line.refusal(PositionError, "position/no-draw-ahead")
    return Next(line, PHASES[match["act"]], seat)


def check_hands(line: Line, hands: Sequence[Tile | None], turn: Next, setup: Setup) -> None:
    """Refuse tiles in hands that nobody can hold at that moment."""
    for seat, tile in enumerate(hands):
        if tile is None:
            continue
        if turn.phase is Phase.OVER:
            raise line.refusal(PositionError, "position/over-with-hand", seat=seat, tile=tile)
        if seat == turn.seat and turn.phase is not Phase.PLAY:
            raise turn.line.refusal(PositionError, "position/draws-with-tile", seat=seat, tile=tile)
        if seat != turn.seat and tile.is_bonus:
            raise line.refusal(PositionError, "position/other-bonus", seat=seat, tile=tile, turn=turn.seat)
        if seat != turn.seat and not setup.draw_ahead:
            raise line.refusal(PositionError, "position/other-hand", seat=seat, tile=tile, turn=turn.seat)


def check_next(turn: Next, held: Tile | None, left: Left, laid: int) -> None:
    """Refuse a next step that hands, bag and board do not allow."""
    reason, details = None, {"seat": turn.seat}
    is_bonus_turn = turn.phase is Phase.DRAW_BONUS or (held is not None and held.is_bonus)
    if turn.phase is Phase.PLAY and held is None:
        reason = "position/plays-without-tile"
    elif turn.phase in (Phase.DRAW, Phase.DRAW_AHEAD) and not left.land:
        reason = "position/empty-bag"
    elif turn.phase is Phase.DRAW_BONUS and not left.bonus:
        reason = "position/no-bonus"
    elif turn.phase is Phase.DRAW_AHEAD and laid == 1:
        reason = "position/ahead-of-first"
    elif is_bonus_turn and laid == 1:
        reason = "position/bonus-of-nothing"
    elif turn.phase is Phase.OVER and left.land:
        reason, details = "position/over-with-bag", {"tiles": left.land}
    if reason:
        raise turn.line.refusal(PositionError, reason, **details)
