"""Middleware: checks hosts, origins, rates and sizes of requests, and adds security headers to responses."""

import asyncio
import logging
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from bastide.errors import BastideError, ServerError
from bastide.server.http.errors import error_response
from bastide.server.http.server_address import ServerAddress
from bastide.server.rate_limits import Limiters, client_key

logger = logging.getLogger(__name__)

PAGE_POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob: data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "worker-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'"  # pictures contain inline styles and no scripts
API_PREFIX, PICTURES_PREFIX, IMPORT_PATH = "/api/", "/pictures/", "/api/games/imported"

HEADERS: Mapping[str, str] = {
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class SecurityMiddleware:
    """Pass on requests that name this server, come from its own pages or from programs, and are within the limits.

    Unexpected exceptions of the app are logged and answered with "server/fault", without details.
    """

    def __init__(self, app: ASGIApp, *, address: ServerAddress, limiters: Limiters) -> None:
        self.app = app
        self.address = address
        self.limiters = limiters

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        handle = {"http": self.handle_request, "websocket": self.handle_socket}.get(scope["type"], self.app)
        await handle(scope, receive, send)

    async def handle_request(self, scope: Scope, receive: Receive, send: Send) -> None:
        sender = HeaderSender(scope["path"], send)
        try:
            self.check(scope)
            await self.app(scope, await self.buffer_body(scope, receive), sender)
        except BastideError as error:
            await error_response(error)(scope, receive, sender)
        except Exception:
            logger.exception("%s %s failed", scope["method"], scope["path"])
            if sender.has_started:  # the status is sent: only an aborted connection signals the error
                raise
            await error_response(ServerError("server/fault"))(scope, receive, sender)

    async def handle_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            self.check(scope)
        except ServerError as error:
            await WebSocket(scope, receive, send).send_denial_response(error_response(error))
        else:
            await self.app(scope, receive, send)

    def check(self, scope: Scope) -> None:
        """Check the host, origin and rate of a request. Raises ServerError."""
        headers = Headers(scope=scope)
        host, origin = headers.get("host", ""), headers.get("origin")
        if not self.address.allows_host(host):
            raise ServerError("origin/unknown-host", host=host)
        if scope["path"].startswith(API_PREFIX):
            if not self.address.allows_origin(origin):
                raise ServerError("origin/foreign", origin=origin)
            self.limiters.requests.take(client_key(scope))
        elif scope["path"].startswith(PICTURES_PREFIX):
            self.limiters.pictures.take(client_key(scope))

    async def buffer_body(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body, and return a `receive` that replays it.

        Raises ServerError if the body is too large or too slow.
        """
        limits = self.limiters.limits
        most = limits.record_body if scope["path"] == IMPORT_PATH else limits.body
        try:
            async with asyncio.timeout(limits.body_seconds):
                first = await read_body(receive, most)
        except TimeoutError:
            raise ServerError("request/too-slow", seconds=limits.body_seconds) from None
        buffer = [first]

        async def replay() -> Message:
            return buffer.pop() if buffer else await receive()

        return replay


async def read_body(receive: Receive, most: int) -> Message:
    """Return the whole body as one message. Raises ServerError if it is larger than `most` bytes."""
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


class HeaderSender:
    """ASGI `send` that adds the security headers to a response."""

    def __init__(self, path: str, send: Send) -> None:
        self.path = path
        self.send = send
        self.has_started = False

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.has_started = True
            headers = MutableHeaders(scope=message)
            headers.update(HEADERS)
            headers["Content-Security-Policy"] = (
                PICTURE_POLICY if self.path.startswith(PICTURES_PREFIX) else PAGE_POLICY
            )
            if self.path.startswith(API_PREFIX):
                headers.setdefault("Cache-Control", "no-store")  # responses contain tokens
        await self.send(message)
