"""How much the kernel has room for: its arrays are sized by the editions that Bastide comes with."""

from dataclasses import astuple
from functools import cache

from bastide.errors import SetupError
from bastide.kernel.layout import (
    MAX_CELLS,
    MAX_COMPLETED,
    MAX_CONTACTS,
    MAX_DESIGNS,
    MAX_FOLLOWERS,
    MAX_REPEATS,
    MAX_SEGMENTS,
    MAX_SITES,
    MAX_TILE_SEGMENTS,
    MAX_TILES,
    grid_cells,
)
from bastide.tiles import Edition, Shape

MIN_TILES = 2  # the start tile, and one to draw
MAX_PENNANTS = 255  # on all tiles together: they are counted in eight bits
MAX_POINTS = 20  # for one thing, so that no score can outgrow its 16 bits


@cache
def check_capacity(edition: Edition) -> None:
    """Refuse an edition that needs more room than the shipped ones, by which the kernel's arrays are sized."""
    tiles = [tile for tile in edition.tiles for _ in range(tile.count)]
    segments = [segment for tile in tiles for segment in tile.segments]
    needs: dict[str, tuple[int, int]] = {
        "tiles": (len(tiles), MAX_TILES),
        "cells": (grid_cells(len(tiles)), MAX_CELLS),
        "designs": (len(edition.tiles), MAX_DESIGNS),
        "segments": (1 + len(segments), MAX_SEGMENTS),
        "segments-on-a-tile": (max(len(tile.segments) for tile in tiles), MAX_TILE_SEGMENTS),
        "monasteries": (sum(segment.kind.shape == Shape.SITE for segment in segments), MAX_SITES),
        "contacts": (max(sum(len(each.cities) for each in tile.segments) for tile in tiles), MAX_CONTACTS),
        "twofold-tiles": (sum(tile.is_twofold for tile in tiles), MAX_REPEATS),
        # A city is completed by sides that face each other, two at least.
        "city-sides": (sum(kind.shape == Shape.BLOCK for tile in tiles for kind in tile.sides), 2 * MAX_COMPLETED),
        "pennants": (sum(segment.pennants for segment in segments), MAX_PENNANTS),
        "followers": (edition.followers, MAX_FOLLOWERS),
        "points": (max(value for value in astuple(edition.scoring) if isinstance(value, int)), MAX_POINTS),
    }
    if len(tiles) < MIN_TILES:
        raise SetupError("setup/edition-too-small", edition=edition.name, tiles=len(tiles), least=MIN_TILES)
    for what, (needed, most) in needs.items():
        if needed > most:
            raise SetupError("setup/edition-too-large", edition=edition.name, what=what, needed=needed, most=most)
