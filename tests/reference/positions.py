"""Small positions for tests of the twin, built around the start tile.

The classic start tile D at 0,0 has a city in the north, a road from east to west, a strip of field between the two, and
a field in the south. The start tile of hunters has a forest with gold in the east and south, a river from the west into
a lake with a fish, and a meadow with a mammoth in the north.
"""

from bastide.tiles import edition

from .events import TwinEvent
from .game import ReferenceGame, TwinTurn
from .scoring import TwinReason
from .table import TwinSpot

FIELD_STRIP, SOUTH_FIELD = TwinSpot((0, 0), 2), TwinSpot((0, 0), 3)


def new_game(
    edition_name: str = "modern", players: int = 3, *, farmers: bool = True, draw_ahead: bool = False
) -> ReferenceGame:
    return ReferenceGame(edition(edition_name), players, farmers=farmers, draw_ahead=draw_ahead)


def put(
    game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0, *, player: int = 0, segment: int | None = None
) -> None:
    """Lay a tile without a turn and without scoring, with a follower of the player on `segment` if given."""
    tile = game.tiles[name]
    assert game.table.fits(tile, (x, y), rotation), f"{name} does not fit on {x},{y} turned {rotation}"
    game.bag[name] -= 1
    game.table = game.table.with_tile((x, y), tile, rotation)
    if segment is not None:
        game.table = game.table.with_follower(TwinSpot((x, y), segment), player)
        game.supplies[player] -= 1


def build_hut(game: ReferenceGame, x: int, y: int, segment: int, *, player: int = 0) -> None:
    """Place a hut of the player on a laid tile, without a turn."""
    game.table = game.table.with_hut(TwinSpot((x, y), segment), player)
    game.huts[player] -= 1


def play_turn(
    game: ReferenceGame,
    name: str,
    x: int,
    y: int,
    rotation: int = 0,
    *,
    segment: int | None = None,
    is_hut: bool = False,
) -> list[TwinEvent]:
    """Draw a tile and play it."""
    return game.give(name) + game.play(x, y, rotation, segment, is_hut)


def places_for_followers(game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0) -> set[int]:
    """Return the segments for a follower when the tile is drawn and laid there."""
    return places(game, TwinTurn(x, y, rotation), name, is_hut=False)


def places_for_huts(game: ReferenceGame, name: str, x: int, y: int, rotation: int = 0) -> set[int]:
    """Return the segments for a hut when the tile is drawn and laid there."""
    return places(game, TwinTurn(x, y, rotation), name, is_hut=True)


def places(game: ReferenceGame, laid: TwinTurn, name: str, *, is_hut: bool) -> set[int]:
    drawn = game.copy()
    drawn.give(name)
    turns = drawn.legal_turns()
    assert laid in turns, f"{name} cannot be laid on {laid.x},{laid.y} turned {laid.rotation}"
    return {
        turn.segment for turn in turns if turn[:3] == laid[:3] and turn.is_hut == is_hut and turn.segment is not None
    }


def final_points(game: ReferenceGame) -> list[int]:
    """Return the points of each player in the final scoring."""
    points = [0] * game.players
    for line in game.final_lines():
        for player in line.receivers:
            points[player] += line.points
    return points


def tiles(count: int, points: int) -> tuple[TwinReason]:
    """Return the reasons of a feature that is paid for its tiles only."""
    return (TwinReason("tiles", count, points),)
