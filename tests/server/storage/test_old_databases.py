"""Games that a server of an earlier version kept are played on."""

from contextlib import closing
from pathlib import Path
from sqlite3 import connect

import pytest

from bastide.server.protocol.commands import MoveCommand
from bastide.server.rooms.registry import Rooms
from bastide.server.settings import DATABASE
from tests.server.playing import house, in_loop

OLD = sorted(Path(__file__).with_name("old").glob("*.sql"))
GAMES = {"old-modern": ("token-of-ann-in-modern", "modern"), "old-hunters": ("token-of-ann-in-hunters", "hunters")}


@pytest.mark.parametrize("dump", OLD, ids=lambda dump: dump.stem)
@in_loop
async def test_old_games_are_played_on(tmp_path: Path, dump: Path) -> None:
    with closing(connect(tmp_path / DATABASE)) as database:
        database.executescript(dump.read_text(encoding="utf-8"))
    async with house(tmp_path) as rooms:
        listed = (await rooms.games_of("identity 0")).games
        assert {game.game: game.edition for game in listed} == {name: edition for name, (_, edition) in GAMES.items()}
        for name, (token, _) in GAMES.items():
            await play_on(rooms, name, token)
    async with house(tmp_path) as rooms:
        assert [(await rooms.find(name)).version > 10 for name in GAMES] == [True, True]


async def play_on(rooms: Rooms, name: str, token: str) -> None:
    """Play a turn of a game in which Ann sits among computer players, one of whom took a seat over."""
    room = await rooms.find(name)
    viewer = room.people.viewer([token], "identity 0")
    state = room.state_for(viewer)
    assert (state.facts.version, state.facts.player, state.yours) == (10, 0, [0])
    assert [(seat.name, seat.level, seat.has_resigned) for seat in state.table.seats] == [
        ("Ann", None, False),
        ("", "greedy", True),
        ("", "greedy", False),
    ]
    move = str(room.story.game.position.legal_moves[0])
    assert (await room.carry_out(MoveCommand(do="move", version=10, seat=0, move=move), viewer)).version == 11


def test_there_are_old_databases() -> None:
    assert OLD
