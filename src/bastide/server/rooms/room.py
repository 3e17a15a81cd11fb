"""A live game: its seats and clients. Commands run one at a time."""

import asyncio
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, Literal

from bastide.errors import ServerError
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.game.history import GameHistory
from bastide.server.game.lines import GameLine, Play
from bastide.server.game.records import record_of
from bastide.server.game.seats import SeatState
from bastide.server.game.snapshot import Snapshot
from bastide.server.protocol.client_messages import Command, Question
from bastide.server.protocol.games import Rematch, RematchOptions
from bastide.server.protocol.server_messages import Answer, Done
from bastide.server.protocol.state import Proposal, State, Table
from bastide.server.rate_limits import TokenBucket
from bastide.server.rooms import visibility
from bastide.server.rooms.bot_pool import BotPool
from bastide.server.rooms.bots import BotTurns, Hints
from bastide.server.rooms.clients import Participants, Subscribers, Subscription, Viewer
from bastide.server.rooms.commands import HANDLERS, OpenProposals, check_command
from bastide.server.rooms.questions import ANSWERERS
from bastide.server.rooms.replays import Replays
from bastide.server.storage import GameStatus, StoredGame
from bastide.server.tasks import run_shielded

if TYPE_CHECKING:
    from bastide.server.rooms.registry import Rooms

SeatChanges = Mapping[int, Mapping[str, Any]]  # by seat, the fields that change


class Room:
    """A live game. Commands run one at a time; `history` is always what is stored.

    `turn_began` is the time at which the present turn began, in seconds since 1970.
    """

    def __init__(self, rooms: "Rooms", stored: StoredGame, history: GameHistory, turn_began: float) -> None:
        self._rooms = rooms
        self.info = stored.info
        self.seats = stored.seats
        self.history = history
        self.snapshot = Snapshot(history)
        self.turn_began = turn_began
        self.lock = asyncio.Lock()
        self.subscribers = Subscribers()
        self.participants = Participants(self, rooms)
        self.rematches = Rematches(self, rooms, stored.next_game)
        self.hints = Hints(self)
        self.replays = Replays(self, rooms.in_thread)
        self._bot_turns = BotTurns(self)
        self._proposals = OpenProposals()
        self._is_closed = False
        rate = rooms.settings.renames_a_minute
        self._renames = [TokenBucket(rate / 60, rate) for _ in self.seats]

    # Views

    @property
    def game(self) -> Game:
        """The present game, which must not be changed."""
        return self.history.game

    @property
    def version(self) -> int:
        return self.history.version

    def state_for(self, viewer: Viewer) -> State:
        return visibility.state_for(self, viewer)

    def table(self) -> Table:
        seats = [seat.info(is_present=self.participants.is_present(number)) for number, seat in enumerate(self.seats)]
        return Table(seats=seats, proposals=self._proposals.all(), watchers=self.subscribers.watchers)

    def record_text(self) -> str:
        return str(record_of(self.info, self.seats, self.history))

    # Commands and questions

    async def carry_out(self, command: Command, viewer: Viewer) -> Done:
        """Run a command. Raises BastideError, and then nothing has changed."""
        return await run_shielded(self._carry_out(command, viewer))

    async def _carry_out(self, command: Command, viewer: Viewer) -> Done:
        async with self.lock:
            self.check_open()
            check_command(self, command, viewer)
            await HANDLERS[command.do](self, command, viewer)
            return Done(ask=command.ask, version=self.version)

    async def answer(self, question: Question, viewer: Viewer) -> Answer:
        """Answer a question about the present version. Raises BastideError."""
        self.check_open()
        if question.version != self.version:
            raise ServerError("state/stale", given=question.version, version=self.version)
        return await ANSWERERS[question.about](self, question, viewer)

    async def play_for_bot(self, history: GameHistory, move: Move) -> None:
        """Play a computer player's move, unless the game has changed meanwhile. Raises BastideError."""
        async with self.lock:
            if self.history is history and not self._is_closed:
                await self.commit([Play(history.game.player, move)])

    def replace_seat(self, number: int, seat: SeatState) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def announce_table(self, *, exclude: Subscription | None = None) -> None:
        """Send the seats and proposals to all subscribers except `exclude`."""
        table = self.table()
        self.subscribers.announce(lambda _: table, exclude=exclude)

    # For command handlers, which hold the lock

    async def commit(self, lines: Sequence[GameLine], changes: SeatChanges = {}) -> None:  # noqa: B006 - never changed
        """Store lines and changed seats, then announce them. Raises BastideError, and then nothing has changed."""
        history = self.history.after(lines)
        presence = self._presence_changes()
        changed = {number: replace(self.seats[number], **fields) for number, fields in {**presence, **changes}.items()}
        seats = [changed.get(number, seat) for number, seat in enumerate(self.seats)]
        summary = status_of(history, seats)
        await self._rooms.store.save(self.info.game, self.version, lines, summary, changed)
        before, self.history, self.snapshot = self.history, history, Snapshot(history)
        if history.turn_start != before.turn_start:
            self.turn_began = summary.changed
        self.hints.stop()
        for number, fields in changes.items():  # a player may have arrived meanwhile
            self.replace_seat(number, replace(self.seats[number], **fields))
        self._announce(before, is_table_new=bool(changes or self._proposals.all()))
        self._bot_turns.wake()

    def _presence_changes(self) -> SeatChanges:
        """Return the seat to move if its client has no subscription, so that its last_seen is stored."""
        player = self.game.player
        return {} if self.participants.is_present(player) or not self.seats[player].is_person else {player: {}}

    def _announce(self, before: GameHistory, *, is_table_new: bool) -> None:
        self._proposals.clear()
        if is_table_new:
            self.announce_table()
        is_single = 0 <= self.history.turn - before.turn <= 1 and len(self.history.log) >= len(before.log)
        if not is_single:
            self.subscribers.announce(self.state_for)
        else:
            self.subscribers.announce(visibility.turns_since(self, before))

    async def rename(self, number: int, name: str) -> None:
        """Store a name, and send the state to all subscribers: the log has names in it. Raises ServerError."""
        if not self._renames[number].take():
            raise ServerError("limit/renames")
        await self._rooms.store.save_name(self.info.game, number, replace(self.seats[number], name=name))
        self.replace_seat(number, replace(self.seats[number], name=name))
        self.snapshot.forget_names()
        self.subscribers.announce(self.state_for)

    def propose(
        self, kind: Literal["takeback", "hand-over"], by: int, seat: int, level: str | None, asked: Sequence[int]
    ) -> None:
        self._proposals.make(kind, by, seat, level, asked)
        self.announce_table()

    def answer_proposal(self, number: int, seats: frozenset[int], *, agreed: bool) -> Proposal | None:
        """Record an answer, and return the proposal once all have agreed. Raises ServerError."""
        proposal = self._proposals.answer(number, seats, agreed=agreed)
        self.announce_table()
        return proposal

    # Computer players, and the end

    @property
    def bots(self) -> BotPool:
        return self._rooms.bots

    @property
    def level_to_move(self) -> str | None:
        """The level of the computer player to move, or None."""
        return None if self.history.is_over or self._is_closed else self.seats[self.game.player].level

    def wake(self) -> None:
        """Start computer players if one is to move."""
        self._bot_turns.wake()

    async def delete(self) -> None:
        """Delete the game and close the room. Raises ServerError, and then both remain."""
        async with self.lock:
            await self._rooms.store.delete(self.info.game)
            self.close()

    def close(self) -> None:
        """End all activity in the room."""
        self._is_closed = True
        self._bot_turns.stop()
        self.hints.stop()
        self.subscribers.close()

    def check_open(self) -> None:
        """Refuse requests for a deleted game. Raises ServerError."""
        if self._is_closed:
            raise ServerError("game/unknown", game=self.info.game)


def status_of(history: GameHistory, seats: Sequence[SeatState]) -> GameStatus:
    """Summarise a game for the lists of games."""
    return GameStatus(
        turn=history.turn,
        player=history.game.player,
        scores=history.game.scores,
        winners=history.winners or (),
        is_over=history.is_over,
        computer_moves=not history.is_over and not seats[history.game.player].is_person,
        changed=time.time(),
    )


class Rematches:
    """The rematch of a room's game: created on the first request, and again if it was deleted."""

    def __init__(self, room: "Room", rooms: "Rooms", next_game: str | None) -> None:
        self._room = room
        self._rooms = rooms
        self.next_game = next_game

    def forget(self, game: str) -> None:
        """Forget the rematch if that game was deleted."""
        if self.next_game == game:
            self.next_game = None

    async def join(self, options: RematchOptions, viewer: Viewer) -> Rematch:
        """Return the rematch with the viewer's seats; create it if needed. Raises ServerError."""
        return await run_shielded(self._join(options, viewer))

    async def _join(self, options: RematchOptions, viewer: Viewer) -> Rematch:
        async with self._room.lock:
            self._room.check_open()
            if not self._room.history.is_over:
                raise ServerError("game/not-over")
            if self.next_game is not None:
                return rematch_for(viewer, await self._rooms.find(self.next_game))
            if not viewer.seats:
                raise ServerError("seat/none")
            return rematch_for(viewer, await self._make(options))

    async def _make(self, options: RematchOptions) -> "Room":
        following = await self._rooms.make_rematch(self._room, options)
        self.next_game = following.info.game
        self._room.subscribers.announce(lambda each: rematch_for(each, following))
        return following


def rematch_for(viewer: Viewer, following: "Room") -> Rematch:
    """Return the rematch as a viewer of the previous game may see it: seats are rotated by one."""
    count = len(following.seats)
    own = {(seat - 1) % count for seat in viewer.seats}
    tokens = [seat.token if number in own else None for number, seat in enumerate(following.seats)]
    return Rematch(game=following.info.game, seats=tokens, watch=following.info.watch)
