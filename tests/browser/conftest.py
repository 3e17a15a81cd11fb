"""A server for each process of the test run, and browsers whose errors fail the test."""

from collections.abc import Callable, Iterator
from typing import Any
from unittest.mock import patch

import pytest
from playwright.sync_api import BrowserContext, expect

from bastide.arena.executors import exit_with_parent
from tests.browser.helpers.browsers import Browsers
from tests.browser.helpers.live_server import LiveGame, LiveServer
from tests.browser.helpers.pages import SampleGames, sample_games
from tests.browser.helpers.waiting import TIMEOUT
from tests.server.helpers.rooms import start_at_normal_priority
from tests.server.helpers.servers import live_server
from tools import page

MANY_REQUESTS = 100_000  # tests play faster than people

expect.set_options(timeout=TIMEOUT)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LiveServer]:
    """A server whose games all have the same order of tiles."""
    if not page.STAMP.exists():
        pytest.fail("The page was not built: run python -m tools.page")
    folder = tmp_path_factory.mktemp("data")
    with (
        patch("bastide.server.game.config.new_seed", return_value=7),
        patch("bastide.server.rooms.bot_pool.start_process", start_at_normal_priority),
        patch("bastide.server.rooms.reviews.start_process", exit_with_parent),
        live_server(folder, requests_at_once=MANY_REQUESTS, games_an_hour=MANY_REQUESTS) as address,
    ):
        yield LiveServer(address)


@pytest.fixture(scope="session")
def games(server: LiveServer) -> SampleGames:
    """Games to look at, in the edition with the most features."""
    return sample_games(server, "hunters")


@pytest.fixture(scope="session")
def moves(server: LiveServer) -> list[str]:
    """The moves of a whole game between two greedy players."""
    return server.game("Ann", "Bob").play().moves()


@pytest.fixture
def nearly_over(server: LiveServer, moves: list[str]) -> LiveGame:
    """A game for two with one turn left."""
    return server.game("Ann", "Bob").play_moves(moves[:-1])


@pytest.fixture
def browsers(server: LiveServer, new_context: Callable[..., BrowserContext]) -> Iterator[Browsers]:
    """Opens browsers. Any warning or error in their consoles fails the test."""

    def open_context(**settings: Any) -> BrowserContext:
        context = new_context(**{"base_url": server.address, "service_workers": "block", **settings})
        context.set_default_timeout(TIMEOUT)
        return context

    opened = Browsers(open_context)
    yield opened
    assert opened.console_errors == []
