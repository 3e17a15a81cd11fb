"""Sockets that are refused before they are open: the answer is a refusal over HTTP, and the matter is closed.

Uvicorn sends such an answer, and complains in the log that the handshake was never completed.
"""

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class Deniable(WebSocketsSansIOProtocol):
    """Uvicorn's protocol, for which an answer over HTTP completes the handshake as well."""

    async def send(self, message: ASGISendEvent) -> None:
        await super().send(message)
        self.handshake_complete |= self.initial_response is not None and self.close_sent
