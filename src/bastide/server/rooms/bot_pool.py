"""Computer players run in separate processes, so that a slow one delays only the players who wait for it."""

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

from bastide.analysis.turns import judge_move
from bastide.arena.executors import block_interrupts, exit_with_parent, kill_pool
from bastide.errors import ServerError
from bastide.message import Message
from bastide.players import Limit, Player, choice_of, explanation_of, player
from bastide.players.search import SearchBuffers
from bastide.players.warm_up import compile_everything, compile_first_game, is_warm
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.tiles import Edition, edition

logger = logging.getLogger(__name__)

Result = TypeVar("Result")
Parsed = TypeVar("Parsed")
BotFunction = Callable[[str, bytes, Limit], Result]  # runs in a process, with a level, a position and a limit

NICENESS = 5  # the niceness of the processes: other work comes first
ATTEMPTS = 2  # before a failing player is given up


class Interrupted(Exception):  # noqa: N818 - the request itself is fine
    """The pool was killed because of another request's player."""


class Hint(NamedTuple):
    """A move and its reason."""

    move: Move
    why: Message


class Judgement(NamedTuple):
    """The expected margin of a move, its deficit to the best one, its rank from 1, and the reason if there is one."""

    margin: float
    lost: float
    rank: int
    reason: Message | None


class BotPool:
    """A process pool. It recovers from players that fail, hang or crash."""

    def __init__(self, processes: int, limit: Limit, timeout: float) -> None:
        """Allow a player `limit` for a move; give it up after `timeout` seconds."""
        self._processes = processes
        self._limit = limit
        self._timeout = timeout
        self._free = asyncio.Semaphore(processes)  # so that the timeout starts when a process starts to think
        self._pool: ProcessPoolExecutor | None = None
        self._is_stopped = False

    def warm_up(self) -> None:
        """Start the processes in advance, because that is slow."""
        if self._pool is None:
            pool = self._ready_pool()
            with block_interrupts():
                for _ in range(self._processes):
                    pool.submit(os.getpid)

    async def choose(self, level: str, position: Game) -> Move:
        """Return the legal move that a computer player chooses. Raises ServerError if it fails."""
        return await self._run(choose_move, partial(legal_move, position), level, position, self._limit)

    async def advise(self, level: str, position: Game) -> Hint:
        """Return the move that a computer player would choose, with its reason. Raises ServerError if it fails."""
        return await self._run(explain_move, partial(legal_hint, position), level, position, self._limit)

    async def judge(self, level: str, position: Game, move: Move, limit: Limit, seed: int) -> Judgement:
        """Return a computer player's judgement of a legal move. Raises ServerError if it fails."""
        return await self._run(partial(judge_text, str(move), seed), Judgement._make, level, position, limit)

    async def _run(
        self,
        function: BotFunction[Result],
        parse: Callable[[Result], Parsed],
        level: str,
        position: Game,
        limit: Limit,
    ) -> Parsed:
        packed = pack(position)
        for _ in range(ATTEMPTS):
            try:
                return parse(await self._ask_until_answered(function, level, packed, limit))
            except Exception:  # a player may fail in any way
                logger.exception("The computer player %s failed", level)
        raise ServerError("player/failed", level=level)

    async def _ask_until_answered(
        self, function: BotFunction[Result], level: str, packed: bytes, limit: Limit
    ) -> Result:
        while not self._is_stopped:
            with suppress(Interrupted):
                async with self._free:
                    return await self._ask(function, level, packed, limit)
        raise Interrupted

    async def _ask(self, function: BotFunction[Result], level: str, packed: bytes, limit: Limit) -> Result:
        pool = self._ready_pool()
        try:
            with block_interrupts():  # inherited by processes that start now: only this one handles Ctrl-C
                future = pool.submit(function, level, packed, limit)
            return await asyncio.wait_for(asyncio.wrap_future(future), self._timeout)
        except (BrokenProcessPool, TimeoutError):
            if self._pool is not pool:
                raise Interrupted from None
            self._give_up(pool)
            raise
        except asyncio.CancelledError:
            task = asyncio.current_task()
            if task is None or task.cancelling():
                raise
            raise Interrupted from None  # the pool was cancelled, not this task

    def _ready_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # fork may hang beside running threads
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=start_process)
        return self._pool

    def _give_up(self, pool: ProcessPoolExecutor) -> None:
        """Kill a broken or stuck pool; the next request starts another."""
        if self._pool is pool:
            self._pool = None
        kill_pool(pool, wait=False)

    def stop(self) -> None:
        """End all processes."""
        self._is_stopped = True
        if self._pool is not None:
            self._give_up(self._pool)


# In the processes


def start_process() -> None:
    exit_with_parent()
    os.nice(NICENESS)
    if is_warm():
        compile_everything()
    else:
        compile_first_game()  # another process compiles the rest


def choose_move(level: str, packed: bytes, limit: Limit) -> str:
    """Return a player's move in notation."""
    return str(choice_of(player_of(level), unpack(packed), limit))


def explain_move(level: str, packed: bytes, limit: Limit) -> tuple[str, Message]:
    """Return a player's move in notation, with its reason."""
    best = explanation_of(player_of(level), unpack(packed), limit).candidates[0]
    return str(best.move), best.reason


def judge_text(text: str, seed: int, level: str, packed: bytes, limit: Limit) -> Judgement:
    """Judge a legal move in notation."""
    game = unpack(packed)
    judged = judge_move(game, game.parse_move(text), player(level, seed), limit, SearchBuffers())
    return Judgement(judged.margin, judged.lost, judged.rank, judged.reason)


@cache
def player_of(level: str) -> Player:
    return player(level)


# In the server, for results of the processes


def legal_move(position: Game, text: str) -> Move:
    """Parse a chosen move. Raises ValueError if it is not legal."""
    chosen = position.parse_move(text)
    if chosen not in position.legal_moves:
        raise ValueError(f"{chosen} is not legal")
    return chosen


def legal_hint(position: Game, result: tuple[str, Message]) -> Hint:
    return Hint(legal_move(position, result[0]), result[1])


# Between them: a game is pickled with the name of its edition, which all processes know


class _Packer(pickle.Pickler):
    def persistent_id(self, value: object) -> str | None:
        return value.name if isinstance(value, Edition) else None


class _Unpacker(pickle.Unpickler):
    def persistent_load(self, name: str) -> Edition:
        return edition(name)


def pack(position: Game) -> bytes:
    """Pickle a position, without the order of draws."""
    packed = io.BytesIO()
    _Packer(packed, pickle.HIGHEST_PROTOCOL).dump(position.copy(history=False))
    return packed.getvalue()


def unpack(packed: bytes) -> Game:
    game = _Unpacker(io.BytesIO(packed)).load()
    assert isinstance(game, Game)
    return game
