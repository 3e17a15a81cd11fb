"""Read the turns of a record in JSON, and infer the draws from them."""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bastide.errors import SetupError
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import MAX_PLAYERS, MIN_PLAYERS, Phase
from bastide.rules.text.json_reader import JsonObject, is_name
from bastide.rules.text.lines import SetupHeader
from bastide.tiles import Edition, Tile, edition, place_of

FARTHEST = 999  # the limit of move notation, farther than any edition reaches
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
SEGMENT, HUT_SEGMENT = "segment", "hut_segment"

TileId = str | int
Hands = Sequence[Tile | None]


@dataclass(frozen=True, slots=True)
class JsonTurn:
    """A move, or a discarded tile; turns are numbered from 1."""

    number: int
    tile: Tile
    player: int = 0
    move: Move | None = None


def tile_id(tile: Tile) -> TileId:
    """Return the id of a tile in JSON: its name, as a number if it is one."""
    return int(tile.name) if NUMBER.fullmatch(tile.name) else tile.name


# Reading


def read_setup(fields: JsonObject, own: Edition | None) -> SetupHeader:
    players = fields.number("players")
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        raise fields.error("json/players", players=str(players), least=MIN_PLAYERS, most=MAX_PLAYERS)
    return SetupHeader(read_edition(fields, own), players, fields.flag("farmers"), fields.flag("draw_ahead"))


def read_edition(fields: JsonObject, own: Edition | None) -> Edition:
    """Return the named edition: `own` if it has this name, or else a shipped one."""
    name = fields.text("edition")
    try:
        return own if own and own.name == name else edition(name)
    except SetupError as error:
        raise fields.error("json/unknown-edition", **error.details) from None


def read_turn(fields: JsonObject, setup: SetupHeader) -> JsonTurn:
    if "discard" in fields:
        return JsonTurn(fields.turn, read_tile(fields, fields.name("discard"), setup))
    tile = read_tile(fields, fields.name("tile"), setup)
    if "bonus" in fields and fields.flag("bonus") != tile.is_bonus:
        raise fields.error("json/bonus", tile=tile, bonus=fields.flag("bonus"))
    rotation = fields.number("rotation")
    if rotation not in range(4):
        raise fields.error("json/bad-rotation", rotation=str(rotation))
    move = Move(tile, read_coordinate(fields, "x"), read_coordinate(fields, "y"), rotation, read_place(fields, tile))
    return JsonTurn(fields.turn, tile, read_seat(fields, "player", setup), move)


def read_coordinate(fields: JsonObject, key: str) -> int:
    coordinate = fields.number(key)
    if abs(coordinate) > FARTHEST:
        raise fields.error("json/too-far", key=key, coordinate=str(coordinate), most=FARTHEST)
    return coordinate


def read_tile(fields: JsonObject, name: str, setup: SetupHeader) -> Tile:
    if name not in setup.tiles:
        raise fields.error("json/unknown-tile", tile=name, edition=setup.edition.name, known=tuple(setup.tiles))
    return setup.tiles[name]


def read_place(fields: JsonObject, tile: Tile) -> int:
    """Return the place of a follower or hut, or 0."""
    follower = fields.object_or_null("follower")
    if follower is None:
        return 0
    is_hut = HUT_SEGMENT in follower
    if is_hut and SEGMENT in follower:
        raise fields.error("json/two-pieces")
    segment, last = follower.number(HUT_SEGMENT if is_hut else SEGMENT), len(tile.segments) - 1
    if not 0 <= segment <= last:
        raise fields.error("json/no-such-segment", tile=tile, segment=str(segment), last=last)
    place = place_of(segment, is_hut=is_hut)
    if place not in tile.places:
        kind = tile.segments[segment].kind.name
        reason = "json/no-place-for-hut" if is_hut else "json/no-place-for-follower"
        raise fields.error(reason, tile=tile, segment=segment, kind=kind)
    return place


def read_seat(fields: JsonObject, key: str, setup: SetupHeader) -> int:
    seat = fields.number(key)
    if not 0 <= seat < setup.players:
        raise fields.error("json/no-such-seat", key=key, seat=str(seat), last=setup.players - 1)
    return seat


def read_first(fields: JsonObject, turns: Sequence[JsonTurn], setup: SetupHeader) -> int:
    """Return the seat that begins; by default that of the first move."""
    if "first" in fields:
        return read_seat(fields, "first", setup)
    return next((turn.player for turn in turns if turn.move), 0)


def read_hands(fields: JsonObject, setup: SetupHeader) -> Hands | None:
    """Return the tile in each hand at the end of the record, or None if the record does not contain them."""
    if "hands" not in fields:
        return None
    names = fields.items("hands")
    if len(names) != setup.players or not all(name is None or is_name(name) for name in names):
        raise fields.error("json/bad-hands", players=setup.players)
    return [None if name is None else read_tile(fields, str(name), setup) for name in names]


# Draws


def drawing_turn(game: Game, rest: Sequence[JsonTurn]) -> JsonTurn | None:
    """Return the turn in `rest` that the next tile is drawn for."""
    if game.phase is Phase.DRAW_AHEAD:
        return turn_ahead(game, rest)
    return rest[0] if rest else None


def turn_ahead(game: Game, rest: Sequence[JsonTurn]) -> JsonTurn | None:
    """Return the turn that a tile is drawn ahead for: the player's next, after those of all others.

    A player without a tile draws one, and another after a discard or a move. Players are passed over when the bag is
    empty. Bonus tiles come from a separate bag, and belong to the turn before them.
    """
    turns = iter([turn for turn in rest if not turn.tile.is_bonus])
    left = game.tiles_left - 1
    for number in range(1, game.players):
        has_tile = game.hands[(game.player + number) % game.players] is not None
        if not has_tile and left:
            has_tile, left = True, left - 1
        while has_tile:
            turn = next(turns, None)
            has_tile = turn is not None and turn.move is None and left > 0
            left = max(left - 1, 0)
    return next(turns, None)


def spare_tiles(game: Game, turns: Sequence[JsonTurn]) -> Iterator[Tile]:
    """Yield the land tiles in the bag that no turn needs."""
    land = Counter({tile: count for tile, count in game.bag.items() if not tile.is_bonus})
    return (land - Counter(turn.tile for turn in turns)).elements()
