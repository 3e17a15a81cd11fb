"""Rooms for tests, and clients that play in them."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from bastide.arena.executors import exit_with_parent
from bastide.errors import BastideError
from bastide.players import Limit, choice_of, explanation_of, player
from bastide.players.warm_up import compile_everything
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.game.config import AIDS
from bastide.server.protocol.base import SeatKind
from bastide.server.protocol.client_messages import (
    AnswerCommand,
    Command,
    DrawCommand,
    GoBackCommand,
    HandOverCommand,
    MoveCommand,
    RenameCommand,
    ResignCommand,
    RestoreCommand,
    TakeBackCommand,
    TallyCommand,
)
from bastide.server.protocol.games import Created, NewGame, SeatChoice
from bastide.server.protocol.server_messages import Done, FromServer
from bastide.server.rooms.bot_pool import BotPool, Hint, Judgement, judge_text, pack
from bastide.server.rooms.clients import Subscription, Viewer
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.room import Room
from bastide.server.settings import Settings
from bastide.server.tasks import Threads

Parameters = ParamSpec("Parameters")
QUICK = {"merciless": "roll:samples=16"}  # a quick, deterministic stand-in for the strongest level
SECONDS = 300  # until a test that hangs fails; generous, because the machine may be busy


async def until(condition: Callable[[], object]) -> None:
    """Return once a condition holds."""
    while not condition():
        await asyncio.sleep(0.001)


def in_loop(test: Callable[Parameters, Coroutine[Any, Any, None]]) -> Callable[Parameters, None]:
    """Run a test in an event loop."""

    @wraps(test)
    def run(*arguments: Parameters.args, **named: Parameters.kwargs) -> None:
        asyncio.run(asyncio.wait_for(test(*arguments, **named), SECONDS))

    return run


def start_at_normal_priority() -> None:
    """Start a process of computer players without lowering its priority."""
    exit_with_parent()
    compile_everything()


class InlineBotPool(BotPool):
    """Bot pool that runs players in this process."""

    def __init__(self) -> None:
        super().__init__(1, Limit(), SECONDS)

    def warm_up(self) -> None:
        """Do nothing: the players are always ready."""

    async def choose(self, level: str, position: Game) -> Move:
        await asyncio.sleep(0)
        return choice_of(player(QUICK.get(level, level), seed=position.turn), position)

    async def advise(self, level: str, position: Game) -> Hint:
        await asyncio.sleep(0)
        best = explanation_of(player(QUICK.get(level, level), seed=position.turn), position).candidates[0]
        return Hint(best.move, best.reason)

    async def judge(self, level: str, position: Game, move: Move, limit: Limit, seed: int) -> Judgement:
        await asyncio.sleep(0)
        return judge_text(str(move), seed, level, pack(position), limit)


@asynccontextmanager
async def open_rooms(folder: Path, **settings: Any) -> AsyncIterator[Rooms]:
    """Open the rooms of a data folder."""
    rooms = Rooms(Settings(data=folder, **settings), Threads())
    rooms.bots = InlineBotPool()
    await rooms.start()
    try:
        yield rooms
    finally:
        await rooms.stop()


class SeatedRoom:
    """A room and a client for each of its tokens, each with its own identity and subscription."""

    def __init__(self, room: Room, created: Created) -> None:
        self.room = room
        self.created = created
        self.viewers = {
            seat: room.participants.viewer([token], identity(seat))
            for seat, token in enumerate(created.seats)
            if token is not None
        }
        self.watcher = room.participants.viewer([created.watch], None)
        self.subscriptions = {seat: room.participants.subscribe(viewer) for seat, viewer in self.viewers.items()}

    @property
    def player(self) -> int:
        return self.room.game.player

    async def do(self, command: Command, viewer: Viewer | None = None) -> Done:
        seat = command.by if isinstance(command, HandOverCommand) else command.seat
        return await self.room.carry_out(command, viewer or self.viewers[seat])

    async def play(self, move: str | None = None, seat: int | None = None) -> Done:
        """Play a move for the player to move, by default the first legal one."""
        text = move or str(self.room.game.legal_moves[0])
        mover = self.player if seat is None else seat
        return await self.do(MoveCommand(do="move", version=self.room.version, seat=mover, move=text))

    async def play_at_random(self, dice: random.Random) -> None:
        moves = self.room.game.legal_moves
        await self.play(str(moves[dice.randrange(len(moves))]))

    async def draw(self, tile: str, seat: int | None = None) -> Done:
        """Draw a tile by hand for the player to move."""
        drawer = self.player if seat is None else seat
        return await self.do(DrawCommand(do="draw", version=self.room.version, seat=drawer, tile=tile))

    async def go_back(self, turn: int) -> Done:
        return await self.do(GoBackCommand(do="go-back", version=self.room.version, seat=0, turn=turn))

    async def tally(self, seat: int, points: int, kind: str = "city", name: str = "a", version: int = 0) -> Done:
        """Attach an entry of a tally, whose id is `name`."""
        command = TallyCommand(do="tally", version=version, seat=seat, id=name, kind=kind, points=points)
        return await self.do(command)

    async def take_back(self, seat: int) -> Done:
        return await self.do(TakeBackCommand(do="take-back", version=self.room.version, seat=seat))

    async def restore(self, seat: int) -> Done:
        return await self.do(RestoreCommand(do="restore", version=self.room.version, seat=seat))

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

    async def wait_for_computers(self) -> None:
        """Wait until a person is to move, or the game is over."""
        await until(lambda: self.room.level_to_move is None)

    async def read_messages(self, seat: int) -> list[FromServer]:
        """Return the messages to a seat that were not read yet."""
        return await queued_messages(self.subscriptions[seat])


def identity(seat: int) -> str:
    """Return the identity of the client at a seat."""
    return f"identity {seat}"


async def queued_messages(subscription: Subscription) -> list[FromServer]:
    """Return the messages in the queue of a subscription."""
    messages = []
    while subscription._ready.is_set() and not subscription.is_closed:
        messages.append(await anext(subscription))
    return messages


def choices(kinds: Sequence[str]) -> list[SeatChoice]:
    """Return seats for "here", "away" or levels of computer players."""
    participants: dict[str, SeatKind] = {"here": "here", "away": "away"}
    return [
        SeatChoice(kind=participants[kind]) if kind in participants else SeatChoice(kind="computer", level=kind)
        for kind in kinds
    ]


async def table(rooms: Rooms, *kinds: str, edition: str = "modern", **options: Any) -> SeatedRoom:
    """Create a game with clients at all seats. Seat 0 starts and all aids are on."""
    request = NewGame(edition=edition, seats=choices(kinds), **{"first": 0, "aids": list(AIDS), **options})
    created = await rooms.create(request, identity(0))
    return SeatedRoom(await rooms.find(created.game), created)


async def reopen(rooms: Rooms, before: SeatedRoom) -> SeatedRoom:
    """Open the same game with the same clients, perhaps on another server."""
    return SeatedRoom(await rooms.find(before.created.game), before.created)


async def restart(rooms: Rooms, before: SeatedRoom) -> SeatedRoom:
    """Restart the server, check that the visible state is unchanged, and return the game."""
    shown = visible_state(before.room, before.viewers[0])
    await rooms.stop()
    await rooms.start()
    rooms._kept.clear()
    rooms._rooms.clear()
    after = await reopen(rooms, before)
    assert visible_state(after.room, after.viewers[0]) == shown
    return after


async def refusal(doing: Awaitable[object]) -> str:
    """Return the code with which an action is refused."""
    with pytest.raises(BastideError) as caught:
        await doing
    assert str(caught.value)  # it has a message
    return caught.value.reason


def visible_state(room: Room, viewer: Viewer) -> dict[str, Any]:
    """Return the state of a viewer without the times of presence."""
    return room.state_for(viewer).model_dump(exclude={"table": {"seats": {"__all__": {"away_since"}}}})
