"""What people may do at a table, and what is refused without changing anything."""

from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import get_args

import pytest

from bastide.errors import BastideError
from bastide.rules.events import TakenBack
from bastide.server.errors import ServerError
from bastide.server.protocol.commands import Command, HandOverCommand, MoveCommand, RenameCommand, ResignCommand
from bastide.server.protocol.state import State
from bastide.server.protocol.table import Table as TableMessage
from bastide.server.rooms.commands import HANDLERS
from bastide.server.settings import DATABASE
from tests.server.playing import Table, again, house, in_loop, seen, table


async def refusal(played: Table, doing: object) -> str:
    """The code with which something is refused; nothing may have changed."""
    before = seen(played.room, played.viewers[0])
    with pytest.raises(BastideError) as caught:
        await doing  # type: ignore[misc]
    assert seen(played.room, played.viewers[0]) == before
    assert str(caught.value)  # it has a sentence
    return caught.value.reason


@in_loop
async def test_refused_moves_change_nothing(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        legal = str(played.room.story.game.position.legal_moves[0])
        stale = MoveCommand(do="move", version=7, seat=0, move=legal)
        foreign = MoveCommand(do="move", version=0, seat=0, move=legal)
        assert await refusal(played, played.play("?")) == "notation/no-move"
        assert await refusal(played, played.play(legal.split("@", maxsplit=1)[0] + "@99,99")) == "move/no-neighbour"
        assert await refusal(played, played.play(legal, seat=1)) == "move/not-your-turn"
        assert await refusal(played, played.do(stale)) == "state/stale"
        assert await refusal(played, played.do(foreign, played.viewers[1])) == "seat/not-yours"
        assert await refusal(played, played.do(foreign, played.watcher)) == "seat/not-yours"


@in_loop
async def test_a_move_cannot_be_played_twice(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        command = MoveCommand(do="move", version=0, seat=0, move=str(played.room.story.game.position.legal_moves[0]))
        await played.do(command)
        assert await refusal(played, played.do(command)) == "state/stale"


@in_loop
async def test_names_and_resignations_do_not_wait_for_the_others_to_stop(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.do(RenameCommand(do="rename", version=0, seat=0, name="Ann"))
        assert played.room.table().seats[0].name == "Ann"
        await played.do(ResignCommand(do="resign", version=0, seat=0))
        assert played.room.story.winners == (1,)


def test_every_command_has_its_handler() -> None:
    given = [command.model_fields["do"].annotation for command in get_args(get_args(Command)[0])]
    assert [get_args(do) for do in given] == [(name,) for name in HANDLERS]


@in_loop
async def test_a_takeback_undoes_the_computers_turns_too(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", "random")
        before = played.room.story.game
        await played.play()
        await played.computers_have_moved()
        assert played.room.state_for(played.viewers[0]).facts.may_take_back
        await played.heard(0)
        await played.take_back(0)
        assert played.room.version == 6
        assert played.room.story.game.position == before.position
        assert [item.event for item in played.room.story.log[-3:]] == [TakenBack(2), TakenBack(1), TakenBack(0)]
        (state,) = await played.heard(0)
        assert isinstance(state, State)
        assert await refusal(played, played.take_back(0)) == "takeback/impossible"
        await played.play()


@in_loop
async def test_among_people_all_must_agree_to_a_takeback(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.play()
        await played.take_back(0)
        assert played.room.table().proposals[0].waiting_for == [1, 2]
        await played.answer(1, agreed=True)
        assert played.room.version == 1
        assert await refusal(played, played.answer(1, agreed=True)) == "proposal/not-asked"
        await played.answer(2, agreed=True)
        assert played.room.version == 2
        assert played.room.story.game.turn == 0
        assert not played.room.table().proposals


@in_loop
async def test_whoever_made_a_proposal_withdraws_it_but_cannot_agree_to_it(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.play()
        await played.take_back(0)
        await played.answer(1, agreed=True)
        assert await refusal(played, played.answer(0, agreed=True)) == "proposal/not-asked"
        assert await refusal(played, played.answer(1, agreed=False)) == "proposal/not-asked"
        await played.answer(0, agreed=False)
        assert not played.room.table().proposals
        assert played.room.story.game.turn == 1


@in_loop
async def test_one_who_does_not_agree_ends_a_proposal_and_so_does_a_move(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.take_back(0)
        await played.answer(1, agreed=False)
        assert not played.room.table().proposals
        await played.take_back(0)
        await played.play()
        assert not played.room.table().proposals
        assert isinstance((await played.heard(0))[-2], TableMessage)
        assert await refusal(played, played.take_back(0)) == "takeback/impossible"


@in_loop
async def test_people_at_one_screen_need_not_ask_each_other(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "here")
        tokens = [token for token in played.created.seats if token]
        both = played.room.people.viewer(tokens, "identity 0")
        await played.play()
        assert played.room.state_for(both).facts.may_take_back
        played.viewers = {0: both, 1: both}
        await played.take_back(0)
        assert played.room.story.game.turn == 0


@in_loop
async def test_nothing_is_taken_back_where_the_table_does_not_allow_it(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", aids=["legal"])
        await played.play()
        await played.computers_have_moved()
        assert not played.room.state_for(played.viewers[0]).facts.may_take_back
        assert await refusal(played, played.take_back(0)) == "aid/not-allowed"


@in_loop
async def test_of_two_the_other_wins_when_one_resigns(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.resign(0)
        facts = played.room.state_for(played.viewers[1]).facts
        assert (facts.phase, facts.winners, facts.choices) == ("over", [1], None)
        assert await refusal(played, played.play()) == "game/over"
        assert await refusal(played, played.resign(1)) == "game/over"
    async with house(tmp_path) as rooms:
        assert (await again(rooms, played)).room.state_for(played.viewers[1]).facts.winners == [1]


@in_loop
async def test_of_three_a_computer_plays_on_and_cannot_win(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.resign(0)
        await played.computers_have_moved()
        assert played.player == 1
        seat = played.room.state_for(played.viewers[0]).table.seats[0]
        assert (seat.kind, seat.level, seat.has_resigned) == ("computer", "merciless", True)
        assert await refusal(played, played.rename(0, "Ann")) == "seat/not-yours"
        while not played.room.story.is_over:
            await played.play()
            await played.computers_have_moved()
        state = played.room.state_for(played.viewers[1])
        assert state.facts.winners is not None
        assert 0 not in state.facts.winners
        assert state.log[-1].seats == state.facts.winners


@in_loop
async def test_the_last_who_has_not_resigned_wins(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "greedy")
        await played.resign(1)  # whose turn it is not, so no computer player moves
        await played.resign(0)
        assert played.room.state_for(played.watcher).facts.winners == [2]


@in_loop
async def test_ones_own_seat_is_handed_over_at_once(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.hand_over(0, by=0, level="greedy")
        await played.computers_have_moved()
        assert played.player == 1
        assert played.room.state_for(played.viewers[0]).yours == []
        assert played.room.state_for(played.viewers[0]).table.seats[0].level == "greedy"
        assert [line.kind for line in played.room.state_for(played.watcher).log].count("handed-over") == 1


@in_loop
async def test_anothers_seat_is_handed_over_if_they_agree(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.hand_over(1, by=0)
        assert played.room.version == 0
        await played.answer(1, agreed=True)
        assert played.room.table().seats[1].level == "random"


@in_loop
async def test_the_seat_of_one_who_is_long_away_is_handed_over_at_once(tmp_path: Path) -> None:
    async with house(tmp_path, long_away=-1.0) as rooms:
        played = await table(rooms, "here", "away")
        played.subscriptions[1].close()
        await played.hand_over(1, by=0)
        assert played.room.table().seats[1].kind == "computer"


@in_loop
async def test_only_people_are_replaced_and_only_by_computer_players_that_exist(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        unknown = HandOverCommand(do="hand-over", version=0, seat=4, by=0, level="greedy")
        assert await refusal(played, played.hand_over(1, by=0)) == "seat/no-person"
        assert await refusal(played, played.do(unknown)) == "seat/no-person"
        assert await refusal(played, played.hand_over(0, by=0, level="x")) == "setup/unknown-player"
        assert await refusal(played, played.hand_over(0, by=0, level="mcts:published")) == "setup/unknown-player"
        assert await refusal(played, played.hand_over(0, by=0, level="roll:seconds=3600")) == "setup/unknown-player"


@in_loop
async def test_names_stay_text(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.rename(0, "<b>Ann</b>")
        assert played.room.table().seats[0].name == "<b>Ann</b>"
    async with house(tmp_path) as rooms:
        assert (await again(rooms, played)).room.table().seats[0].name == "<b>Ann</b>"


@in_loop
async def test_names_change_now_and_then_only(tmp_path: Path) -> None:
    async with house(tmp_path, renames_a_minute=2) as rooms:
        played = await table(rooms, "here", "away")
        await played.rename(0, "Ann")
        assert await refusal(played, played.rename(0, "Ann")) == "name/unchanged"
        await played.rename(0, "Anna")
        assert await refusal(played, played.rename(0, "Anne")) == "limit/renames"
        await played.rename(1, "Bob")


@in_loop
async def test_who_was_here_when_the_server_ended_is_not_long_away(tmp_path: Path) -> None:
    day = 24 * 3600.0
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
    with closing(connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE seats SET last_seen = last_seen - ?", [3 * day])
    async with house(tmp_path) as rooms:
        room = await rooms.find(played.created.game)
        assert not room.people.is_long_away(1)
        rooms.started -= 2 * day
        assert room.people.is_long_away(1)


@in_loop
async def test_who_moves_without_staying_has_been_here(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        for subscription in played.subscriptions.values():
            subscription.close()
        await rooms.store.count()  # what was to be written some time soon is written with the next move
        await played.play()
        played.room.people.viewer([played.created.seats[1] or ""], None)
        await played.play()
        seen_last = played.room.seats[1].last_seen
    async with house(tmp_path) as rooms:
        assert (await rooms.find(played.created.game)).seats[1].last_seen == seen_last


@in_loop
async def test_a_proposal_that_could_not_be_carried_out_is_still_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.take_back(0)

        async def fail(*_: object) -> None:
            raise ServerError("storage/failed")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "save", fail)
            assert await refusal(played, played.answer(1, agreed=True)) == "storage/failed"
        await played.answer(1, agreed=True)
        assert (played.room.story.game.turn, played.room.table().proposals) == (0, [])


@in_loop
async def test_turns_of_a_person_stay_theirs_when_they_are_replaced(tmp_path: Path) -> None:
    async with house(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.play()
        await played.play()
        await played.resign(1)
        assert await refusal(played, played.take_back(0)) == "takeback/impossible"
        await played.play()
        await played.play()
        await played.computers_have_moved()
        await played.take_back(0)  # only the computer player in the seat has moved since
        await played.answer(2, agreed=True)
        assert played.room.story.game.turn == 3
    async with house(tmp_path) as rooms:
        story = (await rooms.find(played.created.game)).story
        assert story.by_replacements == (False, False, False)
