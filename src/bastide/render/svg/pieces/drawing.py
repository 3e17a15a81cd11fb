"""Puts pieces on a board: the symbols of all roles, once a document, and what places one of them for a seat."""

from collections.abc import Iterable, Mapping

from bastide.render.svg.elements import group, path, symbol, use
from bastide.render.svg.pieces import followers, small_figures, tribe
from bastide.render.svg.pieces.figure import Figure
from bastide.render.svg.seats import DEVICES, SEATS

LARGE: Mapping[str, Figure] = {
    "robber": followers.ROBBER,
    "knight": followers.KNIGHT,
    "monk": followers.MONK,
    "farmer": followers.FARMER,
    "gatherer": tribe.GATHERER,
    "fisher": tribe.FISHER,
    "hunter": tribe.HUNTER,
    "hut": tribe.HUT,
}
SMALL: Mapping[str, Figure] = {
    "robber": small_figures.ROBBER,
    "knight": small_figures.KNIGHT,
    "monk": small_figures.MONK,
    "farmer": small_figures.FARMER,
    "gatherer": small_figures.GATHERER,
    "fisher": small_figures.FISHER,
    "hunter": small_figures.HUNTER,
    "hut": small_figures.HUT,
}
ROLES = tuple(LARGE)


def piece_symbols(roles: Iterable[str] = ROLES, *, small: bool | None = None) -> str:
    """What goes once into the <defs> of a document with pieces of these roles: small ones, large ones, or both."""
    sizes = (False, True) if small is None else (small,)
    figures = [figure_symbol(role, size) for role in roles for size in sizes]
    return "".join(figures) + "".join(symbol(f"p-{name}", path(data)) for name, data in DEVICES.items())


def figure_symbol(role: str, small: bool) -> str:
    """A piece of a role without the device and the colours of a seat."""
    return figure_of(role, small).symbol(symbol_name(role, small))


def piece(role: str, seat: int, x: float, y: float, scale: float = 1, *, small: bool = False) -> str:
    """A seat's piece with its middle at a point.

    At scale 1 it is about 50 units high where it stands, and 60 wide where it lies, for tiles of 240. The small one is
    simpler and 1.3 times as large, for tiles of less than 60 pixels.
    """
    look, device = SEATS[seat], figure_of(role, small).device
    at_device = x + device.x * scale, y + device.y * scale
    return group(
        use(symbol_name(role, small), x, y, scale),
        use(f"p-{look.device}", *at_device, device.scale * scale, fill=look.ink),
        color=look.colour,
        fill=look.tone,
    )


def figure_of(role: str, small: bool) -> Figure:
    return (SMALL if small else LARGE)[role]


def symbol_name(role: str, small: bool) -> str:
    return f"p-{role}-small" if small else f"p-{role}"
