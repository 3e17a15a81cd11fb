"""Symbols of pieces, and pieces of a seat at a position."""

from collections.abc import Iterable
from functools import cache

from bastide.render.svg.elements import Definition, group, path, symbol, use
from bastide.render.svg.pieces.roles import ROLES, figure_of
from bastide.render.svg.pieces.seats import DEVICES, SEATS


def piece_symbols(roles: Iterable[str] = ROLES, *, small: bool | None = None) -> dict[str, str]:
    """Return the symbols of pieces by id, for some roles and for one size or both (None)."""
    sizes = (False, True) if small is None else (small,)
    figures = [figure_symbol(role, size) for role in roles for size in sizes]
    devices = [symbol(f"p-{name}", path(data)) for name, data in DEVICES.items()]
    return dict([*figures, *devices])


@cache
def all_piece_symbols() -> dict[str, str]:
    """Return the symbols of all roles in both sizes."""
    return piece_symbols()


def figure_symbol(role: str, small: bool) -> Definition:
    """Return the symbol of a role, without the device and the colours of a seat."""
    return figure_of(role, small).symbol(symbol_name(role, small))


def piece(role: str, seat: int, x: float, y: float, scale: float = 1, *, small: bool = False) -> str:
    """Draw a seat's piece at a point.

    At scale 1 a standing piece is about 50 units high and a lying one 60 units wide, for tiles of 240 units. The small
    version is simpler and 1.3 times as large, for tiles of less than 60 pixels.
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
