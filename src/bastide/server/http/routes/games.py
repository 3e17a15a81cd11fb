"""Routes of games: create, import, find, play and follow them."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Body, Depends, Query, Request
from starlette.responses import PlainTextResponse, Response

from bastide.errors import BastideError, ServerError
from bastide.rules.game import Game
from bastide.server.http.dependencies import ClientKey, Identity, SeatTokens, Services, ServicesDep
from bastide.server.http.errors import error_response, error_responses
from bastide.server.http.responses import (
    CACHE_FOREVER_PRIVATE,
    CACHE_REVALIDATE,
    EventStream,
    JsonLines,
    ModelResponse,
    StaticBody,
)
from bastide.server.http.routes.pictures import MEDIA_TYPE, PICTURE
from bastide.server.pictures import miniature
from bastide.server.protocol.base import Model, Name, Version, Word
from bastide.server.protocol.client_messages import Command, Question
from bastide.server.protocol.games import Created, MyGames, NewGame, Rematch, RematchOptions
from bastide.server.protocol.replay import ImportedRecord
from bastide.server.protocol.server_messages import Answer, Done, FromServer
from bastide.server.protocol.state import State
from bastide.server.rooms.clients import Viewer
from bastide.server.storage import Search

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

MAX_KEY_LENGTH = 100

router = APIRouter(prefix="/api/games", tags=["games"])


@router.post("", status_code=201, responses=error_responses(404, 413), response_model=Created)
async def create(request: NewGame, services: ServicesDep, client: ClientKey, identity: Identity) -> Response:
    """Create a game. Its tokens grant the seats. With an identity, the game is listed among the client's own."""
    await count_new_game(services, client)
    rooms = await services.startup.rooms()
    return ModelResponse(await rooms.create(request, identity), 201)


@router.post(
    "/imported",
    tags=["replays"],
    status_code=201,
    responses=error_responses(409, 413),
    response_model=Created,
)
async def import_record(
    request: ImportedRecord, services: ServicesDep, client: ClientKey, identity: Identity
) -> Response:
    """Create a game from a record in text or JSON, with all seats for the client. Unfinished games can be resumed."""
    await count_new_game(services, client)
    rooms = await services.startup.rooms()
    return ModelResponse(await rooms.import_game(request, identity), 201)


def search(
    edition: Annotated[Word | None, Query(description="only games of this edition")] = None,
    player: Annotated[Name | None, Query(description="only games with a player whose name contains this")] = None,
    before: Annotated[float | None, Query(description="only games that changed before; seconds since 1970")] = None,
    since: Annotated[float | None, Query(description="only games that changed at or after; seconds since 1970")] = None,
    is_over: Annotated[bool | None, Query(description="only finished games, or only unfinished ones")] = None,
    game: Annotated[Word | None, Query(description="only the game with this id")] = None,
) -> Search:
    """Return the search that the query parameters describe."""
    return Search(edition, player or None, before, since, is_over, game)


@router.get("", responses=error_responses(401), response_model=MyGames)
async def my_games(services: ServicesDep, identity: Identity, wanted: Annotated[Search, Depends(search)]) -> Response:
    """List the games of this identity, the latest changed first."""
    rooms = await services.startup.rooms()
    return ModelResponse(await rooms.games_of(require_identity(identity), wanted))


@router.delete("/{game}", status_code=204, responses=error_responses(401, 404))
async def hide(game: str, services: ServicesDep, identity: Identity) -> None:
    """Remove a game from the client's list. It is deleted when every person in it has done so."""
    rooms = await services.startup.rooms()
    await rooms.hide(game, require_identity(identity))


@router.get("/{game}", responses=error_responses(401, 404), response_model=State)
async def state(game: str, services: ServicesDep, tokens: SeatTokens) -> Response:
    """Return the state of a game as this client may see it."""
    room, viewer = await enter(services, game, tokens)
    return ModelResponse(room.state_for(viewer))


@router.post("/{game}/commands", responses=error_responses(401, 404, 409, 413), response_model=Done)
async def commands(
    game: str, command: Annotated[Command, Body()], services: ServicesDep, tokens: SeatTokens
) -> Response:
    """Change the game: play, take back, resign, hand over, agree."""
    room, viewer = await enter(services, game, tokens)
    return await reply(room, command.ask, room.carry_out(command, viewer))


@router.post("/{game}/questions", responses=error_responses(401, 404, 409, 413), response_model=Answer)
async def questions(
    game: str, question: Annotated[Question, Body()], services: ServicesDep, client: ClientKey, tokens: SeatTokens
) -> Response:
    """Ask about the current position, within the aids of this game."""
    room, viewer = await enter(services, game, tokens)

    async def answer() -> Answer:
        with services.limiters.questions.slot(client):
            return await room.answer(question, viewer)

    return await reply(room, question.ask, answer())


@router.get(
    "/{game}/events",
    responses={
        **error_responses(401, 404),
        200: {"model": FromServer, "description": "one message per line; some lines are empty"},
    },
    response_class=JsonLines,
)
async def events(
    game: str,
    services: ServicesDep,
    tokens: SeatTokens,
    after: Annotated[
        Version | None,
        Query(description="the version that the client has; if current, no state is sent first"),
    ] = None,
) -> Response:
    """Stream the events of a game as JSON lines."""
    room, viewer = await enter(services, game, tokens)
    return EventStream(room, viewer, after, services.limiters)


@router.get("/{game}/record", responses=error_responses(401, 404), response_class=PlainTextResponse)
async def record(game: str, services: ServicesDep, tokens: SeatTokens) -> Response:
    """Return the record of the game so far."""
    room, _ = await enter(services, game, tokens)
    return PlainTextResponse(room.record_text())


@router.get("/{game}/board.svg", responses={**error_responses(401, 404), **PICTURE}, response_class=Response)
async def board_picture(
    game: str,
    request: Request,
    services: ServicesDep,
    tokens: SeatTokens,
    key: Annotated[
        str | None,
        Query(max_length=MAX_KEY_LENGTH, description="cached forever under this key, which must change with the board"),
    ] = None,
) -> Response:
    """Return the present board as a small picture. The client does not count as present."""
    rooms = await services.startup.rooms()
    room = await rooms.find(game)
    room.participants.check_access(tokens)
    position = room.game.copy(history=False)
    picture = await services.miniatures.get((game, room.version), lambda: services.in_thread(draw_miniature, position))
    return picture.response(request, cache_control=CACHE_FOREVER_PRIVATE if key else CACHE_REVALIDATE)


def draw_miniature(game: Game) -> StaticBody:
    return StaticBody.of(miniature(game).encode(), MEDIA_TYPE)


@router.post("/{game}/rematch", responses=error_responses(401, 404, 409, 413), response_model=Rematch)
async def rematch(
    game: str, options: RematchOptions, services: ServicesDep, client: ClientKey, tokens: SeatTokens
) -> Response:
    """Create or join the rematch of a finished game."""
    room, viewer = await enter(services, game, tokens)
    if room.rematches.next_game is None:
        await count_new_game(services, client)
    return ModelResponse(await room.rematches.join(options, viewer))


async def enter(services: Services, game: str, tokens: list[str]) -> "tuple[Room, Viewer]":
    """Return the room of a game, and the viewer with those tokens. Raises ServerError."""
    rooms = await services.startup.rooms()
    room = await rooms.find(game)
    return room, room.participants.viewer(tokens, None)


async def reply(room: "Room", ask: str | None, pending: Awaitable[Model]) -> Response:
    """Return the result, or a refusal with the current version of the game."""
    try:
        return ModelResponse(await pending)
    except BastideError as error:
        return error_response(error, version=room.version, ask=ask)


async def count_new_game(services: Services, client: str) -> None:
    """Count a game that a client creates. Raises ServerError if it is one too many."""
    services.limiters.games.take(client)
    rooms = await services.startup.rooms()
    if await rooms.store.count() >= services.limiters.limits.games:
        raise ServerError("limit/full")


def require_identity(identity: str | None) -> str:
    """Return the identity of a request. Raises ServerError if it has none."""
    if identity is None:
        raise ServerError("token/missing")
    return identity
