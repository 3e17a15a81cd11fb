"""Guided first game: a fixed order of tiles, and an opponent and hints that follow its line."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bastide import BastideError
from bastide.lessons.first_game import first_game
from bastide.rules.game import Game
from bastide.server.game.config import first_game_config
from bastide.server.protocol.client_messages import HintQuestion
from bastide.server.protocol.games import NewGame
from bastide.server.protocol.server_messages import HintAnswer
from bastide.server.rooms.bots import planned_move
from bastide.server.rooms.registry import Rooms
from tests.server.helpers.rooms import SeatedRoom, choices, in_loop, open_rooms, reopen, table

PLANNED = "why-first-game"


async def start_first_game(rooms: Rooms) -> SeatedRoom:
    return await table(rooms, "here", "gentle", first_game=True)


async def hint(made: SeatedRoom) -> HintAnswer:
    await made.wait_for_computers()
    question = HintQuestion(about="hint", ask="1", version=made.room.version)
    answer = await made.room.answer(question, made.viewers[0])
    assert isinstance(answer, HintAnswer)
    return answer


def moves(made: SeatedRoom) -> list[str]:
    return [str(step.move) for step in made.room.history.turns]


@in_loop
async def test_following_the_hints_plays_the_whole_line(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await start_first_game(rooms)
        while not made.room.history.is_over:
            hinted = await hint(made)
            assert hinted.reason.id == PLANNED
            await made.play(hinted.move)
            await made.wait_for_computers()
        assert moves(made) == [str(move) for move in first_game().moves]
        assert made.room.game.scores == (28, 17)


@pytest.mark.parametrize("move", ["U@-1,0>90 road", "U@1,0>90 -"], ids=["laid elsewhere", "without a piece"])
@in_loop
async def test_game_off_the_line_has_real_hints(tmp_path: Path, move: str) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await start_first_game(rooms)
        await made.play(move)
        assert (await hint(made)).reason.id != PLANNED
        while not made.room.history.is_over:
            await made.play()
            await made.wait_for_computers()
        tiles = [step.move.tile for step in made.room.history.turns]
        assert tiles == list(first_game().order)


@in_loop
async def test_takeback_returns_to_the_line_even_after_a_restart(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await start_first_game(rooms)
        await made.play("U@-1,0>90 road")
        await made.wait_for_computers()
        await made.take_back(0)
    async with open_rooms(tmp_path) as rooms:
        made = await reopen(rooms, made)
        assert (await hint(made)).move == "U@1,0>90 road"


@in_loop
async def test_first_game_needs_two_players(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        request = NewGame(edition="modern", seats=choices(["here", "gentle", "gentle"]), first_game=True)
        with pytest.raises(BastideError) as caught:
            await rooms.create(request, None)
        assert caught.value.reason == "setup/position-seats"


@pytest.mark.parametrize("options", [{"by_hand": True}, {"position": "garbage"}], ids=str)
@in_loop
async def test_first_game_excludes_by_hand_and_positions(tmp_path: Path, options: dict[str, Any]) -> None:
    async with open_rooms(tmp_path) as rooms:
        request = NewGame(edition="modern", seats=choices(("here", "here")), first_game=True, **options)
        with pytest.raises(BastideError) as caught:
            await rooms.create(request, None)
        assert caught.value.reason == "setup/first-game-alone"


def test_another_order_of_tiles_has_no_planned_move() -> None:
    lesson = first_game()
    config = first_game_config(Game.parse(lesson.beginning))
    first, *others = lesson.order
    other = replace(config, order=(first, *reversed(others)))
    assert planned_move(config, ()) == lesson.moves[0]
    assert planned_move(other, ()) is None
