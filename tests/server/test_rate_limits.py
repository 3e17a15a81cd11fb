"""Rate limits, concurrency caps and client keys."""

import pytest

from bastide.errors import ServerError
from bastide.server.rate_limits import (
    ConcurrencyLimiter,
    Limits,
    RateLimiter,
    TokenBucket,
    client_key,
    host_key,
)


class FakeClock:
    """Clock that a test advances."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_bucket_empties_in_a_burst_and_refills() -> None:
    clock = FakeClock()
    bucket = TokenBucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_each_client_has_its_own_bucket() -> None:
    limiter = RateLimiter("limit/games", 1, 1, FakeClock())
    limiter.take("a")
    limiter.take("b")
    with pytest.raises(ServerError, match="Too many games") as refusal:
        limiter.take("a")
    assert refusal.value.reason == "limit/games"


def test_full_buckets_are_dropped() -> None:
    clock = FakeClock()
    limiter = RateLimiter("limit/games", 1, 10, clock)
    for number in range(1000):
        limiter.take(str(number))
    clock.now = 1000
    limiter.take("one more")
    assert len(limiter.buckets) == 1


def test_used_buckets_are_kept() -> None:
    limiter = RateLimiter("limit/games", 1, 1, FakeClock())
    for number in range(2500):
        limiter.take(str(number))
    with pytest.raises(ServerError):
        limiter.take("0")


def test_slots_are_limited_and_released() -> None:
    limiter = ConcurrencyLimiter("limit/sockets", 2, 3)
    with limiter.slot("a"):
        with limiter.slot("a"):
            with pytest.raises(ServerError, match="from your address"), limiter.slot("a"):
                pass
            with limiter.slot("b"), pytest.raises(ServerError, match="full"), limiter.slot("c"):
                pass
        with limiter.slot("a"):
            assert limiter.active.total() == 2
    assert not limiter.active


def test_local_server_has_higher_limits() -> None:
    alone, shared = Limits.of_one_machine(), Limits()
    assert alone.sockets_of_client == shared.sockets
    assert alone.games_an_hour > 100 * shared.games_an_hour
    assert alone.questions_of_client > 100 * shared.questions_of_client
    assert alone.body == shared.body


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("203.0.113.9", "203.0.113.9"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("::ffff:203.0.113.9", "203.0.113.9"),
        ("testclient", "testclient"),
    ],
)
def test_ipv6_clients_are_counted_by_network(host: str, counted: str) -> None:
    assert host_key(host) == counted
    assert client_key({"client": (host, 1)}) == counted


def test_unix_socket_has_an_empty_client_key() -> None:
    assert client_key({"client": None}) == ""
