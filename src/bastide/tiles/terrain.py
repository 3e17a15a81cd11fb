"""Kinds of terrain, animals and landmarks, and the names of a tile's sides.

Sides are numbered clockwise from the north: N, E, S, W = 0, 1, 2, 3. Each side has two halves, again clockwise, so the
half sides NL, NR, EL, ER, SL, SR, WL, WR are 0 to 7.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import IntEnum

SIDE_NAMES = ("N", "E", "S", "W")
HALF_NAMES = ("NL", "NR", "EL", "ER", "SL", "SR", "WL", "WR")


class Shape(IntEnum):
    """Rule by which segments of a kind join and complete. The kernel knows shapes only."""

    LAND = 0  # joined over half sides, scored at the end
    PATH = 1  # joined over whole sides, complete when both ends are closed
    BLOCK = 2  # joined over whole sides, complete when no side is open
    SITE = 3  # on one tile, complete when its eight neighbours are laid
    SYSTEM = 4  # paths with the lakes between them; holds huts, scored at the end


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of terrain: its shape, the role of a follower on it, and the extra items on it that score points."""

    name: str
    shape: Shape
    role: str = ""  # empty where no follower stands
    value: str = ""
    is_water: bool = False  # its paths are part of systems
    scored_as: str = ""  # the name of its scores, if not its own

    @property
    def letter(self) -> str:
        """Its letter in edge strings such as "crfr"."""
        return self.name[0]

    @property
    def score_name(self) -> str:
        return self.scored_as or self.name


KINDS: Mapping[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("road", Shape.PATH, "robber"),
        Kind("city", Shape.BLOCK, "knight", "pennants"),
        Kind("field", Shape.LAND, "farmer"),
        Kind("monastery", Shape.SITE, "monk"),
        Kind("river", Shape.PATH, "fisher", "fish", is_water=True),
        Kind("forest", Shape.BLOCK, "gatherer", "mushrooms"),
        Kind("meadow", Shape.LAND, "hunter"),
        Kind("lake", Shape.SYSTEM, value="fish", is_water=True),
    )
}
# Connected rivers and lakes. It is not a terrain of its own: each part of it is also a river or a lake.
RIVER_SYSTEM = Kind("system", Shape.SYSTEM, "hut", "fish", scored_as="huts")

ANIMALS = DEER, MAMMOTH, AUROCHS, TIGER = ("deer", "mammoth", "aurochs", "tiger")
LANDMARKS = FIRE, DOLMEN = ("fire", "dolmen")
