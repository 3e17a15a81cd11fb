"""The page's types say what the models say, and say so where they no longer do."""

import sys
from pathlib import Path

import pytest

from bastide.server.protocol.base import Cell, Points
from bastide.server.protocol.commands import BaseCommand, MoveCommand
from bastide.server.protocol.questions import HintQuestion
from bastide.server.protocol.setup import NewGame, SeatChoice
from bastide.server.protocol.state import State
from bastide.server.protocol.tiles import AreaInfo
from bastide.server.protocol.words import Refused
from tools import protocol_types


def test_the_types_of_the_page_are_those_of_the_protocol() -> None:
    assert protocol_types.TARGET.read_text(encoding="utf-8") == protocol_types.generated()


def test_what_the_page_sends_may_lack_what_has_a_default() -> None:
    assert "  farmers?: boolean;" in protocol_types.interface(NewGame, is_sent=True)


def test_what_the_server_sends_is_whole() -> None:
    assert '  type: "refused";' in protocol_types.interface(Refused, is_sent=False)


def test_what_all_commands_have_is_written_for_each_of_them() -> None:
    assert "  seat: Seat;" in protocol_types.interface(MoveCommand, is_sent=True)
    assert not protocol_types.is_model(BaseCommand)


def test_models_within_what_is_sent_are_sent_too() -> None:
    sent = protocol_types.models_in(protocol_types.SENT, set())
    assert {SeatChoice, MoveCommand, HintQuestion} <= sent
    assert State not in sent


@pytest.mark.parametrize(
    ("hint", "text"),
    [
        (list[str | None], "(string | null)[]"),
        (tuple[int, float], "[number, number]"),
        (dict[int, AreaInfo], "Record<number, AreaInfo>"),
        (list[Cell], "Cell[]"),
        (Points, "Points"),
        (int | float | None, "number | null"),
    ],
)
def test_a_type_is_written_as_typescript_has_it(hint: object, text: str) -> None:
    assert protocol_types.written(hint) == text


def test_a_check_fails_where_the_types_are_not_in_step(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "argv", ["protocol_types", "--check"])
    monkeypatch.setattr(protocol_types, "TARGET", tmp_path / "protocol.ts")
    protocol_types.TARGET.write_text("export type Seat = string;\n", encoding="utf-8")
    assert protocol_types.main() == 1
