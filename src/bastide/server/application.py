"""The server as one application: rooms, protocol, pictures and page."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI

from bastide.server.http import games, imports, judgements, pictures, positions, refusals, replays, rules, setup, socket
from bastide.server.http.guard import Guard
from bastide.server.http.page import missing_page, page_routes, read_page
from bastide.server.http.service import Service
from bastide.server.security.limits import Gates, Limits
from bastide.server.security.reach import LOOPBACK, USUAL_PORT, Reach
from bastide.server.settings import Settings
from bastide.server.starting import Starting
from bastide.server.threads import Threads

ABOUT = """\
Games of Carcassonne for people and programs. Sentences travel as messages of the Fluent files, moves in Bastide's
notation. Every refusal is a Refused, with a code that does not change. The socket of a game, at
/api/games/{game}/socket, takes a Hello, then Commands and Questions, and sends what the stream of events has."""


def create_app(
    settings: Settings,
    *,
    reach: Reach | None = None,
    limits: Limits | None = None,
    once_open: Callable[[], object] = lambda: None,
) -> FastAPI:
    """The application, for a server that is reached like that; by default by its own machine only.

    `once_open` is called when games can be played: what it does must not be in the way before.
    """
    reached = reach or Reach.of(LOOPBACK, USUAL_PORT)
    gates = Gates(limits or (Limits() if reached.is_shared else Limits.of_one_machine()))
    in_thread = Threads()
    service = Service(Starting(settings, in_thread, once_open), reached, gates, in_thread)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        service.starting.begin()
        try:
            yield
        finally:
            await service.starting.end()
            in_thread.end()

    app = FastAPI(
        title="Bastide",
        description=ABOUT,
        version=setup.program_version(),
        openapi_url="/api/openapi.json",
        docs_url=None,  # they would load scripts from elsewhere
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.service = service
    files = read_page()
    for part in (setup, rules, games, imports, replays, judgements, positions, socket, pictures):
        app.include_router(part.router)
    app.include_router(page_routes(files))
    refusals.install(app, missing_page(files))
    app.add_middleware(Guard, reach=reached, gates=gates)
    return app
