"""Connected regions of a drawing; points that touch only at a corner are not connected."""

from collections import deque
from collections.abc import Iterable, Iterator

from bastide.render.text.sizes import TextPoint, step

Region = frozenset[TextPoint]


def flood(starts: Iterable[TextPoint], free: set[TextPoint]) -> Iterator[TextPoint]:
    """Yield all free points that are connected to the starts."""
    left, waiting = set(free), deque(starts)
    while waiting:
        point = waiting.popleft()
        if point in left:
            left.remove(point)
            yield point
            waiting.extend(step(point, side) for side in range(4))


def regions(points: Iterable[TextPoint]) -> Iterator[Region]:
    """Yield the connected regions of a set of points."""
    free = set(points)
    while free:
        region = frozenset(flood([min(free)], free))
        free -= region
        yield region
