"""Records as plain JSON, for programs that know nothing of our notation; docs/formats.md specifies it.

The JSON tells what was played and discarded. What was drawn when follows from it, but for the tiles that are held when
it stops: an unfinished game has the key "hands" for them.
"""

from collections import deque
from collections.abc import Iterable

from bastide.errors import IllegalMove, RecordError
from bastide.rules.events import Discarded, Drawn, Placed, TakenBack
from bastide.rules.game import Game
from bastide.rules.json_objects import JsonObject
from bastide.rules.json_turns import (
    Draw,
    Turn,
    check_hands,
    fill_hands,
    plan_draws,
    read_first,
    read_hands,
    read_setup,
    read_turn,
)
from bastide.rules.options import Phase
from bastide.rules.record import Entry, Record
from bastide.tiles import Edition

Discards = deque[Discarded]
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
        "turns": [turn_json(entry) for entry in entries if not isinstance(entry, Drawn)],
    }
    if record.scores is None:
        data |= {"first": record.options.first, "hands": hands_json(entries, record.players)}
    return data


def surviving(entries: Iterable[Entry]) -> list[Drawn | Discarded | Placed]:
    """The entries without the moves that were taken back, and what was drawn after those."""
    kept: list[Drawn | Discarded | Placed] = []
    for entry in entries:
        if isinstance(entry, TakenBack):
            while not isinstance(kept.pop(), Placed):
                pass
        else:
            kept.append(entry)
    return kept


def turn_json(entry: Discarded | Placed) -> Json:
    if isinstance(entry, Discarded):
        return {"discard": entry.tile.name}
    move = entry.move
    return {
        "player": entry.player,
        "tile": move.tile.name,
        "bonus": False,
        "x": move.x,
        "y": move.y,
        "rotation": move.rotation,
        "follower": None if move.segment is None else {"segment": move.segment},
    }


def hands_json(entries: Iterable[Drawn | Discarded | Placed], players: int) -> list[str | None]:
    """What each seat holds in the end."""
    hands: list[str | None] = [None] * players
    for entry in entries:
        hands[entry.player] = entry.tile.name if isinstance(entry, Drawn) else None
    return hands


def from_json(data: object, *, own: Edition | None = None) -> Game:
    """The game that plain JSON tells, played again; by an edition of one's `own` if it names that.

    Raises RecordError, naming the turn.
    """
    found = JsonObject.of(data)
    setup = read_setup(found, own)
    turns = [read_turn(JsonObject.of(turn, number), setup) for number, turn in enumerate(found.items("turns"), start=1)]
    first, hands = read_first(found, turns, setup), read_hands(found, setup)
    plan = fill_hands(plan_draws(turns, setup, first), turns, setup, hands)
    game = Game.unhosted(
        setup.edition, players=setup.players, farmers=setup.farmers, draw_ahead=setup.draw_ahead, first=first
    )
    draws, due = deque(plan), Discards()
    for turn in turns:
        draw_on(game, draws, due)
        play_turn(game, turn, due)
    while draws and draws[-1].tile is None:
        draws.pop()
    draw_on(game, draws, due)
    if hands is not None:
        check_hands(plan, hands)
    return game


def draw_on(game: Game, draws: deque[Draw], due: Discards) -> None:
    """Draw until a tile can be played or was discarded, or nothing is left to draw."""
    while not due and draws and game.phase in (Phase.DRAW, Phase.DRAW_AHEAD):
        drawn = draws.popleft()
        if drawn.tile is None:
            raise RecordError("json/hand-missing", turn=0, seat=drawn.seat)
        try:
            due += [event for event in game.draw(drawn.tile) if isinstance(event, Discarded)]
        except IllegalMove as error:
            raise RecordError("json/illegal", turn=drawn.turn or 0, problem=error) from None


def play_turn(game: Game, turn: Turn, due: Discards) -> None:
    """Play one turn. `due` are the discards that the game has made by itself and that the record has yet to tell."""
    if turn.move is None:
        if not due or due.popleft().tile != turn.tile:
            raise RecordError("json/not-discarded", turn=turn.number, tile=turn.tile)
        return
    if due:
        raise RecordError("json/fits-nowhere", turn=turn.number, move=turn.move, tile=due[0].tile)
    if game.is_over:
        raise RecordError("json/after-the-end", turn=turn.number, move=turn.move)
    if turn.player != game.player:
        raise RecordError("json/other-player", turn=turn.number, player=turn.player, seat=game.player)
    try:
        due += [event for event in game.push(turn.move) if isinstance(event, Discarded)]
    except IllegalMove as error:
        raise RecordError("json/illegal", turn=turn.number, problem=error) from None
