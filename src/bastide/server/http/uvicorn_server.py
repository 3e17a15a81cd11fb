"""Subclasses of uvicorn's server and protocols: interrupts, header timeouts, and refused WebSocket handshakes."""

import asyncio
import contextlib
import signal
import socket
from collections.abc import Callable
from types import FrameType

import uvicorn
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEADER_SECONDS = 10.0


class InterruptibleServer(uvicorn.Server):
    """Server whose `run` raises KeyboardInterrupt exactly once after Ctrl-C, when everything is shut down.

    `on_shutdown` is called before it waits for open requests. Later, uvicorn cancels those that are still open, and
    logs a traceback for each.
    """

    was_interrupted = False

    def __init__(self, config: uvicorn.Config, on_shutdown: Callable[[], None]) -> None:
        super().__init__(config)
        self.on_shutdown = on_shutdown

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        self.was_interrupted |= sig == signal.SIGINT
        super().handle_exit(sig, frame)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until a signal arrives. Raises KeyboardInterrupt after an orderly shutdown if it was Ctrl-C."""
        with contextlib.suppress(KeyboardInterrupt):
            super().run(sockets)
        if self.was_interrupted:
            raise KeyboardInterrupt

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.on_shutdown()
        await super().shutdown(sockets)


class HeaderTimeoutProtocol(HttpToolsProtocol):
    """HTTP protocol that drops connections which do not finish their headers in time (slowloris).

    Uvicorn waits for them without limit. `SecurityMiddleware` limits the time for bodies.
    """

    header_seconds = HEADER_SECONDS
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in Uvicorn
        super().connection_made(transport)
        self._timer = self.loop.call_later(self.header_seconds, transport.close)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if self._timer is None:
            self._timer = self.loop.call_later(self.header_seconds, self.transport.close)

    def on_headers_complete(self) -> None:
        self._stop_timer()
        super().on_headers_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class DeniableSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket protocol for which an HTTP response also completes the handshake.

    Without this, uvicorn sends the response and then logs that the handshake was never completed.
    """

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.handshake_complete |= self.initial_response is not None and self.close_sent
