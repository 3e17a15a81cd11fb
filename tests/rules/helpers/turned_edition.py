"""Editions and moves rotated by quarter turns, as if seen from another side of the table."""

from dataclasses import replace

from bastide import Edition, Move, Tile


def turned_tile(tile: Tile, rotation: int) -> Tile:
    """Return the design of a tile after clockwise quarter turns."""
    north, east, south, west = tile.sides[-rotation:] + tile.sides[:-rotation]
    segments = tuple(segment.turned(rotation) for segment in tile.segments)
    return replace(tile, sides=(north, east, south, west), segments=segments)


def turned_edition(whole: Edition, rotation: int) -> Edition:
    """Return the edition with its start tile rotated."""
    start = turned_tile(whole.start, rotation)
    tiles = tuple(start if tile == whole.start else tile for tile in whole.tiles)
    return replace(whole, tiles=tiles, start=start)


def turned_move(move: Move, into: Edition, rotation: int) -> Move:
    """Return the rotated move."""
    tile = next(each for each in into.tiles if each.name == move.tile.name)
    x, y = move.cell
    for _ in range(rotation):
        x, y = -y, x
    # The design of the start tile is itself rotated, so its tiles keep their rotation.
    turns = move.rotation if tile == into.start else (move.rotation + rotation) % 4
    return Move(tile, x, y, turns, move.place).canonical()
