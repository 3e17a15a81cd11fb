"""A game as seen from another side of the table: everything a few quarter turns on."""

from dataclasses import replace

from bastide import Edition, Move, Tile


def turned_tile(tile: Tile, rotation: int) -> Tile:
    """The tile as if it had been drawn so many quarter turns on."""
    north, east, south, west = tile.sides[-rotation:] + tile.sides[:-rotation]
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    return replace(tile, sides=(north, east, south, west), segments=segments)


def turned_edition(whole: Edition, rotation: int) -> Edition:
    """The edition with a start tile that lies so many quarter turns on, as if one sat at another side of the table."""
    start = turned_tile(whole.start, rotation)
    tiles = tuple(start if tile == whole.start else tile for tile in whole.tiles)
    return replace(whole, tiles=tiles, start=start)


def turned_move(move: Move, into: Edition, rotation: int) -> Move:
    """The move seen from another side of the table."""
    tile = next(each for each in into.tiles if each.name == move.tile.name)
    x, y = move.cell
    for _ in range(rotation):
        x, y = -y, x
    # The start tile's design is turned itself, so its tiles keep the rotation that they are laid in.
    turns = move.rotation if tile == into.start else (move.rotation + rotation) % 4
    return Move(tile, x, y, turns, move.place).canonical()
