"""WebSocket of a game. The client sends a hello and gets the state, then commands and questions, and gets events.

accepted ──hello──▶ seated ──messages──▶ seated
    │ late, malformed, unknown               │ disconnected, or does not read
    ▼                                        ▼
  refused and closed                       closed
"""

import asyncio
import logging
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Annotated, TypeVar

from fastapi import APIRouter
from pydantic import BaseModel, Discriminator, Tag, TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from bastide.errors import BastideError, ServerError
from bastide.server.http.dependencies import Services, get_services
from bastide.server.http.errors import refusal, status_of, validation_refusal
from bastide.server.protocol.base import Word
from bastide.server.protocol.client_messages import BaseQuestion, Command, FromPage, Hello, Question
from bastide.server.protocol.server_messages import FromServer
from bastide.server.rate_limits import Limits, TokenBucket, client_key
from bastide.server.rooms.clients import Subscription, Viewer
from bastide.server.tokens import identity_of

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

logger = logging.getLogger(__name__)

T = TypeVar("T")
# A refusal closes the socket with this plus its HTTP status: codes from 4000 are for applications.
CLOSED_BY_REFUSAL = 4000


class AskField(BaseModel):
    """The part of a message that a refusal needs."""

    ask: Word | None = None


def message_tag(message: object) -> str:
    """Return "command" or "question", so that errors name fields of the right one."""
    return "question" if isinstance(message, dict) and "about" in message else "command"


FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(
    Annotated[
        Annotated[Command, Tag("command")] | Annotated[Question, Tag("question")],
        Discriminator(message_tag),
    ]
)
ASK_FIELD = TypeAdapter(AskField)
HELLO = TypeAdapter(Hello)

router = APIRouter(prefix="/api/games")


class SocketSession:
    """Carry out commands in order, and answer questions concurrently.

    Answers go through the subscription: the events of a command are sent before its Done.
    """

    def __init__(self, room: "Room", viewer: Viewer, subscription: Subscription, limits: Limits) -> None:
        self.room = room
        self.viewer = viewer
        self.subscription = subscription
        self.limits = limits
        self.bucket = TokenBucket(limits.messages_a_second, limits.messages_at_once)
        self.answering: set[asyncio.Task[None]] = set()

    async def handle(self, text: str | bytes) -> None:
        """Handle a message. A refused message does not end the session."""
        await self.subscription.until_short()
        try:
            message = self.parse(text)
        except ServerError as error:
            self.subscription.put(refusal(error, version=self.room.version, ask=self.ask_of(text)))
            return
        if isinstance(message, BaseQuestion):
            task = asyncio.create_task(self.reply(message.ask, self.room.answer(message, self.viewer)))
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
        else:
            await self.reply(message.ask, self.room.carry_out(message, self.viewer))

    def parse(self, text: str | bytes) -> FromPage:
        """Parse and count a message. Raises ServerError."""
        if not self.bucket.take():
            raise ServerError("limit/messages", most=self.limits.messages_a_second)
        message = parse_message(FROM_PAGE, text, self.limits)
        if isinstance(message, BaseQuestion) and len(self.answering) >= self.limits.questions:
            raise ServerError("limit/questions", most=self.limits.questions)
        return message

    def ask_of(self, text: str | bytes) -> str | None:
        """Return the `ask` of a refused message if it can be read: the client waits for a reply to it."""
        try:
            return parse_message(ASK_FIELD, text, self.limits).ask
        except ServerError:
            return None

    async def reply(self, ask: str | None, pending: Awaitable[FromServer]) -> None:
        """Send the result, or a refusal if it fails."""
        try:
            result = await pending
        except BastideError as error:
            result = refusal(error, version=self.room.version, ask=ask)
        except Exception:
            logger.exception("Failed to answer a message")
            result = refusal(ServerError("server/fault"), version=self.room.version, ask=ask)
        self.subscription.put(result)

    def close(self) -> None:
        """Cancel pending questions."""
        for task in self.answering:
            task.cancel()


def parse_message(form: TypeAdapter[T], text: str | bytes, limits: Limits) -> T:
    """Parse a message as that type. Raises ServerError."""
    if len(text) > limits.message:
        raise ServerError("limit/message-size", most=limits.message)
    try:
        return form.validate_json(text)
    except ValidationError as error:
        raise validation_refusal(error) from None


# The route, and its transport


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
