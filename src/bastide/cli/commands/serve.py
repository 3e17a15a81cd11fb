"""bastide serve: run the server for games in the browser."""

import gc
import logging
import os
import signal
from pathlib import Path
from socket import socket
from typing import NamedTuple

import click

from bastide.cli.compile_notice import prepare_first_page
from bastide.cli.game_files import example
from bastide.cli.server_process import announced_address, is_running, listen, lock_folder, open_browser
from bastide.cli.terminal import console
from bastide.cli.terminal_game.saved_game import user_data
from bastide.errors import SetupError
from bastide.messages import say
from bastide.server.http.server_address import (
    ALL_INTERFACES,
    DEFAULT_PORT,
    LOOPBACK,
    ServerAddress,
    add_brackets,
    with_port,
)

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


@click.command(help=say("help-serve"), epilog=example("help-serve-examples"))
@click.option("--host", metavar="ADDRESS", help=say("help-serve-host"))
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help=say("help-serve-port"))
@click.option("--lan", is_flag=True, help=say("help-serve-lan"))
@click.option("--public-url", metavar="URL", help=say("help-serve-public-url"))
@click.option("--data", metavar="FOLDER", type=click.Path(path_type=Path), help=say("help-serve-data"))
@click.option("--open", "opens_browser", is_flag=True, help=say("help-serve-open"))
def serve(
    host: str | None, port: int | None, lan: bool, public_url: str | None, data: Path | None, opens_browser: bool
) -> None:
    if lan and host:
        raise SetupError("serve/two-addresses")
    options = ServeOptions(
        host=host or (ALL_INTERFACES[0] if lan else LOOPBACK),
        port=port,
        public_url=public_url,
        data=data or user_data(),
        opens_browser=opens_browser,
    )
    may_reuse_server = opens_browser and not (lan or host or public_url) and port is None
    address = announced_address(options.data)
    if may_reuse_server and address and is_running(address):
        console().print(say("serve-running", address=address))
        open_browser(address)
        return
    run(options)


def run(options: ServeOptions) -> None:
    """Serve until the process is stopped. Raises SetupError."""
    others = [ANY_PORT] if options.opens_browser and options.port is None else []
    listening = listen(options.host, [DEFAULT_PORT if options.port is None else options.port, *others])
    with listening, lock_folder(options.data) as announce:
        port = listening.getsockname()[1]
        address = ServerAddress.of(options.host, port, options.public_url)
        if options.opens_browser:
            prepare_first_page()  # slow, so it comes after everything that can fail
        announce(local_address(options.host, port))
        print_address(options, address)
        if options.opens_browser:
            open_browser(address.base)
        serve_on(listening, options, address)


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


def serve_on(listening: socket, options: ServeOptions, address: ServerAddress) -> None:
    """Serve on a socket that already listens, so that no client is refused while the server loads."""
    import uvicorn

    from bastide.server.app import create_app
    from bastide.server.http.dependencies import services_of
    from bastide.server.http.uvicorn_server import DeniableSocketProtocol, HeaderTimeoutProtocol, InterruptibleServer
    from bastide.server.pictures import start_prerender
    from bastide.server.settings import Settings

    logging.basicConfig(format="%(message)s")
    logging.getLogger("bastide").setLevel(logging.INFO)

    def on_open() -> None:
        tune_garbage_collector()
        start_prerender()

    app = create_app(Settings(data=options.data), address=address, on_open=on_open)
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
