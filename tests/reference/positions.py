"""Small positions for the tests of the twin: tiles laid by hand round the start tile.

The start tile D lies at 0,0: a city to the north, a road from east to west, a strip of field between the two and a
field to the south.
"""

from bastide.tiles import edition

from .game import Event, ReferenceGame
from .table import Spot

FIELD_STRIP, SOUTH_FIELD = Spot((0, 0), 2), Spot((0, 0), 3)


def new_game(
    edition_name: str = "modern", players: int = 3, *, farmers: bool = True, draw_ahead: bool = False
) -> ReferenceGame:
    return ReferenceGame(edition(edition_name), players, farmers=farmers, draw_ahead=draw_ahead)


def put(
    game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0, *, player: int = 0, segment: int | None = None
) -> None:
    """Lay a tile outside anybody's turn; with a segment, put a follower of the player on it. Nothing is scored."""
    tile = game.tiles[name]
    assert game.table.fits(tile, (x, y), rotation), f"{name} does not fit on {x},{y} turned {rotation}"
    game.bag[name] -= 1
    game.table = game.table.with_tile((x, y), tile, rotation)
    if segment is not None:
        game.table = game.table.with_follower(Spot((x, y), segment), player)
        game.supplies[player] -= 1


def turn(
    game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0, *, segment: int | None = None
) -> list[Event]:
    """The player draws the tile and plays it."""
    return game.give(name) + game.play(x, y, rotation, segment)


def places_for_followers(game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0) -> set[int]:
    """The segments on which the player may place a follower when drawing the tile and laying it there."""
    game.give(name)
    turns = game.legal_turns()
    assert (x, y, rotation, None) in turns, f"{name} cannot be laid on {x},{y} turned {rotation}"
    return {segment for *where, segment in turns if where == [x, y, rotation] and segment is not None}


def final_points(game: ReferenceGame) -> list[int]:
    """What each player would get in the final scoring."""
    points = [0] * game.players
    for line in game.final_lines():
        for player in line.receivers:
            points[player] += line.points
    return points
