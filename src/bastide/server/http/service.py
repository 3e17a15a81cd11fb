"""What requests are answered with: one of each for a server."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, FastAPI
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from starlette.requests import HTTPConnection

from bastide.server.errors import ServerError
from bastide.server.protocol.base import MOST_SEATS
from bastide.server.security.limits import Gates, address_of
from bastide.server.security.reach import Reach
from bastide.server.security.tokens import identity_of
from bastide.server.starting import Starting
from bastide.server.threads import Threads


@dataclass(frozen=True, slots=True)
class Service:
    """The rooms as soon as they are open, from where the server is reached, its limits, and where slow work is done."""

    starting: Starting
    reach: Reach
    gates: Gates
    in_thread: Threads


def service_in(app: FastAPI) -> Service:
    service: Service = app.state.service
    return service


def service_of(connection: HTTPConnection) -> Service:
    return service_in(connection.app)


def caller_of(connection: HTTPConnection) -> str:
    """Where a request comes from, as limits count it."""
    return address_of(connection.scope)


bearer = HTTPBearer(
    auto_error=False,
    description="the token of a seat or of those who look on, or several with commas; or a browser's secret",
)
Credentials = Annotated[HTTPAuthorizationCredentials | None, Depends(bearer)]


def given_tokens(credentials: Credentials) -> list[str]:
    """The tokens of a request, of which there may be as many as on a socket. Raises ServerError if it has none."""
    if credentials is None:
        raise ServerError("token/missing")
    return credentials.credentials.split(",", MOST_SEATS)  # what is beyond is part of the last, which nobody has


def given_identity(credentials: Credentials) -> str | None:
    """Who asks, if they say so."""
    return identity_of(credentials.credentials) if credentials else None


Serving = Annotated[Service, Depends(service_of)]
Caller = Annotated[str, Depends(caller_of)]
Tokens = Annotated[list[str], Depends(given_tokens)]
Identity = Annotated[str | None, Depends(given_identity)]
