"""The turns of a record in JSON as values, and what was drawn for them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bastide.errors import SetupError
from bastide.rules.game import Game
from bastide.rules.json_objects import JsonObject, is_name
from bastide.rules.keyed_lines import Setup
from bastide.rules.move import Move
from bastide.rules.options import MAX_PLAYERS, MIN_PLAYERS, Phase
from bastide.tiles import Edition, Tile, edition, place_of

FARTHEST = 999  # as in the notation of moves, and beyond any edition
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
SEGMENT, HUT_SEGMENT = "segment", "hut_segment"

TileId = str | int
Hands = Sequence[Tile | None]


@dataclass(frozen=True, slots=True)
class Turn:
    """A move, or a tile that was discarded; turns are numbered from 1."""

    number: int
    tile: Tile
    player: int = 0
    move: Move | None = None


def tile_id(tile: Tile) -> TileId:
    """How JSON calls a tile: by its name, or by its number where that is its name."""
    return int(tile.name) if NUMBER.fullmatch(tile.name) else tile.name


# Reading


def read_setup(found: JsonObject, own: Edition | None) -> Setup:
    players = found.number("players")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise found.refusal("json/players", players=str(players), least=MIN_PLAYERS, most=MAX_PLAYERS)
    return Setup(read_edition(found, own), players, found.flag("farmers"), found.flag("draw_ahead"))


def read_edition(found: JsonObject, own: Edition | None) -> Edition:
    """The edition that is named: a person's own one, if it is called so, or one that Bastide comes with."""
    name = found.text("edition")
    try:
        return own if own and own.name == name else edition(name)
    except SetupError as error:
        raise found.refusal("json/unknown-edition", **error.details) from None


def read_turn(found: JsonObject, setup: Setup) -> Turn:
    if "discard" in found:
        return Turn(found.turn, read_tile(found, found.name("discard"), setup))
    tile = read_tile(found, found.name("tile"), setup)
    if "bonus" in found and found.flag("bonus") != tile.is_bonus:
        raise found.refusal("json/bonus", tile=tile, bonus=found.flag("bonus"))
    rotation = found.number("rotation")
    if rotation not in range(4):
        raise found.refusal("json/bad-rotation", rotation=str(rotation))
    move = Move(tile, read_coordinate(found, "x"), read_coordinate(found, "y"), rotation, read_place(found, tile))
    return Turn(found.turn, tile, read_seat(found, "player", setup), move)


def read_coordinate(found: JsonObject, key: str) -> int:
    coordinate = found.number(key)
    if abs(coordinate) > FARTHEST:
        raise found.refusal("json/too-far", key=key, coordinate=str(coordinate), most=FARTHEST)
    return coordinate


def read_tile(found: JsonObject, name: str, setup: Setup) -> Tile:
    if name not in setup.tiles:
        raise found.refusal("json/unknown-tile", tile=name, edition=setup.edition.name, known=tuple(setup.tiles))
    return setup.tiles[name]


def read_place(found: JsonObject, tile: Tile) -> int:
    """The place of a follower or a hut, or 0."""
    follower = found.object_or_null("follower")
    if follower is None:
        return 0
    is_hut = HUT_SEGMENT in follower
    if is_hut and SEGMENT in follower:
        raise found.refusal("json/two-pieces")
    segment, last = follower.number(HUT_SEGMENT if is_hut else SEGMENT), len(tile.segments) - 1
    if not 0 <= segment <= last:
        raise found.refusal("json/no-such-segment", tile=tile, segment=str(segment), last=last)
    place = place_of(segment, is_hut=is_hut)
    if place not in tile.places:
        kind = tile.segments[segment].kind.name
        reason = "json/no-place-for-hut" if is_hut else "json/no-place-for-follower"
        raise found.refusal(reason, tile=tile, segment=segment, kind=kind)
    return place


def read_seat(found: JsonObject, key: str, setup: Setup) -> int:
    seat = found.number(key)
    if not 0 <= seat < setup.players:
        raise found.refusal("json/no-such-seat", key=key, seat=str(seat), last=setup.players - 1)
    return seat


def read_first(found: JsonObject, turns: Sequence[Turn], setup: Setup) -> int:
    """The seat that begins; where it is not told, that of the first move."""
    if "first" in found:
        return read_seat(found, "first", setup)
    return next((turn.player for turn in turns if turn.move), 0)


def read_hands(found: JsonObject, setup: Setup) -> Hands | None:
    """The tile that each seat holds in the end, if the record tells it."""
    if "hands" not in found:
        return None
    names = found.items("hands")
    if len(names) != setup.players or not all(name is None or is_name(name) for name in names):
        raise found.refusal("json/bad-hands", players=setup.players)
    return [None if name is None else read_tile(found, str(name), setup) for name in names]


# What was drawn


def turn_awaited(game: Game, rest: Sequence[Turn]) -> Turn | None:
    """The turn, of those to come, that the next tile is drawn for."""
    if game.phase is Phase.DRAW_AHEAD:
        return turn_ahead(game, rest)
    return rest[0] if rest else None


def turn_ahead(game: Game, rest: Sequence[Turn]) -> Turn | None:
    """The turn that a tile is drawn ahead for: the player's next, after those of all others.

    Whoever holds no tile draws one, and another after a discard or a move. When the bag is empty, they are passed over.
    Bonus tiles come from a bag of their own, and belong to the turn before them.
    """
    turns = iter([turn for turn in rest if not turn.tile.is_bonus])
    left = game.tiles_left - 1
    for number in range(1, game.players):
        holds = game.hands[(game.player + number) % game.players] is not None
        if not holds and left:
            holds, left = True, left - 1
        while holds:
            turn = next(turns, None)
            holds = turn is not None and turn.move is None and left > 0
            left = max(left - 1, 0)
    return next(turns, None)


def spare_tiles(game: Game, turns: Sequence[Turn]) -> Iterator[Tile]:
    """The land tiles that are in the bag and that no turn needs."""
    land = Counter({tile: count for tile, count in game.bag.items() if not tile.is_bonus})
    return (land - Counter(turn.tile for turn in turns)).elements()
