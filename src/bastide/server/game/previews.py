"""The effects of a move before it is played: points now and later, and completed features."""

from itertools import product
from typing import NamedTuple

from bastide.rules.events import GoldFound, Returned, Scored
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Cell, Move
from bastide.server.game.history import GameHistory
from bastide.server.game.log import Names, entries
from bastide.server.game.log_events import AnyEvent, describe_events
from bastide.server.game.totals import gains
from bastide.server.protocol.server_messages import PlacePreview
from bastide.tiles import RIVER_SYSTEM, is_hut_place, segment_of


class Preview(NamedTuple):
    """The effects of laying a tile, for each place of a piece, and the segments of the features that it completes."""

    places: list[PlacePreview]
    completes: list[tuple[int, int, int]]


def preview_of(history: GameHistory, laid: Move, names: Names) -> Preview:
    """Preview the tile in hand at a place. Raises IllegalMove if it cannot be laid there."""
    game, near = history.game.copy(history=False), cells_around(laid)
    trial = game.copy(history=False)
    trial.push(laid)
    after = trial.features_on(near)
    moves = [laid, *(laid._replace(place=place) for place in laid.tile.places)]
    places = [place_preview(history, game, move, after, names) for move in moves if move in game.legal_moves]
    before = {spot for each in game.features_on(near) if each.is_complete for spot in each.spots}
    completed = (spot for each in after if each.is_complete for spot in each.spots)
    return Preview(places, [(*cell, segment) for cell, segment in completed if (cell, segment) not in before])


def cells_around(move: Move) -> frozenset[Cell]:
    """Return the cell of a move and its eight neighbours: a tile changes only features that have a part there."""
    return frozenset((move.x + right, move.y + down) for right, down in product((-1, 0, 1), repeat=2))


def place_preview(
    history: GameHistory, game: Game, move: Move, after: tuple[Feature, ...], names: Names
) -> PlacePreview:
    events = game.preview(move)
    log, _ = describe_events(events, history.turn + 1, history.pieces)
    at_once = [event for event in events if isinstance(event, Scored) and not event.final]
    shown = [item for item in log if is_previewed(item.event)]
    under = feature_under(move, after)
    return PlacePreview.model_construct(
        place=move.place,
        gains=gains(at_once, game.players),
        later=0 if under is None or under.is_complete else under.pays_now,
        tiles=0 if under is None else len(under.cells),
        log=entries(shown, names, history.resigned),
    )


def is_previewed(event: AnyEvent) -> bool:
    """Return True for an immediate effect of a move, not the final scoring."""
    return isinstance(event, Returned | GoldFound) or (isinstance(event, Scored) and not event.final)


def feature_under(move: Move, features: tuple[Feature, ...]) -> Feature | None:
    """Return the feature under the piece of a move; a hut is on a river system, not on its river."""
    if not move.place:
        return None
    canonical = move.canonical()
    spot, is_hut = (canonical.cell, segment_of(canonical.place)), is_hut_place(canonical.place)
    found = (each for each in features if spot in each.spots and (each.kind == RIVER_SYSTEM.name) == is_hut)
    return next(found, None)
