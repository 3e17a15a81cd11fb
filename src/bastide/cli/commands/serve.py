"""bastide serve: run the server for games in the browser."""

from pathlib import Path

import click

from bastide.cli.game_files import example
from bastide.cli.server_process import announced_address, is_running, open_browser
from bastide.cli.terminal import console
from bastide.cli.terminal_game.saved_game import user_data
from bastide.errors import SetupError
from bastide.messages import say


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
    folder = data or user_data()
    may_reuse_server = opens_browser and not (lan or host or public_url) and port is None
    address = announced_address(folder)
    if may_reuse_server and address and is_running(address):
        console().print(say("serve-running", address=address))
        open_browser(address)
        return
    from bastide.cli.serving import LAN_HOST, LOCAL_HOST, ServeOptions, run  # lazy: the help needs no extra

    run(ServeOptions(host or (LAN_HOST if lan else LOCAL_HOST), port, public_url, folder, opens_browser))
