"""How much of a tile the marks of the stone age take up around their middles, at their usual size."""

from collections.abc import Mapping

from bastide.render.svg.boxes import Box, Extent

# Animals look to either side, so their boxes are as wide to the left as to the right.
EXTENTS: Mapping[str, Extent] = {
    "deer": Extent(Box(-25, -31, 25, 26), Box(-36, -44, 36, 33)),
    "aurochs": Extent(Box(-33, -30, 33, 26), Box(-46, -41, 46, 33)),
    "mammoth": Extent(Box(-35, -24, 35, 26), Box(-48, -35, 48, 33)),
    "tiger": Extent(Box(-34, -26, 34, 25), Box(-47, -37, 47, 31)),
    "fish": Extent(Box(-15, -9, 15, 10), Box(-18, -10, 18, 10)),
    "gold": Extent(Box(-22, -20, 22, 20), Box(-23, -23, 23, 23)),
    "mushrooms": Extent(Box(-22, -20, 22, 20), Box(-24, -24, 24, 24)),
    "volcano": Extent(Box(-44, -47, 44, 43), Box(-44, -47, 44, 43)),
    "fire": Extent(Box(-38, -38, 38, 30), Box(-38, -38, 38, 30)),
    "dolmen": Extent(Box(-35, -24, 43, 31), Box(-35, -24, 43, 31)),
}
