"""Games looked back at over HTTP: turn by turn, as pictures, as positions, as JSON."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query
from starlette.responses import JSONResponse, PlainTextResponse, Response

from bastide.rules.game import Game
from bastide.server.games.other_editions import other_editions
from bastide.server.http.games import answered, entered
from bastide.server.http.pictures import MEDIA_TYPE, PICTURE
from bastide.server.http.refusals import ModelResponse, responses
from bastide.server.http.service import Caller, Service, Serving, Tokens
from bastide.server.protocol.answers import FitsAnswer, LayersAnswer
from bastide.server.protocol.replay import OtherEditions, Replay, ReplayQuestion
from bastide.server.rooms import looking_back

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

router = APIRouter(prefix="/api/games/{game}", tags=["looking back"])
TurnNumber = Annotated[int, Path(ge=0, description="how many turns were played then; 0 is the beginning")]

PositionForm = Annotated[Literal["text", "line"], Query(description="in several lines, or in one for an address")]
POSITION_FORMS: dict[str, Callable[[Game], str]] = {"text": Game.text, "line": Game.position_line}


@router.get("/replay", responses=responses(401, 404), response_model=Replay)
async def replay(game: str, service: Serving, caller: Caller, tokens: Tokens) -> Response:
    """The game from its beginning on, without what was taken back."""
    room, viewer = await entered(service, game, tokens)
    with service.gates.questions.entered(caller):
        return ModelResponse(await room.replays.replay_for(viewer))


@router.get("/replay/{turn}/position", responses=responses(401, 404, 409), response_class=PlainTextResponse)
async def position(
    game: str, turn: TurnNumber, service: Serving, caller: Caller, tokens: Tokens, form: PositionForm = "text"
) -> Response:
    """The position after a turn, as text. In play only where the aids show all that can be asked about a position."""
    room, viewer = await entered(service, game, tokens)
    looking_back.check_position(room, viewer)
    return PlainTextResponse(await worked_out(service, caller, room, turn, POSITION_FORMS[form]))


@router.get("/replay/{turn}.svg", responses={**responses(401, 404, 409), **PICTURE}, response_class=Response)
async def picture(game: str, turn: TurnNumber, service: Serving, caller: Caller, tokens: Tokens) -> Response:
    """The board after a turn, as a picture."""
    room, _ = await entered(service, game, tokens)
    return Response(await worked_out(service, caller, room, turn, Game.svg), media_type=MEDIA_TYPE)


@router.post(
    "/replay/{turn}/questions", responses=responses(401, 404, 409, 413), response_model=LayersAnswer | FitsAnswer
)
async def questions(
    game: str,
    turn: TurnNumber,
    question: Annotated[ReplayQuestion, Body()],
    service: Serving,
    caller: Caller,
    tokens: Tokens,
) -> Response:
    """Ask what may be shown of a turn."""
    room, viewer = await entered(service, game, tokens)
    with service.gates.questions.entered(caller):
        return await answered(room, question.ask, room.replays.answer(turn, question, viewer))


@router.get("/record.json", responses=responses(401, 404), response_model=dict[str, Any])
async def record(game: str, service: Serving, tokens: Tokens) -> Response:
    """The record of the game so far as plain JSON."""
    room, _ = await entered(service, game, tokens)
    return JSONResponse(looking_back.record_json(room))


@router.get("/other-editions", responses=responses(401, 404, 409), response_model=OtherEditions)
async def by_other_editions(game: str, service: Serving, caller: Caller, tokens: Tokens) -> Response:
    """What the moves of a game that is over score by its own edition, and by the others that have such tiles."""
    room, _ = await entered(service, game, tokens)
    with service.gates.questions.entered(caller):
        record = looking_back.finished_record(room)
        return ModelResponse(await service.in_thread(other_editions, record, room.story.remaining))


async def worked_out(service: Service, caller: str, room: "Room", turn: int, work: Callable[[Game], str]) -> str:
    """What a slow function makes of the position after a turn, which nobody else has in hand. Raises ServerError."""
    with service.gates.questions.entered(caller):
        position = await room.replays.look_at(turn, lambda moment: moment.story.game.position.copy(history=False))
        return await service.in_thread(work, position)
