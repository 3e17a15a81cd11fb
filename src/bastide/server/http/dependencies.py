"""Dependencies of routes: the services of the server, and what identifies the client of a request."""

from dataclasses import dataclass, field
from typing import Annotated

from fastapi import Depends, FastAPI
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from bastide.errors import ServerError
from bastide.server.http.responses import StaticBody
from bastide.server.http.server_address import ServerAddress
from bastide.server.protocol.base import MAX_SEATS
from bastide.server.rate_limits import Limiters, client_key
from bastide.server.startup import Startup
from bastide.server.tasks import AsyncCache, Threads
from bastide.server.tokens import identity_of

CACHED_MINIATURES = 256  # about 20 kB each


@dataclass(frozen=True, slots=True)
class Services:
    """Everything that routes share. `startup.rooms()` waits until games can be played.

    `miniatures` are the pictures of boards by game and version.
    """

    startup: Startup
    address: ServerAddress
    limiters: Limiters
    in_thread: Threads
    miniatures: AsyncCache[tuple[str, int], StaticBody] = field(default_factory=lambda: AsyncCache(CACHED_MINIATURES))


def services_of(app: FastAPI) -> Services:
    services: Services = app.state.services
    return services


def get_services(connection: HTTPConnection) -> Services:
    return services_of(connection.app)


def get_client_key(connection: HTTPConnection) -> str:
    return client_key(connection.scope)


bearer = HTTPBearer(
    auto_error=False,
    description="the token of a seat or of spectators, or several separated by commas; or the secret of a browser",
)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def get_tokens(credentials: Credentials) -> list[str]:
    """Return the tokens of a request, as many as a socket may send. Raises ServerError if there are none."""
    if credentials is None:
        raise ServerError("token/missing")
    return credentials.credentials.split(",", MAX_SEATS)  # the rest becomes part of the last token, which is unknown


def get_identity(credentials: Credentials) -> str | None:
    return identity_of(credentials.credentials) if credentials else None


ServicesDep = Annotated[Services, Depends(get_services)]
ClientKey = Annotated[str, Depends(get_client_key)]
SeatTokens = Annotated[list[str], Depends(get_tokens)]
Identity = Annotated[str | None, Depends(get_identity)]
