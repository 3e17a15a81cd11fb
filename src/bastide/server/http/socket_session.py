"""A client's session on a socket: parses its messages and answers them. The transport is in `routes/socket.py`."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated, TypeVar

from pydantic import BaseModel, Discriminator, Tag, TypeAdapter, ValidationError

from bastide.errors import BastideError
from bastide.server.errors import ServerError
from bastide.server.http.errors import refusal, validation_refusal
from bastide.server.protocol.base import Word
from bastide.server.protocol.client_messages import BaseQuestion, Command, FromPage, Question
from bastide.server.protocol.server_messages import FromServer
from bastide.server.rooms.subscribers import Subscription, Viewer
from bastide.server.security.rate_limits import Limits, TokenBucket

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class AskField(BaseModel):
    """The part of a message that a refusal needs."""

    ask: Word | None = None


def message_tag(message: object) -> str:
    """Return whether a message is meant as a command or a question, so that errors name fields of the right one."""
    return "question" if isinstance(message, dict) and "about" in message else "command"


FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(
    Annotated[
        Annotated[Command, Tag("command")] | Annotated[Question, Tag("question")],
        Discriminator(message_tag),
    ]
)
ASK_FIELD = TypeAdapter(AskField)
T = TypeVar("T")
logger = logging.getLogger(__name__)


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
