"""Rooms for tests, and people who play in them."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from bastide.errors import BastideError
from bastide.players import Limit, choice_of, explanation_of, player
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.games.aids import AIDS
from bastide.server.protocol.base import SeatKind
from bastide.server.protocol.commands import (
    AnswerCommand,
    Command,
    Done,
    DrawCommand,
    GoBackCommand,
    HandOverCommand,
    MoveCommand,
    RenameCommand,
    ResignCommand,
    TakeBackCommand,
)
from bastide.server.protocol.conversation import FromServer
from bastide.server.protocol.setup import Created, NewGame, SeatChoice
from bastide.server.rooms.computers import Advice, Computers
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.room import Room
from bastide.server.rooms.subscription import Subscription
from bastide.server.rooms.viewer import Viewer
from bastide.server.settings import Settings
from bastide.server.threads import Threads

Parameters = ParamSpec("Parameters")
QUICK = {"merciless": "roll:samples=16"}  # as strong players would, but at once and the same in every run
SECONDS = 60  # to wait for what happens at once, before it is a fault


def in_loop(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    """Run a test in an event loop."""

    @wraps(test)
    def run(*arguments: Parameters.args, **named: Parameters.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), SECONDS))

    return run


class InThisProcess(Computers):
    """Computer players that need no process of their own."""

    def __init__(self) -> None:
        super().__init__(1, Limit(), SECONDS)

    def warm_up(self) -> None:
        """They are always ready."""

    async def choose(self, level: str, position: Game) -> Move:
        await asyncio.sleep(0)
        return choice_of(player(QUICK.get(level, level), seed=position.turn), position)

    async def advise(self, level: str, position: Game) -> Advice:
        await asyncio.sleep(0)
        best = explanation_of(player(QUICK.get(level, level), seed=position.turn), position).candidates[0]
        return Advice(best.move, best.reason)


@asynccontextmanager
async def house(folder: Path, **settings: Any) -> AsyncIterator[Rooms]:
    """Rooms over the games of a folder."""
    rooms = Rooms(Settings(data=folder, **settings), Threads())
    rooms.computers = InThisProcess()
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.stop()


class Table:
    """A room, and the people who have its tokens, each with an identity and a subscription of their own."""

    def __init__(self, room: Room, created: Created) -> None:
        self.room = room
        self.created = created
        self.viewers = {
            seat: room.people.viewer([token], identity(seat))
            for seat, token in enumerate(created.seats)
            if token is not None
        }
        self.watcher = room.people.viewer([created.watch], None)
        self.subscriptions = {seat: room.people.subscribe(viewer) for seat, viewer in self.viewers.items()}

    @property
    def player(self) -> int:
        return self.room.story.player

    async def do(self, command: Command, viewer: Viewer | None = None) -> Done:
        seat = command.by if isinstance(command, HandOverCommand) else command.seat
        return await self.room.carry_out(command, viewer or self.viewers[seat])

    async def play(self, move: str | None = None, seat: int | None = None) -> Done:
        """Let whoever is to move play, if nothing is said the first legal move."""
        text = move or str(self.room.story.game.position.legal_moves[0])
        mover = self.player if seat is None else seat
        return await self.do(MoveCommand(do="move", version=self.room.version, seat=mover, move=text))

    async def play_at_random(self, dice: random.Random) -> None:
        moves = self.room.story.game.position.legal_moves
        await self.play(str(moves[dice.randrange(len(moves))]))

    async def draw(self, tile: str, seat: int | None = None) -> Done:
        """Let whoever is to draw by hand draw that tile."""
        drawer = self.player if seat is None else seat
        return await self.do(DrawCommand(do="draw", version=self.room.version, seat=drawer, tile=tile))

    async def go_back(self, turn: int) -> Done:
        return await self.do(GoBackCommand(do="go-back", version=self.room.version, seat=0, turn=turn))

    async def take_back(self, seat: int) -> Done:
        return await self.do(TakeBackCommand(do="take-back", version=self.room.version, seat=seat))

    async def resign(self, seat: int) -> Done:
        return await self.do(ResignCommand(do="resign", version=self.room.version, seat=seat))

    async def hand_over(self, seat: int, by: int, level: str = "random") -> Done:
        return await self.do(HandOverCommand(do="hand-over", version=self.room.version, seat=seat, by=by, level=level))

    async def answer(self, seat: int, *, agreed: bool) -> Done:
        """Answer the only proposal."""
        (proposal,) = self.room.table().proposals
        return await self.do(
            AnswerCommand(do="answer", version=self.room.version, seat=seat, proposal=proposal.number, agreed=agreed)
        )

    async def rename(self, seat: int, name: str) -> Done:
        return await self.do(RenameCommand(do="rename", version=self.room.version, seat=seat, name=name))

    async def computers_have_moved(self) -> None:
        """Wait until a person is to move, or the game is over."""
        while self.room.level_to_move is not None:
            await asyncio.sleep(0.001)

    async def heard(self, seat: int) -> list[FromServer]:
        """All that was sent to a seat and not heard yet."""
        return await waiting(self.subscriptions[seat])


def identity(seat: int) -> str:
    """Who sits at a seat."""
    return f"identity {seat}"


async def waiting(subscription: Subscription) -> list[FromServer]:
    """What a subscription has to tell now."""
    messages = []
    while True:
        try:
            messages.append(await asyncio.wait_for(anext(subscription), 0.01))
        except (TimeoutError, StopAsyncIteration):
            return messages


def choices(kinds: Sequence[str]) -> list[SeatChoice]:
    """Seats for "here", "away" or the level of a computer player."""
    people: dict[str, SeatKind] = {"here": "here", "away": "away"}
    return [
        SeatChoice(kind=people[kind]) if kind in people else SeatChoice(kind="computer", level=kind) for kind in kinds
    ]


async def table(rooms: Rooms, *kinds: str, edition: str = "modern", **wishes: Any) -> Table:
    """A new game with such seats, and people at all of them; seat 0 begins and all aids are allowed."""
    wish = NewGame(edition=edition, seats=choices(kinds), **{"first": 0, "aids": list(AIDS), **wishes})
    created = await rooms.create(wish, identity(0))
    return Table(await rooms.find(created.game), created)


async def again(rooms: Rooms, before: Table) -> Table:
    """The same people at the same game, perhaps of another server."""
    return Table(await rooms.find(before.created.game), before.created)


async def restarted(rooms: Rooms, before: Table) -> Table:
    """The same after the server ended and began again, which nobody sees."""
    shown = seen(before.room, before.viewers[0])
    await rooms.stop()
    await rooms.start()
    rooms._kept.clear()
    rooms._rooms.clear()
    after = await again(rooms, before)
    assert seen(after.room, after.viewers[0]) == shown
    return after


async def refusal(doing: Awaitable[object]) -> str:
    """The code with which something is refused."""
    with pytest.raises(BastideError) as caught:
        await doing
    assert str(caught.value)  # it has a sentence
    return caught.value.reason


def seen(room: Room, viewer: Viewer) -> dict[str, Any]:
    """All that somebody sees, but for when people were there."""
    return room.state_for(viewer).model_dump(exclude={"table": {"seats": {"__all__": {"away_since"}}}})
