"""Records as plain JSON, for programs without a parser for the notation; docs/formats.md specifies it.

The JSON has moves and discards. Draws are inferred from them, except for tiles in hands at the end: an unfinished game
has the key "hands" for these.
"""

from collections import deque
from collections.abc import Iterable, Sequence

from bastide.errors import IllegalMove, NotationError, PositionError, RecordError
from bastide.rules.events import Discarded, Drawn, Event, Placed
from bastide.rules.game import Game
from bastide.rules.history import drop_taken_back
from bastide.rules.move import Move
from bastide.rules.text.json_reader import JsonObject, parse_json
from bastide.rules.text.json_turns import (
    HUT_SEGMENT,
    SEGMENT,
    Hands,
    JsonTurn,
    TileId,
    drawing_turn,
    read_first,
    read_hands,
    read_setup,
    read_turn,
    spare_tiles,
    tile_id,
)
from bastide.rules.text.lines import SetupHeader
from bastide.rules.text.position import parse_beginning
from bastide.rules.text.record import Record, RecordEntry
from bastide.tiles import Edition, Tile

Json = dict[str, object]


def to_json(source: Game | Record) -> Json:
    """Convert a game or record to plain JSON, without turns that were taken back."""
    record = source if isinstance(source, Record) else source.record()
    entries = drop_taken_back(record.entries)
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
    """Return the place of the follower or hut, or None."""
    if not move.place:
        return None
    return {HUT_SEGMENT: move.hut_segment} if move.is_hut else {SEGMENT: move.segment}


def hands_json(entries: Iterable[RecordEntry], held: Hands) -> list[TileId | None]:
    """Return the tile in each hand at the end, given those at the beginning."""
    hands: list[TileId | None] = [tile_id(tile) if tile else None for tile in held]
    for entry in entries:
        hands[entry.player] = tile_id(entry.tile) if isinstance(entry, Drawn) else None
    return hands


def from_json(data: object, *, own: Edition | None = None) -> Game:
    """Replay the game of JSON: text, its bytes, or the values that `json.loads` returns.

    `own` is a custom edition that it names. Raises RecordError with the number of the turn, or of the line if the text
    is not JSON.
    """
    return replay_json(read_object(data), own)


def record_from_json(data: object, *, own: Edition | None = None) -> Record:
    """Return the record of JSON, with names and aids. Arguments and errors are those of `from_json`."""
    return record_and_game(data, own=own)[0]


def record_and_game(data: object, *, own: Edition | None = None) -> tuple[Record, Game]:
    """Return the record of JSON and the replayed game. Arguments and errors are those of `from_json`."""
    fields = read_object(data)
    game = replay_json(fields, own)
    return game.record(names=fields.texts("names"), aids=fields.texts("aids")), game


def read_object(data: object) -> JsonObject:
    return JsonObject.of(parse_json(data) if isinstance(data, str | bytes) else data)


def replay_json(fields: JsonObject, own: Edition | None) -> Game:
    setup = read_setup(fields, own)
    turns = [
        read_turn(JsonObject.of(turn, number), setup) for number, turn in enumerate(fields.items("turns"), start=1)
    ]
    game = read_beginning(fields, turns, setup)
    Playback(game, turns, read_hands(fields, setup)).play()
    return game


def read_beginning(fields: JsonObject, turns: Sequence[JsonTurn], setup: SetupHeader) -> Game:
    """Return the game before its first event."""
    if "position" not in fields:
        return Game.unhosted(
            setup.edition,
            players=setup.players,
            farmers=setup.farmers,
            draw_ahead=setup.draw_ahead,
            first=read_first(fields, turns, setup),
        )
    try:
        return parse_beginning(fields.text("position"), setup)
    except (NotationError, PositionError) as error:
        raise fields.error("json/bad-position", problem=error) from None


class Playback:
    """Replays the turns of a record, drawing the tiles that they need."""

    def __init__(self, game: Game, turns: Sequence[JsonTurn], hands: Hands | None) -> None:
        self.game = game
        self.turns = turns
        self.hands = None if hands is None else dict(enumerate(hands))  # final hands that are still to be drawn
        self.spare = spare_tiles(game, turns)
        self.done = 0
        self.due: deque[Discarded] = deque()  # discards of the game whose turns are still to come

    def play(self) -> None:
        for turn in self.turns:
            self.draw()
            self.play_turn(turn)
            self.done += 1
        self.draw()
        for seat, tile in (self.hands or {}).items():
            if tile and tile != self.game.hands[seat]:  # the hand may be unchanged since the beginning
                raise RecordError("json/hand-unexpected", turn=0, seat=seat, tile=tile)

    def draw(self) -> None:
        """Draw until a tile can be played or was discarded; after the last turn, as far as the hands are known."""
        while not self.due and self.game.phase.is_draw:
            rest = self.turns[self.done :]
            turn = drawing_turn(self.game, rest)
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
        """Return the player's tile at the end of the record. A tile drawn ahead may be any spare one."""
        if self.hands is not None:
            return self.hands.pop(self.game.player, None)
        return next(self.spare, None) if before_others else None

    def play_turn(self, turn: JsonTurn) -> None:
        if turn.move is None:
            if not self.due or self.due.popleft().tile != turn.tile:
                raise RecordError("json/not-discarded", turn=turn.number, tile=turn.tile)
            return
        if self.due:
            raise RecordError("json/fits-nowhere", turn=turn.number, move=turn.move, tile=self.due[0].tile)
        if self.game.is_over:
            raise RecordError("json/after-the-end", turn=turn.number, move=turn.move)
        # A bonus tile that is not due is left to the game, which rejects it.
        if turn.player != self.game.player and turn.tile == self.game.drawn:
            raise RecordError("json/other-player", turn=turn.number, player=turn.player, seat=self.game.player)
        try:
            self.note_discards(self.game.push(turn.move))
        except IllegalMove as error:
            raise RecordError("json/illegal", turn=turn.number, problem=error) from None

    def note_discards(self, events: Iterable[Event]) -> None:
        self.due += [event for event in events if isinstance(event, Discarded)]
