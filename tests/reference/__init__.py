"""The reference twin: a slow and simple second implementation of the rules, which shares no code with the kernel.

It stores no counts and no features. It finds features by a flood fill over the tiles on the table whenever it needs
them.
"""

from .events import Discard, Gold, Passed, TwinEvent
from .game import ReferenceGame, TwinPhase, TwinTurn
from .scoring import TwinLine, TwinNote, TwinReason
from .table import Cell, Follower, TwinFeature, TwinSpot, TwinTable, TwinTile

__all__ = [
    "Cell",
    "Discard",
    "Follower",
    "Gold",
    "Passed",
    "ReferenceGame",
    "TwinEvent",
    "TwinFeature",
    "TwinLine",
    "TwinNote",
    "TwinPhase",
    "TwinReason",
    "TwinSpot",
    "TwinTable",
    "TwinTile",
    "TwinTurn",
]
