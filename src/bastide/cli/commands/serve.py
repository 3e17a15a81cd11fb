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
from bastide.server.security.server_address import (
    DEFAULT_PORT,
    EVERYWHERE,
    LOOPBACK,
    ServerAddress,
    bracketed,
    with_port,
)

ANY_PORT = 0
LARGEST_FRAME = 64 * 1024  # bytes; the limit for messages is lower, so that larger ones still get an error message
GARBAGE = (10_000, 50)  # thresholds of the garbage collector
FAREWELL = 3  # seconds for open connections to close at shutdown


class ServeOptions(NamedTuple):
    """The address of the server and its data folder."""

    host: str
    port: int | None
    public_url: str | None
    data: Path
    is_opened: bool


@click.command(help=say("help-serve"), epilog=example("help-serve-examples"))
@click.option("--host", metavar="ADDRESS", help=say("help-serve-host"))
@click.option("--port", type=click.IntRange(0, 65535), metavar="N", help=say("help-serve-port"))
@click.option("--lan", is_flag=True, help=say("help-serve-lan"))
@click.option("--public-url", metavar="URL", help=say("help-serve-public-url"))
@click.option("--data", metavar="FOLDER", type=click.Path(path_type=Path), help=say("help-serve-data"))
@click.option("--open", "is_opened", is_flag=True, help=say("help-serve-open"))
def serve(
    host: str | None, port: int | None, lan: bool, public_url: str | None, data: Path | None, is_opened: bool
) -> None:
    if lan and host:
        raise SetupError("serve/two-addresses")
    wish = ServeOptions(
        host=host or (EVERYWHERE[0] if lan else LOOPBACK),
        port=port,
        public_url=public_url,
        data=data or user_data(),
        is_opened=is_opened,
    )
    will_any_do = is_opened and not (lan or host or public_url) and port is None
    address = announced_address(wish.data)
    if will_any_do and address and is_running(address):
        console().print(say("serve-running", address=address))
        open_browser(address)
        return
    run(wish)


def run(wish: ServeOptions) -> None:
    """Serve until the process is stopped. Raises SetupError."""
    others = [ANY_PORT] if wish.is_opened and wish.port is None else []
    listening = listen(wish.host, [DEFAULT_PORT if wish.port is None else wish.port, *others])
    with listening, lock_folder(wish.data) as announce:
        port = listening.getsockname()[1]
        address = ServerAddress.of(wish.host, port, wish.public_url)
        if wish.is_opened:
            prepare_first_page()  # slow, so it comes after everything that can fail
        announce(own_address(wish.host, port))
        tell(wish, address)
        if wish.is_opened:
            open_browser(address.base)
        serve_on(listening, wish, address)


def own_address(host: str, port: int) -> str:
    """Return the address of the server on this machine."""
    return with_port("http", LOOPBACK if host in EVERYWHERE else bracketed(host), port)


def tell(wish: ServeOptions, address: ServerAddress) -> None:
    """Print the address of the server. Lines are not wrapped, so that addresses can be copied."""
    out = console()
    out.print(say("serve-address", address=address.base))
    if not address.is_shared:
        out.print(say("serve-alone", command=os.environ.get("BASTIDE_COMMAND") or "bastide serve"))
    out.print(say("serve-how-to-end", folder=str(wish.data)))


def serve_on(listening: socket, wish: ServeOptions, address: ServerAddress) -> None:
    """Serve on a socket that already listens, so that no client is refused while the server loads."""
    import uvicorn

    from bastide.server.app import create_app
    from bastide.server.http.dependencies import services_of
    from bastide.server.http.uvicorn_server import DeniableSocketProtocol, HeaderTimeoutProtocol, InterruptibleServer
    from bastide.server.pictures.prerender import start_prerender
    from bastide.server.settings import Settings

    logging.basicConfig(format="%(message)s")
    logging.getLogger("bastide").setLevel(logging.INFO)

    def on_open() -> None:
        collect_garbage_seldom()
        start_prerender()

    app = create_app(Settings(data=wish.data), address=address, on_open=on_open)
    config = uvicorn.Config(
        app,
        http=HeaderTimeoutProtocol,
        ws=DeniableSocketProtocol,
        log_config=None,
        access_log=False,  # requests are private, and paths hold the links of games
        server_header=False,
        proxy_headers=wish.public_url is not None,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # compression takes hundreds of kilobytes per socket
        timeout_graceful_shutdown=FAREWELL,
    )
    server, startup = InterruptibleServer(config), services_of(app).startup

    def end() -> None:
        server.should_exit = True

    startup.on_failure = end
    # uvicorn shuts down on SIGTERM and then raises it again, which must not cut the shutdown short.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run([listening])
    if startup.failure:
        raise startup.failure


def collect_garbage_seldom() -> None:
    """Exclude loaded modules from garbage collection: scanning them would pause every client for 250 ms."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
