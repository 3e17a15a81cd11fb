"""Serves the page: the files that its build made, in memory, with what browsers need to keep them."""

import mimetypes
from collections.abc import Awaitable, Callable, Iterable, Mapping
from html import escape
from pathlib import Path, PurePath

from fastapi import APIRouter, Request
from starlette.responses import Response

from bastide.messages import say
from bastide.server.http.packed import ASK_FIRST, FOREVER, Packed

FOLDER = Path(__file__).parents[1] / "page"
INDEX = "index.html"
HASHED = ("assets/", "fonts/")  # the folders of files whose names change with what they hold
FOR_PROGRAMS = ("/api/", "/pictures/")
OF_A_TABLE = "table-"  # how the names of the files begin that only a table needs
RELATIONS = {".js": "modulepreload", ".css": "preload; as=style"}
READING = ("GET", "HEAD")
HTML = "text/html"
NOT_FOUND, UNAVAILABLE = 404, 503

TYPES = mimetypes.MimeTypes()  # Python's own table: what a system says of scripts may stop browsers from running them
TYPES.add_type("font/woff2", ".woff2")


def read_page(folder: Path = FOLDER) -> Mapping[str, Packed]:
    """The files of the page, by their paths."""
    if not folder.is_dir():
        return {}
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith(".")]
    return {file.relative_to(folder).as_posix(): packed_file(file) for file in files}


def packed_file(file: Path) -> Packed:
    kind = TYPES.guess_type(file.name)[0] or "application/octet-stream"
    return Packed.of(file.read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)


def missing_page(files: Mapping[str, Packed]) -> Callable[[Request], Response | None]:
    """What people see at an address that leads nowhere: the page, which says so; programs are answered otherwise."""

    def missing(request: Request) -> Response | None:
        is_for_people = request.method in READING and HTML in request.headers.get("Accept", "")
        if not is_for_people or request.url.path.startswith(FOR_PROGRAMS) or INDEX not in files:
            return None
        return files[INDEX].response(request, keep=ASK_FIRST, status=NOT_FOUND)

    return missing


def page_routes(files: Mapping[str, Packed]) -> APIRouter:
    """The home page, those of games, replays, positions and rules, which are the same file, and all that they need."""
    router = APIRouter(include_in_schema=False)
    unbuilt = Packed.of(unbuilt_page().encode(), "text/html; charset=utf-8")
    of_a_table = links_to(path for path in files if PurePath(path).name.startswith(OF_A_TABLE))

    @router.api_route("/", methods=list(READING))
    @router.api_route("/games", methods=list(READING))
    @router.api_route("/by-hand", methods=list(READING))
    @router.api_route("/replay/{game}", methods=list(READING))
    @router.api_route("/position", methods=list(READING))
    @router.api_route("/first-game", methods=list(READING))
    @router.api_route("/rules", methods=list(READING))
    @router.api_route("/rules/{edition}", methods=list(READING))
    @router.api_route("/rules/{edition}/{chapter}", methods=list(READING))
    def page(request: Request) -> Response:
        if INDEX not in files:
            return unbuilt.response(request, keep=ASK_FIRST, status=UNAVAILABLE)
        return files[INDEX].response(request, keep=ASK_FIRST)

    @router.api_route("/game/{game}", methods=list(READING))
    def game_page(request: Request) -> Response:
        answer = page(request)
        answer.headers["Link"] = of_a_table
        return answer

    for path, packed in files.items():
        router.add_route(f"/{path}", file_route(path, packed), methods=["GET"])
    return router


def links_to(paths: Iterable[str]) -> str:
    """A header that lets a browser fetch files at once which the page will ask for when it knows where it is."""
    return ", ".join(f"</{path}>; rel={RELATIONS[PurePath(path).suffix]}; crossorigin" for path in paths)


def file_route(path: str, packed: Packed) -> Callable[[Request], Awaitable[Response]]:
    keep = FOREVER if path.startswith(HASHED) else ASK_FIRST

    async def file(request: Request) -> Response:
        return packed.response(request, keep=keep)

    return file


def unbuilt_page() -> str:
    """What stands in for a page that was not built."""
    return f'<!doctype html><html lang="en"><title>Bastide</title><p>{escape(say("serve-unbuilt"))}</p></html>'
