"""Random commands in any order: a room always equals the same room loaded from the store."""

import asyncio
import tempfile
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from bastide.errors import BastideError
from bastide.server.protocol.client_messages import (
    AnswerCommand,
    Command,
    HandOverCommand,
    MoveCommand,
    RenameCommand,
    ResignCommand,
    TakeBackCommand,
)
from bastide.server.protocol.state import State
from bastide.server.rooms.registry import Rooms
from bastide.server.settings import Settings
from bastide.server.tasks import Threads
from tests.server.helpers.rooms import SECONDS, InlineBotPool, SeatedRoom, reopen, table, visible_state

SEATS = st.integers(0, 2)
STALE = st.sampled_from([0, 0, 0, 0, 0, 1, -1])


class Tables(RuleBasedStateMachine):
    """Two people and a computer player, who send random commands."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = tempfile.TemporaryDirectory()
        self.loop = asyncio.Runner()
        self.rooms: Rooms
        self.played: SeatedRoom
        self.refusals: set[str] = set()

    def run(self, work: Any) -> Any:
        return self.loop.run(asyncio.wait_for(work, SECONDS))

    async def open(self) -> None:
        self.rooms = Rooms(Settings(data=Path(self.folder.name)), Threads())
        self.rooms.bots = InlineBotPool()
        await self.rooms.start()

    @initialize(edition=st.sampled_from(["hunters", "modern"]), kinds=st.permutations(["here", "away", "random"]))
    def begin(self, edition: str, kinds: list[str]) -> None:
        async def create() -> None:
            await self.open()
            self.played = await table(self.rooms, *kinds, edition=edition)
            await self.played.wait_for_computers()

        self.run(create())

    def do(self, command: Command, viewer: int) -> None:
        """Send a command, perhaps from the wrong seat. A refused command must change nothing."""

        async def send() -> None:
            room = self.played.room
            who = self.played.viewers.get(viewer, self.played.watcher)
            before = visible_state(room, who)
            try:
                await room.carry_out(command, who)
            except BastideError as error:
                self.refusals.add(str(error))
                assert visible_state(room, who) == before
            await self.played.wait_for_computers()

        self.run(send())

    def version(self, stale: int) -> int:
        return max(0, self.played.room.version + stale)

    @rule(stale=STALE, number=st.integers(0, 1000))
    def move(self, stale: int, number: int) -> None:
        history = self.played.room.history
        if not history.is_over:
            moves = history.game.legal_moves
            move = str(moves[number % len(moves)])
            self.do(
                MoveCommand(do="move", version=self.version(stale), seat=history.game.player, move=move),
                history.game.player,
            )

    @rule(stale=STALE, seat=SEATS, viewer=SEATS, move=st.text(max_size=10))
    def foreign_move(self, stale: int, seat: int, viewer: int, move: str) -> None:
        self.do(MoveCommand(do="move", version=self.version(stale), seat=seat, move=move), viewer)

    @rule(stale=STALE, seat=SEATS, viewer=SEATS)
    def take_back(self, stale: int, seat: int, viewer: int) -> None:
        self.do(TakeBackCommand(do="take-back", version=self.version(stale), seat=seat), viewer)

    @rule(seat=SEATS, viewer=SEATS, proposal=st.integers(0, 3), agreed=st.booleans())
    def answer(self, seat: int, viewer: int, proposal: int, agreed: bool) -> None:
        command = AnswerCommand(do="answer", version=self.version(0), seat=seat, proposal=proposal, agreed=agreed)
        self.do(command, viewer)

    @rule(seat=SEATS, viewer=SEATS, name=st.text(max_size=24))
    def rename(self, seat: int, viewer: int, name: str) -> None:
        self.do(RenameCommand(do="rename", version=self.version(0), seat=seat, name=name), viewer)

    @rule(seat=SEATS, by=SEATS, viewer=SEATS, level=st.sampled_from(["random", "x"]))
    def hand_over(self, seat: int, by: int, viewer: int, level: str) -> None:
        command = HandOverCommand(do="hand-over", version=self.version(0), seat=seat, by=by, level=level)
        self.do(command, viewer)

    @rule(seat=SEATS, viewer=SEATS)
    def resign(self, seat: int, viewer: int) -> None:
        self.do(ResignCommand(do="resign", version=self.version(0), seat=seat), viewer)

    @rule()
    def restart(self) -> None:
        async def reopen_rooms() -> None:
            viewer = self.played.viewers.get(0, self.played.watcher)
            before = self.played.room.state_for(viewer).model_dump(exclude={"table"})
            await self.rooms.stop()
            await self.open()
            self.played = await reopen(self.rooms, self.played)
            assert self.played.room.state_for(viewer).model_dump(exclude={"table"}) == before

        self.run(reopen_rooms())

    @invariant()
    def state_matches_the_protocol(self) -> None:
        if hasattr(self, "played"):
            for viewer in (*self.played.viewers.values(), self.played.watcher):
                state = self.played.room.state_for(viewer)
                assert State.model_validate_json(state.json_text) == state

    def teardown(self) -> None:
        if hasattr(self, "rooms"):
            self.run(self.rooms.stop())
        self.loop.close()
        self.folder.cleanup()


def test_a_few_random_commands() -> None:
    run_state_machine_as_test(Tables, settings=settings(max_examples=10, stateful_step_count=25))


@pytest.mark.deep
def test_many_random_commands() -> None:
    run_state_machine_as_test(Tables, settings=settings(max_examples=100, stateful_step_count=50))
