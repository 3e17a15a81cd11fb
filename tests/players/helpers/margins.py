"""The margin over several opponents, as a reference for the evaluation."""

import math
from collections.abc import Sequence

from bastide import Edition
from bastide.players.evaluation.weights import weights_for


def margin_over_others(edition: Edition, points: Sequence[float], seat: int) -> float:
    """Return the points of a seat less a soft maximum of those of the others."""
    others = [each for other, each in enumerate(points) if other != seat]
    softness = float(weights_for(edition, len(points))[0]["rivals"])
    mean = sum(math.exp((each - points[seat]) / softness) for each in others) / len(others)
    return -softness * math.log(mean)
