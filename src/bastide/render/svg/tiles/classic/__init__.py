"""Summer and winter: fields, roads, cities and monasteries, drawn from the tile data."""

from bastide.render.svg.tiles.classic.look import SUMMER, WINTER, ClassicLook

__all__ = ["SUMMER", "WINTER", "ClassicLook"]
