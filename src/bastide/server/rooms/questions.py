"""Question handlers. Questions change nothing."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from bastide.errors import ServerError
from bastide.players.reasons import in_whole_points
from bastide.rules.move import Move
from bastide.server.game.seats import name_of, names_of
from bastide.server.game.snapshot import tile_counts
from bastide.server.protocol.client_messages import FitsQuestion, HintQuestion, LayersQuestion, PreviewQuestion
from bastide.server.protocol.server_messages import Answer, FitsAnswer, HintAnswer, LayersAnswer, PreviewAnswer
from bastide.server.rooms import visibility
from bastide.server.rooms.clients import Viewer

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

Answerer = Callable[["Room", Any, Viewer], Awaitable[Answer]]


async def preview(room: "Room", question: PreviewQuestion, viewer: Viewer) -> PreviewAnswer:
    aids = visibility.preview_aids(room, viewer)
    check_turn(room, viewer)
    tile = room.game.drawn
    assert tile is not None  # check_turn() refuses it
    laid = Move(tile, question.x, question.y, question.rotation)
    allowed = room.snapshot.preview(laid, names_of(room.seats)).allowed_by(aids)
    return PreviewAnswer.model_construct(ask=question.ask, version=question.version, **allowed._asdict())


async def layers(room: "Room", question: LayersQuestion, viewer: Viewer) -> LayersAnswer:
    for layer in question.layers:
        visibility.check_aid(room, viewer, layer)
    shown = {layer: getattr(room.snapshot, layer) for layer in question.layers}
    return LayersAnswer.model_construct(ask=question.ask, version=question.version, **shown)


async def fits(room: "Room", question: FitsQuestion, viewer: Viewer) -> FitsAnswer:
    visibility.check_aid(room, viewer, "fits")
    fitting = room.game.fits(question.x, question.y)
    return FitsAnswer(ask=question.ask, version=question.version, fits=tile_counts(fitting))


async def hint(room: "Room", question: HintQuestion, viewer: Viewer) -> HintAnswer:
    visibility.check_aid(room, viewer, "hint")
    check_turn(room, viewer)
    move, why = await room.hints.hint()
    return HintAnswer(
        ask=question.ask,
        version=question.version,
        move=str(move),
        x=move.x,
        y=move.y,
        rotation=move.rotation,
        place=move.place,
        reason=in_whole_points(why),
    )


def check_turn(room: "Room", viewer: Viewer) -> None:
    """Refuse a question that only the player to move may ask. Raises ServerError."""
    if room.history.is_over:
        raise ServerError("game/over")
    if room.game.player not in visibility.seats_played(room, viewer):
        raise ServerError("move/not-your-turn", seat=name_of(room.seats, room.game.player))
    if room.game.drawn is None:
        raise ServerError("hand/nothing-drawn")


ANSWERERS: dict[str, Answerer] = {"preview": preview, "layers": layers, "fits": fits, "hint": hint}
