"""The looks summer and winter: the same drawings with the colours and plants of the season."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from bastide.render.svg.elements import Definition, define, element, symbol
from bastide.render.svg.geometry.points import TILE
from bastide.render.svg.tiles.classic.animals import animal_symbols
from bastide.render.svg.tiles.classic.brush import Brush
from bastide.render.svg.tiles.classic.crops import SUMMER_CROPS, WINTER_CROPS, Crops, crop_symbols
from bastide.render.svg.tiles.classic.fortifications import fort_symbols
from bastide.render.svg.tiles.classic.gardens import monastery_symbol
from bastide.render.svg.tiles.classic.houses import cluster_symbols, coloured_symbols, house_symbols
from bastide.render.svg.tiles.classic.landmarks import landmark_symbols, pennant
from bastide.render.svg.tiles.classic.palette import SUMMER_PALETTE, WINTER_PALETTE, Palette
from bastide.render.svg.tiles.classic.plants import plant_symbols
from bastide.render.svg.tiles.classic.positions import plan_of, positions_of
from bastide.render.svg.tiles.classic.small_objects import (
    SUMMER_GARDEN_OBJECTS,
    SUMMER_OBJECTS,
    WINTER_GARDEN_OBJECTS,
    WINTER_OBJECTS,
    object_symbols,
)
from bastide.render.svg.tiles.classic.small_tile_painter import SYMBOLS as SMALL_SYMBOLS
from bastide.render.svg.tiles.classic.small_tile_painter import SmallTilePainter
from bastide.render.svg.tiles.classic.tile_painter import TilePainter
from bastide.render.svg.tiles.classic.villages import well
from bastide.render.svg.tiles.tile_plan import TilePlan
from bastide.tiles import WINTER_ANIMALS, Tile


@dataclass(frozen=True)
class ClassicLook:
    """Draws fields, roads, cities and monasteries in the colours of a season."""

    name: str
    palette: Palette
    crops: Crops
    animals: tuple[str, ...] = ()  # landmarks of tiles that are drawn as animals

    @property
    def letter(self) -> str:
        """Prefix of all its symbols."""
        return self.name[0]

    def symbols(self, *, small: bool = False) -> Mapping[str, str]:
        """Return the definitions that its pictures refer to, by id."""
        return self._small_symbols if small else self._large_symbols

    @cached_property
    def _large_symbols(self) -> Mapping[str, str]:
        patterns = crop_symbols(Brush(self.palette), self.letter)
        return dict([self._clip, *patterns, *self._as_symbols(self._drawings)])

    @cached_property
    def _small_symbols(self) -> Mapping[str, str]:
        some = {name: drawing for name, drawing in self._drawings.items() if name in (*SMALL_SYMBOLS, *self.animals)}
        return dict([self._clip, *self._as_symbols(some)])

    @property
    def _clip(self) -> Definition:
        return define("clipPath", f"{self.letter}-clip", element("rect", width=TILE, height=TILE))

    def _as_symbols(self, drawings: Mapping[str, str]) -> list[Definition]:
        return [symbol(f"{self.letter}-{name}", drawing) for name, drawing in drawings.items()]

    @property
    def _drawings(self) -> Mapping[str, str]:
        """Contents of its symbols, by name."""
        brush, letter = Brush(self.palette), self.letter
        return {
            **house_symbols(brush),
            **coloured_symbols(brush, letter),
            **cluster_symbols(letter),
            **landmark_symbols(brush, letter),
            **plant_symbols(brush),
            **fort_symbols(brush),
            "shield": pennant(brush),
            "well": well(brush),
            "monastery": monastery_symbol(brush),
            **object_symbols(brush),
            **(animal_symbols(brush) if self.animals else {}),
        }

    def tile(self, tile: Tile, rotation: int, *, small: bool = False) -> str:
        """Return the picture of a tile after quarter turns."""
        has_animal = tile.landmark in self.animals
        places = positions_of(tile, rotation % 4, has_animal=has_animal)
        draw = SmallTilePainter if small else TilePainter
        drawing = draw(tile, rotation % 4, places, self.palette, self.crops, self.letter)
        return drawing.picture(f"{self.letter}-{tile.landmark}" if has_animal else None)

    def plan(self, tile: Tile, rotation: int) -> TilePlan:
        """Return the plan of a tile after quarter turns."""
        return plan_of(tile, rotation % 4, has_animal=tile.landmark in self.animals)


SUMMER = ClassicLook(
    "summer",
    SUMMER_PALETTE,
    Crops(
        SUMMER_CROPS,
        ("oak", "oak", "poplar", "olive", "poplar"),
        ("oak", "bush"),
        SUMMER_OBJECTS,
        SUMMER_GARDEN_OBJECTS,
    ),
)
WINTER = ClassicLook(
    "winter",
    WINTER_PALETTE,
    Crops(
        WINTER_CROPS,
        ("fir", "fir", "bare", "fir", "snowbush", "fir"),
        ("snowbush", "bush"),
        WINTER_OBJECTS,
        WINTER_GARDEN_OBJECTS,
        hedges=0.25,
    ),
    WINTER_ANIMALS,
)
