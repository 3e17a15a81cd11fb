"""The picture of a tile: layers from the ground up, then all standing things from north to south."""

from collections.abc import Sequence

from bastide.render.svg.elements import element, group, path, use
from bastide.render.svg.geometry.pen import polygon, rounded_polygon, smooth_open
from bastide.render.svg.geometry.points import TILE, Point, Polyline, round_point, translate
from bastide.render.svg.tiles.classic.border_growth import border_hedges, border_parcels, border_plants
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.crops import Crops
from bastide.render.svg.tiles.classic.field_growth import Growth, grow_fields
from bastide.render.svg.tiles.classic.gardens import garden_ground, garden_props
from bastide.render.svg.tiles.classic.ground import ClassicGround, ground_of
from bastide.render.svg.tiles.classic.layout import Prop, TileLayout
from bastide.render.svg.tiles.classic.palette import Palette
from bastide.render.svg.tiles.classic.positions import TilePositions
from bastide.render.svg.tiles.classic.road_drawing import road_layers
from bastide.render.svg.tiles.classic.towns import Town, build_town
from bastide.render.svg.tiles.classic.villages import village_ground, village_props
from bastide.render.svg.tiles.classic.wall_drawing import wall_layers, wall_props
from bastide.render.svg.tiles.seeded_random import SeededRandom
from bastide.tiles import Tile

HEDGE_BEADS = "0 5 0 6.5 0 4.5"


class TilePainter:
    """Draws one rotated tile."""

    def __init__(
        self, tile: Tile, rotation: int, places: TilePositions, palette: Palette, crops: Crops, letter: str
    ) -> None:
        self.tile = tile
        self.places = places
        self.palette = palette
        self.crops = crops
        self.letter = letter
        self.ground: ClassicGround = ground_of(tile, rotation)
        self.layout: TileLayout = self.ground.layout
        reserved = [translate(gate.place, gate.outwards, 14) for gate in self.layout.gates]
        reserved += [places.animal[1]] if places.animal else []
        self.growth = grow_fields(self.ground, crops, self._rng("fields"), reserved)
        self.towns = [
            (city, build_town(self.ground, city, places.pennants.get(city.index, ()), self._rng("city", city.index)))
            for city in self.layout.cities
        ]

    def _rng(self, *words: object) -> SeededRandom:
        return SeededRandom(self.letter, self.tile.name, *words)

    def picture(self, animal: str | None) -> str:
        """Draw all layers and props."""
        return group(
            element("rect", x=-2, y=-2, width=TILE + 4, height=TILE + 4, fill=f"url(#{self.letter}-field)"),
            self._fields(),
            road_layers(self.layout, self.palette, self._rng("roads")),
            *(village_ground(village, self.palette) for village in self.layout.villages),
            garden_ground(self.layout, self.palette, self._rng("garden")),
            *(self._city(city, town) for city, town in self.towns),
            *(drawing for _, drawing in sorted(self._props(animal))),
            *(
                use(f"{self.letter}-shield", *round_point(point), shield_size(point))
                for points in self.places.pennants.values()
                for point in points
            ),
            clip_path=f"url(#{self.letter}-clip)",
        )

    def _fields(self) -> str:
        """Draw parcels, hedges, tufts and flowers."""
        palette, growth = self.palette, self.growth
        crossing = [
            path(rounded_polygon(shape), fill=f"url(#{self.letter}-{rows})", stroke=palette.field_dark)
            for rows, shape in border_parcels(self.ground)
        ]
        parcels = [
            path(rounded_polygon(outline), fill=f"url(#{self.letter}-{crop})")
            for outline, crop in growth.parcels
            if len(outline) > 2
        ]
        hedges = [*growth.hedges, *border_hedges(self.ground, self.crops)]
        return "".join(
            (
                *crossing,
                group(*parcels, fill_opacity=0.8, stroke=palette.field_dark) if parcels else "",
                hedge_layers(hedges, palette),
                tufts(growth, palette),
                flowers(growth, palette),
            )
        )

    def _city(self, city: City, town: Town) -> str:
        """Draw the ground of a city, its streets and its walls."""
        palette = self.palette
        streets = "".join(smooth_open([*line[:2], *line[3::2]], 0) for line in town.streets)
        squares = [
            element("ellipse", cx=round(x), cy=round(y), rx=round(width), ry=round(height))
            for (x, y), width, height in town.squares
        ]
        return "".join(
            (
                city_ground(city, palette),
                path(streets, fill="none", stroke=palette.street, stroke_width=11, stroke_linecap="round"),
                group(*squares, fill=palette.ground_light) if squares else "",
                cobbles(town, palette),
                wall_layers(city, palette, self.letter),
            )
        )

    def _props(self, animal: str | None) -> list[Prop]:
        """Return everything that stands upright."""
        props: list[Prop] = []
        for kind, foot in [*self.growth.plants, *self.growth.objects, *border_plants(self.ground, self.crops)]:
            props.append(self._prop(kind, foot))
        for _, town in self.towns:
            props += [self._prop(building.kind, building.foot) for building in town.buildings]
        props += wall_props(self.layout, self.letter, self._rng("towers"))
        for village in self.layout.villages:
            props += village_props(village, self.letter, self._rng("village"))
        props += garden_props(self.layout, self.letter, self.crops.garden_objects, self._rng("garden"))
        if animal and self.places.animal:
            x, y = self.places.animal[1]
            props.append((y + 12, use(animal, round(x), round(y + 12), 1.15)))
        return props

    def _prop(self, kind: str, foot: Point, size: float = 1) -> Prop:
        return foot[1], use(f"{self.letter}-{kind}", *round_point(foot), round(size, 2))


def shield_size(middle: Point, most: float = 1) -> float:
    """Return the largest scale at which a pennant does not cross the border."""
    x, y = middle
    return round(min(most, (y - 1) / 22, (TILE - 1 - y) / 26, (x - 1) / 19, (TILE - 1 - x) / 19), 2)


def hedge_layers(hedges: Sequence[Polyline], palette: Palette) -> str:
    """Draw hedges as beads in two tones."""
    data = "".join(smooth_open(hedge, 0) for hedge in hedges if len(hedge) > 2)
    if not data:
        return ""
    return group(
        path(data, stroke=palette.hedge, stroke_width=6.5),
        path(data, stroke=palette.hedge_light, stroke_width=3.4, transform="translate(-1-1.5)"),
        fill="none",
        stroke_linecap="round",
        stroke_dasharray=HEDGE_BEADS,
    )


def tufts(growth: Growth, palette: Palette) -> str:
    blade = "q4-2 8 0" if palette.snow else "q2-3 2-5m1 5q1-2 3-4"
    data = "".join(f"M{x} {y}{blade}" for x, y in map(round_point, growth.tufts))
    return path(data, fill="none", stroke=palette.grass, stroke_width=1.2, opacity=0.7) if data else ""


def flowers(growth: Growth, palette: Palette) -> str:
    """Draw flowers in groups of three."""
    drawn = []
    for number, colour in enumerate(palette.flowers):
        places = growth.flowers[number :: len(palette.flowers)]
        data = "".join(f"M{x} {y}h0m4-2h0m-1 4h0" for x, y in map(round_point, places))
        drawn.append(path(data, stroke=colour, stroke_width=2.4, stroke_linecap="round") if data else "")
    return "".join(drawn)


def city_ground(city: City, palette: Palette) -> str:
    if not city.walls:
        return path("M-2-2H242V242H-2Z", fill=palette.ground)
    return path(polygon([(round(x), round(y)) for x, y in city.outline], 0), fill=palette.ground)


def cobbles(town: Town, palette: Palette) -> str:
    """Draw dark and light stones in the pavement."""
    dark, light = ("".join(f"M{x} {y}h4m-6 3h3" for x, y in map(round_point, town.cobbles[part::2])) for part in (0, 1))
    return group(
        path(dark, stroke=palette.ground_dark),
        path(light, stroke=palette.ground_light),
        stroke_width=1.3,
        stroke_linecap="round",
        opacity=0.75,
    )
