"""What one who sits at a table or looks on says, and what is answered; how the messages travel is not known here."""

import asyncio
import logging
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Annotated, TypeVar

from pydantic import BaseModel, Discriminator, Tag, TypeAdapter, ValidationError

from bastide.errors import BastideError
from bastide.server.errors import ServerError
from bastide.server.http.refusals import malformed, refused
from bastide.server.protocol.base import Word
from bastide.server.protocol.commands import Command
from bastide.server.protocol.conversation import FromPage, FromServer
from bastide.server.protocol.questions import BaseQuestion, Question
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.viewer import Viewer
from bastide.server.security.limits import Bucket, Limits

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class Named(BaseModel):
    """As much of a message as is needed to refuse it."""

    ask: Word | None = None


def tag_of(message: object) -> str:
    """Which of the two a message wishes to be, so that faults are told of the right one."""
    return "question" if isinstance(message, dict) and "about" in message else "command"


FROM_PAGE: TypeAdapter[FromPage] = TypeAdapter(
    Annotated[
        Annotated[Command, Tag("command")] | Annotated[Question, Tag("question")],
        Discriminator(tag_of),
    ]
)
NAMED = TypeAdapter(Named)
T = TypeVar("T")
logger = logging.getLogger(__name__)


class Conversation:
    """Commands are carried out one after the other; questions are answered whenever their answers are found.

    Answers go through the subscription, so that what came of a command is told before that it is done.
    """

    def __init__(self, room: "Room", viewer: Viewer, subscription: Subscription, limits: Limits) -> None:
        self.room = room
        self.viewer = viewer
        self.subscription = subscription
        self.limits = limits
        self.bucket = Bucket(limits.messages_a_second, limits.messages_at_once)
        self.answering: set[asyncio.Task[None]] = set()

    async def hear(self, text: str | bytes) -> None:
        """Do what a message wishes; if that cannot be, it is refused, and the conversation goes on."""
        try:
            message = self.understood(text)
        except ServerError as error:
            self.subscription.put(refused(error, version=self.room.version, ask=self.name_of(text)))
            return
        if isinstance(message, BaseQuestion):
            task = asyncio.create_task(self.answer(message.ask, self.room.answer(message, self.viewer)))
            self.answering.add(task)
            task.add_done_callback(self.answering.discard)
        else:
            await self.answer(message.ask, self.room.carry_out(message, self.viewer))

    def understood(self, text: str | bytes) -> FromPage:
        """The message that a text is. Raises ServerError."""
        if not self.bucket.take():
            raise ServerError("limit/messages", most=self.limits.messages_a_second)
        message = parsed(FROM_PAGE, text, self.limits)
        if isinstance(message, BaseQuestion) and len(self.answering) >= self.limits.questions:
            raise ServerError("limit/questions", most=self.limits.questions)
        return message

    def name_of(self, text: str | bytes) -> str | None:
        """The `ask` of a message that is refused, if there is one to be read: somebody waits for an answer to it."""
        try:
            return parsed(NAMED, text, self.limits).ask
        except ServerError:
            return None

    async def answer(self, ask: str | None, finding: Awaitable[FromServer]) -> None:
        """Send what is found, or why it is not."""
        try:
            found = await finding
        except BastideError as error:
            found = refused(error, version=self.room.version, ask=ask)
        except Exception:
            logger.exception("A message could not be answered")
            found = refused(ServerError("server/fault"), version=self.room.version, ask=ask)
        self.subscription.put(found)

    def end(self) -> None:
        """Leave questions unanswered."""
        for task in self.answering:
            task.cancel()


def parsed(form: TypeAdapter[T], text: str | bytes, limits: Limits) -> T:
    """A message of that form. Raises ServerError."""
    if len(text) > limits.message:
        raise ServerError("limit/message-size", most=limits.message)
    try:
        return form.validate_json(text)
    except ValidationError as error:
        raise malformed(error) from None
