"""A server for each process of the test run, and browsers in which nothing goes wrong unnoticed."""

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import BrowserContext, expect

from tests.browser.guests import Guests
from tests.browser.host import Game, Host
from tests.browser.pages import Games, games_at
from tests.server.served import listening
from tools import page

AT_ONCE = 100_000  # requests that one may make: a game is played here faster than people play
PATIENCE = 60_000  # milliseconds until what does not come is a fault; long, for the machine may be busy

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server whose games all have the same order of tiles."""
    if not page.STAMP.exists():
        pytest.fail("The page was not built: run python -m tools.page")
    folder = tmp_path_factory.mktemp("data")
    seed = patch("bastide.server.games.decks.new_seed", return_value=7)
    with seed, listening(folder, requests_at_once=AT_ONCE) as address:
        yield Host(address)


@pytest.fixture(scope="session")
def games(host: Host) -> Games:
    """Games to look at. In this edition there are most things to see."""
    return games_at(host, "hunters")


@pytest.fixture(scope="session")
def turns(host: Host) -> int:
    """How many turns two people have if they play well."""
    return len(host.game("Ann", "Bob").play().moves())


@pytest.fixture
def nearly_over(host: Host, turns: int) -> Game:
    """A game of two in which one turn is left."""
    return host.game("Ann", "Bob").play(turns - 1)


@pytest.fixture
def guests(host: Host, new_context: Callable[..., BrowserContext]) -> Iterator[Guests]:
    """Opens browsers; whatever these complain about fails the test."""

    def context(**settings: Any) -> BrowserContext:
        made = new_context(base_url=host.address, **settings)
        made.set_default_timeout(PATIENCE)
        return made

    coming = Guests(context)
    yield coming
    assert coming.complaints == []
