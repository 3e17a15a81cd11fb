"""Limits of the kernel, whose arrays are sized for the shipped editions."""

from collections import Counter
from functools import cache

from bastide.errors import SetupError
from bastide.kernel.layout import (
    MAX_BIG_GAME,
    MAX_CELLS,
    MAX_COMPLETED,
    MAX_CONTACTS,
    MAX_DEER,
    MAX_DESIGNS,
    MAX_FIRES,
    MAX_FOLLOWERS,
    MAX_GOLD,
    MAX_REPEATS,
    MAX_SEGMENTS,
    MAX_SITES,
    MAX_TIGERS,
    MAX_TILE_HUTS,
    MAX_TILE_PLACES,
    MAX_TILE_SEGMENTS,
    MAX_TILES,
    MAX_VALUE,
    grid_cells,
)
from bastide.tiles import AUROCHS, DEER, DOLMEN, FIRE, MAMMOTH, TIGER, Edition, LandScoring, Segment, Shape, Tile

MIN_TILES = 2  # the start tile, and one to draw
MAX_DOLMENS = 1  # the rules do not cover two on one meadow
MAX_POINTS = 20  # for a single item, so that no score overflows its 16 bits

Needs = dict[str, tuple[int, int]]  # by name: the required capacity, and the available one


@cache
def check_capacity(edition: Edition) -> None:
    """Raise SetupError for an edition that is too small to play or too large for the kernel's arrays."""
    tiles = [tile for tile in edition.tiles for _ in range(tile.count)]
    drawable = sum(not tile.is_bonus for tile in tiles)
    if drawable < MIN_TILES:
        raise SetupError("setup/edition-too-small", edition=edition.name, tiles=drawable, least=MIN_TILES)
    segments = [segment for tile in tiles for segment in tile.segments]
    for what, (needed, most) in {**tile_needs(edition, tiles), **value_needs(edition, segments)}.items():
        if needed > most:
            raise SetupError("setup/edition-too-large", edition=edition.name, what=what, needed=needed, most=most)


def tile_needs(edition: Edition, tiles: list[Tile]) -> Needs:
    """Return the capacity that laying the tiles requires."""
    return {
        "tiles": (len(tiles), MAX_TILES),
        "cells": (grid_cells(len(tiles)), MAX_CELLS),
        "designs": (len(edition.tiles), MAX_DESIGNS),
        "segments": (1 + sum(len(tile.nodes) for tile in tiles), MAX_SEGMENTS),
        "segments-on-a-tile": (max(len(tile.nodes) for tile in tiles), MAX_TILE_SEGMENTS),
        "places": (max(len(tile.places) - len(tile.system_of) for tile in tiles), MAX_TILE_PLACES),
        "hut-places": (max(len(tile.system_of) for tile in tiles), MAX_TILE_HUTS),
        "monasteries": (sum(map(count_sites, tiles)), MAX_SITES),
        "monasteries-on-a-tile": (max(map(count_sites, tiles)), 1),
        "contacts": (max(sum(len(each.cities) for each in tile.segments) for tile in tiles), MAX_CONTACTS),
        "twofold-tiles": (max(count_twofold(tiles, shape) for shape in (Shape.PATH, Shape.BLOCK)), MAX_REPEATS),
        # A completed city has at least two sides, which face each other.
        "city-sides": (count_city_sides(edition, tiles), 2 * MAX_COMPLETED),
    }


def count_sites(tile: Tile) -> int:
    return sum(segment.kind.shape == Shape.SITE for segment in tile.segments)


def count_twofold(tiles: list[Tile], shape: Shape) -> int:
    return sum(tile.is_twofold(shape) for tile in tiles)


def count_city_sides(edition: Edition, tiles: list[Tile]) -> int:
    """Count the sides of the cities that fields are paid for."""
    if edition.scoring.land_scoring is LandScoring.ANIMALS:
        return 0
    return sum(kind.shape == Shape.BLOCK for tile in tiles for kind in tile.sides)


def value_needs(edition: Edition, segments: list[Segment]) -> Needs:
    """Return the capacity that counting the content of features requires."""
    animals = Counter(animal for segment in segments for animal in segment.animals)
    scoring = edition.scoring
    pays = (pay for shape in (scoring.path, scoring.block, scoring.site, scoring.system) for pay in shape)
    return {
        "pennants": (sum(segment.pennants for segment in segments), MAX_VALUE),
        "mushrooms": (sum(segment.mushrooms for segment in segments), MAX_VALUE),
        "fish": (sum(segment.fish for segment in segments), MAX_VALUE),
        "gold": (sum(segment.gold for segment in segments), MAX_GOLD),
        "deer": (animals[DEER], MAX_DEER),
        "tigers": (animals[TIGER], MAX_TIGERS),
        "mammoths-and-aurochs": (animals[MAMMOTH] + animals[AUROCHS], MAX_BIG_GAME),
        "fires": (sum(segment.landmark == FIRE for segment in segments), MAX_FIRES),
        "dolmens": (sum(segment.landmark == DOLMEN for segment in segments), MAX_DOLMENS),
        "followers": (edition.followers, MAX_FOLLOWERS),
        "huts": (edition.huts, MAX_FOLLOWERS),
        "points": (max(scoring.land, scoring.small_block, *pays), MAX_POINTS),
    }
