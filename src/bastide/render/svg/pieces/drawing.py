"""Puts pieces on a board: the symbols of all roles, once a document, and what places one of them for a seat."""

from collections.abc import Iterable

from bastide.render.svg.elements import group, path, symbol, use
from bastide.render.svg.pieces.roles import ROLES, figure_of
from bastide.render.svg.seats import DEVICES, SEATS


def piece_symbols(roles: Iterable[str] = ROLES, *, small: bool | None = None) -> str:
    """What goes once into the <defs> of a document with pieces of these roles: small ones, large ones, or both."""
    sizes = (False, True) if small is None else (small,)
    figures = [figure_symbol(role, size) for role in roles for size in sizes]
    return "".join(figures) + "".join(symbol(f"p-{name}", path(data)) for name, data in DEVICES.items())


def figure_symbol(role: str, small: bool) -> str:
    """A piece of a role without the device and the colours of a seat."""
    return figure_of(role, small).symbol(symbol_name(role, small))


def piece(role: str, seat: int, x: float, y: float, scale: float = 1, *, small: bool = False) -> str:
    """A seat's piece that stands at a point.

    At scale 1 it is about 50 units high where it stands, and 60 wide where it lies, for tiles of 240. The small one is
    simpler and 1.3 times as large, for tiles of less than 60 pixels.
    """
    look, figure = SEATS[seat], figure_of(role, small)
    middle = y - figure.foot * scale
    return group(
        use(symbol_name(role, small), x, middle, scale),
        use(
            f"p-{look.device}",
            x + figure.device.x * scale,
            middle + figure.device.y * scale,
            figure.device.scale * scale,
            fill=look.ink,
        ),
        color=look.colour,
        fill=look.tone,
    )


def symbol_name(role: str, small: bool) -> str:
    return f"p-{role}-small" if small else f"p-{role}"
