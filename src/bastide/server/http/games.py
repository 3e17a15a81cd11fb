"""Games over HTTP: to make, find, play and follow them. Programs need nothing else."""

from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated

from fastapi import APIRouter, Body, Depends, Query
from starlette.responses import PlainTextResponse, Response

from bastide.errors import BastideError
from bastide.server.errors import ServerError
from bastide.server.http.refusals import ModelResponse, response, responses
from bastide.server.http.service import Caller, Identity, Service, Serving, Tokens
from bastide.server.http.stream import EventStream, JsonLines
from bastide.server.protocol.answers import Answer
from bastide.server.protocol.base import Model, Name, Version, Word
from bastide.server.protocol.commands import Command, Done
from bastide.server.protocol.conversation import FromServer
from bastide.server.protocol.my_games import MyGames
from bastide.server.protocol.questions import Question
from bastide.server.protocol.setup import Created, NewGame, Rematch, RematchWish
from bastide.server.protocol.state import State
from bastide.server.rooms.viewer import Viewer
from bastide.server.storage import Search

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

router = APIRouter(prefix="/api/games", tags=["games"])


@router.post("", status_code=201, responses=responses(404, 413, 503), response_model=Created)
async def create(wish: NewGame, service: Serving, caller: Caller, identity: Identity) -> Response:
    """Make a game. Its tokens are the keys to its seats; with an identity it is among one's own games."""
    await check_room_for_one_more(service, caller)
    rooms = await service.starting.rooms()
    return ModelResponse(await rooms.create(wish, identity), 201)


def search(
    edition: Annotated[Word | None, Query(description="only games by this edition")] = None,
    player: Annotated[Name | None, Query(description="only games with somebody who has this in their name")] = None,
    before: Annotated[float | None, Query(description="only games that changed earlier; seconds since 1970")] = None,
    since: Annotated[float | None, Query(description="only games that changed then or later")] = None,
    is_over: Annotated[bool | None, Query(description="only games that are over, or only those that are not")] = None,
    game: Annotated[Word | None, Query(description="only the game of this name")] = None,
) -> Search:
    """Which of one's games are looked for."""
    return Search(edition, player or None, before, since, is_over, game)


@router.get("", responses=responses(401), response_model=MyGames)
async def my_games(service: Serving, identity: Identity, wanted: Annotated[Search, Depends(search)]) -> Response:
    """The games of this identity that changed last, the latest first."""
    rooms = await service.starting.rooms()
    return ModelResponse(await rooms.games_of(known(identity), wanted))


@router.delete("/{game}", status_code=204, responses=responses(401, 404))
async def hide(game: str, service: Serving, identity: Identity) -> None:
    """Take a game off one's list. It goes when every person in it has done so."""
    rooms = await service.starting.rooms()
    await rooms.hide(game, known(identity))


@router.get("/{game}", responses=responses(401, 404), response_model=State)
async def state(game: str, service: Serving, tokens: Tokens) -> Response:
    """All of a game that one may see."""
    room, viewer = await entered(service, game, tokens)
    return ModelResponse(room.state_for(viewer))


@router.post("/{game}/commands", responses=responses(401, 404, 409, 413), response_model=Done)
async def commands(game: str, command: Annotated[Command, Body()], service: Serving, tokens: Tokens) -> Response:
    """Change the game: play, take back, resign, hand over, agree."""
    room, viewer = await entered(service, game, tokens)
    return await answered(room, command.ask, room.carry_out(command, viewer))


@router.post("/{game}/questions", responses=responses(401, 404, 409, 413), response_model=Answer)
async def questions(
    game: str, question: Annotated[Question, Body()], service: Serving, caller: Caller, tokens: Tokens
) -> Response:
    """Ask what may be shown at this table."""
    room, viewer = await entered(service, game, tokens)

    async def found() -> Answer:
        with service.gates.questions.entered(caller):
            return await room.answer(question, viewer)

    return await answered(room, question.ask, found())


@router.get(
    "/{game}/events",
    responses={
        **responses(401, 404, 503),
        200: {"model": FromServer, "description": "a message on each line; some lines are empty"},
    },
    response_class=JsonLines,
)
async def events(
    game: str,
    service: Serving,
    tokens: Tokens,
    after: Annotated[
        Version | None, Query(description="the version that one knows; if it is the present one, no state comes first")
    ] = None,
) -> Response:
    """What happens from now on, line by line."""
    room, viewer = await entered(service, game, tokens)
    return EventStream(room, viewer, after, service.gates)


@router.get("/{game}/record", responses=responses(401, 404), response_class=PlainTextResponse)
async def record(game: str, service: Serving, tokens: Tokens) -> Response:
    """The record of the game so far."""
    room, _ = await entered(service, game, tokens)
    return PlainTextResponse(room.record_text())


@router.post("/{game}/rematch", responses=responses(401, 404, 409, 413, 503), response_model=Rematch)
async def rematch(game: str, wish: RematchWish, service: Serving, caller: Caller, tokens: Tokens) -> Response:
    """A game that follows this one, once it has ended."""
    room, viewer = await entered(service, game, tokens)
    if room.rematches.next_game is None:
        await check_room_for_one_more(service, caller)
    return ModelResponse(await room.rematches.join(wish, viewer))


async def entered(service: Service, game: str, tokens: list[str]) -> "tuple[Room, Viewer]":
    """The room of a game, and who came in with those tokens. Raises ServerError."""
    rooms = await service.starting.rooms()
    room = await rooms.find(game)
    return room, room.people.viewer(tokens, None)


async def answered(room: "Room", ask: str | None, finding: Awaitable[Model]) -> Response:
    """What is found, or why it is not, with the version that the game has then."""
    try:
        return ModelResponse(await finding)
    except BastideError as error:
        return response(error, version=room.version, ask=ask)


async def check_room_for_one_more(service: Service, caller: str) -> None:
    """Count a game that somebody makes. Raises ServerError if it is one too many."""
    service.gates.games.take(caller)
    rooms = await service.starting.rooms()
    if await rooms.store.count() >= service.gates.limits.games:
        raise ServerError("limit/full")


def known(identity: str | None) -> str:
    """Whose list is asked for. Raises ServerError if nobody says who they are."""
    if identity is None:
        raise ServerError("token/missing")
    return identity
