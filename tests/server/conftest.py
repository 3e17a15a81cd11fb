"""Fixtures of all server tests: the same tiles in every run, and computer players at normal priority."""

from collections.abc import Callable, Iterator
from functools import cached_property, partial
from itertools import count
from unittest.mock import patch

import pytest

from bastide.arena.executors import exit_with_parent
from bastide.server.protocol.base import Model
from bastide.server.protocol.state import State
from tests.server.helpers.rooms import start_at_normal_priority


@pytest.fixture(autouse=True)
def validate_sent_messages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Validate every message that is sent: most are built without validation, for speed."""
    for model in (Model, State):
        validated = cached_property(partial(validated_text, vars(model)["json_text"].func))
        validated.__set_name__(model, "json_text")
        monkeypatch.setattr(model, "json_text", validated)


def validated_text(dump: Callable[[Model], str], message: Model) -> str:
    text = dump(message)
    type(message).model_validate_json(text)
    return text


@pytest.fixture(autouse=True)
def computers_at_normal_priority() -> Iterator[None]:
    """Let computer players and reviews compete with everything else that runs on a busy machine."""
    with (
        patch("bastide.server.rooms.bot_pool.start_process", start_at_normal_priority),
        patch("bastide.server.rooms.reviews.start_process", exit_with_parent),
    ):
        yield


@pytest.fixture(autouse=True)
def the_same_tiles_in_every_run() -> Iterator[None]:
    """Give the first game of every test the same tiles, the second one others, and so on."""
    with (
        patch("bastide.rules.game.new_seed", side_effect=count(1)),
        patch("bastide.server.game.config.new_seed", side_effect=count(1)),
    ):
        yield
