"""What one may ask of the server, and how often: every limit is a number here, and is refused by a code."""

import ipaddress
import math
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Self

from starlette.types import Scope

from bastide.server.errors import ServerError

HOUR = 3600.0
Clock = Callable[[], float]


@dataclass(frozen=True, slots=True, kw_only=True)
class Limits:
    """The limits of a server that strangers can reach."""

    body: int = 64 * 1024  # bytes of a request; the longest position, at four bytes a character, has half of that
    record_body: int = 192 * 1024  # of one with a record; the longest, at four bytes a character, and what is round it
    body_seconds: float = 10  # until all of a request must have come
    message: int = 16 * 1024  # characters of a message on a socket
    messages_a_second: float = 50  # on a socket: pointing at the board asks a lot of questions
    messages_at_once: float = 100
    requests_a_second: float = 50  # by an address, of the API
    requests_at_once: float = 200
    pictures_a_second: float = 200  # by an address: a page shows some hundred of them, and keeps them
    pictures_at_once: float = 2000
    questions: int = 8  # of a socket that are being answered at the same time
    questions_of_address: int = 8  # asked by HTTP, that are being answered at the same time
    judgements_of_address: int = 10  # games that wait to be judged because of an address
    games_an_hour: float = 100  # made from an address: a club behind one address plays fewer
    games: int = 100_000  # that are kept: some tens of kilobytes each
    sockets_of_address: int = 100  # and streams
    sockets: int = 2000  # and streams, of everybody: some tens of kilobytes each
    hello_seconds: float = 10  # until a socket must have said who it is
    send_seconds: float = 10  # that a message may take to be sent: whoever does not read for so long is gone

    @classmethod
    def of_one_machine(cls) -> Self:
        """The limits of a server that only its own machine can reach: all come from one address, and none is bad."""
        return cls(
            requests_a_second=5000,
            requests_at_once=5000,
            pictures_a_second=5000,
            pictures_at_once=5000,
            questions_of_address=2000,
            judgements_of_address=100,
            games_an_hour=100_000,
            sockets_of_address=2000,
        )


class Bucket:
    """Tokens that are taken, and come back with time up to a number."""

    def __init__(self, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self.rate = rate
        self.most = most
        self.clock = clock
        self.left = most
        self.looked = clock()

    def take(self) -> bool:
        """Take a token, if there is one."""
        self.refill()
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def refill(self) -> None:
        now = self.clock()
        self.left = min(self.most, self.left + (now - self.looked) * self.rate)
        self.looked = now

    @property
    def is_full(self) -> bool:
        self.refill()
        return self.left >= self.most


class Allowance:
    """A bucket for each address. Full ones are forgotten: they are as good as new ones."""

    def __init__(self, code: str, rate: float, most: float, clock: Clock = time.monotonic) -> None:
        self.code = code
        self.rate = rate
        self.most = most
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}
        self.sweep_at = 1000

    def take(self, address: str) -> None:
        """Count what an address does. Raises ServerError if it has done that too often."""
        if address not in self.buckets:
            self.sweep()
            self.buckets[address] = Bucket(self.rate, self.most, self.clock)
        if not self.buckets[address].take():
            raise ServerError(self.code)

    def sweep(self) -> None:
        """Forget full buckets, now and then: whenever there are twice as many as were left the last time."""
        if len(self.buckets) >= self.sweep_at:
            self.buckets = {address: bucket for address, bucket in self.buckets.items() if not bucket.is_full}
            self.sweep_at = max(1000, 2 * len(self.buckets))


class Door:
    """Counts who is inside, by address and in all: sockets and streams, or questions."""

    def __init__(self, code: str, most_of_address: int, most: float = math.inf) -> None:
        self.code = code
        self.most_of_address = most_of_address
        self.most = most
        self.inside: Counter[str] = Counter()

    @contextmanager
    def entered(self, address: str) -> Iterator[None]:
        """Be inside for a while. Raises ServerError if there is no room."""
        if self.inside.total() >= self.most:
            raise ServerError("limit/full")
        if self.inside[address] >= self.most_of_address:
            raise ServerError(self.code, most=self.most_of_address)
        self.inside[address] += 1
        try:
            yield
        finally:
            self.inside[address] -= 1
            self.inside += Counter()  # drops addresses of which none is left


class Gates:
    """All that counts requests, for one server."""

    def __init__(self, limits: Limits, clock: Clock = time.monotonic) -> None:
        self.limits = limits
        self.requests = Allowance("limit/requests", limits.requests_a_second, limits.requests_at_once, clock)
        self.pictures = Allowance("limit/requests", limits.pictures_a_second, limits.pictures_at_once, clock)
        self.games = Allowance("limit/games", limits.games_an_hour / HOUR, limits.games_an_hour, clock)
        self.questions = Door("limit/questions", limits.questions_of_address)
        self.door = Door("limit/sockets", limits.sockets_of_address, limits.sockets)


def address_of(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return household(client[0]) if client else ""


def household(host: str) -> str:
    """Who counts as one: an address, or of the longer ones the whole network that a household gets."""
    try:
        address = ipaddress.ip_address(host)
    except ValueError:  # a test, or a socket of this machine
        return host
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    return str(address.ipv4_mapped or ipaddress.ip_network((address, 64), strict=False))
