"""The plan of a tile in characters: the segment of each character, computed from the segments alone."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from bastide.render.text.block_growth import grow_blocks
from bastide.render.text.blocks import block_regions, separate_blocks
from bastide.render.text.lakes import Lakes, lay_lakes
from bastide.render.text.lands import TextOwners, corner_gaps, land_owners, lands_of
from bastide.render.text.paths import PathCourse, clear_blocks, lay_paths
from bastide.render.text.regions import Region, regions
from bastide.render.text.signs import WALLED
from bastide.render.text.sizes import Size, TextPoint, direction_to, step
from bastide.tiles import Segment, Shape, Tile


@dataclass(frozen=True, slots=True)
class CharacterPlan:
    """The segment of each point; `links` are the directions in which paths continue from their points.

    `hamlets` are the points where roads end or cross in the open, `springs` those where rivers begin. Some points of a
    small drawing have no segment.
    """

    size: Size
    segments: tuple[Segment, ...]
    owners: Mapping[TextPoint, int]
    links: Mapping[TextPoint, frozenset[int]]
    hamlets: frozenset[TextPoint]
    springs: frozenset[TextPoint]
    landmark: str  # of the tile as a whole

    def shape_at(self, point: TextPoint) -> Shape:
        """Return the shape at a point, which is land by default."""
        owner = self.owners.get(point)
        return Shape.LAND if owner is None else self.segments[owner].kind.shape

    def points_of(self, segment: int) -> list[TextPoint]:
        return [point for point, owner in self.owners.items() if owner == segment]

    def lake_of(self, segment: int) -> int | None:
        """Return the lake that a segment is, or in which it ends."""
        return segment if self.segments[segment].kind.shape == Shape.SYSTEM else self.segments[segment].lake


@cache
def plan_of(tile: Tile, rotation: int, size: Size) -> CharacterPlan:
    """Return the plan of a tile after quarter turns."""
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    lakes = lay_lakes(segments, size)
    paths = lay_paths(segments, lakes, size)
    ends = {path.points[-1] for index, path in paths.items() if ends_in_the_open(segments[index], path)}
    built = built_points(segments, paths, lakes, ends, size)
    hamlets = frozenset(ends - built.keys())
    free = set(size.points) - built.keys() - hamlets
    owners = built | open_ground(segments, built, free, size)
    springs = frozenset(path.points[-1] for index, path in paths.items() if segments[index].is_spring)
    return CharacterPlan(size, segments, owners, path_links(segments, paths), hamlets, springs, tile.landmark)


def built_points(
    segments: tuple[Segment, ...], paths: dict[int, PathCourse], lakes: Lakes, ends: set[TextPoint], size: Size
) -> TextOwners:
    """Return the owners of all points but land; a monastery covers the end of its road."""
    blocks = clear_blocks(block_regions(segments, size), list(paths.values()), lakes, size)
    if not any(segments[index].kind.name in WALLED for index in blocks):
        blocks = separate_blocks(blocks, size)
    owners: TextOwners = {}
    for index, region in blocks.items():
        owners |= dict.fromkeys(region, index)
    for index, path in paths.items():
        owners |= dict.fromkeys((point for point in path.points if point not in ends), index)
    for index, points in lakes.items():
        owners |= dict.fromkeys(points, index)
    sites = [index for index, segment in enumerate(segments) if segment.kind.shape == Shape.SITE]
    return owners | {point: index for index in sites for point in site_points(size)}


def open_ground(segments: tuple[Segment, ...], built: TextOwners, free: set[TextPoint], size: Size) -> TextOwners:
    """Return the owners of the remaining points; in a small drawing a land may need a gap between blocks."""
    owners: TextOwners = {}
    for gap in (corner_gaps(segments, free, size), set[TextPoint]()):
        grown = grow_blocks(segments, built, free - gap, size)
        owners = grown | land_owners(segments, free - gap - grown.keys(), size)
        if lands_of(segments).keys() <= set(owners.values()):
            break
    return owners | enclosed_points(segments, built | owners, free, size)


def enclosed_points(segments: tuple[Segment, ...], owners: TextOwners, free: set[TextPoint], size: Size) -> TextOwners:
    """Return the points that no land reaches beside a single block, which gets them."""
    shut = [part for part in regions(free - owners.keys()) if part.isdisjoint(size.corners)]
    return {
        point: block for region in shut for block in only_block_beside(segments, owners, region) for point in region
    }


def only_block_beside(segments: tuple[Segment, ...], owners: TextOwners, region: Region) -> list[int]:
    """Return the block that touches a region, if there is only one."""
    beside = {owners[step(point, side)] for point in region for side in range(4) if step(point, side) in owners}
    blocks = [index for index in beside if segments[index].kind.shape == Shape.BLOCK]
    return blocks if len(blocks) == 1 else []


def ends_in_the_open(segment: Segment, path: PathCourse) -> bool:
    """Return True if a road ends in the open; a river has a spring there."""
    return len(segment.sides) == 1 and path.into is None and not segment.kind.is_water


def site_points(size: Size) -> list[TextPoint]:
    """Return the points of a monastery."""
    column, row = size.centre
    rows = range(row - 1, row + 1) if size.is_large else range(row, row + 1)
    return [(column + right, down) for down in rows for right in (-1, 0, 1)]


def path_links(segments: tuple[Segment, ...], paths: dict[int, PathCourse]) -> dict[TextPoint, frozenset[int]]:
    """Return the directions in which each point of a path continues: along it, off the tile, or into its end."""
    links: dict[TextPoint, set[int]] = {}
    for index, path in paths.items():
        for point, neighbour in zip(path.points, path.points[1:], strict=False):
            links.setdefault(point, set()).add(direction_to(point, neighbour))
            links.setdefault(neighbour, set()).add(direction_to(neighbour, point))
        sides = segments[index].sides
        links.setdefault(path.points[0], set()).add(sides[0])
        if len(sides) == 2:
            links.setdefault(path.points[-1], set()).add(sides[1])
        if path.into is not None:
            links.setdefault(path.points[-1], set()).add(path.into)
    return {point: frozenset(ways) for point, ways in links.items()}
