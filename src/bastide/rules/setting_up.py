"""Sets up a table as a text describes it, refusing what could not lie or stand there."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bastide.errors import PositionError
from bastide.kernel import entry
from bastide.rules.keyed_lines import Line, Setup
from bastide.rules.move import Cell, Move
from bastide.rules.raw import RawGame, new_state
from bastide.rules.refusals import refused_cell
from bastide.tiles import Segment, Shape, Tile, segment_of

START: Cell = (0, 0)
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # to the neighbours at the four sides


class Standing(NamedTuple):
    """A tile of the board with the line that names it, and the seat of the follower or hut on it."""

    line: Line
    move: Move
    owner: int | None


class Table(NamedTuple):
    """A table that has been set up, and the tiles that lie on it."""

    raw: RawGame
    used: Counter[Tile]


def table_of(setup: Setup, board: Sequence[Standing]) -> Table:
    """The table with those tiles and pieces. Raises PositionError if there can be no such table."""
    cells = by_cell(board)
    check_start(setup, board, cells)
    check_copies(board)
    check_counts(setup, board)
    check_pieces(setup, board, cells)
    raw = lay_all(setup, cells)
    check_touching(raw, board)
    check_unfinished(raw, cells)
    return Table(raw, Counter(each.move.tile for each in board))


def by_cell(board: Sequence[Standing]) -> dict[Cell, Standing]:
    cells: dict[Cell, Standing] = {}
    for each in board:
        other = cells.setdefault(each.move.cell, each)
        if other is not each:
            raise each.line.refusal(PositionError, "position/overlap", other=other.line.text)
    return cells


def check_start(setup: Setup, board: Sequence[Standing], cells: dict[Cell, Standing]) -> None:
    wanted = Move(setup.edition.start, *START, 0)
    found = cells.get(START)
    if found is None:
        raise PositionError("position/no-start-tile", wanted=wanted, tiles=len(board))
    if found.move.tile != wanted.tile:
        raise found.line.refusal(PositionError, "position/other-start-tile", wanted=wanted, edition=setup.edition.name)
    if found.move.rotation:
        raise found.line.refusal(PositionError, "position/start-turned", wanted=wanted)
    if found.owner is not None:
        raise found.line.refusal(PositionError, "position/start-occupied", wanted=wanted)


def check_copies(board: Sequence[Standing]) -> None:
    seen: Counter[Tile] = Counter()
    for each in board:
        tile = each.move.tile
        seen[tile] += 1
        if seen[tile] > tile.count:
            raise each.line.refusal(PositionError, "position/too-many-copies", tile=tile, count=tile.count)


def check_counts(setup: Setup, board: Sequence[Standing]) -> None:
    """Refuse more followers or huts of a seat than it has."""
    seen: Counter[tuple[int, bool]] = Counter()
    for each in board:
        if each.owner is None:
            continue
        piece = each.owner, each.move.is_hut
        seen[piece] += 1
        most = setup.edition.huts if each.move.is_hut else setup.edition.followers
        if seen[piece] > most:
            reason = "position/too-many-huts" if each.move.is_hut else "position/too-many-followers"
            raise each.line.refusal(PositionError, reason, seat=each.owner, most=most)


def check_pieces(setup: Setup, board: Sequence[Standing], cells: dict[Cell, Standing]) -> None:
    """Refuse pieces that may not stand where they do, or that stand beside each other on one feature."""
    can_farm = setup.farmers or not setup.edition.has_farmers_option
    for each in board:
        segment = each.move.placed_on
        if segment is None:
            continue
        if segment.kind.shape == Shape.LAND and not can_farm:
            raise each.line.refusal(PositionError, "position/no-farmers")
        if not each.move.is_hut and each.move.tile.is_burning(segment_of(each.move.place)):
            raise each.line.refusal(PositionError, "position/fire", tile=each.move.tile)
        for other in adjoining(each.move, cells):
            reason = "position/huts-side-by-side" if each.move.is_hut else "position/side-by-side"
            raise each.line.refusal(PositionError, reason, other=other.line.text)


def adjoining(move: Move, cells: dict[Cell, Standing]) -> Iterator[Standing]:
    """The neighbours with a like piece on what the move's piece meets: neither could have come after the other."""
    reached = reach(move)
    for side, (east, south) in enumerate(STEPS):
        other = cells.get((move.x + east, move.y + south))
        if other and other.move.place and other.move.is_hut == move.is_hut and meet(reached, reach(other.move), side):
            yield other


def reach(move: Move) -> Segment:
    """What a piece stands on as it lies there, as far as its tile goes: a hut has all rivers of its lake."""
    index = segment_of(move.place)
    lake = move.tile.segments[index].lake if move.is_hut else None
    return move.tile.ports(index if lake is None else lake).turned(move.rotation)


def meet(one: Segment, other: Segment, side: int) -> bool:
    """Whether two segments, as they lie, are joined at that side of the first."""
    facing = (side + 2) % 4
    if side in one.sides:
        return facing in other.sides
    # Seen from the neighbour the halves of the side change places.
    return any(2 * side + half in one.halves and 2 * facing + 1 - half in other.halves for half in range(2))


def lay_all(setup: Setup, cells: dict[Cell, Standing]) -> RawGame:
    """Lay every tile that touches another, from the start tile outwards."""
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


def lay(raw: RawGame, standing: Standing) -> None:
    move = standing.move
    refused = refused_cell(raw, move)
    if refused:
        details = {name: refused.details[name] for name in ("side", "has", "wanted")}
        raise standing.line.refusal(PositionError, "position/mismatch", tile=move.tile, **details)
    raw.state["player"] = standing.owner or 0
    rim, design = raw.rim_index(move.cell), raw.edition.tiles.index(move.tile)
    assert rim is not None  # it is beside a tile that has been laid
    entry.put(raw.states, 0, raw.tables, rim, design, move.rotation, move.place)


def check_touching(raw: RawGame, board: Sequence[Standing]) -> None:
    laid = {raw.cell_of(number) for number in range(int(raw.state["laid"]))}
    for each in board:
        if each.move.cell not in laid:
            raise each.line.refusal(PositionError, "position/touches-nothing", tile=each.move.tile)


def check_unfinished(raw: RawGame, cells: dict[Cell, Standing]) -> None:
    """Refuse followers on completed features: they have gone home."""
    state = raw.state
    for number in range(int(state["laid"])):
        standing = cells[raw.cell_of(number)]
        segment = standing.move.placed_on
        if segment is None or standing.move.is_hut or segment.kind.shape == Shape.LAND:
            continue
        root = raw.root_of(int(state["laid_first"][number]) + standing.move.place - 1)
        if state["open"][root] == 0:
            raise standing.line.refusal(PositionError, "position/completed", kind=segment.kind.name)
