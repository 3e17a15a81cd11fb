"""Marks of the stone age, such as animals, gold and landmarks, and their extents around their middles."""

from collections.abc import Mapping
from dataclasses import dataclass

from bastide.render.svg.geometry.boxes import Extent, Rectangle
from bastide.render.svg.geometry.points import Point

ANIMAL_RADIUS = 29.0
RADII = {"volcano": 50.0, "fire": 36.0, "dolmen": 36.0, "gold": 20.0, "mushrooms": 21.0, "fish": 11.0}
REACHES = {"volcano": 56.0, "fire": 41.0, "dolmen": 41.0, "gold": 22.0, "mushrooms": 23.0}  # see TileMark
ANIMAL_REACH = 34.5

# Animals face either side, so their extents are symmetric.
EXTENTS: Mapping[str, Extent] = {
    "deer": Extent(Rectangle(-25, -31, 25, 26), Rectangle(-36, -44, 36, 33)),
    "aurochs": Extent(Rectangle(-33, -30, 33, 26), Rectangle(-46, -41, 46, 33)),
    "mammoth": Extent(Rectangle(-35, -24, 35, 26), Rectangle(-48, -35, 48, 33)),
    "tiger": Extent(Rectangle(-34, -26, 34, 25), Rectangle(-47, -37, 47, 31)),
    "fish": Extent(Rectangle(-15, -9, 15, 10), Rectangle(-18, -10, 18, 10)),
    "gold": Extent(Rectangle(-22, -20, 22, 20), Rectangle(-23, -23, 23, 23)),
    "mushrooms": Extent(Rectangle(-22, -20, 22, 20), Rectangle(-24, -24, 24, 24)),
    "volcano": Extent(Rectangle(-44, -47, 44, 43), Rectangle(-44, -47, 44, 43)),
    "fire": Extent(Rectangle(-38, -38, 38, 30), Rectangle(-38, -38, 38, 30)),
    "dolmen": Extent(Rectangle(-35, -24, 43, 31), Rectangle(-35, -24, 43, 31)),
}


@dataclass(frozen=True, slots=True)
class TileMark:
    """Something that counts for the score and must stay visible, with its middle and its scale.

    Most of it is within its radius; its reach is the distance of its outermost points from its middle.
    """

    name: str
    segment: int
    point: Point
    scale: float = 1.0

    @property
    def radius(self) -> float:
        return radius_of(self.name) * self.scale

    def box(self, *, small: bool) -> Rectangle:
        """Return its bounds in one of the two pictures."""
        return EXTENTS[self.name].of(small=small).scaled(self.scale).at(self.point)


def radius_of(name: str) -> float:
    """Return the radius of a mark at scale 1."""
    return RADII.get(name, ANIMAL_RADIUS)
