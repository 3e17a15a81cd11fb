"""Tile sets and editions: readable data files, and the frozen values that they become once checked."""

from bastide.tiles.catalogue import named, tile
from bastide.tiles.editions import edition, edition_names, load_edition
from bastide.tiles.model import (
    ANIMALS,
    HALF_NAMES,
    KINDS,
    LANDMARKS,
    RIVER_SYSTEM,
    SIDE_NAMES,
    Edition,
    Kind,
    LandScoring,
    Pay,
    Scoring,
    Segment,
    Shape,
    Tile,
    Turn,
)
from bastide.tiles.tile_sets import load_tile_set

__all__ = [
    "ANIMALS",
    "HALF_NAMES",
    "KINDS",
    "LANDMARKS",
    "RIVER_SYSTEM",
    "SIDE_NAMES",
    "Edition",
    "Kind",
    "LandScoring",
    "Pay",
    "Scoring",
    "Segment",
    "Shape",
    "Tile",
    "Turn",
    "edition",
    "edition_names",
    "load_edition",
    "load_tile_set",
    "named",
    "tile",
]
