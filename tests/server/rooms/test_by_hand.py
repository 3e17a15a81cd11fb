"""Games by hand: people enter the tiles they draw, and go back to correct mistakes."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide import Game
from bastide.messages import text_of
from bastide.rules.text.record import Record
from bastide.server.game import history
from bastide.server.protocol.client_messages import HintQuestion, PreviewQuestion
from bastide.server.protocol.games import NewGame, RematchOptions
from bastide.server.protocol.state import State, Turn
from bastide.server.rooms.registry import Rooms
from tests.server.helpers.rooms import SeatedRoom, choices, in_loop, open_rooms, refusal, restart, table


async def by_hand(rooms: Rooms, edition: str = "hunters", **options: Any) -> SeatedRoom:
    return await table(rooms, "here", "here", "here", edition=edition, by_hand=True, **options)


async def step(made: SeatedRoom, dice: random.Random) -> None:
    """Draw a random tile or play a random move."""
    position = made.room.game
    if position.phase.is_draw:
        await made.draw(dice.choice(list(position.drawable)).name)
    else:
        await made.play_at_random(dice)


@in_loop
async def test_player_draws_one_of_the_remaining_tiles(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
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
        await made.draw("v")  # lower case is accepted, too
        facts = made.room.state_for(made.viewers[0]).facts
        assert (facts.phase, facts.hand, facts.drawable, facts.tiles_left) == ("play", "V", None, 70)
        assert facts.choices
        await made.play()
        assert [entry.kind for entry in made.room.state_for(made.watcher).log] == ["drawn", "placed"]
        assert (made.player, made.room.version) == (1, 2)


@in_loop
async def test_draws_and_corrections_are_sent_to_all(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        await made.read_messages(2)
        await made.draw("V")
        (turn,) = await made.read_messages(2)
        assert isinstance(turn, Turn)
        assert (turn.laid, [entry.kind for entry in turn.log]) == ([], ["drawn"])
        await made.go_back(0)
        (state,) = await made.read_messages(2)
        assert isinstance(state, State)
        assert (state.log, state.facts.phase, state.facts.version) == ([], "draw", 2)
        assert await refusal(made.go_back(1)) == "undo/no-such-turn"


@in_loop
async def test_going_back_to_the_current_turn_is_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        assert await refusal(made.go_back(0)) == "hand/nothing-to-undo"
        await made.draw("V")
        await made.play()
        assert await refusal(made.go_back(1)) == "hand/nothing-to-undo"
        assert made.room.version == 2
        await made.draw("V")
        await made.go_back(1)
        assert (made.room.version, made.room.history.turn) == (4, 1)


@in_loop
async def test_number_of_corrections_is_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "MAX_LINES", 5)
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        for _ in range(2):
            await made.draw("V")
            await made.go_back(0)
        await made.draw("V")
        assert await refusal(made.go_back(0)) == "hand/too-many-corrections"
        await made.play()  # the game can still be played


@pytest.mark.parametrize(("most", "may"), [(2, True), (1, False)])
@in_loop
async def test_number_of_takebacks_is_limited(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, most: int, may: bool
) -> None:
    monkeypatch.setattr(history, "MAX_LINES", most)
    async with open_rooms(tmp_path) as rooms:
        made = await table(rooms, "here", "here")
        player = made.player
        await made.play()
        assert made.room.state_for(made.viewers[player]).facts.may_take_back == may
        if not may:
            assert await refusal(made.take_back(player)) == "takeback/impossible"


@in_loop
async def test_unfit_tile_is_discarded_until_the_draw_is_undone(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        dice = random.Random(0)
        while all(each.fits for each in made.room.snapshot.drawable):
            await step(made, dice)
        turn = made.room.history.turn
        unfit = next(each for each in made.room.snapshot.drawable if not each.fits)
        await made.draw(unfit.tile)
        facts = made.room.state_for(made.viewers[made.player]).facts
        assert (facts.phase, facts.hand, facts.turn) == ("draw", None, turn)
        assert made.room.state_for(made.watcher).log[-1].kind == "discarded"
        await made.go_back(turn)
        assert unfit in made.room.snapshot.drawable


@pytest.mark.parametrize("options", [{}, {"draw_ahead": True}, {"edition": "winter"}])
@in_loop
async def test_game_by_hand_survives_restarts_and_has_a_record(tmp_path: Path, options: dict[str, Any]) -> None:
    dice = random.Random(2)
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, **options)
        while not made.room.history.is_over:
            await step(made, dice)
            if dice.random() < 0.1:
                await made.go_back(max(0, made.room.history.turn - dice.randrange(1, 4)))
            if dice.random() < 0.05:
                made = await restart(rooms, made)
        record = Record.parse(made.room.record_text())
        assert (record.seed, record.order, record.position) == (None, None, None)
        assert record.replay().scores == made.room.game.scores
        turn = made.room.history.turn
        await made.go_back(turn - 1)  # allowed even now, because there is no hidden order
        assert (made.room.history.is_over, made.room.history.turn) == (False, turn - 1)


@in_loop
async def test_rematch_keeps_the_position_and_is_by_hand(tmp_path: Path) -> None:
    game = Game("hunters", players=3, seed=2)
    dice = random.Random(2)
    while game.tiles_left > 1:
        game.push(dice.choice(game.legal_moves))
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, position=game.text())
        assert made.room.game == game
        while not made.room.history.is_over:
            await step(made, dice)
        rematch = await made.room.rematches.join(RematchOptions(same_tiles=True), made.viewers[0])
        following = (await rooms.find(rematch.game)).info.config
        assert (following.by_hand, following.order, following.beginning) == (True, (), game.position_line())


@in_loop
async def test_commands_of_the_other_kind_of_game_are_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
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
async def test_all_seats_must_be_people_on_one_device(tmp_path: Path, kinds: tuple[str, ...]) -> None:
    async with open_rooms(tmp_path) as rooms:
        request = NewGame(edition="modern", seats=choices(kinds), by_hand=True)
        assert await refusal(rooms.create(request, None)) == "setup/by-hand-seats"


# The tally of points that players counted without the server


def tally_of(made: SeatedRoom) -> list[tuple[int, str]]:
    """Return the turns and texts of the tally in the log."""
    log = made.room.state_for(made.watcher).log
    return [(entry.turn, text_of(entry.message)) for entry in log if entry.kind == "tallied"]


@in_loop
async def test_tally_is_attached_once_and_in_order(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        await made.draw("V")
        await made.play()
        await made.read_messages(2)
        await made.tally(0, 8, "city", "a")
        await made.tally(1, 1, "road", "b")
        done = await made.tally(0, 8, "city", "a")  # sent again after a lost answer
        assert done.version == made.room.version == 4
        turns = await made.read_messages(2)
        assert [entry.kind for turn in turns if isinstance(turn, Turn) for entry in turn.log] == ["tallied"] * 2
        expected = [(2, "Counted offline: Red, city, 8 points."), (2, "Counted offline: Blue, road, 1 point.")]
        assert tally_of(made) == expected
        assert made.room.game.scores == (0, 0, 0)
        assert "tall" not in made.room.record_text()


@in_loop
async def test_tally_survives_corrections_and_restarts(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "modern")
        for _ in range(2):
            await made.draw("V")
            await made.play()
        await made.tally(2, 9, "field")
        await made.go_back(1)
        assert tally_of(made) == [(2, "Counted offline: Yellow, field, 9 points.")]
        await made.tally(2, 9, "field")
        made = await restart(rooms, made)
        assert len(tally_of(made)) == 1
        await made.draw("V")
        await made.go_back(1)
        assert await refusal(made.go_back(1)) == "hand/nothing-to-undo"
        assert len(tally_of(made)) == 1


@in_loop
async def test_wrong_tallies_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await by_hand(rooms, "hunters")
        assert await refusal(made.tally(0, 8, "city")) == "hand/unknown-kind"
        await made.tally(0, 8, "system")
        monkeypatch.setattr(history, "MAX_TALLY_ENTRIES", 1)
        assert await refusal(made.tally(0, 8, "forest", "b")) == "hand/tally-full"
        await made.tally(0, 8, "system")  # it is attached already
        assert await refusal((await table(rooms, "here", "here")).tally(0, 8)) == "hand/draws-itself"
