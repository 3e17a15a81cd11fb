"""The drawing of a tile: layers from the ground up, then everything that stands, from north to south."""

from collections.abc import Sequence

from bastide.render.svg.classic.borders import border_hedges, border_parcels, border_plants
from bastide.render.svg.classic.cities import City
from bastide.render.svg.classic.crops import Crops
from bastide.render.svg.classic.fields import Growth, growth_on
from bastide.render.svg.classic.gardens import garden_ground, garden_props
from bastide.render.svg.classic.ground import Ground, ground_of
from bastide.render.svg.classic.layout import Layout
from bastide.render.svg.classic.palette import Palette
from bastide.render.svg.classic.places import Places
from bastide.render.svg.classic.road_drawing import road_layers
from bastide.render.svg.classic.towns import Town, town_in
from bastide.render.svg.classic.villages import village_ground, village_props
from bastide.render.svg.classic.wall_drawing import wall_layers, wall_props
from bastide.render.svg.elements import element, group, path, use
from bastide.render.svg.pen import polygon, rounded_polygon, smooth_open
from bastide.render.svg.points import TILE, Line, Point, moved, whole
from bastide.render.svg.variety import Variety
from bastide.tiles import Tile

Prop = tuple[float, str]  # how far south it stands, and its drawing
HEDGE_BEADS = "0 5 0 6.5 0 4.5"


class Drawing:
    """Paints one tile as it lies."""

    def __init__(self, tile: Tile, rotation: int, places: Places, palette: Palette, crops: Crops, letter: str) -> None:
        self.tile = tile
        self.places = places
        self.palette = palette
        self.crops = crops
        self.letter = letter
        self.ground: Ground = ground_of(tile, rotation)
        self.layout: Layout = self.ground.layout
        kept = [moved(gate.place, gate.outwards, 14) for gate in self.layout.gates]
        kept += [places.animal[1]] if places.animal else []
        self.growth = growth_on(self.ground, crops, self._variety("fields"), kept)
        self.towns = [
            (city, town_in(self.ground, city, places.pennants.get(city.index, ()), self._variety("city", city.index)))
            for city in self.layout.cities
        ]

    def _variety(self, *words: object) -> Variety:
        return Variety(self.letter, self.tile.name, *words)

    def picture(self, animal: str | None) -> str:
        """All layers and props."""
        return group(
            element("rect", x=-2, y=-2, width=TILE + 4, height=TILE + 4, fill=f"url(#{self.letter}-field)"),
            self._fields(),
            road_layers(self.layout, self.palette, self._variety("roads")),
            *(village_ground(village, self.palette) for village in self.layout.villages),
            garden_ground(self.layout, self.palette, self._variety("garden")),
            *(self._city(city, town) for city, town in self.towns),
            *(drawing for _, drawing in sorted(self._props(animal))),
            *(
                use(f"{self.letter}-shield", *whole(point), shield_size(point))
                for points in self.places.pennants.values()
                for point in points
            ),
            clip_path=f"url(#{self.letter}-clip)",
        )

    def _fields(self) -> str:
        """Parcels, hedges, tufts and flowers."""
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
        """The ground of a city with its streets, and its walls."""
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
        """Everything that stands upright."""
        props: list[Prop] = []
        for kind, foot in [*self.growth.plants, *self.growth.finds, *border_plants(self.ground, self.crops)]:
            props.append(self._prop(kind, foot))
        for _, town in self.towns:
            props += [self._prop(building.kind, building.foot) for building in town.buildings]
        props += wall_props(self.layout, self.letter, self._variety("towers"))
        for village in self.layout.villages:
            props += village_props(village, self.letter, self._variety("village"))
        props += garden_props(self.layout, self.letter, self.crops.garden_finds, self._variety("garden"))
        if animal and self.places.animal:
            x, y = self.places.animal[1]
            props.append((y + 12, use(animal, round(x), round(y + 12), 1.15)))
        return props

    def _prop(self, kind: str, foot: Point, size: float = 1) -> Prop:
        return foot[1], use(f"{self.letter}-{kind}", *whole(foot), round(size, 2))


def shield_size(middle: Point, most: float = 1) -> float:
    """As large as it may be without crossing the border."""
    x, y = middle
    return round(min(most, (y - 1) / 22, (TILE - 1 - y) / 26, (x - 1) / 19, (TILE - 1 - x) / 19), 2)


def hedge_layers(hedges: Sequence[Line], palette: Palette) -> str:
    """Hedges as beads in two tones."""
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
    data = "".join(f"M{x} {y}{blade}" for x, y in map(whole, growth.tufts))
    return path(data, fill="none", stroke=palette.grass, stroke_width=1.2, opacity=0.7) if data else ""


def flowers(growth: Growth, palette: Palette) -> str:
    """Flowers in groups of three."""
    drawn = []
    for number, colour in enumerate(palette.flowers):
        places = growth.flowers[number :: len(palette.flowers)]
        data = "".join(f"M{x} {y}h0m4-2h0m-1 4h0" for x, y in map(whole, places))
        drawn.append(path(data, stroke=colour, stroke_width=2.4, stroke_linecap="round") if data else "")
    return "".join(drawn)


def city_ground(city: City, palette: Palette) -> str:
    if not city.walls:
        return path("M-2-2H242V242H-2Z", fill=palette.ground)
    return path(polygon([(round(x), round(y)) for x, y in city.outline], 0), fill=palette.ground)


def cobbles(town: Town, palette: Palette) -> str:
    """Stones in the pavement, dark ones and light ones."""
    dark, light = ("".join(f"M{x} {y}h4m-6 3h3" for x, y in map(whole, town.cobbles[part::2])) for part in (0, 1))
    return group(
        path(dark, stroke=palette.ground_dark),
        path(light, stroke=palette.ground_light),
        stroke_width=1.3,
        stroke_linecap="round",
        opacity=0.75,
    )
