"""The first start on a machine: what takes a while is done, and shown, before the browser opens."""

from rich.progress import track

from bastide.cli.terminal import console
from bastide.cli.warming import warm_up
from bastide.messages import say


def prepare() -> None:
    """Compile the rules, and paint what the first page shows; the next time both are kept."""
    from bastide.server.pictures.album import card_picture, unpainted_cards

    warm_up()
    shown = console(stderr=True)
    for name in track(unpainted_cards(), say("serve-painting"), console=shown, transient=True):
        card_picture(name)
