"""Designs as the page needs them: where pieces go and where segments are drawn, in each of the four turns."""

from functools import lru_cache
from typing import TYPE_CHECKING

from bastide.messages.describing import description
from bastide.rules.notation import place_text, port_names
from bastide.server.pictures.album import tile_of
from bastide.server.protocol.tiles import AreaInfo, Lying, PlaceInfo, TileInfo
from bastide.server.wire import to_wire
from bastide.tiles import Tile, edition, segment_of, wind_of

if TYPE_CHECKING:
    from bastide.render.svg.drawing import Drawing

REMEMBERED = 512


@lru_cache(maxsize=REMEMBERED)
def tile_info(edition_name: str, tile_name: str) -> TileInfo:
    """What is to be known of a tile of an edition. Raises BastideError if there is none such."""
    from bastide.render.svg.gallery import gallery_of  # what paints is loaded late: see album.py

    rules = edition(edition_name)
    tile, gallery = tile_of(rules, tile_name), gallery_of(rules)
    turns = [lying(tile, rotation, gallery.drawing(tile, rotation)) for rotation in range(4)]
    return TileInfo(tile=tile.name, is_bonus=tile.is_bonus, turns=turns)


def lying(tile: Tile, rotation: int, drawing: "Drawing") -> Lying:
    return Lying(
        description=to_wire(description(tile, rotation)),
        places=[place_info(tile, rotation, place, drawing) for place in tile.places if place in drawing.spots],
        areas={segment: AreaInfo(whole=area.whole, edge=area.edge) for segment, area in drawing.areas.items()},
    )


def place_info(tile: Tile, rotation: int, place: int, drawing: "Drawing") -> PlaceInfo:
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
        direction=wind_of(ports),
        spot=drawing.spots[place],
    )
