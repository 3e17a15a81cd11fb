"""Events of a game as a stream of JSON lines, for programs: the same messages as on a socket."""

import asyncio
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from bastide.server.rooms.subscribers import Subscription, Viewer
from bastide.server.security.rate_limits import Limiters, client_key

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

MEDIA_TYPE = "application/x-ndjson; charset=utf-8"
KEEPALIVE = 15.0  # seconds of silence before an empty line: proxies close idle connections
HEADERS = {"X-Accel-Buffering": "no"}  # stops proxies from buffering lines


class JsonLines(Response):
    """Media type of streams, for the OpenAPI description."""

    media_type = MEDIA_TYPE


class EventStream(JsonLines):
    """Stream that starts with the state, unless the client has the current version."""

    def __init__(self, room: "Room", viewer: Viewer, after: int | None, limiters: Limiters) -> None:
        super().__init__()
        self.room = room
        self.viewer = viewer
        self.after = after
        self.limiters = limiters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Send lines until either side disconnects. Raises ServerError if too many streams are open."""
        with (
            self.limiters.connections.slot(client_key(scope)),
            self.room.participants.subscribe(self.viewer) as subscription,
        ):
            if self.after != self.room.version:
                subscription.put(self.room.state_for(self.viewer))
            stream = StreamingResponse(lines(subscription), media_type=MEDIA_TYPE, headers=HEADERS)
            try:
                await stream(scope, receive, with_timeout(send, self.limiters.limits.send_seconds))
            except TimeoutError:
                return  # the client does not read


async def lines(subscription: Subscription) -> AsyncIterator[str]:
    while not subscription.is_closed:
        try:
            async with asyncio.timeout(KEEPALIVE):
                message = await anext(subscription)
        except TimeoutError:
            yield "\n"
        except StopAsyncIteration:
            return
        else:
            yield f"{message.json_text}\n"


def with_timeout(send: Send, seconds: float) -> Send:
    """Return a `send` that raises TimeoutError after that time."""

    async def send_in_time(message: Message) -> None:
        async with asyncio.timeout(seconds):
            await send(message)

    return send_in_time
