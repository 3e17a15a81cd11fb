"""Turns what the kernel reports of a step into events."""

from collections.abc import Iterator

from bastide.kernel.layout import LAND
from bastide.rules.events import Discarded, Ended, Event, Reason, Returned, Scored
from bastide.rules.move import Cell
from bastide.rules.outcome import outcome_of
from bastide.rules.raw import RawGame, seats_of
from bastide.tiles import KINDS

KIND_OF_SHAPE = {int(kind.shape): kind.name for kind in KINDS.values()}
SIZE_REASON, VALUE_REASON, FARM_REASON = "tiles", "pennants", "cities"


def report(raw: RawGame) -> list[Event]:
    """What the kernel did in its last step: scored, returned, discarded, and the end if it came."""
    if not raw.has_report:
        return []
    work = raw.work[0]
    lines, final = int(work["lines"]), int(work["final_line"]) if raw.is_over else int(work["lines"])
    events: list[Event] = []
    for line in range(final):
        events += scored_and_returned(raw, line)
    for number in range(int(work["discards"])):
        tile = raw.edition.tiles[int(work["discard_design"][number])]
        events.append(Discarded(int(work["discard_player"][number]), tile))
    if raw.is_over:
        events += [scored(raw, line, final=True) for line in range(final, lines)]
        events.append(ended(raw))
    return events


def ended(raw: RawGame) -> Ended:
    outcome = outcome_of(scores_of(raw))
    return Ended(outcome.scores, outcome.winners)


def scores_of(raw: RawGame) -> tuple[int, ...]:
    state = raw.state
    return tuple(state["score"][: state["players"]].tolist())


def scored_and_returned(raw: RawGame, line: int) -> Iterator[Event]:
    """A completed feature's score, then its followers going home."""
    yield scored(raw, line, final=False)
    state = raw.state
    for laid, segment in raw.members(int(raw.work[0]["line_feature"][line])):
        owner = int(state["placed_by"][int(state["laid_first"][laid]) + segment])
        if owner:
            yield Returned(owner - 1, laid_cell(raw, laid), segment)


def scored(raw: RawGame, line: int, *, final: bool) -> Scored:
    """A line of the kernel's as an event."""
    work = raw.work[0]
    packed = int(work["line_followers"][line])
    return Scored(
        kind=KIND_OF_SHAPE[int(work["line_shape"][line])],
        cells=cells_of(raw, int(work["line_feature"][line])),
        reasons=reasons(raw, line),
        followers=raw.follower_counts(packed),
        receivers=seats_of(int(work["line_receivers"][line])),
        final=final,
    )


def reasons(raw: RawGame, line: int) -> tuple[Reason, ...]:
    """What the points of a line are made of; a city without pennants has one reason."""
    work = raw.work[0]
    what = FARM_REASON if work["line_shape"][line] == LAND else SIZE_REASON
    size = Reason(what, int(work["line_size"][line]), int(work["line_size_points"][line]))
    value = Reason(VALUE_REASON, int(work["line_value"][line]), int(work["line_value_points"][line]))
    return (size, value) if value.count else (size,)


def laid_cell(raw: RawGame, laid: int) -> Cell:
    state = raw.state
    return int(state["laid_x"][laid]), int(state["laid_y"][laid])


def cells_of(raw: RawGame, root: int) -> tuple[Cell, ...]:
    """The cells of a feature, each once, in the order of laying."""
    return tuple(dict.fromkeys(laid_cell(raw, laid) for laid, _ in raw.members(root)))
