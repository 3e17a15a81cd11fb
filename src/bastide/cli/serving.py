"""Run the server of `bastide serve`. Unlike the help of the command, it needs the extra `server`."""

import gc
import logging
import os
import signal
from pathlib import Path
from socket import socket
from typing import NamedTuple

from bastide.cli.server_process import listen, lock_folder, open_browser
from bastide.cli.terminal import console
from bastide.messages import say
from bastide.server.http.server_address import (
    ALL_INTERFACES,
    DEFAULT_PORT,
    LOOPBACK,
    ServerAddress,
    add_brackets,
    with_port,
)
from bastide.server.settings import Settings

LOCAL_HOST, LAN_HOST = LOOPBACK, ALL_INTERFACES[0]
ANY_PORT = 0
MAX_FRAME = 64 * 1024  # bytes; the limit for messages is lower, so that larger ones still get an error message
GC_THRESHOLDS = (10_000, 50)
SHUTDOWN_SECONDS = 3  # for open connections to close


class ServeOptions(NamedTuple):
    """The address of the server and its data folder."""

    host: str
    port: int | None
    public_url: str | None
    data: Path
    opens_browser: bool


def run(options: ServeOptions) -> None:
    """Serve until the process is stopped. Raises SetupError."""
    others = [ANY_PORT] if options.opens_browser and options.port is None else []
    listening = listen(options.host, [DEFAULT_PORT if options.port is None else options.port, *others])
    with listening, lock_folder(options.data) as announce:
        port = listening.getsockname()[1]
        address = ServerAddress.of(options.host, port, options.public_url)
        settings = Settings(data=options.data)
        check_database(settings.database)
        announce(local_address(options.host, port))
        print_address(options, address)
        if options.opens_browser:
            open_browser(address.base)
        serve_on(listening, options, settings, address)


def check_database(database: Path) -> None:
    """Raise SetupError if there is a database that cannot be used. The server opens it later, in the background."""
    from bastide.server.storage.engine import open_engine  # lazy: a first start does not need it yet

    if database.exists():
        open_engine(database).dispose()


def local_address(host: str, port: int) -> str:
    """Return the address of the server on this machine."""
    return with_port("http", LOOPBACK if host in ALL_INTERFACES else add_brackets(host), port)


def print_address(options: ServeOptions, address: ServerAddress) -> None:
    """Print the address of the server. Lines are not wrapped, so that addresses can be copied."""
    out = console()
    out.print(say("serve-address", address=address.base))
    if not address.is_shared:
        out.print(say("serve-alone", command=os.environ.get("BASTIDE_COMMAND") or "bastide serve"))
    out.print(say("serve-how-to-end", folder=str(options.data)))


def serve_on(listening: socket, options: ServeOptions, settings: Settings, address: ServerAddress) -> None:
    """Serve on a socket that already listens, so that no client is refused while the server loads."""
    import uvicorn

    from bastide.server.app import create_app
    from bastide.server.http.dependencies import services_of
    from bastide.server.http.uvicorn_server import DeniableSocketProtocol, HeaderTimeoutProtocol, InterruptibleServer
    from bastide.server.pictures import start_prerender

    logging.basicConfig(format="%(message)s")
    logging.getLogger("bastide").setLevel(logging.INFO)

    def on_open() -> None:
        tune_garbage_collector()
        start_prerender()

    app = create_app(settings, address=address, on_open=on_open)
    config = uvicorn.Config(
        app,
        http=HeaderTimeoutProtocol,
        ws=DeniableSocketProtocol,
        log_config=None,
        access_log=False,  # requests are private, and paths hold the links of games
        server_header=False,
        proxy_headers=options.public_url is not None,
        ws_max_size=MAX_FRAME,
        ws_per_message_deflate=False,  # compression takes hundreds of kilobytes per socket
        timeout_graceful_shutdown=SHUTDOWN_SECONDS,
    )
    startup = services_of(app).startup
    server = InterruptibleServer(config, on_shutdown=startup.cancel)

    def end() -> None:
        server.should_exit = True

    startup.on_failure = end
    # uvicorn shuts down on SIGTERM and then raises it again, which must not cut the shutdown short.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run([listening])
    if startup.failure:
        raise startup.failure


def tune_garbage_collector() -> None:
    """Exclude loaded modules from garbage collection: scanning them would pause every client for 250 ms."""
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
