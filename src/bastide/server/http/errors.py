"""HTTP responses for errors: a stable code, a message and a status, without internal details."""

from collections.abc import Callable, Mapping
from typing import Any, get_args

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from bastide.errors import BastideError, ServerError
from bastide.messages.arguments import drop_unused_arguments
from bastide.messages.factories import refusal_message
from bastide.server.http.responses import ModelResponse
from bastide.server.protocol.client_messages import Command, Question
from bastide.server.protocol.server_messages import Refused

UNAUTHORISED, CONFLICT, MALFORMED, FAULT, UNAVAILABLE = 401, 409, 422, 500, 503
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
    "limit/full": UNAVAILABLE,
    "player/failed": FAULT,
    "server/fault": FAULT,
    "server/stopping": UNAVAILABLE,
    "storage/failed": FAULT,
}
# Statuses of all other codes, by the part before the slash. The default is CONFLICT.
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
CODES: Mapping[int, str] = {404: UNKNOWN_PATH, 405: "request/wrong-method"}
COMMON_STATUSES = (400, 403, 422, 429, 503)  # statuses that every operation may return
DESCRIPTIONS: Mapping[int, str] = {
    400: "the request cannot be read",
    401: "the token is missing or unknown",
    403: "not allowed: an aid, a seat, an origin",
    404: "not found",
    409: "not possible now: the version is stale, or the move cannot be played",
    413: "the request is too large",
    422: "the request is malformed",
    429: "too many requests",
    503: "the server is full or shutting down",
}

# Tags of unions, which pydantic adds to the location of an error.
MOVE_FORMS = ("text", "numbers")
MESSAGE_KINDS = frozenset(
    kind
    for union, tag in ((Command, "do"), (Question, "about"))
    for model in get_args(get_args(union)[0])
    for kind in get_args(model.model_fields[tag].annotation)
)


def status_of(code: str) -> int:
    return STATUSES.get(code) or FAMILIES.get(code.partition("/")[0], CONFLICT)


def refusal(error: BastideError, *, version: int | None = None, ask: str | None = None) -> Refused:
    """Return an error as a message of the protocol.

    Only arguments that its text uses are sent: an error may know more than a player may see.
    """
    message = drop_unused_arguments(refusal_message(error))
    return Refused(code=error.reason, message=message, version=version, ask=ask)


def validation_refusal(error: ValidationError | RequestValidationError) -> ServerError:
    """Return the first validation error and its location as a ServerError."""
    first = error.errors()[0]
    path = field_path(first["loc"])
    where = ".".join(path) or "-"
    if first["type"] == "string_too_long":
        key = path[-1] if path else "-"
        return ServerError("message/too-long", where=where, key=key, most=first["ctx"]["max_length"])
    return ServerError("message/malformed", where=where, problem=first["type"])


def field_path(location: tuple[int | str, ...]) -> list[str]:
    """Return the location of an error as keys of the message, without the tags of unions.

    Only "command" and "question" stay: they tell apart the messages of a socket.
    """
    path = [str(part) for part in location if part != "body"]
    kind = 1 if path[:1] in (["command"], ["question"]) else 0
    if len(path) > kind + 1 and path[kind] in MESSAGE_KINDS:
        del path[kind]
    form = path.index("move") + 1 if "move" in path else len(path)
    if form < len(path) and path[form] in MOVE_FORMS:
        del path[form]
    return path


def error_response(error: BastideError, *, version: int | None = None, ask: str | None = None) -> Response:
    status = status_of(error.reason)
    headers = {"WWW-Authenticate": "Bearer"} if status == UNAUTHORISED else None
    return ModelResponse(refusal(error, version=version, ask=ask), status, headers)


def error_responses(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """Return the OpenAPI description of an operation's errors, with those that every operation may have.

    Their body is JSON even where the operation returns another type, which FastAPI would assume for both.
    """
    content = {str(JSONResponse.media_type): {"schema": {"$ref": f"#/components/schemas/{Refused.__name__}"}}}
    return {
        status: {"content": content, "description": DESCRIPTIONS[status]}
        for status in sorted({*statuses, *COMMON_STATUSES})
    }


def install_error_handlers(app: FastAPI, missing: Callable[[Request], Response | None]) -> None:
    """Answer every error with a Refused body. For an unknown path, `missing` may return a page instead."""

    @app.exception_handler(BastideError)
    async def handle_error(_request: Request, error: BastideError) -> Response:
        return error_response(error)

    @app.exception_handler(RequestValidationError)
    async def handle_validation_error(_request: Request, error: RequestValidationError) -> Response:
        return error_response(validation_refusal(error))

    @app.exception_handler(HTTPException)
    async def handle_http_exception(request: Request, error: HTTPException) -> Response:
        """Answer unknown paths and wrong methods. Anything else that Starlette refuses is a malformed request."""
        code = CODES.get(error.status_code, "request/malformed")
        page = missing(request) if code == UNKNOWN_PATH else None
        if page:
            return page
        response = error_response(ServerError(code, path=request.url.path, method=request.method))
        response.headers.update(error.headers or {})
        return response
