"""The first time on a machine the kernel is compiled, which takes a while; people are told so."""

from bastide import kernel
from bastide.cli.terminal import console, print_canvas
from bastide.kernel import jit
from bastide.messages import say
from bastide.render.board import Scene, draw_board
from bastide.render.sizes import LARGE
from bastide.rules.table import LaidTile
from bastide.tiles import Edition


def is_compiled() -> bool:
    """Whether compiled code of this version lies in the cache, or none is needed."""
    return not jit.COMPILED or (jit.CACHE is not None and any(jit.CACHE.iterdir()))


def warm_up(rules: Edition | None = None) -> None:
    """Compile the kernel if need be; meanwhile the first tile of these rules lies on the screen."""
    if is_compiled():
        return
    if rules:
        start = LaidTile(rules.start, 0, 0, 0, None)
        print_canvas(draw_board(Scene({start.cell: start}, {}), LARGE))
    out = console(stderr=True)
    out.print(say("compiling"))
    with out.status(say("compiling-status")):
        kernel.warm_up()
