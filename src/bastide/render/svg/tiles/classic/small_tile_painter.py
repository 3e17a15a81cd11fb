"""The small picture of a tile, for less than 60 pixels: fewer and larger things in plain colours."""

import math
from collections.abc import Mapping

from bastide.render.svg.elements import element, group, path, use
from bastide.render.svg.geometry.pen import Pen, rounded_polygon, smooth_open
from bastide.render.svg.geometry.points import INWARDS, SIDE_MIDDLES, TILE, Point, resample, round_point, translate
from bastide.render.svg.tiles.classic.cities import City
from bastide.render.svg.tiles.classic.houses import CLUSTERS
from bastide.render.svg.tiles.classic.layout import Prop
from bastide.render.svg.tiles.classic.roads import Road
from bastide.render.svg.tiles.classic.tile_painter import TilePainter, city_ground, shield_size
from bastide.render.svg.tiles.classic.towns import Town
from bastide.render.svg.tiles.classic.wall_drawing import gate_view

ROAD_WIDTH, ROAD_BORDER = 26, 38
HOUSE_SIZE, TREE_SIZE, SHIELD_SIZE, ANIMAL_SIZE, GATE_SIZE = 1.75, 1.6, 1.55, 1.8, 1.3
HOUSE_DISTANCE, TREE_DISTANCE = 36, 46
MAX_TREES = 6

# Colours of parcels by crop.
PLAIN_CROPS: Mapping[str, str] = {
    "wheat": "#c9b552",
    "vine": "#9a9650",
    "lavender": "#9d93a2",
    "meadow": "#a3b956",
    "clover": "#86a552",
    "plough": "#a59156",
    "snow": "#f4f8fb",
    "furrow": "#d3deea",
    "ice": "#c2dcec",
}
SYMBOLS = frozenset(
    (
        *("hall", "hall0", "hall1", "hall2", "gable", "gable0", "gable1", "gable2"),
        *("oak", "poplar", "olive", "fir", "bare", "snowbush", "shield", "monastery"),
        *("gate-front", "gate-back", "gate-west", "gate-east"),
    )
)


class SmallTilePainter(TilePainter):
    """Draws one rotated tile with things that are visible at 40 pixels."""

    def picture(self, animal: str | None) -> str:
        palette = self.palette
        return group(
            element("rect", x=-2, y=-2, width=TILE + 4, height=TILE + 4, fill=palette.field),
            self._plain_parcels(),
            self._plain_roads(),
            *(self._plain_city(city, town) for city, town in self.towns),
            self._plain_garden(),
            *(drawing for _, drawing in sorted(self._large_props(animal))),
            *(
                use(f"{self.letter}-shield", *round_point(point), shield_size(point, SHIELD_SIZE))
                for points in self.places.pennants.values()
                for point in points
            ),
            clip_path=f"url(#{self.letter}-clip)",
        )

    def _plain_parcels(self) -> str:
        parcels = [
            path(rounded_polygon(outline), fill=PLAIN_CROPS[crop[:-1]])
            for outline, crop in self.growth.parcels
            if len(outline) > 2
        ]
        return group(*parcels, fill_opacity=0.7) if parcels else ""

    def _plain_roads(self) -> str:
        data = "".join(plain_line(road) for road in self.layout.roads)
        if not data:
            return ""
        return group(
            path(data, stroke=self.palette.road_border, stroke_width=ROAD_BORDER),
            path(data, stroke=self.palette.road, stroke_width=ROAD_WIDTH),
            fill="none",
            stroke_linecap="round",
        )

    def _plain_city(self, city: City, town: Town) -> str:
        """Draw the ground, and walls in two strokes."""
        feet, tops = Pen(0), Pen(0)
        for wall in city.walls:
            wall.write(feet, 2)
            wall.write(tops, 4)
        squares = [
            element(
                "ellipse",
                cx=round(x),
                cy=round(y),
                rx=round(width),
                ry=round(height),
                fill=self.palette.ground_light,
            )
            for (x, y), width, height in town.squares[: city.pennants]
        ]
        paved = group(*squares, fill=self.palette.ground_light) if squares else ""
        walls = group(
            path(feet, stroke=self.palette.outline, stroke_width=19),
            path(tops, stroke=self.palette.merlon, stroke_width=10),
            fill="none",
        )
        return city_ground(city, self.palette) + paved + (walls if city.walls else "")

    def _plain_garden(self) -> str:
        monastery = self.layout.monastery
        if not monastery:
            return ""
        x, y = round_point(monastery.centre)
        ring = {"stroke": self.palette.hedge, "stroke_width": 6}
        return element("circle", cx=x, cy=y, r=monastery.radius, fill=self.palette.garden, **ring)

    def _large_props(self, animal: str | None) -> list[Prop]:
        """Return some of the houses and trees, enlarged."""
        props = [
            self._prop(f"{'hall' if number % 3 else 'gable'}{number % 3}", foot, HOUSE_SIZE)
            for number, foot in enumerate(self._house_places())
        ]
        trees = thin_out([foot for kind, foot in self.growth.plants if kind != "bush"], TREE_DISTANCE)[:MAX_TREES]
        kinds = {foot: kind for kind, foot in self.growth.plants}
        props += [self._prop(kinds[foot], foot, TREE_SIZE) for foot in trees if foot[1] > 54 and 20 < foot[0] < 210]
        props += [self._prop(f"gate-{gate_view(gate)}", gate.place, GATE_SIZE) for gate in self.layout.gates]
        for village in self.layout.villages:
            x, y = village.centre
            props.append(self._prop("gable0", (x - 17, y + 2), HOUSE_SIZE))
            props.append(self._prop("hall2", (x + 17, y + 14), HOUSE_SIZE))
        if self.layout.monastery:
            (x, y), radius = self.layout.monastery.centre, self.layout.monastery.radius
            props.append(self._prop("monastery", (x, y + radius * 0.6), radius / 50))
        if animal and self.places.animal:
            x, y = self.places.animal[1]
            size = min(ANIMAL_SIZE, (x - 1) / 30, (TILE - 1 - x) / 30, (y + 15) / 48)
            props.append((y + 16, use(animal, round(x), round(y + 16), round(size, 2))))
        return props

    def _house_places(self) -> list[Point]:
        """Return positions of houses, apart from each other, from pennants and from the border."""
        shields = [point for points in self.places.pennants.values() for point in points]
        feet = [
            (building.foot[0], building.foot[1] + 3)
            for _, town in self.towns
            for building in town.buildings
            if building.kind[-1].isdigit() or building.kind in CLUSTERS
        ]
        inner = [(x, y) for x, y in feet if 26 < x < TILE - 26 and 37 < y < TILE - 6]
        clear = [foot for foot in inner if all(math.dist(foot, (x, y + 14)) > 50 for x, y in shields)]
        return thin_out(clear, HOUSE_DISTANCE)


def thin_out(points: list[Point], distance: float) -> list[Point]:
    """Return the points that are far enough from all points kept before."""
    kept: list[Point] = []
    for point in points:
        if all(math.dist(point, other) >= distance for other in kept):
            kept.append(point)
    return kept


def plain_line(road: Road) -> str:
    """Return the lines of a road, extended beyond the border."""
    drawn = ""
    for line in road.lines:
        first = translate(SIDE_MIDDLES[road.sides[0]], INWARDS[road.sides[0]], -20)
        points = [first, *resample(line, 24)]
        if road.is_through:
            points.append(translate(SIDE_MIDDLES[road.sides[1]], INWARDS[road.sides[1]], -20))
        else:
            points[0] = translate(line[0], INWARDS[side_at(line[0])], -20)
        drawn += smooth_open(points, 0)
    return drawn


def side_at(point: Point) -> int:
    """Return the side whose middle is nearest to a point."""
    return min(range(4), key=lambda side: math.dist(SIDE_MIDDLES[side], point))
