"""The looks by name, and which one paints an edition or a tile."""

from collections.abc import Iterable, Mapping

from bastide.errors import SetupError
from bastide.render.svg.classic import SUMMER, WINTER
from bastide.render.svg.look import Look
from bastide.render.svg.stone import STONE
from bastide.tiles import Edition, Kind, Tile
from bastide.tiles.looks import looks_for

BY_NAME: Mapping[str, Look] = {look.name: look for look in (SUMMER, WINTER, STONE)}


def look_named(name: str) -> Look:
    """The look of that name; raises SetupError if there is none."""
    if name not in BY_NAME:
        raise SetupError("setup/unknown-look", name=name, known=tuple(BY_NAME))
    return BY_NAME[name]


def look_of(edition: Edition) -> Look:
    """The look in which an edition is painted; raises SetupError if it is in none."""
    if edition.look is None:
        raise unpainted(edition.name, edition.kinds.values())
    return look_named(edition.look)


def usual_look(tile: Tile) -> Look:
    """The look of editions with such tiles that name none; raises SetupError if no look paints all that it shows."""
    kinds = {segment.kind: None for segment in tile.segments}
    suitable = looks_for(kinds)
    if not suitable:
        raise unpainted(tile.name, kinds)
    return look_named(suitable[0])


def check_look(look: Look, tile: Tile) -> None:
    """Refuse a look that cannot paint all that a tile shows; one of somebody's own may paint anything.

    Raises SetupError.
    """
    suitable = looks_for(segment.kind for segment in tile.segments)
    if look.name in BY_NAME and look.name not in suitable:
        raise SetupError("setup/unsuitable-look", tile=tile.name, look=look.name, known=suitable)


def unpainted(name: str, kinds: Iterable[Kind]) -> SetupError:
    return SetupError("setup/no-look", name=name, kinds=tuple(kind.name for kind in kinds))
