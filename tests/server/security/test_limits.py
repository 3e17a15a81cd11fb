"""What one may ask of the server, and how often."""

import pytest

from bastide.server.errors import ServerError
from bastide.server.security.limits import Allowance, Bucket, Door, Limits, address_of, household


class Clock:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_is_empty_after_a_burst_and_fills_with_time() -> None:
    clock = Clock()
    bucket = Bucket(2, 3, clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now = 0.5
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_every_address_has_its_own_allowance() -> None:
    allowance = Allowance("limit/games", 1, 1, Clock())
    allowance.take("a")
    allowance.take("b")
    with pytest.raises(ServerError, match="Too many games") as refusal:
        allowance.take("a")
    assert refusal.value.reason == "limit/games"


def test_addresses_that_did_nothing_lately_are_forgotten() -> None:
    clock = Clock()
    allowance = Allowance("limit/games", 1, 10, clock)
    for number in range(1000):
        allowance.take(str(number))
    clock.now = 1000
    allowance.take("one more")
    assert len(allowance.buckets) == 1


def test_addresses_that_did_something_lately_are_not_forgotten() -> None:
    allowance = Allowance("limit/games", 1, 1, Clock())
    for number in range(2500):
        allowance.take(str(number))
    with pytest.raises(ServerError):
        allowance.take("0")


def test_a_door_lets_so_many_in_and_again_when_they_have_left() -> None:
    door = Door("limit/sockets", 2, 3)
    with door.entered("a"):
        with door.entered("a"):
            with pytest.raises(ServerError, match="come from your address"), door.entered("a"):
                pass
            with door.entered("b"), pytest.raises(ServerError, match="full"), door.entered("c"):
                pass
        with door.entered("a"):
            assert door.inside.total() == 2
    assert not door.inside


def test_an_address_may_do_much_more_on_a_server_for_one_machine() -> None:
    alone, shared = Limits.of_one_machine(), Limits()
    assert alone.sockets_of_address == shared.sockets
    assert alone.games_an_hour > 100 * shared.games_an_hour
    assert alone.questions_of_address > 100 * shared.questions_of_address
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
def test_a_household_counts_as_one(host: str, counted: str) -> None:
    assert household(host) == counted
    assert address_of({"client": (host, 1)}) == counted


def test_what_comes_through_a_local_socket_has_no_address() -> None:
    assert address_of({"client": None}) == ""
