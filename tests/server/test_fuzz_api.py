"""Fuzz tests of the HTTP API: every response matches the OpenAPI schema, and no game breaks."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok
from schemathesis.specs.openapi import checks as conforming

from bastide.server.app import create_app
from bastide.server.game.config import AIDS
from bastide.server.settings import Settings
from tests.server.helpers.servers import SECONDS, fetch_json, legal_move, live_server, wait_for_turn

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(Path("nowhere"), processes=1)).openapi())
ENDLESS = "/api/games/{game}/events"  # a stream, which has its own tests
TWO_AWAY = [{"kind": "away"}, {"kind": "away"}]
AnyCase = Case[Any]
Operation = APIOperation[Any, Any, Any, Any]
CHECKS: list[Any] = [
    schemathesis.checks.not_a_server_error,
    conforming.status_code_conformance,
    conforming.content_type_conformance,
    conforming.response_headers_conformance,
    conforming.response_schema_conformance,
]
MODES = st.sampled_from([GenerationMode.POSITIVE, GenerationMode.NEGATIVE])


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("fuzzed")
    with live_server(folder, requests_a_second=1e6, requests_at_once=1e6, games_an_hour=1e6) as found:
        yield found


def operations() -> list[Operation]:
    """Return all operations except the stream."""
    found = [each.ok() for each in SCHEMA.get_all_operations() if isinstance(each, Ok)]
    return [operation for operation in found if operation.path != ENDLESS]


def ask_anything(address: str, operation: Operation, examples: int) -> None:
    """Send generated requests to an operation, many of them about an existing game with a valid token."""
    game = fetch_json(f"{address}/api/games", {"edition": "modern", "seats": TWO_AWAY, "first": 0, "aids": list(AIDS)})
    tokens = st.sampled_from([*game["seats"], game["watch"], "unknown", None])

    @settings(max_examples=examples, suppress_health_check=list(HealthCheck))
    @given(MODES.flatmap(operation.as_strategy), st.booleans(), tokens)
    def ask(case: AnyCase, is_there: bool, token: str | None) -> None:
        if is_there and "game" in case.path_parameters:
            case.path_parameters["game"] = game["game"]
        if token is not None:
            case.headers["Authorization"] = f"Bearer {token}"
        check(case, address)

    ask()
    check_alive(address, game["game"], game["seats"])


def check(case: AnyCase, address: str) -> None:
    """Send a request, and check that its response matches the schema and errors have a code."""
    answer = case.call(base_url=address, timeout=SECONDS)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert answer.json()["type"] == "refused", case.as_curl_command()
        assert answer.json()["code"].count("/") == 1


def check_alive(address: str, game: str, seats: list[str]) -> None:
    """Check that the server creates games, and that this one can be played unless it is over."""
    assert fetch_json(f"{address}/api/games", {"edition": "modern", "seats": TWO_AWAY})["game"]
    path = f"{address}/api/games/{game}"
    state = wait_for_turn(path, seats)
    if state["facts"]["winners"] is None:
        token = seats[state["facts"]["player"]]
        assert fetch_json(f"{path}/commands", legal_move(state), token)["type"] == "done"


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_a_few_requests_are_answered(address: str, operation: Operation) -> None:
    ask_anything(address, operation, 8)


@pytest.mark.deep
@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_many_requests_are_answered(address: str, operation: Operation) -> None:
    ask_anything(address, operation, 500)
