"""A room: one game, who sits and looks there, and one thing after the other."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any, Literal

from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.server.games.moment import Moment
from bastide.server.games.records import record_of
from bastide.server.games.seats import Seat
from bastide.server.games.story import Story, play_line
from bastide.server.protocol.answers import Answer
from bastide.server.protocol.commands import Command, Done
from bastide.server.protocol.questions import Question
from bastide.server.protocol.state import State
from bastide.server.protocol.table import Proposal, Table
from bastide.server.rooms import sight
from bastide.server.rooms.advice import Adviser
from bastide.server.rooms.audience import Audience
from bastide.server.rooms.clock import now
from bastide.server.rooms.commands import HANDLERS, check_command
from bastide.server.rooms.computers import Computers
from bastide.server.rooms.finishing import to_the_end
from bastide.server.rooms.host import Host
from bastide.server.rooms.looking_back import Replays
from bastide.server.rooms.people import People
from bastide.server.rooms.proposals import Proposals
from bastide.server.rooms.questions import ANSWERERS
from bastide.server.rooms.rematches import Rematches
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.thinking import Thinker
from bastide.server.rooms.viewer import Viewer
from bastide.server.security.limits import Bucket
from bastide.server.storage import StoredGame, Summary

SeatChanges = Mapping[int, Mapping[str, Any]]  # by seat, the fields that change


class Room:
    """A game that people share. Commands are carried out one after the other; `story` is always what is stored."""

    def __init__(self, host: Host, stored: StoredGame, story: Story) -> None:
        self._host = host
        self.terms = stored.terms
        self.seats = stored.seats
        self.story = story
        self.moment = Moment(story)
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.people = People(self, host)
        self.rematches = Rematches(self, host, stored.next_game)
        self.adviser = Adviser(self)
        self.replays = Replays(self, host.in_thread)
        self._thinker = Thinker(self)
        self._proposals = Proposals()
        self._is_closed = False
        often = host.settings.renames_a_minute
        self._renames = [Bucket(often / 60, often) for _ in self.seats]

    # What they see

    @property
    def version(self) -> int:
        return self.story.version

    def state_for(self, viewer: Viewer) -> State:
        return sight.state_for(self, viewer)

    def table(self) -> Table:
        seats = [seat.info(is_present=self.people.is_present(number)) for number, seat in enumerate(self.seats)]
        return Table(seats=seats, proposals=self._proposals.all(), watchers=self.audience.watchers)

    def record_text(self) -> str:
        return str(record_of(self.terms, self.seats, self.story))

    # What they do

    async def carry_out(self, command: Command, viewer: Viewer) -> Done:
        """Do what somebody wants. Raises BastideError, and then nothing has changed."""
        return await to_the_end(self._carry_out(command, viewer))

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

    async def play_for_computer(self, story: Story, move: Move) -> None:
        """Play what a computer player chose, unless something happened meanwhile. Raises ServerError."""
        async with self.lock:
            if self.story is story and not self._is_closed:
                await self.commit([play_line(story.player, move)])

    def replace_seat(self, number: int, seat: Seat) -> None:
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])

    def announce_table(self, *, but: Subscription | None = None) -> None:
        """Tell everybody, but perhaps one, who sits at the table and what they are asked."""
        table = self.table()
        self.audience.announce(lambda _: table, but=but)

    # For those who carry out commands: they hold the lock

    async def commit(self, lines: Sequence[str], changes: SeatChanges = {}) -> None:  # noqa: B006 - nobody changes it
        """Store lines, and that seats change, then announce them. Raises BastideError, and then nothing has changed."""
        story = self.story.after(lines)
        seen = self._seen_only_now()
        changed = {number: replace(self.seats[number], **fields) for number, fields in {**seen, **changes}.items()}
        seats = [changed.get(number, seat) for number, seat in enumerate(self.seats)]
        summary = summary_of(story, seats)
        await self._host.store.save(self.terms.game, self.version, lines, summary, changed)
        before, self.story, self.moment = self.story, story, Moment(story)
        self.adviser.stop()
        for number, fields in changes.items():  # meanwhile somebody may have come
            self.replace_seat(number, replace(self.seats[number], **fields))
        self._announce(before, is_table_new=bool(changes or self._proposals.all()))
        self._thinker.wake()

    def _seen_only_now(self) -> SeatChanges:
        """Whoever is to move, if they are there to do so, but stay no longer: programs that ask and go."""
        player = self.story.player
        return {} if self.people.is_present(player) or not self.seats[player].is_person else {player: {}}

    def _announce(self, before: Story, *, is_table_new: bool) -> None:
        self._proposals.clear()
        if is_table_new:
            self.announce_table()
        if self.story.game.turn < before.game.turn or len(self.story.log) < len(before.log):
            self.audience.announce(self.state_for)
        else:
            self.audience.announce(sight.turns_since(self, before))

    async def rename(self, number: int, name: str) -> None:
        """Store a name, and tell everybody all anew: the log has names in it. Raises ServerError."""
        if not self._renames[number].take():
            raise ServerError("limit/renames")
        await self._host.store.save_name(self.terms.game, number, replace(self.seats[number], name=name))
        self.replace_seat(number, replace(self.seats[number], name=name))
        self.moment.forget_names()
        self.audience.announce(self.state_for)

    def propose(
        self, kind: Literal["takeback", "hand-over"], by: int, seat: int, level: str | None, asked: Sequence[int]
    ) -> None:
        self._proposals.make(kind, by, seat, level, asked)
        self.announce_table()

    def answer_proposal(self, number: int, seats: frozenset[int], *, agreed: bool) -> Proposal | None:
        """Let seats answer, and return the proposal once all have agreed. Raises ServerError."""
        proposal = self._proposals.answer(number, seats, agreed=agreed)
        self.announce_table()
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

    async def delete(self) -> None:
        """Remove the game, and let nobody do anything here any more. Raises ServerError, and then it goes on."""
        async with self.lock:
            await self._host.store.delete(self.terms.game)
            self.close()

    def close(self) -> None:
        """Let nobody do anything here any more."""
        self._is_closed = True
        self._thinker.stop()
        self.adviser.stop()
        self.audience.close()

    def check_open(self) -> None:
        """Refuse what would be done in a game that is gone. Raises ServerError."""
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
