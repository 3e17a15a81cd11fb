"""Effects of a move on the features that its tile touches."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from bastide.kernel import entry
from bastide.kernel.layout import BLOCK, LAND, PATH
from bastide.rules.events import Event, Placed, Scored
from bastide.rules.move import Move
from bastide.rules.raw import PREVIOUS_SLOT, RawGame
from bastide.rules.reports import cells_in, kind_of, spots_of
from bastide.tiles import RIVER_SYSTEM, segment_of

EffectName = Literal["completes", "claims", "joins", "extends"]


@dataclass(frozen=True, slots=True)
class Effect:
    """An effect of a move on a feature, which has `tiles` tiles after it.

    `owners` are the seats that had pieces on it, in any number; `role` is that of the piece that claims it.
    """

    what: EffectName
    kind: str
    tiles: int
    owners: tuple[int, ...] = ()
    role: str = ""


def list_effects(raw: RawGame, events: Sequence[Event]) -> tuple[Effect, ...]:
    """Return the effects of the last move, whose events are given. Features only grow if nothing else happens."""
    placed = events[0]
    assert isinstance(placed, Placed)  # a move begins with it
    scores = [event for event in events if isinstance(event, Scored) and not event.final]
    roots = touched_roots(raw)
    changes = [effect for root in roots for effect in changes_of(raw, root)]
    found = [
        *map(paid_completion, scores),
        *unclaimed_completions(raw, roots, scores),
        *claims(raw, placed.move),
        *(change for change in changes if change.what == "joins"),
    ]
    return tuple(found or changes[:1])


def touched_roots(raw: RawGame) -> list[int]:
    """Return the features on the last tile, those that can be completed first."""
    state = raw.state
    first, end = int(state["laid_first"][state["laid"] - 1]), int(state["segments"])
    roots = dict.fromkeys(raw.root_of(segment) for segment in range(first, end))
    return [root for shape in (BLOCK, PATH, LAND) for root in roots if state["shape"][root] == shape]


def paid_completion(score: Scored) -> Effect:
    return Effect("completes", score.kind, len(score.cells), seats_with(score.followers))


def unclaimed_completions(raw: RawGame, roots: Sequence[int], scores: Sequence[Scored]) -> Iterator[Effect]:
    """Yield the features without pieces that the last tile completed."""
    paid = {score.spots for score in scores}
    for root in roots:
        if raw.state["open"][root] or raw.state["shape"][root] == LAND:
            continue
        if spots_of(raw, root) not in paid:
            yield Effect("completes", kind_name(raw, root), count_tiles(raw, root))


def claims(raw: RawGame, move: Move) -> Iterator[Effect]:
    """Yield the feature on which a move placed its piece."""
    if not move.place:
        return
    root = raw.root_of(int(raw.state["laid_first"][raw.state["laid"] - 1]) + segment_of(move.place))
    kind = move.tile.segments[segment_of(move.place)].kind
    role = RIVER_SYSTEM.role if move.is_hut else kind.role
    yield Effect("claims", kind.name, count_tiles(raw, root), role=role)


def changes_of(raw: RawGame, root: int) -> Iterator[Effect]:
    """Yield the effect on a feature with pieces: it grew, or features of several players became one."""
    before = pieces_before(raw, root)
    if not before or not raw.state["followers"][root]:
        return
    owners = seats_with(raw.follower_counts(sum(before)))
    what: EffectName = "joins" if len(before) > 1 and len(owners) > 1 else "extends"
    yield Effect(what, kind_name(raw, root), count_tiles(raw, root), owners)


def pieces_before(raw: RawGame, root: int) -> list[int]:
    """Return the packed pieces of each feature with pieces that became a part of this one in the last move."""
    states, slot = raw.states, PREVIOUS_SLOT[raw.index]
    firsts, last = states["laid_first"][slot], int(states["laid"][slot])
    nodes = (int(firsts[laid]) + segment for laid, segment in raw.members(root) if laid < last)
    roots = {entry.root_of(states, slot, node) for node in nodes}
    return [packed for packed in (int(states["followers"][slot][each]) for each in sorted(roots)) if packed]


def seats_with(counts: Sequence[int]) -> tuple[int, ...]:
    return tuple(seat for seat, count in enumerate(counts) if count)


def count_tiles(raw: RawGame, root: int) -> int:
    return len(cells_in(spots_of(raw, root)))


def kind_name(raw: RawGame, root: int) -> str:
    return kind_of(raw, int(raw.state["shape"][root])).name
