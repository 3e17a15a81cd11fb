"""Stands between the network and all else: checks hosts, origins and sizes, and tells browsers what pages may do."""

import asyncio
import logging
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bastide.errors import BastideError
from bastide.server.errors import ServerError
from bastide.server.http.refusals import response
from bastide.server.security.limits import Gates, address_of
from bastide.server.security.reach import Reach

logger = logging.getLogger(__name__)

PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # pictures style themselves, and do nothing else
API, PICTURES, RECORDS = "/api/", "/pictures/", "/api/games/imported"

HEADERS: Mapping[str, str] = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Guard:
    """Lets requests through that name this server, come from its own pages or from programs, and are not too large.

    Whatever fails behind it is logged here, and told as a fault without details.
    """

    def __init__(self, app: ASGIApp, *, reach: Reach, gates: Gates) -> None:
        self.app = app
        self.reach = reach
        self.gates = gates

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handle = {"http": self.request, "websocket": self.socket}.get(scope["type"], self.app)
        await handle(scope, receive, send)

    async def request(self, scope: Scope, receive: Receive, send: Send) -> None:
        answer = Answer(scope["path"], send)
        try:
            self.check(scope)
            await self.app(scope, await self.whole(scope, receive), answer)
        except BastideError as error:
            await response(error)(scope, receive, answer)
        except Exception:
            logger.exception("%s %s failed", scope["method"], scope["path"])
            if answer.has_begun:  # then only breaking off tells that something is wrong
                raise
            await response(ServerError("server/fault"))(scope, receive, answer)

    async def socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.check(scope)
        except ServerError as error:
            await WebSocket(scope, receive, send).send_denial_response(response(error))
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """See that a request is meant for this server. Raises ServerError."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self.reach.allows_host(host):
            raise ServerError("origin/unknown-host", host=host)
        if scope["path"].startswith(API):
            if not self.reach.allows_origin(origin):
                raise ServerError("origin/foreign", origin=origin)
            self.gates.requests.take(address_of(scope))
        elif scope["path"].startswith(PICTURES):
            self.gates.pictures.take(address_of(scope))

    async def whole(self, scope: Scope, receive: Receive) -> Receive:
        """What receives a body that has been read to its end. Raises ServerError if it is too large or too slow."""
        limits = self.gates.limits
        most = limits.record_body if scope["path"] == RECORDS else limits.body
        try:
            async with asyncio.timeout(limits.body_seconds):
                first = await whole_body(receive, most)
        except TimeoutError:
            raise ServerError("request/too-slow", seconds=limits.body_seconds) from None
        waiting = [first]

        async def replay() -> Message:
            return waiting.pop() if waiting else await receive()

        return replay


async def whole_body(receive: Receive, most: int) -> Message:
    """All messages of a body as one. Raises ServerError if it is too large."""
    body, more = bytearray(), True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return message
        body += message.get("body", b"")
        more = message.get("more_body", False)
        if len(body) > most:
            raise ServerError("request/too-large", most=most)
    return {"type": "http.request", "body": bytes(body), "more_body": False}


class Answer:
    """Sends an answer with the headers that every answer has."""

    def __init__(self, path: str, send: Send) -> None:
        self.path = path
        self.send = send
        self.has_begun = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_begun = True
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            headers["Content-Security-Policy"] = PICTURE_POLICY if self.path.startswith(PICTURES) else PAGE_POLICY
            if self.path.startswith(API):
                headers["Cache-Control"] = "no-store"  # there are tokens in it
        await self.send(message)
