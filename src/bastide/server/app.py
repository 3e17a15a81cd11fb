"""The ASGI application: rooms, API, pictures and page."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI

from bastide.server.http.dependencies import Services
from bastide.server.http.errors import install_error_handlers
from bastide.server.http.middleware import SecurityMiddleware
from bastide.server.http.routes import editions, games, pictures, replays, socket
from bastide.server.http.routes.page import missing_page, page_routes, read_page
from bastide.server.http.server_address import DEFAULT_PORT, LOOPBACK, ServerAddress
from bastide.server.rate_limits import Limiters, Limits
from bastide.server.settings import Settings
from bastide.server.startup import Startup
from bastide.server.tasks import Threads
from bastide.version import __version__

ROUTERS = (
    editions.setup_router,
    editions.rules_router,
    games.router,
    replays.router,
    replays.positions_router,
    socket.router,
    pictures.router,
)
ABOUT = """\
Games of Carcassonne for people and programs. Texts are ids and arguments of Fluent messages, moves are in Bastide's
notation. Every error is a Refused with a stable code. The socket of a game, at /api/games/{game}/socket, accepts a
Hello, then Commands and Questions, and sends the same messages as the stream of events."""


def create_app(
    settings: Settings,
    *,
    address: ServerAddress | None = None,
    limits: Limits | None = None,
    on_open: Callable[[], object] = lambda: None,
) -> FastAPI:
    """Return the application of a server at an address, by default on the loopback interface.

    `on_open` is called when games can be played, for work that must not delay that.
    """
    address = address or ServerAddress.of(LOOPBACK, DEFAULT_PORT)
    limiters = Limiters(limits or (Limits() if address.is_shared else Limits.of_one_machine()))
    in_thread = Threads()
    services = Services(Startup(settings, in_thread, on_open), address, limiters, in_thread)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        services.startup.start()
        try:
            yield
        finally:
            await services.startup.stop()
            in_thread.close()

    app = FastAPI(
        title="Bastide",
        description=ABOUT,
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,  # they load scripts from other hosts
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.services = services
    files = read_page()
    for router in ROUTERS:
        app.include_router(router)
    app.include_router(page_routes(files))
    install_error_handlers(app, missing_page(files))
    app.add_middleware(SecurityMiddleware, address=address, limiters=limiters)
    return app
