"""Rate limits, concurrency caps and size limits of requests, per client."""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Self

from starlette.types import Scope

from bastide.errors import ServerError

HOUR = 3600.0
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """Limits of a server that strangers can reach. Clients are counted by address."""

    body: int = 64 * 1024  # bytes of a request: twice the longest position at four bytes a character
    record_body: int = 192 * 1024  # bytes of a request with a record: the longest at four bytes a character
    body_seconds: float = 10  # to receive the whole request
    message: int = 16 * 1024  # characters of a message on a socket
    messages_a_second: float = 50  # on a socket: moving the pointer over the board asks many questions
    messages_at_once: float = 100
    requests_a_second: float = 50  # by a client, to the API
    requests_at_once: float = 200
    pictures_a_second: float = 200  # by a client: a page shows a few hundred of them and caches them
    pictures_at_once: float = 2000
    questions: int = 8  # of a socket, answered at the same time
    questions_of_client: int = 8  # of a client by HTTP, answered at the same time
    reviews_of_client: int = 10  # reviews that a client may have in the queue
    judgements_of_client: int = 2  # of tried moves, at the same time
    games_an_hour: float = 100  # created by a client: a club behind one address plays fewer
    games: int = 100_000  # stored: tens of kilobytes each
    sockets_of_client: int = 100  # sockets and streams of a client
    sockets: int = 2000  # sockets and streams in all: tens of kilobytes each
    hello_seconds: float = 10  # until a socket must have sent its hello
    send_seconds: float = 10  # to send a message: a client that reads more slowly is disconnected

    @classmethod
    def of_one_machine(cls) -> Self:
        """Limits of a server that only its own machine can reach: all clients share one address and are trusted."""
        return cls(
            requests_a_second=5000,
            requests_at_once=5000,
            pictures_a_second=5000,
            pictures_at_once=5000,
            questions_of_client=2000,
            reviews_of_client=100,
            judgements_of_client=100,
            games_an_hour=100_000,
            sockets_of_client=2000,
        )


class TokenBucket:
    """Token bucket: `most` tokens, refilled at `rate` tokens a second."""

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.left = most
        self.refilled = clock()

    def take(self) -> bool:
        """Take a token. Return True if there was one."""
        self.refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def refill(self) -> None:
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.refilled) * self.rate)
        self.refilled = now

    @property
    def is_full(self) -> bool:
        self.refill()
        return self.left >= self.most


class RateLimiter:
    """A token bucket for each client. Full buckets are dropped: they equal new ones."""

    def __init__(self, code: str, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self.code = code
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: dict[str, TokenBucket] = {}
        self.sweep_at = 1000

    def take(self, client: str) -> None:
        """Count a request of a client. Raises ServerError if it is one too many."""
        if client not in self.buckets:
            self.sweep()
            self.buckets[client] = TokenBucket(self.rate, self.most, self.clock)
        if not self.buckets[client].take():
            raise ServerError(self.code)

    def sweep(self) -> None:
        """Drop full buckets whenever the number of buckets has doubled since the last sweep."""
        if len(self.buckets) >= self.sweep_at:
            self.buckets = {client: bucket for client, bucket in self.buckets.items() if not bucket.is_full}
            self.sweep_at = max(1000, 2 * len(self.buckets))


class ConcurrencyLimiter:
    """Cap on concurrent sockets, streams or questions, per client and in all."""

    def __init__(self, code: str, most_of_client: int, most: float = math.inf) -> None:
        self.code = code
        self.most_of_client = most_of_client
        self.most = most
        self.active: Counter[str] = Counter()

    @contextmanager
    def slot(self, client: str) -> Iterator[None]:
        """Occupy a slot of a client. Raises ServerError if there is none left."""
        if self.active.total() >= self.most:
            raise ServerError("limit/full")
        if self.active[client] >= self.most_of_client:
            raise ServerError(self.code, most=self.most_of_client)
        self.active[client] += 1
        try:
            yield
        finally:
            self.active[client] -= 1
            self.active += Counter()  # drops clients with a count of 0


class Limiters:
    """All limiters of a server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.requests = RateLimiter("limit/requests", limits.requests_a_second, limits.requests_at_once, clock)
        self.pictures = RateLimiter("limit/requests", limits.pictures_a_second, limits.pictures_at_once, clock)
        self.games = RateLimiter("limit/games", limits.games_an_hour / HOUR, limits.games_an_hour, clock)
        self.questions = ConcurrencyLimiter("limit/questions", limits.questions_of_client)
        self.judgements = ConcurrencyLimiter("limit/questions", limits.judgements_of_client)
        self.connections = ConcurrencyLimiter("limit/sockets", limits.sockets_of_client, limits.sockets)


def client_key(scope: Scope) -> str:
    """Return the key by which the client of a request is counted."""
    client = scope.get("client")
    return host_key(client[0]) if client else ""


def host_key(host: str) -> str:
    """Return an IPv4 address, or the /64 network of an IPv6 address: a household gets a whole one."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a test client, or a Unix socket
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
