"""What happens in a game as a stream of JSON lines, for programs: the same messages as on a socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.viewer import Viewer
from bastide.server.security.limits import Gates, address_of

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

MEDIA_TYPE = "application/x-ndjson; charset=utf-8"
SILENCE = 15.0  # seconds after which an empty line tells that the stream lives; proxies cut what is silent for long
HEADERS = {"X-Accel-Buffering": "no"}  # a proxy must not collect lines before it passes them on


class JsonLines(Response):
    """What the description of the interface says of streams."""

    media_type = MEDIA_TYPE


class EventStream(JsonLines):
    """A stream that begins with the state, unless whoever asks knows the present version."""

    def __init__(self, room: "Room", viewer: Viewer, after: int | None, gates: Gates) -> None:
        super().__init__()
        self.room = room
        self.viewer = viewer
        self.after = after
        self.gates = gates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until either side ends. Raises ServerError if there is no room for one more."""
        with self.gates.door.entered(address_of(scope)), self.room.people.subscribe(self.viewer) as subscription:
            if self.after != self.room.version:
                subscription.put(self.room.state_for(self.viewer))
            stream = StreamingResponse(lines(subscription), media_type=MEDIA_TYPE, headers=HEADERS)
            try:
                await stream(scope, receive, patient(send, self.gates.limits.send_seconds))
            except TimeoutError:
                return  # whoever asked for it does not read it


async def lines(subscription: Subscription) -> AsyncIterator[str]:
    while not subscription.is_closed:
        try:
            async with asyncio.timeout(SILENCE):
                message = await anext(subscription)
        except TimeoutError:
            yield "\n"
        except StopAsyncIteration:
            return
        else:
            yield f"{message.json_text}\n"


def patient(send: Send, seconds: float) -> Send:
    """What sends a message, but not for longer than that. It raises TimeoutError."""

    async def send_in_time(message: Message) -> None:
        async with asyncio.timeout(seconds):
            await send(message)

    return send_in_time
