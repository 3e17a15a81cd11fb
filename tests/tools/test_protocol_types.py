"""The page's types match the models, and a mismatch is reported."""

import sys
from pathlib import Path

import pytest

from bastide.render.svg.pieces.seats import DARK_INK, LIGHT_INK
from bastide.render.svg.pieces.seats import SEATS as SEAT_STYLES
from bastide.rules.options import SEATS
from bastide.server.protocol.base import Cell, Points
from bastide.server.protocol.client_messages import BaseCommand, HintQuestion, MoveCommand
from bastide.server.protocol.editions import AreaInfo
from bastide.server.protocol.games import NewGame, SeatChoice
from bastide.server.protocol.server_messages import Refused
from bastide.server.protocol.state import State
from tools import protocol_types


def test_types_of_page_match_protocol() -> None:
    assert protocol_types.TARGET.read_text(encoding="utf-8") == protocol_types.generate()


def test_page_may_omit_fields_with_default() -> None:
    assert "  farmers?: boolean;" in protocol_types.interface(NewGame, is_sent=True)


def test_server_messages_are_complete() -> None:
    assert '  type: "refused";' in protocol_types.interface(Refused, is_sent=False)


def test_inherited_fields_are_repeated_in_each_command() -> None:
    assert "  seat: Seat;" in protocol_types.interface(MoveCommand, is_sent=True)
    assert not protocol_types.is_model(BaseCommand)


def test_models_inside_sent_models_are_sent_too() -> None:
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
def test_type_is_written_in_typescript(hint: object, text: str) -> None:
    assert protocol_types.type_text(hint) == text


def test_long_constants_are_broken_into_lines() -> None:
    values = {"first": ("x" * 60,), "second": ("y" * 60,)}
    text = protocol_types.constant("LONG", values)
    assert text.splitlines()[1:3] == [f'  first: ["{"x" * 60}"],', f'  second: ["{"y" * 60}"],']


def test_page_has_the_colours_of_seats() -> None:
    tokens = protocol_types.TARGET.with_name("styles") / "tokens.css"
    text = tokens.read_text(encoding="utf-8")
    for name, style in zip(SEATS, SEAT_STYLES, strict=True):
        assert f"--seat-{name}: light-dark({style.colour}, " in text
    assert f"--on-dark-seat: {LIGHT_INK};" in text
    assert f"--on-light-seat: {DARK_INK};" in text


def test_check_fails_on_outdated_types(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "argv", ["protocol_types", "--check"])
    monkeypatch.setattr(protocol_types, "TARGET", tmp_path / "protocol.ts")
    protocol_types.TARGET.write_text("export type Seat = string;\n", encoding="utf-8")
    assert protocol_types.main() == 1
