"""Anything that can be asked over HTTP is answered as the description of the interface says, and breaks no game."""

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

from bastide.server.application import create_app
from bastide.server.games.aids import AIDS
from bastide.server.settings import Settings
from tests.server.served import SECONDS, fetched, legal_move, listening, settled

SCHEMA = schemathesis.openapi.from_dict(create_app(Settings(Path("nowhere"), processes=1)).openapi())
ENDLESS = "/api/games/{game}/events"  # a stream: it has tests of its own
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
    with listening(folder, requests_a_second=1e6, requests_at_once=1e6, games_an_hour=1e6) as found:
        yield found


def operations() -> list[Operation]:
    """All that can be asked but the stream."""
    found = [each.ok() for each in SCHEMA.get_all_operations() if isinstance(each, Ok)]
    return [operation for operation in found if operation.path != ENDLESS]


def ask_anything(address: str, operation: Operation, examples: int) -> None:
    """Ask all kinds of things of one address, many of them about a game that is there, by one who sits there."""
    game = fetched(f"{address}/api/games", {"edition": "modern", "seats": TWO_AWAY, "first": 0, "aids": list(AIDS)})
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
    """Send a request: its answer has a status and the form that are described, and a refusal has a code."""
    answer = case.call(base_url=address, timeout=SECONDS)
    case.validate_response(answer, checks=CHECKS)
    if answer.status_code >= 400:
        assert answer.json()["type"] == "refused", case.as_curl_command()
        assert answer.json()["code"].count("/") == 1


def check_alive(address: str, game: str, seats: list[str]) -> None:
    """The server makes games, and this one can be played on, unless somebody has resigned."""
    assert fetched(f"{address}/api/games", {"edition": "modern", "seats": TWO_AWAY})["game"]
    path = f"{address}/api/games/{game}"
    state = settled(path, seats)
    if state["facts"]["winners"] is None:
        token = seats[state["facts"]["player"]]
        assert fetched(f"{path}/commands", legal_move(state), token)["type"] == "done"


@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_a_few_requests_are_answered(address: str, operation: Operation) -> None:
    ask_anything(address, operation, 8)


@pytest.mark.deep
@pytest.mark.parametrize("operation", operations(), ids=lambda operation: operation.label)
def test_many_requests_are_answered(address: str, operation: Operation) -> None:
    ask_anything(address, operation, 500)
