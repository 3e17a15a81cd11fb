"""Small positions for the tests of the twin: tiles laid by hand round the start tile.

The classic start tile D lies at 0,0: a city to the north, a road from east to west, a strip of field between the two
and a field to the south. The start tile of the hunters has a forest with gold to the east and south, a river from the
west into a lake with a fish, and a meadow with a mammoth to the north.
"""

from bastide.tiles import edition

from .events import Event
from .game import Move, ReferenceGame
from .scoring import Reason
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


def build_hut(game: ReferenceGame, x: int, y: int, segment: int, *, player: int = 0) -> None:
    """Put a hut of the player on a tile that lies there, outside anybody's turn."""
    game.table = game.table.with_hut(Spot((x, y), segment), player)
    game.huts[player] -= 1


def turn(
    game: ReferenceGame,
    name: str,
    x: int,
    y: int,
    rotation: int = 0,
    *,
    segment: int | None = None,
    is_hut: bool = False,
) -> list[Event]:
    """The player draws the tile and plays it."""
    return game.give(name) + game.play(x, y, rotation, segment, is_hut)


def places_for_followers(game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0) -> set[int]:
    """The segments on which the player may place a follower when drawing the tile and laying it there."""
    return places(game, Move(x, y, rotation), name, is_hut=False)


def places_for_huts(game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0) -> set[int]:
    """The segments on which the player may place a hut when drawing the tile and laying it there."""
    return places(game, Move(x, y, rotation), name, is_hut=True)


def places(game: ReferenceGame, laid: Move, name: str, *, is_hut: bool) -> set[int]:
    drawn = game.copy()
    drawn.give(name)
    turns = drawn.legal_turns()
    assert laid in turns, f"{name} cannot be laid on {laid.x},{laid.y} turned {laid.rotation}"
    return {
        turn.segment for turn in turns if turn[:3] == laid[:3] and turn.is_hut == is_hut and turn.segment is not None
    }


def final_points(game: ReferenceGame) -> list[int]:
    """What each player would get in the final scoring."""
    points = [0] * game.players
    for line in game.final_lines():
        for player in line.receivers:
            points[player] += line.points
    return points


def tiles(count: int, points: int) -> tuple[Reason]:
    """The reasons of a feature that is paid for so many tiles, and for nothing else."""
    return (Reason("tiles", count, points),)
