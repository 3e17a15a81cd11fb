"""Convert the kernel's report of a step into events."""

from collections.abc import Iterator

from bastide.kernel.layout import BONUS_BAG, LAND, VALUE_BITS
from bastide.rules.events import BonusAnswer, Discarded, Ended, Event, GoldFound, Reason, Returned, Scored
from bastide.rules.meadows import meadow_notes, meadow_reasons
from bastide.rules.move import Cell
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
        yield GoldFound(player, cells_of(raw, root), nuggets, bonus_answer(raw, last))


def bonus_answer(raw: RawGame, laid: int) -> BonusAnswer:
    """Return the effect of gold in a forest that a laid tile completed."""
    if raw.tile_of(laid).is_bonus:
        return BonusAnswer.BONUS_TURN
    return BonusAnswer.DUE if raw.state["left"][BONUS_BAG] else BonusAnswer.USED_UP


def scored_event(raw: RawGame, line: int, *, final: bool) -> Scored:
    """Convert a score line of the kernel to an event."""
    work = raw.work[0]
    packed = int(work["line_followers"][line])
    return Scored(
        kind=kind_of(raw, int(work["line_shape"][line])).score_name,
        cells=cells_of(raw, int(work["line_feature"][line])),
        reasons=score_reasons(raw, line),
        followers=raw.follower_counts(packed),
        receivers=seats_of(int(work["line_receivers"][line])),
        final=final,
        notes=meadow_notes(raw, line) if is_meadow(raw, line) else (),
    )


def kind_of(raw: RawGame, shape: int) -> Kind:
    """Return the kind of a shape in this edition."""
    return raw.edition.kinds[Shape(shape)]


def is_meadow(raw: RawGame, line: int) -> bool:
    """Return True if a line was paid for animals."""
    return bool(raw.work[0]["line_shape"][line] == LAND) and raw.edition.scoring.land_scoring is LandScoring.ANIMALS


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


def cells_of(raw: RawGame, root: int) -> tuple[Cell, ...]:
    """Return the cells of a feature in the order of laying, without duplicates."""
    return tuple(dict.fromkeys(raw.cell_of(laid) for laid, _ in raw.members(root)))
