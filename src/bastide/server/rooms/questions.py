"""Answers to what one asks at a table without changing anything: a function for each question."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bastide.messages import message
from bastide.players import player_names
from bastide.rules.events import Event, GoldFound, Returned, Scored
from bastide.rules.features import Feature
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.games.hosting import told
from bastide.server.games.log import entries, role_of
from bastide.server.games.moment import gains, tile_counts
from bastide.server.protocol import (
    Answer,
    FitsAnswer,
    FitsQuestion,
    HintAnswer,
    HintQuestion,
    LayersAnswer,
    LayersQuestion,
    PlacePreview,
    PreviewAnswer,
    PreviewQuestion,
)
from bastide.server.rooms import sight
from bastide.server.rooms.seats import Viewer, names_of
from bastide.server.wire import to_wire
from bastide.tiles import RIVER_SYSTEM, is_hut_place, segment_of

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

Answerer = Callable[["Room", Any, Viewer], Awaitable[Answer]]


async def preview(room: "Room", question: PreviewQuestion, viewer: Viewer) -> PreviewAnswer:
    sight.check_aid(room, viewer, "preview")
    check_turn(room, viewer)
    position = room.story.game.position
    assert position.drawn is not None  # it is somebody's turn
    laid = Move(position.drawn, question.x, question.y, question.rotation)
    after = after_move(position, laid)
    moves = [laid, *(laid._replace(place=place) for place in laid.tile.places)]
    places = [place_preview(room, move, after) for move in moves if move in position.legal_moves]
    completed = (spot for each in after if each.is_complete for spot in each.spots)
    completes = [(*cell, segment) for cell, segment in completed if (cell, segment) not in room.moment.completed]
    return PreviewAnswer(ask=question.ask, version=question.version, places=places, completes=completes)


def after_move(position: Game, move: Move) -> tuple[Feature, ...]:
    """Every feature after a move. Raises IllegalMove if the tile cannot lie there."""
    trial = position.copy(history=False)
    trial.push(move)
    return trial.features


def place_preview(room: "Room", move: Move, after: tuple[Feature, ...]) -> PlacePreview:
    game = room.story.game
    events = game.position.preview(move)
    happenings, _ = told(events, game.turn + 1, game.pieces)
    at_once = [event for event in events if isinstance(event, Scored) and not event.final]
    shown = [happening for happening in happenings if is_previewed(happening.event)]
    under = feature_under(move, after)
    return PlacePreview.model_construct(
        place=move.place,
        gains=gains(at_once, room.story.players),
        later=0 if under is None or under.is_complete else under.pays_now,
        tiles=0 if under is None else len(under.cells),
        log=entries(shown, names_of(room.seats), room.story.resigned),
    )


def is_previewed(event: Event) -> bool:
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


async def layers(room: "Room", question: LayersQuestion, viewer: Viewer) -> LayersAnswer:
    for layer in question.layers:
        sight.check_aid(room, viewer, layer)
    shown = {layer: getattr(room.moment, layer) for layer in question.layers}
    return LayersAnswer.model_construct(ask=question.ask, version=question.version, **shown)


async def fits(room: "Room", question: FitsQuestion, viewer: Viewer) -> FitsAnswer:
    sight.check_aid(room, viewer, "fits")
    fitting = room.story.game.position.fits(question.x, question.y)
    return FitsAnswer(ask=question.ask, version=question.version, fits=tile_counts(fitting))


async def hint(room: "Room", question: HintQuestion, viewer: Viewer) -> HintAnswer:
    sight.check_aid(room, viewer, "hint")
    check_turn(room, viewer)
    story = room.story
    move = await room.computers.choose(player_names()[-1], story.game.position)
    at_once = [event for event in story.game.position.preview(move) if isinstance(event, Scored) and not event.final]
    points = gains(at_once, story.players)[story.player]
    return HintAnswer(
        ask=question.ask,
        version=question.version,
        move=str(move),
        x=move.x,
        y=move.y,
        rotation=move.rotation,
        place=move.place,
        reason=to_wire(message("hint-reason", points=points, role=role_of(move) if move.place else "none")),
    )


def check_turn(room: "Room", viewer: Viewer) -> None:
    """Refuse what only whoever is to move may ask. Raises ServerError."""
    if room.story.is_over:
        raise ServerError("game/over")
    if room.story.player not in sight.seats_played(room, viewer):
        raise ServerError("move/not-your-turn", seat=room.story.player)


ANSWERERS: dict[str, Answerer] = {"preview": preview, "layers": layers, "fits": fits, "hint": hint}
