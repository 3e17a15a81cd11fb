"""Databases of earlier versions still open."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from sqlite3 import connect
from typing import Any

import pytest

from bastide import Record
from bastide.server.protocol.client_messages import MoveCommand
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.room import Room
from bastide.server.settings import DATABASE
from tests.server.helpers.rooms import in_loop, open_rooms

OLD = Path(__file__).with_name("old")
OLDEST = {"old-modern": ("token-of-ann-in-modern", "modern"), "old-hunters": ("token-of-ann-in-hunters", "hunters")}
EXPECTED: dict[str, dict[str, Any]] = json.loads((OLD / "schema-0003.json").read_text(encoding="utf-8"))


@asynccontextmanager
async def open_dump(folder: Path, dump: str) -> AsyncIterator[Rooms]:
    """Start a server on the database of a dump."""
    with closing(connect(folder / DATABASE)) as database:
        database.executescript((OLD / dump).read_text(encoding="utf-8"))
    async with open_rooms(folder) as rooms:
        yield rooms


@in_loop
async def test_oldest_games_can_be_continued(tmp_path: Path) -> None:
    async with open_dump(tmp_path, "schema-0001.sql") as rooms:
        listed = (await rooms.games_of("identity 0")).games
        assert {game.game: game.edition for game in listed} == {name: edition for name, (_, edition) in OLDEST.items()}
        for name, (token, _) in OLDEST.items():
            await continue_game(rooms, name, token)
    async with open_rooms(tmp_path) as rooms:
        assert [(await rooms.find(name)).version > 10 for name in OLDEST] == [True, True]


async def continue_game(rooms: Rooms, name: str, token: str) -> None:
    """Play a turn as Ann against two computer players, one of which replaced a person."""
    room = await rooms.find(name)
    viewer = room.participants.viewer([token], "identity 0")
    state = room.state_for(viewer)
    assert (state.facts.version, state.facts.player, state.yours) == (10, 0, [0])
    assert [(seat.name, seat.level, seat.has_resigned) for seat in state.table.seats] == [
        ("Ann", None, False),
        ("", "greedy", True),
        ("", "greedy", False),
    ]
    move = str(room.game.legal_moves[0])
    assert (await room.carry_out(MoveCommand(do="move", version=10, seat=0, move=move), viewer)).version == 11


@pytest.mark.parametrize("name", EXPECTED)
@in_loop
async def test_stored_games_are_shown_as_before(tmp_path: Path, name: str) -> None:
    async with open_dump(tmp_path, "schema-0003.sql") as rooms:
        room = await rooms.find(name)
        assert summary(room, name) == EXPECTED[name]


def summary(room: Room, name: str) -> dict[str, Any]:
    """Return the state of the first player and the record, in the form of schema-0003.json."""
    state = room.state_for(room.participants.viewer([f"token-0-of-{name}"], "identity 0")).model_dump(mode="json")
    facts = state["facts"]
    choices, drawable = facts.pop("choices"), facts.pop("drawable")
    return {
        "facts": facts,
        "drawable": [each["tile"] for each in drawable or []],
        "choices": len(choices or []),
        "log": len(state["log"]),
        "course": state["course"],
        "seats": [[seat["kind"], seat["level"], seat["has_resigned"]] for seat in state["table"]["seats"]],
        "position": room.game.position_line(),
        "record": room.record_text().splitlines(),
    }


@pytest.mark.parametrize("name", EXPECTED)
def test_old_records_are_replayed(name: str) -> None:
    expected = EXPECTED[name]
    game = Record.parse("\n".join([*expected["record"], ""])).replay()
    assert game.scores == tuple(expected["facts"]["scores"])
    assert game.position_line() == expected["position"]


@in_loop
async def test_stored_games_can_be_continued(tmp_path: Path) -> None:
    async with open_dump(tmp_path, "schema-0003.sql") as rooms:
        for name in ("taken-back", "handed-over", "from-position", "imported"):
            room = await rooms.find(name)
            seat = room.game.player
            viewer = room.participants.viewer([f"token-{seat}-of-{name}"], "identity 0")
            version, move = room.version, str(room.game.legal_moves[0])
            await room.carry_out(MoveCommand(do="move", version=version, seat=seat, move=move), viewer)
            assert room.version > version
