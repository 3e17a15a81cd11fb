"""Reasons and notes for the score of a meadow, from the animals and landmarks on its tiles."""

from collections.abc import Iterator

from bastide.rules.events import DeerEaten, DolmenStands, Note, Reason, TigersDriven
from bastide.rules.move import Cell, SegmentOnBoard
from bastide.rules.raw import RawGame
from bastide.tiles import AUROCHS, DEER, DOLMEN, FIRE, MAMMOTH, TIGER, Segment


def meadow_reasons(raw: RawGame, line: int) -> tuple[Reason, ...]:
    """Return the animals that count for a meadow's line, without those that tigers ate."""
    work, each = raw.work[0], raw.edition.scoring.land
    root = int(work["line_feature"][line])
    counts = {
        "deer": int(work["line_value"][line]),
        "mammoths": len(cells_with(raw, root, MAMMOTH)),
        "aurochs": len(cells_with(raw, root, AUROCHS)),
    }
    reasons = tuple(Reason(what, count, count * each) for what, count in counts.items() if count)
    return reasons or (Reason("deer", 0, 0),)


def paying_animals(raw: RawGame, line: int) -> list[SegmentOnBoard]:
    """Return the segment of each animal that counts for a meadow's line: big game, and the deer that are left."""
    root = int(raw.work[0]["line_feature"][line])
    deer = spots_with(raw, root, DEER)
    alive = deer[len(deer) - int(raw.work[0]["line_value"][line]) :]
    return [*alive, *spots_with(raw, root, MAMMOTH), *spots_with(raw, root, AUROCHS)]


def meadow_notes(raw: RawGame, line: int) -> tuple[Note, ...]:
    """Return the events on a meadow: the hunter at the dolmen, tigers driven off, deer eaten."""
    root = int(raw.work[0]["line_feature"][line])
    return (*dolmen_notes(raw, root), *fire_notes(raw, root), *tiger_notes(raw, root, line))


def dolmen_notes(raw: RawGame, root: int) -> Iterator[Note]:
    state = raw.state
    if state["dolmen"] and raw.root_of(int(state["dolmen"])) == root:
        yield from (DolmenStands(cell, int(state["dolmen_owner"])) for cell in landmark_cells(raw, root, DOLMEN))


def fire_notes(raw: RawGame, root: int) -> Iterator[Note]:
    fires = landmark_cells(raw, root, FIRE)
    if fires:
        yield TigersDriven(fires[0], tuple(cells_with(raw, root, TIGER)))


def tiger_notes(raw: RawGame, root: int, line: int) -> Iterator[Note]:
    """Pair tigers and deer in the order of laying, for the number of deer that the kernel left out."""
    deer = cells_with(raw, root, DEER)
    eaten = len(deer) - int(raw.work[0]["line_value"][line])
    tigers = cells_with(raw, root, TIGER)
    return (DeerEaten(tiger, prey) for tiger, prey in zip(tigers[:eaten], deer[:eaten], strict=True))


def spots_with(raw: RawGame, root: int, animal: str) -> list[SegmentOnBoard]:
    """Return the segment of each such animal on a meadow."""
    return [spot for spot, land in lands_of(raw, root) for each in land.animals if each == animal]


def cells_with(raw: RawGame, root: int, animal: str) -> list[Cell]:
    """Return the cell of each such animal on a meadow."""
    return [cell for cell, _ in spots_with(raw, root, animal)]


def landmark_cells(raw: RawGame, root: int, landmark: str) -> list[Cell]:
    return [cell for (cell, _), land in lands_of(raw, root) if land.landmark == landmark]


def lands_of(raw: RawGame, root: int) -> list[tuple[SegmentOnBoard, Segment]]:
    """Return the segments of a meadow with their places on the board, in the order of laying."""
    return [((raw.cell_of(laid), index), raw.tile_of(laid).segments[index]) for laid, index in raw.members(root)]
