"""Lay out the board of a position, raising PositionError for impossible tiles and pieces."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bastide.errors import PositionError
from bastide.kernel import entry
from bastide.rules.legality import cell_error
from bastide.rules.move import Cell, Move
from bastide.rules.raw import RawGame, new_state
from bastide.rules.text.lines import SetupHeader, TextLine
from bastide.tiles import Segment, Shape, Tile, segment_of

START: Cell = (0, 0)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the four neighbours: N, E, S, W


class BoardEntry(NamedTuple):
    """A tile of the board, its line in the text, and the owner of the follower or hut on it."""

    line: TextLine
    move: Move
    owner: int | None


class PositionBoard(NamedTuple):
    """A board as a kernel state, and the number of tiles of each design on it."""

    raw: RawGame
    used: Counter[Tile]


def lay_out_board(setup: SetupHeader, board: Sequence[BoardEntry]) -> PositionBoard:
    """Lay all tiles and pieces. Raises PositionError if the board is impossible."""
    cells = entries_by_cell(board)
    check_start(setup, board, cells)
    check_copies(board)
    check_counts(setup, board)
    check_pieces(setup, board, cells)
    raw = lay_all(setup, cells)
    check_connected(raw, board)
    check_unfinished(raw, cells)
    return PositionBoard(raw, Counter(each.move.tile for each in board))


def entries_by_cell(board: Sequence[BoardEntry]) -> dict[Cell, BoardEntry]:
    cells: dict[Cell, BoardEntry] = {}
    for each in board:
        other = cells.setdefault(each.move.cell, each)
        if other is not each:
            raise each.line.error(PositionError, "position/overlap", other=other.line.text)
    return cells


def check_start(setup: SetupHeader, board: Sequence[BoardEntry], cells: dict[Cell, BoardEntry]) -> None:
    wanted = Move(setup.edition.start, *START, 0)
    found = cells.get(START)
    if found is None:
        raise PositionError("position/no-start-tile", wanted=wanted, tiles=len(board))
    if found.move.tile != wanted.tile:
        raise found.line.error(PositionError, "position/other-start-tile", wanted=wanted, edition=setup.edition.name)
    if found.move.rotation:
        raise found.line.error(PositionError, "position/start-turned", wanted=wanted)
    if found.owner is not None:
        raise found.line.error(PositionError, "position/start-occupied", wanted=wanted)


def check_copies(board: Sequence[BoardEntry]) -> None:
    seen: Counter[Tile] = Counter()
    for each in board:
        tile = each.move.tile
        seen[tile] += 1
        if seen[tile] > tile.count:
            raise each.line.error(PositionError, "position/too-many-copies", tile=tile, count=tile.count)


def check_counts(setup: SetupHeader, board: Sequence[BoardEntry]) -> None:
    """Raise PositionError if a seat has more followers or huts on the board than it owns."""
    seen: Counter[tuple[int, bool]] = Counter()
    for each in board:
        if each.owner is None:
            continue
        piece = each.owner, each.move.is_hut
        seen[piece] += 1
        most = setup.edition.huts if each.move.is_hut else setup.edition.followers
        if seen[piece] > most:
            reason = "position/too-many-huts" if each.move.is_hut else "position/too-many-followers"
            raise each.line.error(PositionError, reason, seat=each.owner, most=most)


def check_pieces(setup: SetupHeader, board: Sequence[BoardEntry], cells: dict[Cell, BoardEntry]) -> None:
    """Raise PositionError for pieces in forbidden places, and for neighbouring pieces on one feature."""
    can_farm = setup.farmers or not setup.edition.has_farmers_option
    for each in board:
        segment = each.move.placed_on
        if segment is None:
            continue
        if segment.kind.shape == Shape.LAND and not can_farm:
            raise each.line.error(PositionError, "position/no-farmers")
        if not each.move.is_hut and each.move.tile.is_burning(segment_of(each.move.place)):
            raise each.line.error(PositionError, "position/fire", tile=each.move.tile)
        for other in touching_entries(each.move, cells):
            reason = "position/huts-side-by-side" if each.move.is_hut else "position/side-by-side"
            raise each.line.error(PositionError, reason, other=other.line.text)


def touching_entries(move: Move, cells: dict[Cell, BoardEntry]) -> Iterator[BoardEntry]:
    """Yield the neighbours whose piece of the same type is on the same feature: neither could be placed second."""
    reached = piece_ports(move)
    for side, (east, south) in enumerate(STEPS):
        other = cells.get((move.x + east, move.y + south))
        if (
            other
            and other.move.place
            and other.move.is_hut == move.is_hut
            and are_joined(reached, piece_ports(other.move), side)
        ):
            yield other


def piece_ports(move: Move) -> Segment:
    """Return the rotated segment of a piece, with all sides that lead to it: a hut has all rivers of its lake."""
    index = segment_of(move.place)
    lake = move.tile.segments[index].lake if move.is_hut else None
    return move.tile.ports(index if lake is None else lake).turned(move.rotation)


def are_joined(one: Segment, other: Segment, side: int) -> bool:
    """Return True if two rotated segments are joined at a side of the first."""
    facing = (side + 2) % 4
    if side in one.sides:
        return facing in other.sides
    # The halves of a side are swapped as seen from the neighbour.
    return any(2 * side + half in one.halves and 2 * facing + 1 - half in other.halves for half in range(2))


def lay_all(setup: SetupHeader, cells: dict[Cell, BoardEntry]) -> RawGame:
    """Lay all tiles that are connected to the start tile."""
    first = new_state(setup.edition, setup.players, setup.options)
    raw = RawGame(setup.edition, first)
    reached, waiting = {START}, [START]
    while waiting:
        x, y = waiting.pop()
        for east, south in STEPS:
            cell = x + east, y + south
            if cell in cells and cell not in reached:
                lay(raw, cells[cell])
                reached.add(cell)
                waiting.append(cell)
    return raw


def lay(raw: RawGame, board_entry: BoardEntry) -> None:
    move = board_entry.move
    error = cell_error(raw, move)
    if error:
        details = {name: error.details[name] for name in ("side", "has", "wanted")}
        raise board_entry.line.error(PositionError, "position/mismatch", tile=move.tile, **details)
    raw.state["player"] = board_entry.owner or 0
    rim, design = raw.rim_index(move.cell), raw.edition.tiles.index(move.tile)
    assert rim is not None  # the cell is next to a laid tile
    entry.put(raw.states, 0, raw.tables, rim, design, move.rotation, move.place)


def check_connected(raw: RawGame, board: Sequence[BoardEntry]) -> None:
    laid = {raw.cell_of(number) for number in range(int(raw.state["laid"]))}
    for each in board:
        if each.move.cell not in laid:
            raise each.line.error(PositionError, "position/touches-nothing", tile=each.move.tile)


def check_unfinished(raw: RawGame, cells: dict[Cell, BoardEntry]) -> None:
    """Raise PositionError for followers on completed features: they would have been returned."""
    state = raw.state
    for number in range(int(state["laid"])):
        board_entry = cells[raw.cell_of(number)]
        segment = board_entry.move.placed_on
        if segment is None or board_entry.move.is_hut or segment.kind.shape == Shape.LAND:
            continue
        root = raw.root_of(int(state["laid_first"][number]) + board_entry.move.place - 1)
        if state["open"][root] == 0:
            raise board_entry.line.error(PositionError, "position/completed", kind=segment.kind.name)
