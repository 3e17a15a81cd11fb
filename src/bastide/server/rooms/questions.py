"""Answers to what one asks at a table without changing anything: a function for each question."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bastide.arena.analysis.wording import reason_message
from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.games.moment import tile_counts
from bastide.server.games.seats import names_of
from bastide.server.protocol.answers import Answer, FitsAnswer, HintAnswer, LayersAnswer, PreviewAnswer
from bastide.server.protocol.questions import FitsQuestion, HintQuestion, LayersQuestion, PreviewQuestion
from bastide.server.rooms import sight
from bastide.server.rooms.viewer import Viewer
from bastide.server.wire import to_wire

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

Answerer = Callable[["Room", Any, Viewer], Awaitable[Answer]]


async def preview(room: "Room", question: PreviewQuestion, viewer: Viewer) -> PreviewAnswer:
    sight.check_aid(room, viewer, "preview")
    check_turn(room, viewer)
    position = room.story.game.position
    assert position.drawn is not None  # it is somebody's turn
    laid = Move(position.drawn, question.x, question.y, question.rotation)
    places, completes = room.moment.preview(laid, names_of(room.seats))
    return PreviewAnswer.model_construct(ask=question.ask, version=question.version, places=places, completes=completes)


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
    move, why = await room.adviser.advice()
    return HintAnswer(
        ask=question.ask,
        version=question.version,
        move=str(move),
        x=move.x,
        y=move.y,
        rotation=move.rotation,
        place=move.place,
        reason=to_wire(reason_message(why)),
    )


def check_turn(room: "Room", viewer: Viewer) -> None:
    """Refuse what only whoever is to move may ask. Raises ServerError."""
    if room.story.is_over:
        raise ServerError("game/over")
    if room.story.player not in sight.seats_played(room, viewer):
        raise ServerError("move/not-your-turn", seat=room.story.player)
    if room.story.game.position.drawn is None:
        raise ServerError("hand/nothing-drawn")


ANSWERERS: dict[str, Answerer] = {"preview": preview, "layers": layers, "fits": fits, "hint": hint}
