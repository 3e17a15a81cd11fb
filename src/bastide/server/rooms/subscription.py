"""What goes to one who looks at a game, in order, and never more than a little of it at once."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Self

from bastide.server.protocol.conversation import FromServer
from bastide.server.protocol.state import State, Turn
from bastide.server.protocol.table import Table
from bastide.server.rooms.viewer import Viewer

MOST_WAITING = 64


class Subscription:
    """An async iterator of messages, until it is closed.

    One that falls behind loses turns and tables, and gets the state of the game instead. What answers its own questions
    is not lost; if even that is too much, the subscription closes.
    """

    def __init__(self, viewer: Viewer, state: Callable[[], State], on_close: Callable[["Subscription"], None]) -> None:
        self.viewer = viewer
        self._state = state
        self._on_close = on_close
        self._waiting: deque[FromServer] = deque()
        self._is_behind = False
        self._ready = asyncio.Event()
        self.is_closed = False

    def put(self, message: FromServer) -> None:
        """Send a message after all that were put before."""
        if self.is_closed:
            return
        if self._is_behind and isinstance(message, Turn | Table | State):
            return  # the state that it gets tells it
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._fall_behind()
        self._ready.set()

    def _fall_behind(self) -> None:
        answers = [message for message in self._waiting if not isinstance(message, Turn | Table | State)]
        self._is_behind = True
        self._waiting = deque(answers)
        if len(answers) > MOST_WAITING:
            self.close()

    def close(self) -> None:
        """End the iteration; what waits is not sent any more."""
        if not self.is_closed:
            self.is_closed = True
            self._ready.set()
            self._on_close(self)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> FromServer:
        await self._ready.wait()
        if self.is_closed:
            raise StopAsyncIteration
        message = self._take()
        if not self._waiting and not self._is_behind:
            self._ready.clear()
        return message

    def _take(self) -> FromServer:
        if self._is_behind:
            self._is_behind = False
            return self._state()
        return self._waiting.popleft()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()
