"""Earlier turns of a room's game."""

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bastide.errors import ServerError
from bastide.rules.move import Move
from bastide.rules.text.json_record import Json, to_json
from bastide.rules.text.record import Record
from bastide.server.game.history import GameHistory
from bastide.server.game.log import SeatNames, entries
from bastide.server.game.records import record_of
from bastide.server.game.replay import (
    answer_about,
    earlier_histories,
    history_at,
    legal_move,
    logs_by_turn,
    played_move,
    replayed_turn,
)
from bastide.server.game.seats import names_of
from bastide.server.game.snapshot import Snapshot
from bastide.server.protocol.base import POSITION_AIDS, Aid
from bastide.server.protocol.client_messages import ChosenMove
from bastide.server.protocol.replay import JudgedMove, Replay, ReplayQuestion
from bastide.server.protocol.server_messages import ReplayAnswer
from bastide.server.protocol.state import State, Turn
from bastide.server.rooms import visibility
from bastide.server.rooms.clients import Viewer
from bastide.server.rooms.reviews import check_over, judge_move
from bastide.server.tasks import AsyncCache, Threads, run_shielded

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

Result = TypeVar("Result")
CACHED_TURNS = 8  # snapshots per game, about 100 kB each
CACHED_JUDGEMENTS = 64  # of tried moves, per game


class Replays:
    """The earlier turns of a room's game, computed once a version for all clients."""

    def __init__(self, room: "Room", in_thread: Threads) -> None:
        self._room = room
        self._in_thread = in_thread
        self._replayed = AsyncCache[tuple[int, SeatNames], ReplayedGame](1)
        self._snapshots = AsyncCache[tuple[int, int], Snapshot](CACHED_TURNS)
        self._judged = AsyncCache[tuple[int, int, Move], JudgedMove](CACHED_JUDGEMENTS)
        self._lock = asyncio.Lock()  # a snapshot's game must be used by one thread at a time

    async def replay_for(self, viewer: Viewer) -> Replay:
        """Return the whole game, turn by turn."""
        room = self._room
        room.check_open()
        history, names = visibility.visible_history(room), names_of(room.seats)
        replayed = await self._replayed.get((history.version, names), lambda: replay_game(history, names))
        return Replay.model_construct(
            state=first_state(room, viewer, replayed.beginning),
            turns=replayed.turns,
            moves=[played_move(turn) for turn in history.turns],
            is_over=history.is_over,
            is_counted=history.game.is_over,
        )

    async def answer(self, turn: int, question: ReplayQuestion, viewer: Viewer) -> ReplayAnswer:
        """Answer a question about a turn; after the game all aids are allowed. Raises BastideError."""
        if not self._room.history.is_over:
            for aid in aids_of(question):
                visibility.check_aid(self._room, viewer, aid)
        names = names_of(self._room.seats)
        return await self.run_on_snapshot(turn, lambda snapshot: answer_about(snapshot, question, names))

    async def judge(self, turn: int, given: str | ChosenMove) -> JudgedMove:
        """Judge a move instead of the one that followed a turn. Raises BastideError."""
        room = self._room
        check_over(room)
        position = await self.run_on_snapshot(turn, lambda snapshot: snapshot.game.copy(history=False))
        move = await self._in_thread(legal_move, position, given)
        key = (room.version, turn, move)
        return await self._judged.get(key, lambda: judge_move(room.bots, position, move, turn + 1))

    async def run_on_snapshot(self, turn: int, work: Callable[[Snapshot], Result]) -> Result:
        """Call a function with the snapshot after a turn, or at the beginning (0), in a thread. Raises ServerError."""
        room = self._room
        check_turn_exists(room, turn)
        history = room.history

        async def make() -> Snapshot:
            own = replace(history, game=history.game.copy())  # the thread must not share a game with this one
            return await self._in_thread(snapshot_at, own, turn)

        snapshot = await self._snapshots.get((history.version, turn), make)
        return await run_shielded(self._run_locked(snapshot, work))

    async def _run_locked(self, snapshot: Snapshot, work: Callable[[Snapshot], Result]) -> Result:
        async with self._lock:
            return await self._in_thread(work, snapshot)


def aids_of(question: ReplayQuestion) -> list[Aid]:
    """Return the aids that a question needs during a game. Raises ServerError if it must wait for the end."""
    if question.about == "fits":
        return ["fits"]
    if question.about == "layers":
        return [*question.layers]
    raise ServerError("game/not-over")


class ReplayedGame(NamedTuple):
    """The beginning and the turns of a game, which are the same for all viewers."""

    beginning: GameHistory
    turns: list[Turn]


async def replay_game(history: GameHistory, names: SeatNames) -> ReplayedGame:
    """Describe every turn of a game, and let other tasks run in between."""
    turns: list[Turn] = []
    logs = logs_by_turn(history)
    for earlier in earlier_histories(history):
        if earlier.turn:
            turns.append(replayed_turn(earlier, logs[earlier.turn - 1], names, history.resigned))
            await asyncio.sleep(0)
    return ReplayedGame(earlier, turns[::-1])


def first_state(room: "Room", viewer: Viewer, beginning: GameHistory) -> State:
    """Return the state at the beginning, with the seats of now."""
    snapshot = Snapshot(beginning)
    return visibility.state_for(room, viewer).model_copy(
        update={
            "facts": snapshot.facts,
            "board": snapshot.board,
            "log": entries(beginning.log, names_of(room.seats), beginning.resigned),
            "course": beginning.course,
        }
    )


def snapshot_at(history: GameHistory, turn: int) -> Snapshot:
    return Snapshot(history_at(history, turn))


def check_turn_exists(room: "Room", turn: int) -> None:
    """Refuse a turn that the game does not have. Raises ServerError."""
    room.check_open()
    if not 0 <= turn <= room.history.turn:
        raise ServerError("replay/no-such-turn", turn=turn, turns=room.history.turn)


def check_position(room: "Room", viewer: Viewer) -> None:
    """Refuse the position of a running game unless its aids allow all that a position shows. Raises ServerError."""
    if not room.history.is_over:
        for aid in POSITION_AIDS:
            visibility.check_aid(room, viewer, aid)


def record_json(room: "Room") -> Json:
    """Return the record of the game so far as plain JSON."""
    return to_json(record_of(room.info, room.seats, room.history))


def finished_record(room: "Room") -> Record:
    """Return the record of a game whose last tile is laid. Raises ServerError."""
    room.check_open()
    if not room.game.is_over:
        raise ServerError("game/not-over")
    return record_of(room.info, room.seats, room.history)
