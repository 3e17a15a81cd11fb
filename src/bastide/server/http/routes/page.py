"""Routes of the page: its built files, served from memory with cache headers."""

import mimetypes
from collections.abc import Awaitable, Callable, Iterable, Mapping
from html import escape
from pathlib import Path, PurePath

from fastapi import APIRouter, Request
from starlette.responses import Response

from bastide.messages import say
from bastide.server.http.responses import CACHE_FOREVER, CACHE_REVALIDATE, StaticBody

FOLDER = Path(__file__).parents[2] / "page"
INDEX = "index.html"
HASHED = ("assets/", "fonts/")  # folders of files whose names contain a hash of their content
API_PREFIXES = ("/api/", "/pictures/")
TABLE_PREFIX = "table-"  # of files that only the game page needs
RELATIONS = {".js": "modulepreload", ".css": "preload; as=style"}
READ_METHODS = ("GET", "HEAD")
HTML = "text/html"
NOT_FOUND, UNAVAILABLE = 404, 503

TYPES = mimetypes.MimeTypes()  # Python's own table: some systems map scripts to types that browsers do not run
TYPES.add_type("font/woff2", ".woff2")
TYPES.add_type("application/manifest+json", ".webmanifest")


def read_page(folder: Path = FOLDER) -> Mapping[str, StaticBody]:
    """Return the files of the page by path."""
    if not folder.is_dir():
        return {}
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.name.startswith(".")]
    return {file.relative_to(folder).as_posix(): file_body(file) for file in files}


def file_body(file: Path) -> StaticBody:
    kind = TYPES.guess_type(file.name)[0] or "application/octet-stream"
    return StaticBody.of(file.read_bytes(), f"{kind}; charset=utf-8" if kind.startswith("text/") else kind)


def missing_page(files: Mapping[str, StaticBody]) -> Callable[[Request], Response | None]:
    """Return a function that answers unknown paths of browsers with the page, which reports them."""

    def missing(request: Request) -> Response | None:
        is_browser = request.method in READ_METHODS and HTML in request.headers.get("Accept", "")
        if not is_browser or request.url.path.startswith(API_PREFIXES) or INDEX not in files:
            return None
        return files[INDEX].response(request, cache_control=CACHE_REVALIDATE, status=NOT_FOUND)

    return missing


def page_routes(files: Mapping[str, StaticBody]) -> APIRouter:
    """Return the routes of the page. All of its paths serve the same HTML file."""
    router = APIRouter(include_in_schema=False)
    missing_build = StaticBody.of(unbuilt_page().encode(), "text/html; charset=utf-8")
    preload_links = links_to(path for path in files if PurePath(path).name.startswith(TABLE_PREFIX))

    @router.api_route("/", methods=list(READ_METHODS))
    @router.api_route("/learn", methods=list(READ_METHODS))
    @router.api_route("/games", methods=list(READ_METHODS))
    @router.api_route("/by-hand", methods=list(READ_METHODS))
    @router.api_route("/replay/{game}", methods=list(READ_METHODS))
    @router.api_route("/position", methods=list(READ_METHODS))
    @router.api_route("/first-game", methods=list(READ_METHODS))
    @router.api_route("/licences", methods=list(READ_METHODS))
    @router.api_route("/rules", methods=list(READ_METHODS))
    @router.api_route("/rules/{edition}", methods=list(READ_METHODS))
    @router.api_route("/rules/{edition}/{chapter}", methods=list(READ_METHODS))
    def page(request: Request) -> Response:
        if INDEX not in files:
            return missing_build.response(request, cache_control=CACHE_REVALIDATE, status=UNAVAILABLE)
        return files[INDEX].response(request, cache_control=CACHE_REVALIDATE)

    @router.api_route("/game/{game}", methods=list(READ_METHODS))
    def game_page(request: Request) -> Response:
        response = page(request)
        response.headers["Link"] = preload_links
        return response

    for path, body in files.items():
        router.add_route(f"/{path}", file_route(path, body), methods=["GET"])
    return router


def links_to(paths: Iterable[str]) -> str:
    """Return a Link header with which a browser preloads files before the page asks for them."""
    return ", ".join(f"</{path}>; rel={RELATIONS[PurePath(path).suffix]}; crossorigin" for path in paths)


def file_route(path: str, body: StaticBody) -> Callable[[Request], Awaitable[Response]]:
    cache_control = CACHE_FOREVER if path.startswith(HASHED) else CACHE_REVALIDATE

    async def file(request: Request) -> Response:
        return body.response(request, cache_control=cache_control)

    return file


def unbuilt_page() -> str:
    """Return a placeholder for a page that is not built."""
    return f'<!doctype html><html lang="en"><title>Bastide</title><p>{escape(say("serve-unbuilt"))}</p></html>'
