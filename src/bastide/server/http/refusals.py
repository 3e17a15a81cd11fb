"""Refusals over HTTP: whatever goes wrong has a code, a message and a status, and nothing else is told."""

from collections.abc import Callable, Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from bastide.errors import BastideError
from bastide.messages import only_told, refusal_message
from bastide.server.errors import ServerError
from bastide.server.protocol.base import Model
from bastide.server.protocol.words import Refused
from bastide.server.wire import to_wire

UNAUTHORISED, CONFLICT, MALFORMED, FAULT = 401, 409, 422, 500
STATUSES: Mapping[str, int] = {
    "token/missing": UNAUTHORISED,
    "token/unknown": UNAUTHORISED,
    "aid/not-allowed": 403,
    "seat/not-yours": 403,
    "origin/foreign": 403,
    "origin/unknown-host": 403,
    "example/unknown": 404,
    "game/unknown": 404,
    "picture/unknown": 404,
    "replay/no-such-turn": 404,
    "request/unknown-path": 404,
    "setup/unknown-edition": 404,
    "request/wrong-method": 405,
    "request/too-slow": 408,
    "request/too-large": 413,
    "message/malformed": MALFORMED,
    "message/too-long": MALFORMED,
    "seat/no-level": MALFORMED,
    "limit/full": 503,
    "player/failed": FAULT,
    "server/fault": FAULT,
    "storage/failed": FAULT,
}
# The rest by the first part of their codes: what cannot be now, what cannot be at all, what is too much.
FAMILIES: Mapping[str, int] = {
    "json": MALFORMED,
    "limit": 429,
    "name": MALFORMED,
    "notation": MALFORMED,
    "position": MALFORMED,
    "record": MALFORMED,
    "request": 400,
    "setup": MALFORMED,
    "text": MALFORMED,
}

UNKNOWN_PATH = "request/unknown-path"
REASONS: Mapping[int, str] = {404: UNKNOWN_PATH, 405: "request/wrong-method"}
OF_ALL = (400, 403, 422, 429)  # how every operation may refuse
DESCRIPTIONS: Mapping[int, str] = {
    400: "the request cannot be read",
    401: "no token, or one that nobody has",
    403: "not allowed here: an aid, a seat, an origin",
    404: "there is no such thing",
    409: "not possible now: the state is a later one, or the move cannot be played",
    413: "the request is too large",
    422: "the request is malformed",
    429: "too much of it",
    503: "there is no more room",
}


class ModelResponse(JSONResponse):
    """A model that was made here, and need not be checked once more."""

    def render(self, content: Model) -> bytes:
        return content.json_text.encode()


def status_of(code: str) -> int:
    return STATUSES.get(code) or FAMILIES.get(code.partition("/")[0], CONFLICT)


def refused(error: BastideError, *, version: int | None = None, ask: str | None = None) -> Refused:
    """A refusal as it goes over the wire: with what its sentence quotes, for an error knows more than a table shows."""
    told = only_told(refusal_message(error))
    return Refused(code=error.reason, message=to_wire(told), version=version, ask=ask)


def malformed(error: ValidationError | RequestValidationError) -> ServerError:
    """What is wrong with a message that does not have the form of one: the first fault, and where it is."""
    first = error.errors()[0]
    where = ".".join(str(part) for part in first["loc"] if part != "body")
    if first["type"] == "string_too_long":
        return ServerError("message/too-long", where=where, most=first["ctx"]["max_length"])
    return ServerError("message/malformed", where=where or "-", problem=first["type"])


def response(error: BastideError, *, version: int | None = None, ask: str | None = None) -> Response:
    """A refusal as the answer to a request."""
    status = status_of(error.reason)
    headers = {"WWW-Authenticate": "Bearer"} if status == UNAUTHORISED else None
    return ModelResponse(refused(error, version=version, ask=ask), status, headers)


def responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """How an operation may refuse, for its description, besides what every one may find wrong with a request.

    The body is JSON, whatever else an operation answers; the framework would take both for the same.
    """
    content = {str(JSONResponse.media_type): {"schema": {"$ref": f"#/components/schemas/{Refused.__name__}"}}}
    return {
        status: {"content": content, "description": DESCRIPTIONS[status]} for status in sorted({*statuses, *OF_ALL})
    }


def install(app: FastAPI, missing: Callable[[Request], Response | None]) -> None:
    """Let every refusal and every fault end in a body that says which; `missing` may show people a page instead."""

    @app.exception_handler(BastideError)
    async def of_ours(_request: Request, error: BastideError) -> Response:
        return response(error)

    @app.exception_handler(RequestValidationError)
    async def of_form(_request: Request, error: RequestValidationError) -> Response:
        return response(malformed(error))

    @app.exception_handler(HTTPException)
    async def of_framework(request: Request, error: HTTPException) -> Response:
        """No such path, or not by that method; what else the framework refuses is a malformed request."""
        code = REASONS.get(error.status_code, "request/malformed")
        page = missing(request) if code == UNKNOWN_PATH else None
        if page:
            return page
        refusal = response(ServerError(code, path=request.url.path, method=request.method))
        refusal.headers.update(error.headers or {})
        return refusal
