"""The turns of a record in JSON as values, and what was drawn for them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bastide.errors import RecordError, SetupError
from bastide.rules.json_objects import JsonObject
from bastide.rules.keyed_lines import Setup
from bastide.rules.move import Move
from bastide.rules.options import MAX_PLAYERS, MIN_PLAYERS
from bastide.tiles import Edition, Tile, edition

FARTHEST = 999  # as in the notation of moves, and beyond any edition

Hands = Sequence[Tile | None]


@dataclass(frozen=True, slots=True)
class Turn:
    """A move, or a tile that was discarded; turns are numbered from 1."""

    number: int
    tile: Tile
    player: int = 0
    move: Move | None = None


@dataclass(frozen=True, slots=True)
class Draw:
    """A tile that a seat drew for the turn of that number; `after` so many turns. The last ones need not be known."""

    seat: int
    after: int
    turn: int | None = None
    tile: Tile | None = None


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
        return Turn(found.turn, read_tile(found, found.text("discard"), setup))
    if "bonus" in found and found.flag("bonus"):
        raise found.refusal("json/bonus", edition=setup.edition.name)
    tile = read_tile(found, found.text("tile"), setup)
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
    follower = found.object_or_null("follower")
    if follower is None:
        return 0
    segment, last = follower.number("segment"), len(tile.segments) - 1
    if not 0 <= segment <= last:
        raise found.refusal("json/no-such-segment", tile=tile, segment=str(segment), last=last)
    return 1 + segment


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
    if len(names) != setup.players or not all(name is None or isinstance(name, str) for name in names):
        raise found.refusal("json/bad-hands", players=setup.players)
    return [None if name is None else read_tile(found, str(name), setup) for name in names]


def plan_draws(turns: Sequence[Turn], setup: Setup, first: int) -> list[Draw]:
    """Every draw in its order, for the turn that it was made for.

    Whose turn it is and when tiles are drawn depends only on which turns are discards: a seat that holds no tile draws,
    or is passed over when the bag is empty; after a move it draws ahead if the game has that.
    """
    draws: list[Draw] = []
    held: dict[int, int] = {}  # for each seat that holds a tile, the number of its draw
    left, seat, count = setup.edition.tile_count - 1, first, 0

    def draw() -> None:
        held[seat] = len(draws)
        draws.append(Draw(seat, count))

    while held or left > 0:
        if seat not in held and left:
            left -= 1
            draw()
        if seat in held:
            if count == len(turns):
                break
            turn = turns[count]
            count += 1
            number = held.pop(seat)
            draws[number] = replace(draws[number], turn=turn.number, tile=turn.tile)
            if turn.move and setup.draw_ahead and left:
                left -= 1
                draw()
            if not turn.move and left:
                continue
        seat = (seat + 1) % setup.players
    return draws


def fill_hands(draws: Sequence[Draw], turns: Sequence[Turn], setup: Setup, hands: Hands | None) -> list[Draw]:
    """The draws with the tiles that are still held, as far as they are known."""
    if hands is not None:
        return [each if each.tile else replace(each, tile=hands[each.seat]) for each in draws]
    return fill_untold(draws, turns, setup)


def fill_untold(draws: Sequence[Draw], turns: Sequence[Turn], setup: Setup) -> list[Draw]:
    """Where nobody tells what was drawn ahead for later, take any tiles that the record does not need."""
    counts = Counter({tile: tile.count for tile in setup.edition.tiles})
    spare = counts - Counter([setup.edition.start, *(turn.tile for turn in turns)])
    unused = spare.elements()
    waiting = (each.tile is None and each.after < len(turns) for each in draws)
    return [replace(each, tile=next(unused)) if waits else each for each, waits in zip(draws, waiting, strict=True)]


def check_hands(draws: Sequence[Draw], hands: Hands) -> None:
    """Refuse tiles for seats that hold none."""
    holding = {each.seat for each in draws if each.turn is None}
    for seat, tile in enumerate(hands):
        if tile and seat not in holding:
            raise RecordError("json/hand-unexpected", turn=0, seat=seat, tile=tile)
