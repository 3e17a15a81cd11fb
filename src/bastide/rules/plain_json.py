"""Records as plain JSON, for programs that know nothing of our notation; docs/formats.md specifies it.

The JSON tells what was played and discarded. What was drawn when follows from it, but for the tiles that are held when
it stops: an unfinished game has the key "hands" for them.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from bastide.errors import IllegalMove, NotationError, PositionError, RecordError
from bastide.rules.events import Discarded, Drawn, Event, Placed
from bastide.rules.game import Game
from bastide.rules.history import surviving
from bastide.rules.json_objects import JsonObject
from bastide.rules.json_turns import (
    HUT_SEGMENT,
    SEGMENT,
    Hands,
    TileId,
    Turn,
    read_first,
    read_hands,
    read_setup,
    read_turn,
    spare_tiles,
    tile_id,
    turn_awaited,
)
from bastide.rules.keyed_lines import Setup
from bastide.rules.move import Move
from bastide.rules.position import parse_beginning
from bastide.rules.record import Entry, Record
from bastide.tiles import Edition, Tile

Json = dict[str, object]


def to_json(source: Game | Record) -> Json:
    """A game or its record as plain JSON; turns that were taken back are not in it."""
    record = source if isinstance(source, Record) else source.record()
    entries = surviving(record.entries)
    data: Json = {
        "edition": record.edition.name,
        "players": record.players,
        "farmers": record.options.farmers,
        "draw_ahead": record.options.draw_ahead,
        **{key: list(words) for key, words in (("names", record.names), ("aids", record.aids)) if words},
        "turns": [turn_json(entry) for entry in entries if isinstance(entry, Discarded | Placed)],
    }
    if record.position is not None:
        data["position"] = record.position
    if record.scores is None:
        data |= {"first": record.options.first, "hands": hands_json(entries, record.first_position().hands)}
    return data


def turn_json(entry: Discarded | Placed) -> Json:
    if isinstance(entry, Discarded):
        return {"discard": tile_id(entry.tile)}
    move = entry.move
    return {
        "player": entry.player,
        "tile": tile_id(move.tile),
        "bonus": move.tile.is_bonus,
        "x": move.x,
        "y": move.y,
        "rotation": move.rotation,
        "follower": follower_json(move),
    }


def follower_json(move: Move) -> Json | None:
    """Where the follower or the hut goes, if there is one."""
    if not move.place:
        return None
    return {HUT_SEGMENT: move.hut_segment} if move.is_hut else {SEGMENT: move.segment}


def hands_json(entries: Iterable[Entry], held: Hands) -> list[TileId | None]:
    """What each seat holds in the end, if that is what they held at the beginning."""
    hands: list[TileId | None] = [tile_id(tile) if tile else None for tile in held]
    for entry in entries:
        hands[entry.player] = tile_id(entry.tile) if isinstance(entry, Drawn) else None
    return hands


def from_json(data: object, *, own: Edition | None = None) -> Game:
    """The game that plain JSON tells, played again; by an edition of one's `own` if it names that.

    Raises RecordError, naming the turn.
    """
    found = JsonObject.of(data)
    setup = read_setup(found, own)
    turns = [read_turn(JsonObject.of(turn, number), setup) for number, turn in enumerate(found.items("turns"), start=1)]
    game = read_beginning(found, turns, setup)
    Playback(game, turns, read_hands(found, setup)).play()
    return game


def record_from_json(data: object, game: Game) -> Record:
    """The record of the game that plain JSON tells, with the names and the aids that it has. Raises RecordError."""
    found = JsonObject.of(data)
    return game.record(names=found.texts("names"), aids=found.texts("aids"))


def read_beginning(found: JsonObject, turns: Sequence[Turn], setup: Setup) -> Game:
    """The game before anything happened in it."""
    if "position" not in found:
        return Game.unhosted(
            setup.edition,
            players=setup.players,
            farmers=setup.farmers,
            draw_ahead=setup.draw_ahead,
            first=read_first(found, turns, setup),
        )
    try:
        return parse_beginning(found.text("position"), setup)
    except (NotationError, PositionError) as error:
        raise found.refusal("json/bad-position", problem=error) from None


class Playback:
    """Plays the turns of a record one after the other, drawing what they need."""

    def __init__(self, game: Game, turns: Sequence[Turn], hands: Hands | None) -> None:
        self.game = game
        self.turns = turns
        self.hands = None if hands is None else dict(enumerate(hands))  # what is told of them and not drawn yet
        self.spare = spare_tiles(game, turns)
        self.done = 0
        self.due: deque[Discarded] = deque()  # what the game has discarded, and the record has yet to tell

    def play(self) -> None:
        for turn in self.turns:
            self.draw()
            self.play_turn(turn)
            self.done += 1
        self.draw()
        for seat, tile in (self.hands or {}).items():
            if tile and tile != self.game.hands[seat]:  # it may have been held since the beginning
                raise RecordError("json/hand-unexpected", turn=0, seat=seat, tile=tile)

    def draw(self) -> None:
        """Draw until a tile can be played or was discarded; after the last turn, as far as it is told."""
        while not self.due and self.game.phase.is_draw:
            rest = self.turns[self.done :]
            turn = turn_awaited(self.game, rest)
            tile = turn.tile if turn else self.held_tile(before_others=bool(rest))
            if tile is None and rest:
                raise RecordError("json/hand-missing", turn=0, seat=self.game.player)
            if tile is None:
                return
            try:
                self.note_discards(self.game.draw(tile))
            except IllegalMove as error:
                raise RecordError("json/illegal", turn=turn.number if turn else 0, problem=error) from None

    def held_tile(self, *, before_others: bool) -> Tile | None:
        """What the player holds when all turns are played; if it was drawn before others played, it may be anything."""
        if self.hands is not None:
            return self.hands.pop(self.game.player, None)
        return next(self.spare, None) if before_others else None

    def play_turn(self, turn: Turn) -> None:
        if turn.move is None:
            if not self.due or self.due.popleft().tile != turn.tile:
                raise RecordError("json/not-discarded", turn=turn.number, tile=turn.tile)
            return
        if self.due:
            raise RecordError("json/fits-nowhere", turn=turn.number, move=turn.move, tile=self.due[0].tile)
        if self.game.is_over:
            raise RecordError("json/after-the-end", turn=turn.number, move=turn.move)
        # Another tile, which the game will refuse, is a bonus tile that is not due.
        if turn.player != self.game.player and turn.tile == self.game.drawn:
            raise RecordError("json/other-player", turn=turn.number, player=turn.player, seat=self.game.player)
        try:
            self.note_discards(self.game.push(turn.move))
        except IllegalMove as error:
            raise RecordError("json/illegal", turn=turn.number, problem=error) from None

    def note_discards(self, events: Iterable[Event]) -> None:
        self.due += [event for event in events if isinstance(event, Discarded)]
