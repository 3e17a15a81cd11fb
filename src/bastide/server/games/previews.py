"""What a move would bring, before it is played: points at once and later, and what it would complete."""

from itertools import product
from typing import NamedTuple

from bastide.rules.events import GoldFound, Returned, Scored
from bastide.rules.features import Feature
from bastide.rules.move import Cell, Move
from bastide.server.games.happenings import AnyEvent, told
from bastide.server.games.log import Names, entries
from bastide.server.games.story import Story
from bastide.server.games.sums import gains
from bastide.server.protocol.answers import PlacePreview
from bastide.tiles import RIVER_SYSTEM, is_hut_place, segment_of


class Preview(NamedTuple):
    """What a tile would bring where it could lie, for each place of a piece, and the segments that it completes."""

    places: list[PlacePreview]
    completes: list[tuple[int, int, int]]


def preview_of(story: Story, laid: Move, names: Names) -> Preview:
    """What the tile in hand would bring if it lay there. Raises IllegalMove if it cannot."""
    position, near = story.game.position, cells_round(laid)
    trial = position.copy(history=False)
    trial.push(laid)
    after = trial.features_on(near)
    moves = [laid, *(laid._replace(place=place) for place in laid.tile.places)]
    places = [place_preview(story, move, after, names) for move in moves if move in position.legal_moves]
    before = {spot for each in position.features_on(near) if each.is_complete for spot in each.spots}
    completed = (spot for each in after if each.is_complete for spot in each.spots)
    return Preview(places, [(*cell, segment) for cell, segment in completed if (cell, segment) not in before])


def cells_round(move: Move) -> frozenset[Cell]:
    """The cell of a move and those round it: a tile changes no feature but those that have a part there."""
    return frozenset((move.x + right, move.y + down) for right, down in product((-1, 0, 1), repeat=2))


def place_preview(story: Story, move: Move, after: tuple[Feature, ...], names: Names) -> PlacePreview:
    game = story.game
    events = game.position.preview(move)
    happenings, _ = told(events, game.turn + 1, game.pieces)
    at_once = [event for event in events if isinstance(event, Scored) and not event.final]
    shown = [happening for happening in happenings if is_previewed(happening.event)]
    under = feature_under(move, after)
    return PlacePreview.model_construct(
        place=move.place,
        gains=gains(at_once, story.players),
        later=0 if under is None or under.is_complete else under.pays_now,
        tiles=0 if under is None else len(under.cells),
        log=entries(shown, names, story.resigned),
    )


def is_previewed(event: AnyEvent) -> bool:
    """Whether an event is what a move brings at once."""
    return isinstance(event, Returned | GoldFound) or (isinstance(event, Scored) and not event.final)


def feature_under(move: Move, features: tuple[Feature, ...]) -> Feature | None:
    """The feature that the piece of a move stands on; a hut stands on a system, where there is a river as well."""
    if not move.place:
        return None
    canonical = move.canonical()
    spot, is_hut = (canonical.cell, segment_of(canonical.place)), is_hut_place(canonical.place)
    meant = (each for each in features if spot in each.spots and (each.kind == RIVER_SYSTEM.name) == is_hut)
    return next(meant, None)
