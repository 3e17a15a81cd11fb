"""The reference twin: a slow and obvious second reading of the rules, which shares no code with the kernel.

It keeps no counts and no joined features. Whatever it wants to know about a feature, it finds by a flood fill over the
tiles on the table.
"""

from .events import Discard, Event, Gold, Passed
from .game import Move, Phase, ReferenceGame
from .scoring import Line, Note, Reason
from .table import Cell, Feature, Follower, Laid, Spot, Table

__all__ = [
    "Cell",
    "Discard",
    "Event",
    "Feature",
    "Follower",
    "Gold",
    "Laid",
    "Line",
    "Move",
    "Note",
    "Passed",
    "Phase",
    "Reason",
    "ReferenceGame",
    "Spot",
    "Table",
]
