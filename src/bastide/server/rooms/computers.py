"""Computer players think in processes of their own, so that a slow one delays nobody who is not waiting for it."""

import asyncio
import io
import logging
import multiprocessing
import os
import pickle
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import cache, partial
from typing import NamedTuple, TypeVar

from bastide.arena.executors import end_at_once, follow_parent, interrupts_blocked
from bastide.players import Limit, Player, Why, choice_of, explanation_of, player
from bastide.players.warming import compile_everything
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.errors import ServerError
from bastide.tiles import Edition, edition

logger = logging.getLogger(__name__)

Told = TypeVar("Told")
Read = TypeVar("Read")
Thinking = Callable[[str, bytes, Limit], Told]  # what a process does: about a level, a position, within a limit

POLITENESS = 5  # of their processes: those who play without them come first
ATTEMPTS = 2  # of a player that fails, before it is given up


class Interrupted(Exception):  # noqa: N818 - nothing is wrong with the one who asked
    """The processes were ended because of somebody else's player."""


class Advice(NamedTuple):
    """A move, and what speaks for it."""

    move: Move
    why: Why


class Computers:
    """A pool of processes. Whatever happens to a player or to its process, the next one is asked as ever."""

    def __init__(self, processes: int, limit: Limit, patience: float) -> None:
        """Let a player spend `limit` on a move; one that takes `patience` seconds is given up."""
        self._processes = processes
        self._limit = limit
        self._patience = patience
        self._free = asyncio.Semaphore(processes)  # so that patience is counted from when a process begins to think
        self._pool: ProcessPoolExecutor | None = None
        self._is_stopped = False

    def warm_up(self) -> None:
        """Start the processes, which takes a while, before they are needed."""
        if self._pool is None:
            pool = self._ready_pool()
            with interrupts_blocked():
                for _ in range(self._processes):
                    pool.submit(os.getpid)

    async def choose(self, level: str, position: Game) -> Move:
        """A legal move that a computer player of a level chose. Raises ServerError if it fails."""
        return await self._thought(think, partial(legal_move, position), level, position)

    async def advise(self, level: str, position: Game) -> Advice:
        """What a computer player of a level would do, and why. Raises ServerError if it fails."""
        return await self._thought(consider, partial(legal_advice, position), level, position)

    async def _thought(
        self, thinking: Thinking[Told], read: Callable[[Told], Read], level: str, position: Game
    ) -> Read:
        packed = pack(position)
        for _ in range(ATTEMPTS):
            try:
                return read(await self._ask_again_if_interrupted(thinking, level, packed))
            except Exception:  # a player may fail in any way
                logger.exception("The computer player %s failed", level)
        raise ServerError("player/failed", level=level)

    async def _ask_again_if_interrupted(self, thinking: Thinking[Told], level: str, packed: bytes) -> Told:
        while not self._is_stopped:
            with suppress(Interrupted):
                async with self._free:
                    return await self._ask(thinking, level, packed)
        raise Interrupted

    async def _ask(self, thinking: Thinking[Told], level: str, packed: bytes) -> Told:
        pool = self._ready_pool()
        try:
            with interrupts_blocked():  # also for the processes that start now: Ctrl-C is the business of this one
                asked = pool.submit(thinking, level, packed, self._limit)
            return await asyncio.wait_for(asyncio.wrap_future(asked), self._patience)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is not pool:
                raise Interrupted from None
            self._give_up(pool)
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise Interrupted from None  # it was not this task that was cancelled

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a fork beside running threads may hang
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=start_process)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """End a pool that is broken or stuck; the next who asks gets another."""
        if self._pool is pool:
            self._pool = None
        end_at_once(pool, wait=False)

    def stop(self) -> None:
        """End all processes."""
        self._is_stopped = True
        if self._pool is not None:
            self._give_up(self._pool)


# In the processes


def start_process() -> None:
    follow_parent()
    os.nice(POLITENESS)
    compile_everything()


def think(level: str, packed: bytes, limit: Limit) -> str:
    """What a player does in a position, in the notation."""
    return str(choice_of(player_of(level), unpack(packed), limit))


def consider(level: str, packed: bytes, limit: Limit) -> tuple[str, Why]:
    """What a player would do in a position, in the notation, and why."""
    best = explanation_of(player_of(level), unpack(packed), limit).candidates[0]
    return str(best.move), best.reason


@cache
def player_of(level: str) -> Player:
    return player(level)


# What comes back from them


def legal_move(position: Game, text: str) -> Move:
    """The move that was chosen. Raises ValueError if it is none, or not legal."""
    chosen = position.parse_move(text)
    if chosen not in position.legal_moves:
        raise ValueError(f"{chosen} is not legal")
    return chosen


def legal_advice(position: Game, told: tuple[str, Why]) -> Advice:
    return Advice(legal_move(position, told[0]), told[1])


# Between them: a game goes with the name of its edition, which all processes know


class _Packer(pickle.Pickler):
    def persistent_id(self, value: object) -> str | None:
        return value.name if isinstance(value, Edition) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: str) -> Edition:
        return edition(name)


def pack(position: Game) -> bytes:
    """A position as bytes; it knows nothing of what will be drawn."""
    packed = io.BytesIO()
    _Packer(packed, pickle.HIGHEST_PROTOCOL).dump(position.copy(history=False))
    return packed.getvalue()


def unpack(packed: bytes) -> Game:
    game = _Unpacker(io.BytesIO(packed)).load()
    assert isinstance(game, Game)
    return game
