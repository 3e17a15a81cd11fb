"""A room: one game, who sits and looks there, and one thing after the other."""

import asyncio
import time
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal, Protocol, TypeVar

from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.games.moment import Moment
from bastide.server.games.records import record_of
from bastide.server.games.seats import Seat
from bastide.server.games.story import Story, play_line
from bastide.server.protocol.answers import Answer
from bastide.server.protocol.commands import Command, Done
from bastide.server.protocol.questions import Question
from bastide.server.protocol.setup import Rematch, RematchWish
from bastide.server.protocol.state import State
from bastide.server.protocol.table import Proposal, Table
from bastide.server.rooms import sight
from bastide.server.rooms.audience import Audience
from bastide.server.rooms.commands import HANDLERS, check_command
from bastide.server.rooms.computers import Computers
from bastide.server.rooms.proposals import Proposals
from bastide.server.rooms.questions import ANSWERERS
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.thinking import Thinker
from bastide.server.rooms.viewer import Viewer
from bastide.server.security.limits import Bucket
from bastide.server.security.tokens import is_same
from bastide.server.settings import Settings
from bastide.server.storage import Store, StoredGame, Summary

Result = TypeVar("Result")
SeatChanges = Mapping[int, Mapping[str, Any]]  # by seat, the fields that change


class Host(Protocol):
    """What a room needs of the house it is in."""

    settings: Settings
    started: float
    store: Store
    computers: Computers

    async def find(self, game: str) -> "Room":
        """The room of a game. Raises ServerError."""

    async def make_rematch(self, room: "Room", wish: RematchWish) -> "Room":
        """Make and store the game that follows a room's."""


class Room:
    """A game that people share. Commands are carried out one after the other; `story` is always what is stored."""

    def __init__(self, host: Host, stored: StoredGame, story: Story) -> None:
        self._host = host
        self.terms = stored.terms
        self.seats = stored.seats
        self.next_game = stored.next_game
        self.story = story
        self.moment = Moment(story)
        self._proposals = Proposals()
        self._audience = Audience()
        self._lock = asyncio.Lock()
        self._thinker = Thinker(self)
        self._is_closed = False
        often = host.settings.renames_a_minute
        self._renames = [Bucket(often / 60, often) for _ in self.seats]

    # Who is here

    def viewer(self, tokens: Iterable[str], identity: str | None) -> Viewer:
        """Whoever has these tokens, and an identity (its hash); they sit down at once. Raises ServerError."""
        given = list(tokens)
        if not given:
            raise ServerError("token/missing")
        seats = frozenset(seat for seat in map(self._seat_of, given) if seat is not None)
        for seat in seats:
            self._sit_down(seat, identity)
        is_somebody = seats or identity == self.terms.creator  # all others who look on see the same, which is made once
        return Viewer(seats, is_watching=not seats, identity=identity if is_somebody else None)

    def _seat_of(self, token: str) -> int | None:
        """The seat of a token, or None if it is the one for looking on. Raises ServerError."""
        for number, seat in enumerate(self.seats):
            if is_same(token, seat.token):
                return number
        if not is_same(token, self.terms.watch):
            raise ServerError("token/unknown")
        return None

    def _sit_down(self, number: int, identity: str | None) -> None:
        before = self.seats[number]
        seat = replace(
            before, identity=identity or before.identity, is_taken=before.is_taken or before.is_person, last_seen=now()
        )
        self._replace_seat(number, seat)
        if (seat.identity, seat.is_taken) != (before.identity, before.is_taken):
            self._host.store.save_person(self.terms.game, number, seat)
            self._announce_table()

    def _replace_seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def is_present(self, seat: int) -> bool:
        return self._audience.is_present(seat)

    def is_long_away(self, seat: int) -> bool:
        away = now() - max(self.seats[seat].last_seen, self._host.started)  # who was here when it ended was not away
        return not self.is_present(seat) and away > self._host.settings.long_away

    def subscribe(self, viewer: Viewer) -> Subscription:
        """What happens from now on; the state of now has to be sent first. Close it in the end."""
        subscription = Subscription(viewer, lambda: self.state_for(viewer), self._unsubscribe)
        self._audience.add(subscription)
        self._note_presence(subscription)
        return subscription

    def _unsubscribe(self, subscription: Subscription) -> None:
        self._audience.remove(subscription)
        self._note_presence(subscription)

    def _note_presence(self, subscription: Subscription) -> None:
        for number in subscription.viewer.seats:
            seat = replace(self.seats[number], last_seen=now())
            self._replace_seat(number, seat)
            self._host.store.save_person(self.terms.game, number, seat)
        self._announce_table(but=subscription)  # who comes gets the state

    # What they see

    @property
    def version(self) -> int:
        return self.story.version

    def state_for(self, viewer: Viewer) -> State:
        return sight.state_for(self, viewer)

    def table(self) -> Table:
        seats = [seat.info(is_present=self.is_present(number)) for number, seat in enumerate(self.seats)]
        return Table(seats=seats, proposals=self._proposals.all(), watchers=self._audience.watchers)

    def record_text(self, viewer: Viewer) -> str:  # noqa: ARG002 - everybody may have it
        return str(record_of(self.terms, self.seats, self.story))

    # What they do

    async def carry_out(self, command: Command, viewer: Viewer) -> Done:
        """Do what somebody wants. Raises BastideError, and then nothing has changed."""
        return await to_the_end(self._carry_out(command, viewer))

    async def _carry_out(self, command: Command, viewer: Viewer) -> Done:
        async with self._lock:
            self._check_open()
            check_command(self, command, viewer)
            await HANDLERS[command.do](self, command, viewer)
            return Done(ask=command.ask, version=self.story.version)

    async def answer(self, question: Question, viewer: Viewer) -> Answer:
        """Answer a question about the present version. Raises BastideError."""
        if question.version != self.story.version:
            raise ServerError("state/stale", given=question.version, version=self.story.version)
        return await ANSWERERS[question.about](self, question, viewer)

    async def play_for_computer(self, story: Story, move: Move) -> None:
        """Play what a computer player chose, unless something happened meanwhile. Raises ServerError."""
        async with self._lock:
            if self.story is story and not self._is_closed:
                await self.commit([play_line(story.player, move)])

    async def rematch(self, wish: RematchWish, viewer: Viewer) -> Rematch:
        """The game that follows this one; it is made when it is first wished for. Raises ServerError."""
        return await to_the_end(self._rematch(wish, viewer))

    async def _rematch(self, wish: RematchWish, viewer: Viewer) -> Rematch:
        async with self._lock:
            self._check_open()
            if not self.story.is_over:
                raise ServerError("game/not-over")
            if self.next_game is not None:
                return rematch_for(viewer, await self._host.find(self.next_game))
            if not viewer.seats:
                raise ServerError("seat/none")
            following = await self._host.make_rematch(self, wish)
            self.next_game = following.terms.game
            self._audience.announce(lambda each: rematch_for(each, following))
            return rematch_for(viewer, following)

    # For those who carry out commands: they hold the lock

    async def commit(self, lines: Sequence[str], changes: SeatChanges = {}) -> None:  # noqa: B006 - nobody changes it
        """Store lines, and that seats change, then announce them. Raises BastideError, and then nothing has changed."""
        story = self.story.after(lines)
        seen = self._seen_only_now()
        changed = {number: replace(self.seats[number], **fields) for number, fields in {**seen, **changes}.items()}
        seats = [changed.get(number, seat) for number, seat in enumerate(self.seats)]
        summary = summary_of(story, seats)
        await self._host.store.save(self.terms.game, self.story.version, lines, summary, changed)
        before, self.story, self.moment = self.story, story, Moment(story)
        for number, fields in changes.items():  # meanwhile somebody may have come
            self._replace_seat(number, replace(self.seats[number], **fields))
        self._announce(before, is_table_new=bool(changes or self._proposals.all()))
        self._thinker.wake()

    def _seen_only_now(self) -> SeatChanges:
        """Whoever is to move, if they are there to do so, but stay no longer: programs that ask and go."""
        player = self.story.player
        return {} if self.is_present(player) or not self.seats[player].is_person else {player: {}}

    def _announce(self, before: Story, *, is_table_new: bool) -> None:
        self._proposals.clear()
        if is_table_new:
            self._announce_table()
        if self.story.game.turn < before.game.turn:
            self._audience.announce(self.state_for)
        else:
            self._audience.announce(sight.turns_since(self, before))

    def _announce_table(self, *, but: Subscription | None = None) -> None:
        table = self.table()
        self._audience.announce(lambda _: table, but=but)

    async def rename(self, number: int, name: str) -> None:
        """Store a name, and tell everybody all anew: the log has names in it. Raises ServerError."""
        if not self._renames[number].take():
            raise ServerError("limit/renames")
        await self._host.store.save_name(self.terms.game, number, replace(self.seats[number], name=name))
        self._replace_seat(number, replace(self.seats[number], name=name))
        self._audience.announce(self.state_for)

    def propose(
        self, kind: Literal["takeback", "hand-over"], by: int, seat: int, level: str | None, asked: Sequence[int]
    ) -> None:
        self._proposals.make(kind, by, seat, level, asked)
        self._announce_table()

    def answer_proposal(self, number: int, seats: frozenset[int], *, agreed: bool) -> Proposal | None:
        """Let seats answer, and return the proposal once all have agreed. Raises ServerError."""
        proposal = self._proposals.answer(number, seats, agreed=agreed)
        self._announce_table()
        return proposal

    # Computer players, beginning and end

    @property
    def computers(self) -> Computers:
        return self._host.computers

    @property
    def level_to_move(self) -> str | None:
        """The level of the computer player that is to move, if one is."""
        story = self.story
        return None if story.is_over or self._is_closed else self.seats[story.player].level

    def wake(self) -> None:
        """Let a computer player think, if one is to move."""
        self._thinker.wake()

    def close(self) -> None:
        """Let nobody do anything here any more."""
        self._is_closed = True
        self._thinker.stop()
        self._audience.close()

    def _check_open(self) -> None:
        if self._is_closed:
            raise ServerError("game/unknown", game=self.terms.game)


def summary_of(story: Story, seats: Sequence[Seat]) -> Summary:
    """Where a game stands now."""
    return Summary(
        turn=story.game.turn,
        player=story.player,
        scores=story.game.scores,
        winners=story.winners or (),
        is_over=story.is_over,
        computer_moves=not story.is_over and not seats[story.player].is_person,
        changed=now(),
    )


def rematch_for(viewer: Viewer, following: Room) -> Rematch:
    """The rematch as a viewer of the game before may see it: seats have turned by one."""
    count = len(following.seats)
    own = {(seat - 1) % count for seat in viewer.seats}
    tokens = [seat.token if number in own else None for number, seat in enumerate(following.seats)]
    return Rematch(game=following.terms.game, seats=tokens, watch=following.terms.watch)


async def to_the_end(work: Coroutine[Any, Any, Result]) -> Result:
    """Do it to the end, even if whoever waits for it goes: what is stored must also be announced."""
    task = asyncio.ensure_future(work)
    task.add_done_callback(lambda done: done.cancelled() or done.exception())
    return await asyncio.shield(task)


def now() -> float:
    """Seconds since 1970."""
    return time.time()
