"""The reference twin: a slow and obvious second reading of the classic rules, which shares no code with the kernel.

It keeps no counts and no joined features. Whatever it wants to know about a feature, it finds by a flood fill over the
tiles on the table.
"""

from .game import Discard, Event, Move, Passed, Phase, ReferenceGame
from .scoring import Line
from .table import Cell, Feature, Follower, Laid, Spot, Table

__all__ = [
    "Cell",
    "Discard",
    "Event",
    "Feature",
    "Follower",
    "Laid",
    "Line",
    "Move",
    "Passed",
    "Phase",
    "ReferenceGame",
    "Spot",
    "Table",
]
