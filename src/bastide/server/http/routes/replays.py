"""Routes of replays, reviews and positions."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal

from fastapi import APIRouter, Body, Path, Query
from starlette.responses import JSONResponse, PlainTextResponse, Response

from bastide.rules.game import Game
from bastide.server.game.records import score_by_editions
from bastide.server.game.replay import answer_about_position, position_after, show_position
from bastide.server.http.dependencies import ClientKey, SeatTokens, Services, ServicesDep
from bastide.server.http.errors import error_responses
from bastide.server.http.responses import ModelResponse
from bastide.server.http.routes.games import enter, reply
from bastide.server.http.routes.pictures import MEDIA_TYPE, PICTURE
from bastide.server.protocol.base import MAX_MOVE_LENGTH
from bastide.server.protocol.replay import (
    GameReview,
    GivenPosition,
    JudgedMove,
    OtherEditions,
    PositionQuestion,
    Replay,
    ReplayQuestion,
    ShownPosition,
    TriedMove,
)
from bastide.server.protocol.server_messages import ReplayAnswer
from bastide.server.rooms import replays

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

router = APIRouter(prefix="/api/games/{game}", tags=["replays"])
positions_router = APIRouter(prefix="/api/positions", tags=["positions"])
TurnNumber = Annotated[int, Path(ge=0, description="number of turns played; 0 is the start")]

PositionForm = Annotated[Literal["text", "line"], Query(description="several lines, or one line for a URL")]
OtherMove = Annotated[
    str | None, Query(max_length=MAX_MOVE_LENGTH, description="a move in the notation to play after the turn")
]
POSITION_FORMS: dict[str, Callable[[Game], str]] = {"text": Game.text, "line": Game.position_line}


@router.get("/replay", responses=error_responses(401, 404), response_model=Replay)
async def replay(game: str, services: ServicesDep, client: ClientKey, tokens: SeatTokens) -> Response:
    """Return the game turn by turn, without moves that were taken back."""
    room, viewer = await enter(services, game, tokens)
    with services.limiters.questions.slot(client):
        return ModelResponse(await room.replays.replay_for(viewer))


@router.get("/replay/{turn}/position", responses=error_responses(401, 404, 409), response_class=PlainTextResponse)
async def position(
    game: str,
    turn: TurnNumber,
    services: ServicesDep,
    client: ClientKey,
    tokens: SeatTokens,
    form: PositionForm = "text",
    move: OtherMove = None,
) -> Response:
    """Return the position after a turn as text. During a game it requires all aids for positions."""
    room, viewer = await enter(services, game, tokens)
    replays.check_position(room, viewer)
    write = POSITION_FORMS[form]
    text = await run_on_position(services, client, room, turn, lambda game: write(position_after(game, move)))
    return PlainTextResponse(text)


@router.get("/replay/{turn}.svg", responses={**error_responses(401, 404, 409), **PICTURE}, response_class=Response)
async def picture(
    game: str, turn: TurnNumber, services: ServicesDep, client: ClientKey, tokens: SeatTokens
) -> Response:
    """Return the board after a turn as a picture."""
    room, _ = await enter(services, game, tokens)
    return Response(await run_on_position(services, client, room, turn, Game.svg), media_type=MEDIA_TYPE)


@router.post("/replay/{turn}/questions", responses=error_responses(401, 404, 409, 413), response_model=ReplayAnswer)
async def questions(
    game: str,
    turn: TurnNumber,
    question: Annotated[ReplayQuestion, Body()],
    services: ServicesDep,
    client: ClientKey,
    tokens: SeatTokens,
) -> Response:
    """Ask about the position after a turn, within the aids of this game."""
    room, viewer = await enter(services, game, tokens)
    with services.limiters.questions.slot(client):
        return await reply(room, question.ask, room.replays.answer(turn, question, viewer))


@router.get("/record.json", responses=error_responses(401, 404), response_model=dict[str, Any])
async def record(game: str, services: ServicesDep, tokens: SeatTokens) -> Response:
    """Return the record of the game so far as JSON."""
    room, _ = await enter(services, game, tokens)
    return JSONResponse(replays.record_json(room))


@router.get("/other-editions", responses=error_responses(401, 404, 409), response_model=OtherEditions)
async def by_other_editions(game: str, services: ServicesDep, client: ClientKey, tokens: SeatTokens) -> Response:
    """Score the moves of a finished game by its own edition, and by the others with the same tiles."""
    room, _ = await enter(services, game, tokens)
    with services.limiters.questions.slot(client):
        record = replays.finished_record(room)
        return ModelResponse(await services.in_thread(score_by_editions, record, room.history.remaining))


@router.get("/judgement", responses=error_responses(401, 404, 409), response_model=GameReview)
async def review(game: str, services: ServicesDep, client: ClientKey, tokens: SeatTokens) -> Response:
    """Return the review of a finished game by a strong computer player. Poll until it is ready or has failed."""
    room, _ = await enter(services, game, tokens)
    rooms = await services.startup.rooms()
    text = await rooms.reviews.request(room, client, most=services.limiters.limits.reviews_of_client)
    return Response(text, media_type="application/json")


@router.post("/replay/{turn}/judgement", responses=error_responses(401, 404, 409, 413), response_model=JudgedMove)
async def judge(
    game: str, turn: TurnNumber, tried: TriedMove, services: ServicesDep, client: ClientKey, tokens: SeatTokens
) -> Response:
    """Judge a move instead of the one that followed a turn of a finished game. Nothing is played."""
    room, _ = await enter(services, game, tokens)
    with services.limiters.judgements.slot(client):
        return ModelResponse(await room.replays.judge(turn, tried.move))


async def run_on_position(services: Services, client: str, room: "Room", turn: int, work: Callable[[Game], str]) -> str:
    """Call a slow function in a thread, with its own copy of the position after a turn. Raises ServerError."""
    with services.limiters.questions.slot(client):
        position = await room.replays.run_on_snapshot(turn, lambda snapshot: snapshot.game.copy(history=False))
        return await services.in_thread(work, position)


# Positions without a game, from links or typed by players


@positions_router.post("", responses=error_responses(413), response_model=ShownPosition)
async def show(given: GivenPosition, services: ServicesDep, client: ClientKey) -> Response:
    """Show a position, or explain what is wrong with it. Nothing is stored."""
    await services.startup.rooms()  # parsing needs the compiled kernel
    with services.limiters.questions.slot(client):
        return ModelResponse(await services.in_thread(show_position, given.position))


@positions_router.post("/questions", name="questions", responses=error_responses(409, 413), response_model=ReplayAnswer)
async def position_questions(
    query: Annotated[PositionQuestion, Body()], services: ServicesDep, client: ClientKey
) -> Response:
    """Ask about a position. All aids for positions are allowed."""
    await services.startup.rooms()
    with services.limiters.questions.slot(client):
        return ModelResponse(await services.in_thread(answer_about_position, query.position, query.question))
