"""The guided first game: tiles in an order of its own, and an opponent and hints that keep to its line."""

from pathlib import Path
from typing import Any

import pytest

from bastide import BastideError
from bastide.lessons.first_game import first_game
from bastide.server.protocol.answers import HintAnswer
from bastide.server.protocol.questions import HintQuestion
from bastide.server.protocol.setup import NewGame
from bastide.server.rooms.registry import Rooms
from tests.server.playing import Table, again, choices, house, in_loop, table

PLANNED = "why-first-game"


async def begun(rooms: Rooms) -> Table:
    return await table(rooms, "here", "gentle", first_game=True)


async def hint(made: Table) -> HintAnswer:
    await made.computers_have_moved()
    question = HintQuestion(about="hint", ask="1", version=made.room.version)
    answer = await made.room.answer(question, made.viewers[0])
    assert isinstance(answer, HintAnswer)
    return answer


def moves(made: Table) -> list[str]:
    return [str(step.move) for step in made.room.story.game.steps]


@in_loop
async def test_whoever_follows_the_hints_plays_the_line_to_its_end(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await begun(rooms)
        while not made.room.story.is_over:
            hinted = await hint(made)
            assert hinted.reason.id == PLANNED
            await made.play(hinted.move)
            await made.computers_have_moved()
        assert moves(made) == [str(move) for move in first_game().moves]
        assert made.room.story.game.scores == (28, 17)


@pytest.mark.parametrize("move", ["U@-1,0>90 road", "U@1,0>90 -"], ids=["laid elsewhere", "without a piece"])
@in_loop
async def test_off_the_line_the_game_goes_on_with_free_moves_and_real_hints(tmp_path: Path, move: str) -> None:
    async with house(tmp_path) as rooms:
        made = await begun(rooms)
        await made.play(move)
        assert (await hint(made)).reason.id != PLANNED
        while not made.room.story.is_over:
            await made.play()
            await made.computers_have_moved()
        tiles = [step.move.tile for step in made.room.story.game.steps]
        assert tiles == list(first_game().order)


@in_loop
async def test_a_turn_that_is_taken_back_leads_to_the_line_again_also_after_a_restart(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await begun(rooms)
        await made.play("U@-1,0>90 road")
        await made.computers_have_moved()
        await made.take_back(0)
    async with house(tmp_path) as rooms:
        made = await again(rooms, made)
        assert (await hint(made)).move == "U@1,0>90 road"


@in_loop
async def test_it_is_for_two(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        wish = NewGame(edition="modern", seats=choices(["here", "gentle", "gentle"]), first_game=True)
        with pytest.raises(BastideError) as caught:
            await rooms.create(wish, None)
        assert caught.value.reason == "setup/position-seats"


@pytest.mark.parametrize("wishes", [{"by_hand": True}, {"position": "garbage"}], ids=str)
@in_loop
async def test_it_is_neither_by_hand_nor_at_another_position(tmp_path: Path, wishes: dict[str, Any]) -> None:
    async with house(tmp_path) as rooms:
        wish = NewGame(edition="modern", seats=choices(("here", "here")), first_game=True, **wishes)
        with pytest.raises(BastideError) as caught:
            await rooms.create(wish, None)
        assert caught.value.reason == "setup/first-game-alone"
