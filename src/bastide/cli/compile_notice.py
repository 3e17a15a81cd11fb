"""Compile the kernel on the first run on a machine, with a notice if it takes long."""

from threading import Timer

from rich.status import Status

from bastide.cli.terminal import console, print_canvas
from bastide.kernel import jit
from bastide.messages import say
from bastide.players.warm_up import compile_everything, is_warm, mark_warm
from bastide.render.text.board import BoardScene, draw_board
from bastide.render.text.sizes import LARGE
from bastide.rules.board import LaidTile
from bastide.tiles import Edition

NOTICE_DELAY = 0.5  # seconds before the notice appears


def warm_up(rules: Edition | None = None) -> None:
    """Compile all code that games need, once. If it takes long, show a notice and the start tile.

    Without a cache each process compiles what it uses, and a warning says so.
    """
    if is_warm() or jit.CACHE is None:
        return
    status = console(stderr=True).status(say("compiling-status"))
    notice = Timer(NOTICE_DELAY, show_notice, [status, rules])
    notice.start()
    try:
        compile_everything()
    finally:
        notice.cancel()
        notice.join()
        status.stop()
    mark_warm()


def show_notice(status: Status, rules: Edition | None) -> None:
    """Show the notice, and the board with its start tile if the edition is known."""
    status.console.print(say("compiling"), soft_wrap=False)
    if rules:
        start = LaidTile(rules.start, 0, 0, 0, None)
        print_canvas(draw_board(BoardScene({start.cell: start}, {}), LARGE))
    status.start()
