"""Text format of positions: board, hands, bag and scores.

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

docs/formats.md specifies it, as well as the form in one line. Neither reveals the order of the undrawn tiles.
"""

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from bastide.errors import NotationError, PositionError
from bastide.rules.board import LaidTile
from bastide.rules.options import Phase
from bastide.rules.text.lines import (
    NOTHING,
    SETUP_KEYS,
    Fields,
    SetupHeader,
    TextLine,
    parse_fields,
    read_by_seat,
    read_move,
    read_number,
    read_seat,
    read_setup,
    read_tile,
    setup_lines,
    skip_heading,
    split_lines,
)
from bastide.rules.text.position_bag import BAG, UndrawnCounts, bag_text, count_undrawn, read_bag
from bastide.rules.text.position_board import BoardEntry, lay_out_board
from bastide.rules.text.position_line import fold_position, is_position_line, read_heading, unfold_position
from bastide.tiles import Edition, Tile

if TYPE_CHECKING:
    from bastide.rules.game import Game

VERSION = 1
NEEDED_KEYS = (*SETUP_KEYS, "next", "hands", "scores", "board")
BOARD_LINE = "board:"
MAX_SCORE = 9999  # more than any game reaches, and less than the kernel's limit
NEXT = re.compile(r"(?P<seat>[0-9]{1,9}) (?P<act>plays|draws|draws ahead|draws bonus)")
PHASES = {
    "plays": Phase.PLAY,
    "draws": Phase.DRAW,
    "draws ahead": Phase.DRAW_AHEAD,
    "draws bonus": Phase.DRAW_BONUS,
}
ACTS = {phase: act for act, phase in PHASES.items()}
OVER = "over"


class NextStep(NamedTuple):
    """The next step of the game, and whose turn it is."""

    line: TextLine
    phase: Phase
    seat: int


# Writing


def position_text(game: "Game") -> str:
    """Return the text of a game's position, which `parse_position` reads. Equal positions have equal texts."""
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
    """Return the position in one line that fits into a URL. `parse_position` reads it as well."""
    return fold_position(position_text(game), game)


def laid_text(laid: LaidTile) -> str:
    """Return a tile as the text of its move, followed by the owner of the piece on it."""
    return f"{laid.as_move()}={laid.piece.player}" if laid.piece else str(laid.as_move())


# Reading


def parse_position(text: str, own: Edition | None = None) -> "Game":
    """Parse a position in one line or several. The player to move becomes the first seat of the game.

    Raises NotationError if the text does not parse, and PositionError if the position is impossible.
    """
    from bastide.rules.game import Game  # lazy: game imports this module

    fields, board = split(text)
    setup = read_setup(fields, PositionError, own)
    table = lay_out_board(setup, [read_board_entry(line, setup) for line in board])
    hands, scores, next_step = read_hands(fields, setup), read_scores(fields, setup), read_next(fields["next"], setup)
    check_hands(fields["hands"], hands, next_step, setup)
    bag = read_bag(fields, setup, table.used, hands)
    left = count_undrawn(bag)
    check_next(next_step, hands[next_step.seat], left, table.used.total())

    state = table.raw.state
    state["player"], state["phase"] = next_step.seat, next_step.phase.value
    state["score"][: setup.players] = scores
    state["hand"][: setup.players] = [1 + setup.edition.tiles.index(tile) if tile else 0 for tile in hands]
    state["bag"][: len(setup.edition.tiles)] = [bag[tile] for tile in setup.edition.tiles]
    state["left"] = left
    if next_step.phase is Phase.PLAY and not table.raw.legal_ids().size:
        raise next_step.line.error(PositionError, "position/fits-nowhere", tile=hands[next_step.seat])
    return Game._from_state(setup.edition, replace(setup.options, first=next_step.seat), table.raw.copy_state())


def parse_beginning(text: str, setup: SetupHeader) -> "Game":
    """Parse the position that a game with this setup begins at.

    Raises NotationError, or PositionError if the position has another setup.
    """
    game = parse_position(text, setup.edition)
    if SetupHeader(game.edition, game.players, game.options.farmers, game.options.draw_ahead) != setup:
        raise PositionError("position/other-game", edition=game.edition.name, players=game.players)
    return game


def split(text: str) -> tuple[Fields, list[TextLine]]:
    """Split a text into its fields and the lines of the board."""
    rest = lines_of(text)
    board: list[TextLine] = []
    heads = [index for index, line in enumerate(rest) if line.text.startswith(BOARD_LINE)]
    if heads:
        first = heads[0] + 1
        last = next((index for index in range(first, len(rest)) if ":" in rest[index].text), len(rest))
        board, rest = rest[first:last], rest[:first] + rest[last:]
    fields = parse_fields(rest, NEEDED_KEYS, [BAG])
    if fields["board"].value:
        raise fields["board"].error(NotationError, "position/board-value")
    return fields, board


def lines_of(text: str) -> list[TextLine]:
    """Return the lines after the heading, for either form of the text."""
    if is_position_line(text):
        skip_heading([read_heading(text)], "position", VERSION)
        return unfold_position(text)
    lines = [line for line in split_lines(text) if line.text and not line.text.startswith("#")]
    return list(skip_heading(lines, "position", VERSION))


def read_board_entry(line: TextLine, setup: SetupHeader) -> BoardEntry:
    """Parse a line of the board: a tile, and the place and owner of the piece on it, if any."""
    laid, equals, seat = line.text.partition("=")
    move = read_move(line, laid, setup, PositionError)
    if bool(move.place) != bool(equals):
        raise line.error(NotationError, "position/no-owner")
    return BoardEntry(line, move, read_seat(line, seat.strip(), setup.players, PositionError) if equals else None)


def read_scores(fields: Fields, setup: SetupHeader) -> list[int]:
    line = fields["scores"]
    scores = [read_number(line, word) for word in read_by_seat(line, setup.players, PositionError)]
    for score in scores:
        if not 0 <= score <= MAX_SCORE:
            raise line.error(PositionError, "position/bad-score", score=str(score), most=str(MAX_SCORE))
    return scores


def read_hands(fields: Fields, setup: SetupHeader) -> list[Tile | None]:
    line = fields["hands"]
    words = read_by_seat(line, setup.players, PositionError)
    return [None if word == NOTHING else read_tile(line, word, setup, PositionError) for word in words]


def read_next(line: TextLine, setup: SetupHeader) -> NextStep:
    if line.value == OVER:
        return NextStep(line, Phase.OVER, 0)
    match = NEXT.fullmatch(line.value)
    if match is None:
        raise line.error(NotationError, "position/bad-next")
    seat = read_seat(line, match["seat"], setup.players, PositionError)
    if match["act"] == ACTS[Phase.DRAW_AHEAD] and not setup.draw_ahead:
        raise line.error(PositionError, "position/no-draw-ahead")
    return NextStep(line, PHASES[match["act"]], seat)


def check_hands(line: TextLine, hands: Sequence[Tile | None], next_step: NextStep, setup: SetupHeader) -> None:
    """Raise PositionError for tiles that cannot be in a hand in this phase."""
    for seat, tile in enumerate(hands):
        if tile is None:
            continue
        if next_step.phase is Phase.OVER:
            raise line.error(PositionError, "position/over-with-hand", seat=seat, tile=tile)
        if seat == next_step.seat and next_step.phase is not Phase.PLAY:
            raise next_step.line.error(PositionError, "position/draws-with-tile", seat=seat, tile=tile)
        if seat != next_step.seat and tile.is_bonus:
            raise line.error(PositionError, "position/other-bonus", seat=seat, tile=tile, turn=next_step.seat)
        if seat != next_step.seat and not setup.draw_ahead:
            raise line.error(PositionError, "position/other-hand", seat=seat, tile=tile, turn=next_step.seat)


def check_next(next_step: NextStep, held: Tile | None, left: UndrawnCounts, laid: int) -> None:
    """Raise PositionError for a next step that contradicts hands, bag or board."""
    reason, details = None, {"seat": next_step.seat}
    is_bonus_turn = next_step.phase is Phase.DRAW_BONUS or (held is not None and held.is_bonus)
    if next_step.phase is Phase.PLAY and held is None:
        reason = "position/plays-without-tile"
    elif next_step.phase in (Phase.DRAW, Phase.DRAW_AHEAD) and not left.land:
        reason = "position/empty-bag"
    elif next_step.phase is Phase.DRAW_BONUS and not left.bonus:
        reason = "position/no-bonus"
    elif next_step.phase is Phase.DRAW_AHEAD and laid == 1:
        reason = "position/ahead-of-first"
    elif is_bonus_turn and laid == 1:
        reason = "position/bonus-of-nothing"
    elif next_step.phase is Phase.OVER and left.land:
        reason, details = "position/over-with-bag", {"tiles": left.land}
    if reason:
        raise next_step.line.error(PositionError, reason, **details)
