"""Earlier turns of a game, and positions without a game."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from operator import attrgetter

from bastide.rules.events import Placed
from bastide.rules.game import Game
from bastide.rules.history import drop_taken_back
from bastide.rules.move import Move
from bastide.server.game.history import EventLog, GameHistory, PlayedTurn, history_from
from bastide.server.game.lines import given_move
from bastide.server.game.log import Resigned, SeatNames, effect_infos, entries, placed_pieces
from bastide.server.game.snapshot import Snapshot, gains, laid_since, preview_of, tile_counts
from bastide.server.protocol.base import POSITION_AIDS, Aid
from bastide.server.protocol.client_messages import ChosenMove
from bastide.server.protocol.replay import PlayedMove, ReplayQuestion, ShownPosition
from bastide.server.protocol.server_messages import (
    ChoicesAnswer,
    EffectsAnswer,
    FitsAnswer,
    LayersAnswer,
    PreviewAnswer,
    ReplayAnswer,
)
from bastide.server.protocol.state import Facts, Laid, SeatInfo, State, Table, Turn


def earlier_histories(history: GameHistory) -> Iterator[GameHistory]:
    """Yield the game after each turn, from the last one back to the beginning. Versions count turns here."""
    game = history.game.copy()
    for turn, log in reversed(list(enumerate(logs_by_turn(history)))):
        yield history_with(history, game.copy(history=False), turn, log)
        if turn:
            game.pop()


def history_at(history: GameHistory, turn: int) -> GameHistory:
    """Return the game after a turn that it has. Versions count turns here."""
    game = history.game.copy()
    while game.turn > turn:
        game.pop()
    return history_with(history, game, turn, logs_by_turn(history)[turn])


def history_with(history: GameHistory, game: Game, turn: int, log: EventLog) -> GameHistory:
    """Return a history as it was after a turn, with that game and log."""
    resigned = frozenset(item.event.player for item in log if isinstance(item.event, Resigned))
    return replace(
        history,
        game=game,
        version=turn,
        turns=history.turns[:turn],
        log=log,
        pieces=placed_pieces(game),
        resigned=resigned,
    )


def logs_by_turn(history: GameHistory) -> list[EventLog]:
    """Return the log before the first move, and after each move up to the next one."""
    log = tuple(drop_taken_back(history.log, attrgetter("event")))
    moves = [at for at, item in enumerate(log) if isinstance(item.event, Placed)]
    return [log[:end] for end in (*moves, len(log))]


def replayed_turn(after: GameHistory, before: EventLog, names: SeatNames, resigned: frozenset[int]) -> Turn:
    """Describe the last turn of a history; `before` is the log of the turn before, `resigned` are the seats of now."""
    return Turn.model_construct(
        facts=Snapshot(after).facts,
        laid=laid_since(after, after.turn - 1),
        log=entries(after.log[len(before) :], names, resigned),
    )


def played_move(turn: PlayedTurn) -> PlayedMove:
    at_once = [line for line in turn.scored if not line.final]
    points = gains(at_once, len(turn.scores_before))
    return PlayedMove.model_construct(seat=turn.player, move=str(turn.move), gains=points)


def answer_about(snapshot: Snapshot, question: ReplayQuestion, names: SeatNames) -> ReplayAnswer:
    """Answer a question about a snapshot without checking access. Raises BastideError."""
    ask, version = question.ask, question.version
    if question.about == "choices":
        return ChoicesAnswer.model_construct(ask=ask, version=version, choices=snapshot.choices)
    if question.about == "preview":
        laid = ChosenMove(x=question.x, y=question.y, rotation=question.rotation, place=0)
        preview = preview_of(snapshot.history, given_move(snapshot.game, laid), names)
        return PreviewAnswer.model_construct(ask=ask, version=version, **preview._asdict())
    if question.about == "fits":
        fitting = tile_counts(snapshot.game.fits(question.x, question.y))
        return FitsAnswer.model_construct(ask=ask, version=version, fits=fitting)
    if question.about == "effects":
        moves = [legal_move(snapshot.game, given) for given in question.moves]
        effects = [effect_infos(snapshot.game.effects(move)) for move in moves]
        return EffectsAnswer.model_construct(ask=ask, version=version, effects=effects)
    shown = {layer: getattr(snapshot, layer) for layer in question.layers}
    return LayersAnswer.model_construct(ask=ask, version=version, **shown)


def legal_move(game: Game, given: str | ChosenMove) -> Move:
    """Return a legal move in its canonical form. Raises BastideError."""
    move = given_move(game, given)
    trial = game.copy(history=False)
    trial.push(move)
    return move.canonical()


def position_after(game: Game, given: str | None) -> Game:
    """Return a copy of a position without its order, after a move if one is given. Raises BastideError."""
    position = game.copy(history=False)
    if given is not None:
        position.push_text(given)
    return position


PLACEHOLDER_SEAT = SeatInfo(
    kind="here", name="", level=None, is_taken=True, is_present=True, has_resigned=False, away_since=None
)


def show_position(text: str) -> ShownPosition:
    """Return the table of a position, and both forms of its text. Raises BastideError with the faulty line."""
    game = Game.parse(text)
    snapshot = Snapshot(history_from(game))
    return ShownPosition.model_construct(
        state=read_only_state(game, snapshot.facts, snapshot.board, POSITION_AIDS),
        text=game.text(),
        line=game.position_line(),
    )


def answer_about_position(text: str, question: ReplayQuestion) -> ReplayAnswer:
    """Answer any question about a position. Raises BastideError."""
    game = Game.parse(text)
    return answer_about(Snapshot(history_from(game)), question, ("",) * game.players)


def read_only_state(game: Game, facts: Facts, board: list[Laid], aids: Sequence[Aid] = ()) -> State:
    """Return a state without players, for a position that the server does not store."""
    options = game.options
    return State.model_construct(
        game="",
        edition=game.edition.name,
        farmers=options.farmers,
        draw_ahead=options.draw_ahead,
        first=options.first,
        by_hand=False,
        beginning=None,
        aids=list(aids),
        yours=[],
        links=[None] * game.players,
        watch="",
        table=Table(seats=[PLACEHOLDER_SEAT] * game.players, proposals=[], watchers=0),
        facts=facts,
        board=board,
        log=[],
        course=[facts.scores],
        next_game=None,
    )
