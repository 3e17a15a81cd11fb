"""The looks of summer and winter: one way to draw, with the colours and plants of the season."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bastide.render.svg.classic.animals import animal_symbols
from bastide.render.svg.classic.crops import SUMMER_CROPS, WINTER_CROPS, Crops, crop_symbols
from bastide.render.svg.classic.drawing import Drawing
from bastide.render.svg.classic.finds import (
    SUMMER_FINDS,
    SUMMER_GARDEN_FINDS,
    WINTER_FINDS,
    WINTER_GARDEN_FINDS,
    find_symbols,
)
from bastide.render.svg.classic.forts import fort_symbols
from bastide.render.svg.classic.furniture import furniture_symbols
from bastide.render.svg.classic.houses import cluster_symbols, coloured_symbols, house_symbols
from bastide.render.svg.classic.landmarks import landmark_symbols
from bastide.render.svg.classic.palette import SUMMER_PALETTE, WINTER_PALETTE, Palette
from bastide.render.svg.classic.places import places_of, plan_of
from bastide.render.svg.classic.plants import plant_symbols
from bastide.render.svg.classic.shapes import Brush
from bastide.render.svg.classic.small import SYMBOLS as SMALL_SYMBOLS
from bastide.render.svg.classic.small import SmallDrawing
from bastide.render.svg.elements import element, symbol
from bastide.render.svg.plan import Plan
from bastide.render.svg.points import TILE
from bastide.tiles import WINTER_ANIMALS, Tile


@dataclass(frozen=True)
class ClassicLook:
    """Paints fields, roads, cities and monasteries in the colours of a season."""

    name: str
    palette: Palette
    crops: Crops
    animals: tuple[str, ...] = ()  # those that it paints where a tile has one as its landmark

    @property
    def letter(self) -> str:
        """What all its symbols begin with."""
        return self.name[0]

    def symbols(self, *, small: bool = False) -> str:
        """What goes once into a document that shows its tiles."""
        return self._small_symbols if small else self._large_symbols

    @cached_property
    def _large_symbols(self) -> str:
        patterns = "".join(crop_symbols(Brush(self.palette), self.letter))
        return self._clip + patterns + self._as_symbols(self._drawings)

    @cached_property
    def _small_symbols(self) -> str:
        some = {name: drawing for name, drawing in self._drawings.items() if name in (*SMALL_SYMBOLS, *self.animals)}
        return self._clip + self._as_symbols(some)

    @property
    def _clip(self) -> str:
        return element("clipPath", element("rect", width=TILE, height=TILE), id=f"{self.letter}-clip")

    def _as_symbols(self, drawings: Mapping[str, str]) -> str:
        return "".join(symbol(f"{self.letter}-{name}", drawing) for name, drawing in drawings.items())

    @property
    def _drawings(self) -> Mapping[str, str]:
        """What its symbols show, by their names."""
        brush, letter = Brush(self.palette), self.letter
        return {
            **house_symbols(brush),
            **coloured_symbols(brush, letter),
            **cluster_symbols(letter),
            **landmark_symbols(brush, letter),
            **plant_symbols(brush),
            **fort_symbols(brush),
            **furniture_symbols(brush),
            **find_symbols(brush),
            **(animal_symbols(brush) if self.animals else {}),
        }

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        """The picture of a tile that lies so."""
        has_animal = tile.landmark in self.animals
        places = places_of(tile, rotation % 4, has_animal=has_animal)
        draw = SmallDrawing if small else Drawing
        drawing = draw(tile, rotation % 4, places, self.palette, self.crops, self.letter)
        return drawing.picture(f"{self.letter}-{tile.landmark}" if has_animal else None)

    def plan(self, tile: Tile, rotation: int) -> Plan:
        """What is drawn where on a tile that lies so."""
        return plan_of(tile, rotation % 4, has_animal=tile.landmark in self.animals)


SUMMER = ClassicLook(
    "summer",
    SUMMER_PALETTE,
    Crops(
        SUMMER_CROPS, ("oak", "oak", "poplar", "olive", "poplar"), ("oak", "bush"), SUMMER_FINDS, SUMMER_GARDEN_FINDS
    ),
)
WINTER = ClassicLook(
    "winter",
    WINTER_PALETTE,
    Crops(
        WINTER_CROPS,
        ("fir", "fir", "bare", "fir", "snowbush", "fir"),
        ("snowbush", "bush"),
        WINTER_FINDS,
        WINTER_GARDEN_FINDS,
        hedges=0.25,
    ),
    WINTER_ANIMALS,
)
