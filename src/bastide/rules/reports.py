"""Convert the kernel's report of a step into events."""

from collections.abc import Iterable, Iterator

import numpy as np

from bastide.kernel.layout import BONUS_BAG, LAND, VALUE_BITS
from bastide.rules.events import BonusAnswer, Discarded, Ended, Event, GoldFound, Reason, Returned, Scored
from bastide.rules.meadows import meadow_notes, meadow_reasons, paying_animals
from bastide.rules.move import Cell, SegmentOnBoard
from bastide.rules.outcome import outcome_of
from bastide.rules.raw import RawGame, seats_of
from bastide.tiles import Kind, LandScoring, Shape

SIZE_REASON, FARM_REASON = "tiles", "cities"


def report(raw: RawGame, player: int) -> list[Event]:
    """Return the events of the player's last step: scores, returned followers, gold, discards, and the end."""
    if not raw.has_report:
        return []
    work = raw.work[0]
    lines, final = int(work["lines"]), int(work["final_line"]) if raw.is_over else int(work["lines"])
    events: list[Event] = []
    for line in range(final):
        events += completion_events(raw, line)
    events += gold_events(raw, player)
    for number in range(int(work["discards"])):
        tile = raw.edition.tiles[int(work["discard_design"][number])]
        events.append(Discarded(int(work["discard_player"][number]), tile))
    if raw.is_over:
        events += [scored_event(raw, line, final=True) for line in range(final, lines)]
        events.append(ended_event(raw))
    return events


def ended_event(raw: RawGame) -> Ended:
    outcome = outcome_of(scores_of(raw))
    return Ended(outcome.scores, outcome.winners)


def scores_of(raw: RawGame) -> tuple[int, ...]:
    state = raw.state
    return tuple(state["score"][: state["players"]].tolist())


def completion_events(raw: RawGame, line: int) -> Iterator[Event]:
    """Yield the score of a completed feature, then the return of its followers."""
    yield scored_event(raw, line, final=False)
    state = raw.state
    for laid, segment in raw.members(int(raw.work[0]["line_feature"][line])):
        if state["laid_place"][laid] == 1 + segment:
            role = raw.tile_of(laid).segments[segment].kind.role
            yield Returned(int(state["laid_owner"][laid]), raw.cell_of(laid), segment, role)


def gold_events(raw: RawGame, player: int) -> Iterator[GoldFound]:
    """Yield the forests with gold that the last tile completed."""
    work, state = raw.work[0], raw.state
    last = int(state["laid"]) - 1
    for root in dict.fromkeys(work["gold_feature"][: work["golds"]].tolist()):
        nuggets = int(state["value"][root]) >> VALUE_BITS
        yield GoldFound(player, cells_in(spots_of(raw, root)), nuggets, bonus_answer(raw, last))


def bonus_answer(raw: RawGame, laid: int) -> BonusAnswer:
    """Return the effect of gold in a forest that a laid tile completed."""
    if raw.tile_of(laid).is_bonus:
        return BonusAnswer.BONUS_TURN
    return BonusAnswer.DUE if raw.state["left"][BONUS_BAG] else BonusAnswer.USED_UP


def scored_event(raw: RawGame, line: int, *, final: bool) -> Scored:
    """Convert a score line of the kernel to an event."""
    work = raw.work[0]
    packed = int(work["line_followers"][line])
    root = int(work["line_feature"][line])
    spots = spots_of(raw, root)
    return Scored(
        kind=kind_of(raw, int(work["line_shape"][line])).score_name,
        cells=cells_in(spots),
        reasons=score_reasons(raw, line),
        followers=raw.follower_counts(packed),
        receivers=seats_of(int(work["line_receivers"][line])),
        final=final,
        notes=meadow_notes(raw, line) if is_meadow(raw, line) else (),
        spots=farm_spots(raw, root) if is_city_line(raw, line) else spots,
        paying=paying_parts(raw, line),
    )


def kind_of(raw: RawGame, shape: int) -> Kind:
    """Return the kind of a shape in this edition."""
    return raw.edition.kinds[Shape(shape)]


def is_meadow(raw: RawGame, line: int) -> bool:
    """Return True if a line was paid for animals."""
    return bool(raw.work[0]["line_shape"][line] == LAND) and raw.edition.scoring.land_scoring is LandScoring.ANIMALS


def is_city_line(raw: RawGame, line: int) -> bool:
    """Return True if a line was paid to the farmers around a city, which is then its feature."""
    land_scoring = raw.edition.scoring.land_scoring
    return bool(raw.work[0]["line_shape"][line] == LAND) and land_scoring is LandScoring.WHOLE_CITY


def farm_spots(raw: RawGame, city: int) -> tuple[SegmentOnBoard, ...]:
    """Return the segments of the fields with farmers beside a city, after the final scoring."""
    count = int(raw.state["segments"])  # beyond it the buffer has bits of other games
    beside = raw.work[0]["land_blocks"][:count] & raw.work[0]["block_bit"][city]
    fields = (int(land) for land in np.flatnonzero(beside) if raw.state["followers"][land])
    return tuple(spot for land in fields for spot in spots_of(raw, land))


def paying_parts(raw: RawGame, line: int) -> tuple[tuple[SegmentOnBoard, ...], ...]:
    """Return the segments of each city that pays a farm, or of each animal that pays for a meadow."""
    work = raw.work[0]
    if work["line_shape"][line] != LAND:
        return ()
    if is_meadow(raw, line):
        return tuple((spot,) for spot in paying_animals(raw, line))
    count = int(raw.state["segments"])  # beyond it the buffer has bits of other games
    cities = np.flatnonzero(work["block_bit"][:count] & work["line_blocks"][line])
    return tuple(spots_of(raw, int(city)) for city in cities)


def score_reasons(raw: RawGame, line: int) -> tuple[Reason, ...]:
    """Return the parts of a line's points, without those that pay nothing."""
    if is_meadow(raw, line):
        return meadow_reasons(raw, line)
    work = raw.work[0]
    kind = kind_of(raw, int(work["line_shape"][line]))
    what = FARM_REASON if kind.shape == Shape.LAND else SIZE_REASON
    size = Reason(what, int(work["line_size"][line]), int(work["line_size_points"][line]))
    value = Reason(kind.value, int(work["line_value"][line]), int(work["line_value_points"][line]))
    return tuple(reason for reason in (size, value) if reason.points) or (size,)


def spots_of(raw: RawGame, root: int) -> tuple[SegmentOnBoard, ...]:
    """Return the segments of a feature in the order of laying."""
    return tuple((raw.cell_of(laid), index) for laid, index in raw.members(root))


def cells_in(spots: Iterable[SegmentOnBoard]) -> tuple[Cell, ...]:
    """Return the cells of segments in their order, without duplicates."""
    return tuple(dict.fromkeys(cell for cell, _ in spots))
