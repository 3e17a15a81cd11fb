"""The first time on a machine the kernel is compiled, which takes a while; people are told so."""

from threading import Timer

from rich.status import Status

from bastide import kernel
from bastide.cli.terminal import console, print_canvas
from bastide.kernel import jit
from bastide.messages import say
from bastide.players import Limit, player, player_names
from bastide.render.text.board import Scene, draw_board
from bastide.render.text.sizes import LARGE
from bastide.rules.game import Game
from bastide.rules.table import LaidTile
from bastide.tiles import Edition, edition_names

PATIENCE = 0.5  # seconds before people are told what takes so long
MARKER = "warm"  # in the cache of this version, once all is compiled


def warm_up(rules: Edition | None = None) -> None:
    """Compile all that games need, once. If it takes a while, say so, with the first tile in sight."""
    marker = jit.CACHE / MARKER if jit.CACHE else None
    if not jit.COMPILED or (marker and marker.exists()):
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
    if marker:
        marker.touch()


def compile_everything() -> None:
    kernel.warm_up()
    game = Game(edition_names()[0], seed=0)
    for name in player_names():
        player(name, 0).choose(game, Limit())


def tell(status: Status, rules: Edition | None) -> None:
    """Say what is going on, and show the table as far as it is known."""
    status.console.print(say("compiling"), soft_wrap=False)
    if rules:
        start = LaidTile(rules.start, 0, 0, 0, None)
        print_canvas(draw_board(Scene({start.cell: start}, {}), LARGE))
    status.start()
