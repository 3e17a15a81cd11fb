"""Growth of cities or forests that must separate two lands: to a corner of the tile, to a path or to a lake."""

from itertools import chain, pairwise
from typing import NamedTuple

from bastide.render.text.lands import TextOwners, lands_of, points_along, starts_of
from bastide.render.text.regions import regions
from bastide.render.text.sizes import Size, TextPoint, line, step
from bastide.tiles import Segment, Shape

ROOM = 3  # points that a follower takes
DETOUR = 2  # points by which an arm may exceed the shortest one if that makes it better


class Faults(NamedTuple):
    """Faults of the ground that is left for the lands; the smallest tuple is the best."""

    is_crowded: bool = False  # an arm runs along another block
    lacking: int = 0  # points that the smallest land lacks
    is_loose: bool = False  # the end of an arm touches others only at a corner
    merged: int = 0  # lands without a region of their own
    broken: int = 0  # surplus regions of lands, and half sides that their lands do not reach
    smallest: int = 0  # points of the smallest land, negative

    @property
    def is_flawed(self) -> bool:
        return self.is_crowded or self.lacking > 0 or self.is_loose


def grow_blocks(segments: tuple[Segment, ...], built: TextOwners, free: set[TextPoint], size: Size) -> TextOwners:
    """Return the points that blocks must take to separate lands, with the block of each."""
    grown: TextOwners = {}
    while True:
        left = free - grown.keys()
        faults = faults_of(segments, left, size)
        arm = best_arm(segments, built | grown, left, faults, size) if faults.merged else {}
        if not arm:
            return grown
        grown |= arm


def faults_of(segments: tuple[Segment, ...], free: set[TextPoint], size: Size) -> Faults:
    """Return the faults of the lands if only these points are free."""
    parts = list(regions(free))
    outer = {index: set(starts_of(segments, index, size)) for index, land in lands_of(segments).items() if land.halves}
    reached = [[part for part in parts if part & starts] for starts in outer.values()]
    inside = [part for part in parts if not any(part in own for own in reached)]
    inner = len(lands_of(segments)) - len(outer)
    shared = sum(max(0, sum(part in own for own in reached) - 1) for part in parts)
    missing = sum(not own for own in reached) + max(0, inner - len(inside))
    rooms = [sum(map(len, own)) for own in [*reached, *[inside] * inner]]
    blocked = sum(
        free.isdisjoint(points_along(segments[land], half, size)) for land in outer for half in segments[land].halves
    )
    split = sum(len(own) - 1 for own in reached if own) + max(0, len(inside) - inner)
    least = min(filter(None, rooms), default=ROOM)
    return Faults(lacking=max(0, ROOM - least), merged=shared + missing, broken=split + blocked, smallest=-least)


def best_arm(
    segments: tuple[Segment, ...], owners: TextOwners, free: set[TextPoint], faults: Faults, size: Size
) -> TextOwners:
    """Return the best arm of a block that separates two lands; diagonal ones only if there is no other."""
    open_ground = free - {*size.gates}  # an arm at the middle of a side would look as if the block reached that side
    for is_stepped in (True, False):
        best, chosen = faults, TextOwners()
        for arm in sorted(arms_of(segments, owners, open_ground, is_stepped=is_stepped), key=len):
            if chosen and len(arm) > len(chosen) + (DETOUR if best.is_flawed else 0):
                break
            after = faults_of(segments, free - arm.keys(), size)._replace(
                is_crowded=is_crowded(segments, arm, owners), is_loose=is_loose(arm, owners, size)
            )
            if after.merged < faults.merged and after.broken <= faults.broken and (not chosen or after < best):
                best, chosen = after, arm
        if chosen:
            return chosen
    return {}


def arms_of(
    segments: tuple[Segment, ...], owners: TextOwners, ground: set[TextPoint], *, is_stepped: bool
) -> list[TextOwners]:
    """Return lines over open ground that begin beside a block, as owners."""
    starts = sorted((point, index) for point, index in owners.items() if segments[index].kind.shape == Shape.BLOCK)
    lines = {
        (index, tuple(points[1:]))
        for start, index in starts
        for end in ground
        for straight in (line(start, end), line(end, start)[::-1])
        for points in (stairs_along(straight) if is_stepped else [straight])
        if ground.issuperset(points[1:])
    }
    return [dict.fromkeys(points, index) for index, points in sorted(lines)]


def stairs_along(points: list[TextPoint]) -> list[list[TextPoint]]:
    """Return the two stepped lines along a diagonal line."""
    corners = [((one[0], other[1]), (other[0], one[1])) for one, other in pairwise(points)]
    return [
        list(dict.fromkeys(chain(*zip(points, (*way, points[-1]), strict=True)))) for way in zip(*corners, strict=True)
    ]


def is_crowded(segments: tuple[Segment, ...], arm: TextOwners, owners: TextOwners) -> bool:
    """Return True if an arm touches another block."""
    beside = {owners.get(step(point, side)) for point in arm for side in range(4)} - {None, *arm.values()}
    return any(other is not None and segments[other].kind.shape == Shape.BLOCK for other in beside)


def is_loose(arm: TextOwners, owners: TextOwners, size: Size) -> bool:
    """Return True if the end of an arm touches neither a corner of the tile nor anything but its own block."""
    end, block = list(arm.items())[-1]
    beside = {owners[step(end, side)] for side in range(4) if step(end, side) in owners}
    return end not in size.corners and beside <= {block}
