"""Checks that the tiles of an edition go together."""

from collections.abc import Collection

from bastide.tiles.model import Kind, Shape, Tile
from bastide.tiles.toml_tables import Table


def check_composition(table: Table, tiles: Collection[Tile]) -> None:
    """Raises a DataError when tiles that are sound each by itself cannot be played together."""
    # The features of one shape are of one kind: where there are forests, there are no cities.
    seen: dict[Shape, tuple[Kind, Tile]] = {}
    for tile in tiles:
        for segment in tile.segments:
            kind, first = seen.setdefault(segment.kind.shape, (segment.kind, tile))
            if kind != segment.kind:
                raise table.refusal(
                    "edition/two-kinds", kind=kind.name, tile=first.name, other=segment.kind.name, other_tile=tile.name
                )
