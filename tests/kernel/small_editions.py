"""Editions that are changed for a test: of a few tiles, for ends of games that can be built by hand, or of one bag."""

from dataclasses import replace

from bastide import Edition, edition


def small_edition(rules: str = "modern", /, **counts: int) -> Edition:
    """An edition of the start tile and so many tiles of each design besides."""
    whole = edition(rules)
    start = whole.start.name
    counts[start] = counts.get(start, 0) + 1
    tiles = tuple(replace(tile, count=counts[tile.name]) for tile in whole.tiles if tile.name in counts)
    first = next(tile for tile in tiles if tile.name == start)
    return replace(whole, name="small", tiles=tiles, start=first)


def one_bag_edition(rules: str) -> Edition:
    """An edition whose bonus tiles are drawn like all others, so that every tile can be laid wherever it is wanted."""
    whole = edition(rules)
    tiles = tuple(replace(tile, is_bonus=False) for tile in whole.tiles)
    start = next(tile for tile in tiles if tile.name == whole.start.name)
    return replace(whole, name=f"{rules} from one bag", tiles=tiles, start=start)
