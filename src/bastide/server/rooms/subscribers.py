"""The clients that follow a game, and the queue of messages to each of them."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple, Self

from bastide.server.protocol.server_messages import FromServer
from bastide.server.protocol.state import State, Table, Turn

QUEUE_SIZE = 64
SHORT_QUEUE = QUEUE_SIZE // 2  # leaves room for the answers to all requests in flight


class Viewer(NamedTuple):
    """A client's access to a game: the seats whose tokens it has, or none, and a hash of its identity."""

    seats: frozenset[int]
    is_watching: bool
    identity: str | None


class Subscription:
    """Async iterator of messages, until it is closed.

    A client that falls behind loses turns and tables, and gets the state of the game instead. Answers to its own
    requests are never dropped; further requests are read only while the queue is short. If the queue still overflows,
    the subscription closes.
    """

    def __init__(self, viewer: Viewer, state: Callable[[], State], on_close: Callable[["Subscription"], None]) -> None:
        self.viewer = viewer
        self._state = state
        self._on_close = on_close
        self._queue: deque[FromServer] = deque()
        self._is_behind = False
        self._ready = asyncio.Event()
        self._is_short = asyncio.Event()
        self._is_short.set()
        self.is_closed = False

    def put(self, message: FromServer) -> None:
        """Queue a message."""
        if self.is_closed:
            return
        if self._is_behind and isinstance(message, Turn | Table | State):
            return  # the state that is sent next includes it
        self._queue.append(message)
        if len(self._queue) > SHORT_QUEUE:
            self._is_short.clear()
        if len(self._queue) > QUEUE_SIZE:
            self._fall_behind()
        self._ready.set()

    def _fall_behind(self) -> None:
        answers = [message for message in self._queue if not isinstance(message, Turn | Table | State)]
        self._is_behind = True
        self._queue = deque(answers)
        if len(answers) > QUEUE_SIZE:
            self.close()

    async def until_short(self) -> None:
        """Wait until the queue is short (backpressure on fast senders)."""
        await self._is_short.wait()

    def close(self) -> None:
        """End the iteration and drop the queued messages."""
        if not self.is_closed:
            self.is_closed = True
            self._ready.set()
            self._is_short.set()
            self._on_close(self)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> FromServer:
        await self._ready.wait()
        if self.is_closed:
            raise StopAsyncIteration
        message = self._take()
        if not self._queue and not self._is_behind:
            self._ready.clear()
        if len(self._queue) <= SHORT_QUEUE:
            self._is_short.set()
        return message

    def _take(self) -> FromServer:
        if self._is_behind:
            self._is_behind = False
            return self._state()
        return self._queue.popleft()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *exception: object) -> None:
        self.close()


class Subscribers:
    """All subscriptions to a room."""

    def __init__(self) -> None:
        self._subscriptions: dict[Subscription, None] = {}  # a set that keeps the order of arrival

    @property
    def watchers(self) -> int:
        """The number of spectators without a seat."""
        return sum(subscription.viewer.is_watching for subscription in self._subscriptions)

    def is_present(self, seat: int) -> bool:
        return any(seat in subscription.viewer.seats for subscription in self._subscriptions)

    def add(self, subscription: Subscription) -> None:
        self._subscriptions[subscription] = None

    def remove(self, subscription: Subscription) -> None:
        self._subscriptions.pop(subscription, None)

    def announce(self, message_for: Callable[[Viewer], FromServer], *, but: Subscription | None = None) -> None:
        """Send every client except `but` what it may see. Clients with the same access share one message."""
        messages: dict[Viewer, FromServer] = {}
        for subscription in list(self._subscriptions):
            if subscription is but:
                continue
            viewer = subscription.viewer
            if viewer not in messages:
                messages[viewer] = message_for(viewer)
            subscription.put(messages[viewer])

    def close(self) -> None:
        for subscription in list(self._subscriptions):
            subscription.close()
