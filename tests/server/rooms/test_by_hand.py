"""Games by hand: people say what they draw, and go back to correct what they have entered."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide import Game
from bastide.rules.record import Record
from bastide.server.protocol.questions import HintQuestion, PreviewQuestion
from bastide.server.protocol.setup import NewGame, RematchWish
from bastide.server.protocol.state import State, Turn
from bastide.server.rooms import takebacks
from bastide.server.rooms.registry import Rooms
from tests.server.playing import Table, choices, house, in_loop, refusal, restarted, table


async def by_hand(rooms: Rooms, edition: str = "hunters", **wishes: Any) -> Table:
    return await table(rooms, "here", "here", "here", edition=edition, by_hand=True, **wishes)


async def step(made: Table, dice: random.Random) -> None:
    """Draw or play anything."""
    position = made.room.story.game.position
    if position.phase.is_draw:
        await made.draw(dice.choice(list(position.drawable)).name)
    else:
        await made.play_at_random(dice)


@in_loop
async def test_whoever_is_to_draw_chooses_from_what_is_left(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        state = made.room.state_for(made.viewers[0])
        assert state.by_hand
        assert (state.facts.phase, state.facts.hand, state.facts.choices, state.facts.player) == ("draw", None, None, 0)
        assert state.facts.drawable is not None
        assert sum(each.count for each in state.facts.drawable) == state.facts.tiles_left == 71
        sides = {each.tile: each.sides for each in state.facts.drawable}
        assert sides["D"] == ["city", "road", "field", "road"]
        assert all(each.fits for each in state.facts.drawable)
        for other in (made.viewers[1], made.watcher):
            assert made.room.state_for(other).facts.drawable is None
        await made.draw("v")  # as people may type it
        facts = made.room.state_for(made.viewers[0]).facts
        assert (facts.phase, facts.hand, facts.drawable, facts.tiles_left) == ("play", "V", None, 70)
        assert facts.choices
        await made.play()
        assert [entry.kind for entry in made.room.state_for(made.watcher).log] == ["drawn", "placed"]
        assert (made.player, made.room.version) == (1, 2)


@in_loop
async def test_everybody_is_told_of_draws_and_of_going_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        await made.heard(2)
        await made.draw("V")
        (turn,) = await made.heard(2)
        assert isinstance(turn, Turn)
        assert (turn.laid, [entry.kind for entry in turn.log]) == ([], ["drawn"])
        await made.go_back(0)
        (state,) = await made.heard(2)
        assert isinstance(state, State)
        assert (state.log, state.facts.phase, state.facts.version) == ([], "draw", 2)
        assert await refusal(made.go_back(1)) == "hand/no-such-turn"


@in_loop
async def test_going_back_to_where_one_is_stores_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        assert await refusal(made.go_back(0)) == "hand/nothing-to-undo"
        await made.draw("V")
        await made.play()
        assert await refusal(made.go_back(1)) == "hand/nothing-to-undo"
        assert made.room.version == 2
        await made.draw("V")
        await made.go_back(1)
        assert (made.room.version, made.room.story.game.turn) == (4, 1)


@in_loop
async def test_what_is_corrected_without_end_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(takebacks, "MOST_LINES", 5)
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        for _ in range(2):
            await made.draw("V")
            await made.go_back(0)
        await made.draw("V")
        assert await refusal(made.go_back(0)) == "hand/too-many-corrections"
        await made.play()  # the game itself goes on


@pytest.mark.parametrize(("most", "may"), [(2, True), (1, False)])
@in_loop
async def test_nor_is_anything_taken_back_without_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, may: bool
) -> None:
    monkeypatch.setattr(takebacks, "MOST_LINES", most)
    async with house(tmp_path) as rooms:
        made = await table(rooms, "here", "here")
        player = made.player
        await made.play()
        assert made.room.state_for(made.viewers[player]).facts.may_take_back == may
        if not may:
            assert await refusal(made.take_back(player)) == "takeback/impossible"


@in_loop
async def test_a_tile_that_fits_nowhere_is_told_and_put_aside_and_comes_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        dice = random.Random(0)
        while all(each.fits for each in made.room.moment.drawable):
            await step(made, dice)
        turn = made.room.story.game.turn
        unfit = next(each for each in made.room.moment.drawable if not each.fits)
        await made.draw(unfit.tile)
        facts = made.room.state_for(made.viewers[made.player]).facts
        assert (facts.phase, facts.hand, facts.turn) == ("draw", None, turn)
        assert made.room.state_for(made.watcher).log[-1].kind == "discarded"
        await made.go_back(turn)
        assert unfit in made.room.moment.drawable


@pytest.mark.parametrize("wishes", [{}, {"draw_ahead": True}, {"edition": "winter"}])
@in_loop
async def test_it_goes_on_after_a_restart_and_its_record_is_one_like_any_other(
    tmp_path: Path, wishes: dict[str, Any]
) -> None:
    dice = random.Random(2)
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, **wishes)
        while not made.room.story.is_over:
            await step(made, dice)
            if dice.random() < 0.1:
                await made.go_back(max(0, made.room.story.game.turn - dice.randrange(1, 4)))
            if dice.random() < 0.05:
                made = await restarted(rooms, made)
        record = Record.parse(made.room.record_text())
        assert (record.seed, record.order, record.position) == (None, None, None)
        assert record.replay().scores == made.room.story.game.scores
        turn = made.room.story.game.turn
        await made.go_back(turn - 1)  # even now: no order is to be kept secret
        assert (made.room.story.is_over, made.room.story.game.turn) == (False, turn - 1)


@in_loop
async def test_it_may_begin_at_a_position_and_a_rematch_is_by_hand_too(tmp_path: Path) -> None:
    game = Game("hunters", players=3, seed=2)
    dice = random.Random(2)
    while game.tiles_left > 1:
        game.push(dice.choice(game.legal_moves))
    async with house(tmp_path) as rooms:
        made = await by_hand(rooms, position=game.text())
        assert made.room.story.game.position == game
        while not made.room.story.is_over:
            await step(made, dice)
        rematch = await made.room.rematches.join(RematchWish(same_tiles=True), made.viewers[0])
        following = (await rooms.find(rematch.game)).terms.hosting
        assert (following.by_hand, following.order, following.beginning) == (True, (), game.position_line())


@in_loop
async def test_what_does_not_belong_there_is_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, other = await by_hand(rooms), await table(rooms, "here", "here")
        assert await refusal(other.draw("D")) == "hand/draws-itself"
        assert await refusal(other.go_back(0)) == "hand/draws-itself"
        assert await refusal(made.play("5@0,-1>90")) == "move/nothing-drawn"
        assert await refusal(made.draw("5", seat=1)) == "move/not-your-turn"
        assert await refusal(made.resign(0)) == "hand/people-only"
        assert await refusal(made.hand_over(0, by=0)) == "hand/people-only"
        for question in (
            PreviewQuestion(ask="1", version=0, about="preview", x=1, y=0, rotation=0),
            HintQuestion(ask="2", version=0, about="hint"),
        ):
            assert await refusal(made.room.answer(question, made.viewers[0])) == "hand/nothing-drawn"
        await made.draw("5")
        await made.play()
        assert await refusal(made.take_back(0)) == "takeback/impossible"
        assert not made.room.state_for(made.viewers[0]).facts.may_take_back


@pytest.mark.parametrize("kinds", [("here", "away"), ("greedy", "here")])
@in_loop
async def test_all_seats_are_people_here(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    async with house(tmp_path) as rooms:
        wish = NewGame(edition="modern", seats=choices(kinds), by_hand=True)
        assert await refusal(rooms.create(wish, None)) == "setup/by-hand-seats"
