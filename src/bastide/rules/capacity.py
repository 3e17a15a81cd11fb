"""How much the kernel has room for: its arrays are sized by the editions that Bastide comes with."""

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


@cache
def check_capacity(edition: Edition) -> None:
    """Refuse an edition that needs more room than the shipped ones, by which the kernel's arrays are sized."""
    segments = [segment for tile in edition.tiles for segment in tile.segments for _ in range(tile.count)]
    needs: dict[str, tuple[int, int]] = {
        "tiles": (edition.tile_count, MAX_TILES),
        "cells": (grid_cells(edition.tile_count), MAX_CELLS),
        "designs": (len(edition.tiles), MAX_DESIGNS),
        "segments": (1 + len(segments), MAX_SEGMENTS),
        "segments-on-a-tile": (max(len(tile.segments) for tile in edition.tiles), MAX_TILE_SEGMENTS),
        "monasteries": (sum(segment.kind.shape == Shape.SITE for segment in segments), MAX_SITES),
        "contacts": (max(sum(len(each.cities) for each in tile.segments) for tile in edition.tiles), MAX_CONTACTS),
        "twofold-tiles": (sum(tile.count for tile in edition.tiles if tile.is_twofold), MAX_REPEATS),
        # A city is completed by sides that face each other, two at least.
        "city-sides": (
            sum(len(segment.sides) for segment in segments if segment.kind.shape == Shape.BLOCK),
            2 * MAX_COMPLETED,
        ),
        "followers": (edition.followers, MAX_FOLLOWERS),
    }
    for what, (needed, most) in needs.items():
        if needed > most:
            raise SetupError("setup/edition-too-large", edition=edition.name, what=what, needed=needed, most=most)
