"""The first time on a machine the kernel is compiled, which takes a while; people are told so."""

from threading import Timer

from rich.status import Status

from bastide.cli.terminal import console, print_canvas
from bastide.messages import say
from bastide.players.warming import compile_everything, is_warm, remember_warm
from bastide.render.text.board import Scene, draw_board
from bastide.render.text.sizes import LARGE
from bastide.rules.table import LaidTile
from bastide.tiles import Edition

PATIENCE = 0.5  # seconds before people are told what takes so long


def warm_up(rules: Edition | None = None) -> None:
    """Compile all that games need, once. If it takes a while, say so, with the first tile in sight."""
    if is_warm():
        return
    status = console(stderr=True).status(say("compiling-status"))
    notice = Timer(PATIENCE, tell, [status, rules])
    notice.start()
    try:
        compile_everything()
    finally:
        notice.cancel()
        notice.join()
        status.stop()
    remember_warm()


def tell(status: Status, rules: Edition | None) -> None:
    """Say what is going on, and show the table as far as it is known."""
    status.console.print(say("compiling"), soft_wrap=False)
    if rules:
        start = LaidTile(rules.start, 0, 0, 0, None)
        print_canvas(draw_board(Scene({start.cell: start}, {}), LARGE))
    status.start()
