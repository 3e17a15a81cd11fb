"""Responses: models, static bodies, and streams of events."""

import asyncio
import gzip
import hashlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from bastide.server.protocol.base import Model
from bastide.server.rate_limits import Limiters, client_key
from bastide.server.rooms.clients import Subscription, Viewer

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

CACHE_FOREVER = "public, max-age=31536000, immutable"
CACHE_FOREVER_PRIVATE = "private, max-age=31536000, immutable"  # in the client's own cache only
CACHE_REVALIDATE = "no-cache"  # cached, but revalidated each time
NOT_MODIFIED = 304
STREAM_MEDIA_TYPE = "application/x-ndjson; charset=utf-8"
KEEPALIVE = 15.0  # seconds of silence before an empty line: proxies close idle connections
STREAM_HEADERS = {"X-Accel-Buffering": "no"}  # stops proxies from buffering lines


class ModelResponse(JSONResponse):
    """Response with a model that the server built itself and that needs no validation."""

    def render(self, content: Model) -> bytes:
        return content.json_text.encode()


class StaticBody(NamedTuple):
    """Content, gzipped if that makes it smaller, and its ETag."""

    content: bytes
    is_gzipped: bool
    media_type: str
    tag: str

    @classmethod
    def of(cls, content: bytes, media_type: str) -> "StaticBody":
        gzipped = gzip.compress(content, 9, mtime=0)
        is_smaller = len(gzipped) < len(content)
        tag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'
        return cls(gzipped if is_smaller else content, is_smaller, media_type, tag)

    def response(self, request: Request, *, cache_control: str, status: int = 200) -> Response:
        """Answer a request, with an empty 304 if the browser has this version."""
        headers = {"Cache-Control": cache_control, "ETag": self.tag, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("If-None-Match", ""):
            return Response(status_code=NOT_MODIFIED, headers=headers)
        content = self.content
        if self.is_gzipped and "gzip" in request.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"] = "gzip"
        elif self.is_gzipped:
            content = gzip.decompress(content)
        return Response(content, status, headers, self.media_type)


# Streams of events


class JsonLines(Response):
    """Media type of streams, for the OpenAPI description."""

    media_type = STREAM_MEDIA_TYPE


class EventStream(JsonLines):
    """Events of a game as JSON lines, for programs: the same messages as on a socket.

    It starts with the state, unless the client has the current version.
    """

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
            stream = StreamingResponse(event_lines(subscription), media_type=STREAM_MEDIA_TYPE, headers=STREAM_HEADERS)
            try:
                await stream(scope, receive, with_timeout(send, self.limiters.limits.send_seconds))
            except TimeoutError:
                return  # the client does not read


async def event_lines(subscription: Subscription) -> AsyncIterator[str]:
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
