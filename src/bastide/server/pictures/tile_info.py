"""Tile data for the page: positions of pieces and outlines of segments, in all four rotations."""

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.messages.tile_descriptions import describe_tile
from bastide.rules.text.notation import place_text, port_names
from bastide.server.pictures.images import find_tile
from bastide.server.protocol.editions import AreaInfo, PlaceInfo, RotatedTile, TileInfo
from bastide.tiles import Tile, direction_of, edition, segment_of

if TYPE_CHECKING:
    from bastide.render.svg.tiles.tile_drawing import TileDrawing

CACHE_SIZE = 512


@lru_cache(maxsize=CACHE_SIZE)
def tile_info(edition_name: str, tile_name: str) -> TileInfo:
    """Return the data of a tile of an edition. Raises BastideError if the edition or the tile is unknown."""
    from bastide.render.svg.tiles.drawing_cache import drawings_of  # late import: see images.py

    rules = edition(edition_name)
    tile, drawings = find_tile(rules, tile_name), drawings_of(rules)
    turns = [tile_turn(tile, rotation, drawings.drawing(tile, rotation)) for rotation in range(4)]
    return TileInfo(tile=tile.name, is_bonus=tile.is_bonus, turns=turns)


def tile_turn(tile: Tile, rotation: int, drawing: "TileDrawing") -> RotatedTile:
    return RotatedTile(
        description=describe_tile(tile, rotation),
        places=[place_info(tile, rotation, place, drawing) for place in tile.places if place in drawing.spots],
        areas={segment: AreaInfo(whole=area.whole, edge=area.edge) for segment, area in drawing.areas.items()},
    )


def place_info(tile: Tile, rotation: int, place: int, drawing: "TileDrawing") -> PlaceInfo:
    from bastide.render.svg.pieces import role_at

    segment = segment_of(place)
    ports = tile.ports(segment).turned(rotation)
    return PlaceInfo(
        place=place,
        notation=place_text(tile, rotation, place),
        segment=segment,
        kind=tile.segments[segment].kind.name,
        role=role_at(tile, place),
        sides=port_names(ports),
        direction=direction_of(ports),
        spot=drawing.spots[place],
    )
