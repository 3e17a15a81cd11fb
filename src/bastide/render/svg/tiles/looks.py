"""Looks, which draw tiles: their interface, the built-in ones by name, and the look of an edition or a tile."""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Protocol

from bastide.errors import SetupError
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import Edition, Kind, Tile
from bastide.tiles.looks import LOOKS, looks_for


class TileLook(Protocol):
    """Draws tiles, 240 units wide, upright in every rotation, and always the same."""

    @property
    def name(self) -> str:
        """Name of the look."""

    def symbols(self, *, small: bool = False) -> Mapping[str, str]:
        """Return the symbols, patterns and gradients that its pictures refer to, by id."""

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        """Return the picture of a tile after quarter turns; `small` is simpler, for tiles of less than 60 pixels."""

    def plan(self, tile: Tile, rotation: int) -> TilePlan:
        """Return the plan of a tile after quarter turns."""


@cache
def built_in_looks() -> Mapping[str, TileLook]:
    """Return the built-in looks by name. Their modules, most of this package, are imported when a tile is drawn."""
    from bastide.render.svg.tiles.classic import SUMMER, WINTER
    from bastide.render.svg.tiles.stone import STONE

    return {look.name: look for look in (SUMMER, WINTER, STONE)}


def look_named(name: str) -> TileLook:
    """Return a built-in look. Raises SetupError for an unknown name."""
    if name not in LOOKS:
        raise SetupError("setup/unknown-look", name=name, known=tuple(LOOKS))
    return built_in_looks()[name]


def look_of(edition: Edition) -> TileLook:
    """Return the look of an edition. Raises SetupError if it has none."""
    if edition.look is None:
        raise no_look_error(edition.name, edition.kinds.values())
    return look_named(edition.look)


def usual_look(tile: Tile) -> TileLook:
    """Return the default look for a tile. Raises SetupError if no look supports all of its segments."""
    kinds = {segment.kind: None for segment in tile.segments}
    suitable = looks_for(kinds)
    if not suitable:
        raise no_look_error(tile.name, kinds)
    return look_named(suitable[0])


def check_look(look: TileLook, tile: Tile) -> None:
    """Raise SetupError if a built-in look does not support a tile; custom looks may draw any tile."""
    suitable = looks_for(segment.kind for segment in tile.segments)
    if look.name in LOOKS and look.name not in suitable:
        raise SetupError("setup/unsuitable-look", tile=tile.name, look=look.name, known=suitable)


def no_look_error(name: str, kinds: Iterable[Kind]) -> SetupError:
    return SetupError("setup/no-look", name=name, kinds=tuple(kind.name for kind in kinds))
