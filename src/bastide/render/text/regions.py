"""Parts of a drawing that hang together, from side to side: what touches only with a corner is apart."""

from collections import deque
from collections.abc import Iterable, Iterator

from bastide.render.text.sizes import Point, step

Region = frozenset[Point]


def flood(starts: Iterable[Point], free: set[Point]) -> Iterator[Point]:
    """All free points that are joined to the starts."""
    left, waiting = set(free), deque(starts)
    while waiting:
        point = waiting.popleft()
        if point in left:
            left.remove(point)
            yield point
            waiting.extend(step(point, side) for side in range(4))


def regions(points: Iterable[Point]) -> Iterator[Region]:
    """The parts of a set of points that hang together."""
    free = set(points)
    while free:
        region = frozenset(flood([min(free)], free))
        free -= region
        yield region
