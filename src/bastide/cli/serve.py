"""bastide serve: the game in the browser."""

import gc
import logging
import os
import signal
from pathlib import Path
from socket import socket
from typing import NamedTuple

import click

from bastide.cli.browsing import is_running, open_browser
from bastide.cli.common import example
from bastide.cli.data_folder import held, told_address
from bastide.cli.first_start import prepare
from bastide.cli.listening import listen
from bastide.cli.saving import user_data
from bastide.cli.terminal import console
from bastide.errors import SetupError
from bastide.messages import say
from bastide.server.security.reach import EVERYWHERE, LOOPBACK, USUAL_PORT, Reach, bracketed, with_port

ANY_PORT = 0
LARGEST_FRAME = 64 * 1024  # bytes; what is larger than a message may be, but not than this, is refused in words
GARBAGE = (10_000, 50)  # objects until the new ones are looked through, and how often until those that stayed are, too
FAREWELL = 3  # seconds in which open connections may end when the server does


class Wish(NamedTuple):
    """Where a server is to be, and for whom."""

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
    wish = Wish(
        host=host or (EVERYWHERE[0] if lan else LOOPBACK),
        port=port,
        public_url=public_url,
        data=data or user_data(),
        is_opened=is_opened,
    )
    will_any_do = is_opened and not (lan or host or public_url) and port is None
    address = told_address(wish.data)
    if will_any_do and address and is_running(address):
        console().print(say("serve-running", address=address))
        open_browser(address)
        return
    run(wish)


def run(wish: Wish) -> None:
    """Serve until somebody ends it. Raises SetupError if that cannot be."""
    others = [ANY_PORT] if wish.is_opened and wish.port is None else []
    listening = listen(wish.host, [USUAL_PORT if wish.port is None else wish.port, *others])
    with listening, held(wish.data) as tell_others:
        port = listening.getsockname()[1]
        reach = Reach.of(wish.host, port, wish.public_url)
        if wish.is_opened:
            prepare()  # it takes a while, and whoever cannot serve is told so before
        tell_others(own_address(wish.host, port))
        tell(wish, reach)
        if wish.is_opened:
            open_browser(reach.base)
        serve_on(listening, wish, reach)


def own_address(host: str, port: int) -> str:
    """Where this machine finds the server."""
    return with_port("http", LOOPBACK if host in EVERYWHERE else bracketed(host), port)


def tell(wish: Wish, reach: Reach) -> None:
    """Say where the server is. The lines are not broken: addresses are there to be copied."""
    out = console()
    out.print(say("serve-address", address=reach.base))
    if not reach.is_shared:
        out.print(say("serve-alone", command=os.environ.get("BASTIDE_COMMAND") or "bastide serve"))
    out.print(say("serve-how-to-end", folder=str(wish.data)))


def serve_on(listening: socket, wish: Wish, reach: Reach) -> None:
    """Serve what comes to a socket that listens already, so that nobody is turned away while all this is loaded."""
    import uvicorn

    from bastide.server.application import create_app
    from bastide.server.http.ending import Interruptible
    from bastide.server.http.impatience import Impatient
    from bastide.server.http.service import service_in
    from bastide.server.pictures.drawing_ahead import draw_ahead
    from bastide.server.settings import Settings

    logging.basicConfig(format="%(message)s")
    logging.getLogger("bastide").setLevel(logging.INFO)

    def once_open() -> None:
        collect_garbage_seldom()
        draw_ahead()

    app = create_app(Settings(data=wish.data), reach=reach, once_open=once_open)
    config = uvicorn.Config(
        app,
        http=Impatient,
        log_config=None,
        access_log=False,  # who asks for what is nobody's business, and addresses of games are in it
        server_header=False,
        proxy_headers=wish.public_url is not None,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # it takes some hundred kilobytes for each socket
        timeout_graceful_shutdown=FAREWELL,
    )
    server, starting = Interruptible(config), service_in(app).starting

    def end() -> None:
        server.should_exit = True

    starting.on_failure = end
    # The server ends in order when it is told to, and then sends the signal once more, which must not cut that short.
    signal.signal(signal.SIGTERM, lambda *_: None)
    server.run([listening])
    if starting.failure:
        raise starting.failure


def collect_garbage_seldom() -> None:
    """Leave what is loaded alone, which stays anyway: looking through it stops everybody for a quarter of a second."""
    gc.freeze()
    gc.set_threshold(*GARBAGE)
