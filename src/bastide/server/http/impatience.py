"""Closes connections on which no request comes to its end: whoever sends a letter now and then holds no place for long.

Uvicorn waits for the first request, and for the rest of its headers, without end; bodies are the business of `Guard`.
"""

import asyncio

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEADER_SECONDS = 10.0


class Impatient(HttpToolsProtocol):
    """Uvicorn's protocol, with a time in which the headers of each request must have come."""

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
