"""A socket to a game: says hello, gets the state, then sends commands and questions and hears what happens.

accepted ──hello──▶ seated ──messages──▶ seated
    │ late, malformed, unknown               │ gone, or does not read
    ▼                                        ▼
  refused and closed                       closed
"""

import asyncio
from collections.abc import Coroutine

from fastapi import APIRouter
from pydantic import TypeAdapter
from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.errors import BastideError
from bastide.server.errors import ServerError
from bastide.server.http.conversation import Conversation, parsed
from bastide.server.http.refusals import refused, status_of
from bastide.server.http.service import Service, service_of
from bastide.server.protocol.conversation import Hello
from bastide.server.rooms.subscription import Subscription
from bastide.server.security.limits import Limits, address_of
from bastide.server.security.tokens import identity_of

# A refusal closes the socket with its status added to this: the codes from 4000 on are free for programs.
CLOSED_BY_REFUSAL = 4000
HELLO = TypeAdapter(Hello)

router = APIRouter(prefix="/api/games")


@router.websocket("/{game}/socket")
async def socket(websocket: WebSocket, game: str) -> None:
    """Serve a socket to its end."""
    service = service_of(websocket)
    await websocket.accept()
    try:
        with service.gates.door.entered(address_of(websocket.scope)):
            await converse(websocket, service, game)
    except BastideError as error:
        await refuse(websocket, error, service.gates.limits)
    except (WebSocketDisconnect, TimeoutError):
        return  # gone, or reads so slowly that it is as good as gone


async def refuse(websocket: WebSocket, error: BastideError, limits: Limits) -> None:
    """Tell why the socket is closed, and close it."""
    try:
        async with asyncio.timeout(limits.send_seconds):
            await websocket.send_text(refused(error).json_text)
            await websocket.close(CLOSED_BY_REFUSAL + status_of(error.reason))
    except (WebSocketDisconnect, TimeoutError):
        return  # nobody hears it


async def converse(websocket: WebSocket, service: Service, game: str) -> None:
    """Talk with whoever says hello. Raises BastideError if nobody does, or with what leads to no game."""
    limits = service.gates.limits
    hello = await greeting(websocket, limits)
    rooms = await service.starting.rooms()
    room = await rooms.find(game)
    viewer = room.people.viewer(hello.tokens, identity_of(hello.identity) if hello.identity else None)
    with room.people.subscribe(viewer) as subscription:
        subscription.put(room.state_for(viewer))
        conversation = Conversation(room, viewer, subscription, limits)
        try:
            await until_one_ends(listen(websocket, conversation), speak(websocket, subscription, limits))
        finally:
            conversation.end()


async def greeting(websocket: WebSocket, limits: Limits) -> Hello:
    """The first message. Raises ServerError if it is late or no hello."""
    try:
        async with asyncio.timeout(limits.hello_seconds):
            text = await received(websocket)
    except TimeoutError:
        raise ServerError("hello/late", seconds=limits.hello_seconds) from None
    return parsed(HELLO, text, limits)


async def listen(websocket: WebSocket, conversation: Conversation) -> None:
    while True:
        await conversation.hear(await received(websocket))


async def speak(websocket: WebSocket, subscription: Subscription, limits: Limits) -> None:
    """Send what there is to be sent. Raises TimeoutError if nobody reads it."""
    async for message in subscription:
        async with asyncio.timeout(limits.send_seconds):
            await websocket.send_text(message.json_text)


async def received(websocket: WebSocket) -> str | bytes:
    """The next message, whether it comes as text or not. Raises WebSocketDisconnect."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    content: str | bytes = message.get("text") or message.get("bytes") or ""
    return content


async def until_one_ends(*doings: Coroutine[None, None, None]) -> None:
    """Do all at once until one is done, and raise what that raises."""
    tasks = [asyncio.create_task(doing) for doing in doings]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled():
            task.result()
