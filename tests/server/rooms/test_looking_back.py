"""Games are looked back at: every turn as it was, without what was taken back."""

import asyncio
import random
import threading
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from bastide.errors import BastideError
from bastide.server import threads
from bastide.server.games.moment import Moment
from bastide.server.games.replay import story_at
from bastide.server.games.story import Story
from bastide.server.protocol.answers import LayersAnswer
from bastide.server.protocol.commands import DrawCommand, GoBackCommand
from bastide.server.protocol.questions import FitsQuestion, LayersQuestion
from bastide.server.protocol.replay import ImportedRecord, Replay
from bastide.server.rooms import looking_back
from bastide.server.rooms.looking_back import record_json
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.takebacks import MOST_LINES, turns_back
from tests.server.playing import Table, house, identity, in_loop, table


async def played(rooms: Rooms, *kinds: str, turns: int = 1000, **wishes: Any) -> tuple[Table, list[Story]]:
    """A game with so many turns, some of them taken back, and how it stood after each that was not."""
    made, dice = await table(rooms, *kinds, **wishes), random.Random(7)
    seen = [made.room.story]
    while not made.room.story.is_over and made.room.story.game.turn < turns:
        await made.play_at_random(dice)
        if dice.random() < 0.1 and not made.room.story.is_over:
            await take_back(made)
        else:
            seen.append(made.room.story)
    return made, seen


async def take_back(made: Table) -> None:
    """Take the last turn back, to which everybody agrees."""
    await made.take_back(made.room.story.game.steps[-1].player)
    for seat in made.room.table().proposals[0].waiting_for:
        await made.answer(seat, agreed=True)


async def looked_back_at(played: Table) -> Replay:
    return await played.room.replays.replay_for(played.watcher)


def known(story: Story) -> dict[str, Any]:
    return {name: value for name, value in Moment(story).facts.items() if name != "version"}


@pytest.mark.parametrize(
    ("edition", "wishes"), [("modern", {}), ("slovak", {"draw_ahead": True}), ("hunters", {})], ids=str
)
@in_loop
async def test_every_turn_is_told_as_it_was(tmp_path: Path, edition: str, wishes: dict[str, Any]) -> None:
    async with house(tmp_path) as rooms:
        made, seen = await played(rooms, "here", "here", edition=edition, **wishes)
        replay = await looked_back_at(made)
        assert any(entry.kind == "taken-back" for entry in made.room.state_for(made.watcher).log)
        facts = [replay.state.facts, *(turn.facts for turn in replay.turns)]
        assert [each.version for each in facts] == list(range(len(seen)))
        for story, told in zip(seen, facts, strict=True):
            assert {name: getattr(told, name) for name in known(story)} == known(story)
        assert [entry.turn for turn in replay.turns for entry in turn.log if entry.kind == "placed"] == [
            *range(1, len(seen))
        ]
        assert [laid.turn for turn in replay.turns for laid in turn.laid] == [*range(1, len(seen))]
        assert [move.move for move in replay.moves] == [str(step.move) for step in seen[-1].game.steps]
        assert replay.is_over
        assert replay.is_counted
        assert replay.turns[-1].log[-1].kind == "ended"


@in_loop
async def test_who_resigns_with_the_last_tile_in_hand_leaves_nothing_to_be_counted(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        with patch("bastide.server.games.decks.new_seed", return_value=7):  # an order whose last tile can be laid
            made, dice = await table(rooms, "here", "here"), random.Random(7)
        while made.room.moment.facts["tiles_left"]:
            await made.play_at_random(dice)
        await made.resign(made.player)
        replay = await looked_back_at(made)
        assert replay.turns[-1].facts.tiles_left == 0
        assert (replay.is_over, replay.is_counted) == (True, False)


@in_loop
async def test_every_record_can_be_read_again_however_much_was_taken_back(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, dice = await table(rooms, "here", "here", edition="winter"), random.Random(7)
        while not made.room.story.is_over:
            await made.play_at_random(dice)
            mover = made.room.story.game.steps[-1].player
            if turns_back(made.room.story, made.room.seats, mover):
                await take_back(made)
        assert made.room.version > MOST_LINES
        assert (await rooms.bring_in(ImportedRecord(record=made.room.record_text()), None)).game


@in_loop
async def test_a_record_that_comes_twice_at_once_is_one_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with house(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=3)
        record = ImportedRecord(record=made.room.record_text())
        add = rooms.store.add

        async def slowly(*game: Any) -> None:
            await asyncio.sleep(0.1)
            await add(*game)

        monkeypatch.setattr(rooms.store, "add", slowly)
        first, second = await asyncio.gather(*(rooms.bring_in(record, identity(9)) for _ in range(2)))
        assert first.game == second.game


@in_loop
async def test_points_of_a_move_are_those_that_it_brought_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, seen = await played(rooms, "here", "here")
        replay = await looked_back_at(made)
        gains = [sum(move.gains[seat] for move in replay.moves) for seat in (0, 1)]
        final = [sum(each.points[seat] for each in replay.turns[-1].facts.sums if each.is_final) for seat in (0, 1)]
        assert [*map(sum, zip(gains, final, strict=True))] == [*seen[-1].game.scores]
        assert all(final)


@in_loop
async def test_who_gave_up_gave_up_when_they_did(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", "here", turns=4)
        await made.resign(2)
        await made.computers_have_moved()
        await made.play()
        await made.resign(1)
        replay = await looked_back_at(made)
        kinds = [[entry.kind for entry in turn.log if entry.kind in ("resigned", "ended")] for turn in replay.turns]
        assert [*filter(None, kinds)] == [["resigned"], ["resigned", "ended"]]
        assert kinds[3] == ["resigned"]
        assert [turn.facts.winners for turn in replay.turns] == [None] * (len(replay.turns) - 1) + [[0]]


@in_loop
async def test_a_replay_is_told_once_a_version_and_again_when_somebody_has_another_name(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=3)
        first = await looked_back_at(made)
        assert (await looked_back_at(made)).turns is first.turns
        await made.rename(0, "Ann")
        assert "Ann" in (await looked_back_at(made)).json_text
        await made.play()
        assert len((await looked_back_at(made)).turns) == 4


def layers(*names: Any) -> LayersQuestion:
    return LayersQuestion(ask="1", version=0, about="layers", layers=list(names))


@in_loop
async def test_a_game_in_play_shows_its_own_aids_only_and_one_that_is_over_all(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, seen = await played(rooms, "here", "here", turns=6, aids=["features", "takeback"])
        answer = made.room.replays.answer
        shown = await answer(4, layers("features"), made.watcher)
        assert isinstance(shown, LayersAnswer)
        assert (shown.features, shown.fields) == (Moment(seen[4]).features, None)
        fits = FitsQuestion(ask="2", version=0, about="fits", x=0, y=-1)
        for forbidden in (layers("dead"), fits):
            with pytest.raises(BastideError, match="without the aid"):
                await answer(4, forbidden, made.viewers[0])
        await made.resign(0)
        assert (await answer(4, layers("dead", "fields"), made.watcher)).type == "layers"
        assert (await answer(0, fits, made.watcher)).type == "fits"


def text_of(moment: Moment) -> str:
    return moment.story.game.position.text()


@in_loop
async def test_others_are_answered_while_somebody_looks_at_a_turn(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=2)
        have_others_played = threading.Event()
        looking = asyncio.create_task(made.room.replays.look_at(1, lambda _: have_others_played.wait(10)))
        await asyncio.sleep(0.01)
        await made.play()
        have_others_played.set()
        assert await looking


@in_loop
async def test_a_turn_is_played_again_once_a_version_for_all_who_ask(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, seen = await played(rooms, "here", "here", turns=12)
        replays = made.room.replays
        with patch.object(looking_back, "story_at", side_effect=story_at) as again:
            answers = [replays.answer(4, question, made.watcher) for question in (layers("dead"), layers("fields"))]
            assert [each.type for each in await asyncio.gather(*answers)] == ["layers", "layers"]
            assert again.call_count == 1
            for turn in range(looking_back.KEPT_TURNS + 1):
                await replays.look_at(turn, text_of)
            assert again.call_count == 1 + looking_back.KEPT_TURNS
            assert await replays.look_at(0, text_of) == seen[0].game.position.text()
            assert again.call_count == 2 + looking_back.KEPT_TURNS  # only the last ones are kept
        await take_back(made)
        await made.play_at_random(random.Random(1))
        assert await replays.look_at(12, text_of) == made.room.story.game.position.text()


@in_loop
async def test_a_replay_that_failed_is_told_when_somebody_asks_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=2)
        with monkeypatch.context() as bad_day:
            bad_day.setattr(looking_back, "replayed_turn", lambda *_: 1 // 0)
            with pytest.raises(ZeroDivisionError):
                await looked_back_at(made)
        assert len((await looked_back_at(made)).turns) == 2


@in_loop
async def test_what_takes_long_keeps_nobody_waiting_who_reads_the_store(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, _ = await played(rooms, "here", "here", turns=1)
        with patch.object(looking_back, "moment_at", lambda *_: here()):
            names = await made.room.replays.look_at(1, lambda made_in: (str(made_in), here()))
        assert all(name.startswith(threads.NAME) for name in names)


def here() -> str:
    return threading.current_thread().name


@in_loop
async def test_turns_that_a_game_does_not_have_are_refused(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, seen = await played(rooms, "here", "here", turns=2)
        assert await made.room.replays.look_at(2, text_of) == seen[2].game.position.text()
        with pytest.raises(BastideError, match="no turn 3: this game has 2 turns") as caught:
            await made.room.replays.look_at(3, text_of)
        assert caught.value.reason == "replay/no-such-turn"


@in_loop
async def test_the_record_as_json_has_what_stands(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made, seen = await played(rooms, "here", "here")
        turns = record_json(made.room)["turns"]
        assert isinstance(turns, list)
        assert len([turn for turn in turns if "discard" not in turn]) == len(seen) - 1


@in_loop
async def test_a_game_by_hand_is_told_without_what_was_corrected(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        made = await table(rooms, "here", "here", by_hand=True)
        for tile in ("U", "V", "W"):
            await made.do(DrawCommand(do="draw", version=made.room.version, seat=made.player, tile=tile))
            await made.play()
        await made.do(GoBackCommand(do="go-back", version=made.room.version, seat=0, turn=2))
        await made.do(DrawCommand(do="draw", version=made.room.version, seat=made.player, tile="A"))
        replay = await looked_back_at(made)
        assert [move.move[0] for move in replay.moves] == ["U", "V"]
        assert [turn.facts.hand for turn in replay.turns] == ["V", "A"]
        assert [entry.tile for turn in replay.turns for entry in turn.log if entry.kind == "drawn"] == ["V", "A"]
        assert replay.state.facts.hand == "U"
