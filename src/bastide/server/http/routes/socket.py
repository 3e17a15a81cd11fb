"""WebSocket of a game. The client sends a hello and gets the state, then commands and questions, and gets events.

accepted ──hello──▶ seated ──messages──▶ seated
    │ late, malformed, unknown               │ disconnected, or does not read
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
from bastide.server.http.dependencies import Services, get_services
from bastide.server.http.errors import refusal, status_of
from bastide.server.http.socket_session import SocketSession, parse_message
from bastide.server.protocol.client_messages import Hello
from bastide.server.rooms.subscribers import Subscription
from bastide.server.security.rate_limits import Limits, client_key
from bastide.server.security.tokens import identity_of

# A refusal closes the socket with this plus its HTTP status: codes from 4000 are for applications.
CLOSED_BY_REFUSAL = 4000
HELLO = TypeAdapter(Hello)

router = APIRouter(prefix="/api/games")


@router.websocket("/{game}/socket")
async def socket(websocket: WebSocket, game: str) -> None:
    """Serve a socket until it closes."""
    services = get_services(websocket)
    await websocket.accept()
    try:
        with services.limiters.connections.slot(client_key(websocket.scope)):
            await run_session(websocket, services, game)
    except BastideError as error:
        await refuse(websocket, error, services.limiters.limits)
    except (WebSocketDisconnect, TimeoutError):
        return  # disconnected, or does not read


async def refuse(websocket: WebSocket, error: BastideError, limits: Limits) -> None:
    """Send the refusal and close the socket."""
    try:
        async with asyncio.timeout(limits.send_seconds):
            await websocket.send_text(refusal(error).json_text)
            await websocket.close(CLOSED_BY_REFUSAL + status_of(error.reason))
    except (WebSocketDisconnect, TimeoutError):
        return  # the client is gone


async def run_session(websocket: WebSocket, services: Services, game: str) -> None:
    """Serve a client after its hello. Raises BastideError without a valid hello and for an unknown game or token."""
    limits = services.limiters.limits
    hello = await receive_hello(websocket, limits)
    rooms = await services.startup.rooms()
    room = await rooms.find(game)
    viewer = room.participants.viewer(hello.tokens, identity_of(hello.identity) if hello.identity else None)
    with room.participants.subscribe(viewer) as subscription:
        subscription.put(room.state_for(viewer))
        session = SocketSession(room, viewer, subscription, limits)
        try:
            await run_until_first_ends(
                receive_messages(websocket, session), send_messages(websocket, subscription, limits)
            )
        finally:
            session.close()


async def receive_hello(websocket: WebSocket, limits: Limits) -> Hello:
    """Receive the first message. Raises ServerError if it is late or not a hello."""
    try:
        async with asyncio.timeout(limits.hello_seconds):
            text = await receive_text(websocket)
    except TimeoutError:
        raise ServerError("hello/late", seconds=limits.hello_seconds) from None
    return parse_message(HELLO, text, limits)


async def receive_messages(websocket: WebSocket, session: SocketSession) -> None:
    while True:
        await session.handle(await receive_text(websocket))


async def send_messages(websocket: WebSocket, subscription: Subscription, limits: Limits) -> None:
    """Send messages as they come. Raises TimeoutError if the client does not read them."""
    async for message in subscription:
        async with asyncio.timeout(limits.send_seconds):
            await websocket.send_text(message.json_text)


async def receive_text(websocket: WebSocket) -> str | bytes:
    """Receive the next message, in a text or a binary frame. Raises WebSocketDisconnect."""
    message = await websocket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    content: str | bytes = message.get("text") or message.get("bytes") or ""
    return content


async def run_until_first_ends(*coroutines: Coroutine[None, None, None]) -> None:
    """Run coroutines until the first ends, cancel the others, and raise the first's exception."""
    tasks = [asyncio.create_task(coroutine) for coroutine in coroutines]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.wait(tasks)
    for task in tasks:
        if not task.cancelled():
            task.result()
