"""Tile sets and editions: readable data files, checked and loaded as frozen values."""

from bastide.tiles.catalogue import find_tiles, tile
from bastide.tiles.directions import MIDDLE, direction_of
from bastide.tiles.editions import edition, edition_names, load_edition
from bastide.tiles.model import HUT, Edition, Segment, Tile, is_hut_place, place_of, segment_of
from bastide.tiles.scoring import LandScoring, Pay, Scoring
from bastide.tiles.terrain import (
    ANIMALS,
    AUROCHS,
    DEER,
    DOLMEN,
    FIRE,
    HALF_NAMES,
    KINDS,
    LANDMARKS,
    MAMMOTH,
    RIVER_SYSTEM,
    SIDE_NAMES,
    TIGER,
    Kind,
    Shape,
)
from bastide.tiles.tile_sets import WINTER_ANIMALS, load_tile_set

__all__ = [
    "ANIMALS",
    "AUROCHS",
    "DEER",
    "DOLMEN",
    "FIRE",
    "HALF_NAMES",
    "HUT",
    "KINDS",
    "LANDMARKS",
    "MAMMOTH",
    "MIDDLE",
    "RIVER_SYSTEM",
    "SIDE_NAMES",
    "TIGER",
    "WINTER_ANIMALS",
    "Edition",
    "Kind",
    "LandScoring",
    "Pay",
    "Scoring",
    "Segment",
    "Shape",
    "Tile",
    "direction_of",
    "edition",
    "edition_names",
    "find_tiles",
    "is_hut_place",
    "load_edition",
    "load_tile_set",
    "place_of",
    "segment_of",
    "tile",
]
