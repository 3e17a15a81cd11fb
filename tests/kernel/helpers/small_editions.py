"""Modified editions for tests: with a few tiles, so that games can be built by hand, or with a single bag."""

from dataclasses import replace

from bastide import Edition, edition


def small_edition(rules: str = "modern", /, **counts: int) -> Edition:
    """Return an edition with the start tile and the given number of tiles of each design."""
    whole = edition(rules)
    start = whole.start.name
    counts[start] = counts.get(start, 0) + 1
    tiles = tuple(replace(tile, count=counts[tile.name]) for tile in whole.tiles if tile.name in counts)
    first = next(tile for tile in tiles if tile.name == start)
    return replace(whole, name="small", tiles=tiles, start=first)


def one_bag_edition(rules: str) -> Edition:
    """Return an edition whose bonus tiles are in the land bag, so that every tile can be drawn at any time."""
    whole = edition(rules)
    tiles = tuple(replace(tile, is_bonus=False) for tile in whole.tiles)
    start = next(tile for tile in tiles if tile.name == whole.start.name)
    return replace(whole, name=f"{rules} from one bag", tiles=tiles, start=start)
