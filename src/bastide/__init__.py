"""Play, teach and study Carcassonne by its printed rulebooks."""

from bastide.errors import (
    BastideError,
    DataError,
    IllegalMove,
    MissingExtraError,
    NotationError,
    PositionError,
    RecordError,
    SetupError,
)
from bastide.rules.board import LaidTile, Piece
from bastide.rules.effects import Effect
from bastide.rules.events import (
    BonusAnswer,
    DeerEaten,
    Discarded,
    DolmenStands,
    Drawn,
    Ended,
    Event,
    GoldFound,
    Placed,
    Reason,
    Returned,
    Scored,
    TakenBack,
    TigersDriven,
)
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.legal_moves import LegalMoves
from bastide.rules.move import Move
from bastide.rules.options import SEATS, Options, Phase
from bastide.rules.outcome import Outcome, TrackSpace, score_track
from bastide.rules.rescoring import rescored
from bastide.rules.text.json_record import from_json, record_from_json, to_json
from bastide.rules.text.record import Record
from bastide.tiles import Edition, Tile, edition, edition_names, load_edition, tile
from bastide.version import __version__

__all__ = [
    "SEATS",
    "BastideError",
    "BonusAnswer",
    "DataError",
    "DeerEaten",
    "Discarded",
    "DolmenStands",
    "Drawn",
    "Edition",
    "Effect",
    "Ended",
    "Event",
    "Feature",
    "Game",
    "GoldFound",
    "IllegalMove",
    "LaidTile",
    "LegalMoves",
    "MissingExtraError",
    "Move",
    "NotationError",
    "Options",
    "Outcome",
    "Phase",
    "Piece",
    "Placed",
    "PositionError",
    "Reason",
    "Record",
    "RecordError",
    "Returned",
    "Scored",
    "SetupError",
    "TakenBack",
    "TigersDriven",
    "Tile",
    "TrackSpace",
    "__version__",
    "edition",
    "edition_names",
    "from_json",
    "load_edition",
    "record_from_json",
    "rescored",
    "score_track",
    "tile",
    "to_json",
]
