"""Commands of players. A refused command changes nothing."""

from contextlib import closing
from pathlib import Path
from sqlite3 import connect
from typing import get_args

import pytest

from bastide.errors import BastideError, ServerError
from bastide.rules.events import TakenBack
from bastide.server.protocol.client_messages import (
    ChosenMove,
    Command,
    HandOverCommand,
    MoveCommand,
    RenameCommand,
    ResignCommand,
)
from bastide.server.protocol.state import State, Table
from bastide.server.rooms.commands import HANDLERS
from bastide.server.settings import DATABASE
from tests.server.helpers.rooms import SeatedRoom, in_loop, open_rooms, reopen, table, visible_state


async def refusal(played: SeatedRoom, doing: object) -> str:
    """Return the code of a refusal, and check that nothing has changed."""
    before = visible_state(played.room, played.viewers[0])
    with pytest.raises(BastideError) as caught:
        await doing  # type: ignore[misc]
    assert visible_state(played.room, played.viewers[0]) == before
    assert str(caught.value)  # it has a message
    return caught.value.reason


@in_loop
async def test_refused_moves_change_nothing(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        legal = str(played.room.game.legal_moves[0])
        stale = MoveCommand(do="move", version=7, seat=0, move=legal)
        foreign = MoveCommand(do="move", version=0, seat=0, move=legal)
        assert await refusal(played, played.play("?")) == "notation/no-move"
        assert await refusal(played, played.play(legal.split("@", maxsplit=1)[0] + "@99,99")) == "move/no-neighbour"
        assert await refusal(played, played.play(legal, seat=1)) == "move/not-your-turn"
        assert await refusal(played, played.do(stale)) == "state/stale"
        assert await refusal(played, played.do(foreign, played.viewers[1])) == "seat/not-yours"
        assert await refusal(played, played.do(foreign, played.watcher)) == "seat/not-yours"


@in_loop
async def test_move_as_numbers_is_accepted(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "here")
        choices = played.room.state_for(played.viewers[0]).facts.choices
        assert choices
        choice = choices[0]
        chosen = ChosenMove(x=choice.x, y=choice.y, rotation=choice.rotation, place=choice.places[-1])
        command = MoveCommand(do="move", version=0, seat=0, move=chosen)
        for wrong in ({"x": 99}, {"place": 15}):
            await refusal(played, played.do(command.model_copy(update={"move": chosen.model_copy(update=wrong)})))
        await played.do(command)
        move = played.room.history.turns[0].move
        assert (move.x, move.y, move.rotation, move.place) == (chosen.x, chosen.y, chosen.rotation, chosen.place)


@in_loop
async def test_move_as_numbers_needs_a_drawn_tile(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        by_hand = await table(rooms, "here", "here", by_hand=True)
        command = MoveCommand(do="move", version=0, seat=0, move=ChosenMove(x=0, y=1, rotation=0, place=0))
        assert await refusal(by_hand, by_hand.do(command)) == "hand/nothing-drawn"


@in_loop
async def test_move_cannot_be_played_twice(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        command = MoveCommand(do="move", version=0, seat=0, move=str(played.room.game.legal_moves[0]))
        await played.do(command)
        assert await refusal(played, played.do(command)) == "state/stale"


@in_loop
async def test_stale_renames_and_resignations_are_accepted(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.do(RenameCommand(do="rename", version=0, seat=0, name="Ann"))
        assert played.room.table().seats[0].name == "Ann"
        await played.do(ResignCommand(do="resign", version=0, seat=0))
        assert played.room.history.winners == (1,)


def test_every_command_has_a_handler() -> None:
    given = [command.model_fields["do"].annotation for command in get_args(get_args(Command)[0])]
    assert [get_args(do) for do in given] == [(name,) for name in HANDLERS]


@in_loop
async def test_takeback_also_undoes_turns_of_computers(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", "random")
        before = played.room.game
        await played.play()
        await played.wait_for_computers()
        assert played.room.state_for(played.viewers[0]).facts.may_take_back
        await played.read_messages(0)
        await played.take_back(0)
        assert played.room.version == 6
        assert played.room.game == before
        assert [item.event for item in played.room.history.log[-3:]] == [TakenBack(2), TakenBack(1), TakenBack(0)]
        (state,) = await played.read_messages(0)
        assert isinstance(state, State)
        assert await refusal(played, played.take_back(0)) == "takeback/impossible"
        await played.play()


@in_loop
async def test_takeback_can_be_undone_with_the_same_tiles(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", "random")
        await played.play()
        await played.wait_for_computers()
        before, board = played.room.game, played.room.snapshot.board
        assert not played.room.state_for(played.viewers[0]).facts.may_restore
        assert await refusal(played, played.restore(0)) == "takeback/nothing-to-restore"
        await played.take_back(0)
        assert played.room.state_for(played.viewers[0]).facts.may_restore
        assert not played.room.state_for(played.watcher).facts.may_restore
        await played.read_messages(0)
        await played.restore(0)
        assert played.room.game == before
        assert played.room.snapshot.board == board
        assert played.room.game.hidden_order() == before.hidden_order()
        (state,) = await played.read_messages(0)
        assert isinstance(state, State)
        assert await refusal(played, played.restore(0)) == "takeback/nothing-to-restore"


@in_loop
async def test_takeback_cannot_be_undone_after_a_move(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        await played.play()
        await played.wait_for_computers()
        await played.take_back(0)
        await played.play(str(played.room.game.legal_moves[-1]))
        await played.wait_for_computers()
        assert await refusal(played, played.restore(0)) == "takeback/nothing-to-restore"


@in_loop
async def test_takeback_by_agreement_cannot_be_undone(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.take_back(0)
        await played.answer(1, agreed=True)
        assert not played.room.state_for(played.viewers[0]).facts.may_restore
        assert await refusal(played, played.restore(0)) == "takeback/nothing-to-restore"


@in_loop
async def test_refusals_name_seats_by_name_or_colour(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.rename(1, "Bob")
        for command, words in (
            (played.play(seat=1), "It is not Blue’s turn."),
            (played.take_back(1), "Bob has no turn to take back"),
            (played.do(ResignCommand(do="resign", version=0, seat=4), played.viewers[0]), "You do not play Pink."),
        ):
            with pytest.raises(ServerError, match=words):
                await command


@in_loop
async def test_all_people_must_agree_to_a_takeback(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.play()
        await played.take_back(0)
        assert played.room.table().proposals[0].waiting_for == [1, 2]
        await played.answer(1, agreed=True)
        assert played.room.version == 1
        assert await refusal(played, played.answer(1, agreed=True)) == "proposal/not-asked"
        await played.answer(2, agreed=True)
        assert played.room.version == 2
        assert played.room.history.turn == 0
        assert not played.room.table().proposals


@in_loop
async def test_proposer_withdraws_but_cannot_agree(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.play()
        await played.take_back(0)
        await played.answer(1, agreed=True)
        assert await refusal(played, played.answer(0, agreed=True)) == "proposal/not-asked"
        assert await refusal(played, played.answer(1, agreed=False)) == "proposal/not-asked"
        await played.answer(0, agreed=False)
        assert not played.room.table().proposals
        assert played.room.history.turn == 1


@in_loop
async def test_refusal_or_move_ends_a_proposal(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.take_back(0)
        await played.answer(1, agreed=False)
        assert not played.room.table().proposals
        await played.take_back(0)
        await played.play()
        assert not played.room.table().proposals
        assert isinstance((await played.read_messages(0))[-2], Table)
        assert await refusal(played, played.take_back(0)) == "takeback/impossible"


@in_loop
async def test_people_on_one_device_need_no_agreement(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "here")
        tokens = [token for token in played.created.seats if token]
        both = played.room.participants.viewer(tokens, "identity 0")
        await played.play()
        assert played.room.state_for(both).facts.may_take_back
        played.viewers = {0: both, 1: both}
        await played.take_back(0)
        assert played.room.history.turn == 0


@in_loop
async def test_takeback_needs_its_aid(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy", aids=["legal"])
        await played.play()
        await played.wait_for_computers()
        assert not played.room.state_for(played.viewers[0]).facts.may_take_back
        assert await refusal(played, played.take_back(0)) == "aid/not-allowed"


@in_loop
async def test_resigning_against_one_opponent_loses(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.resign(0)
        facts = played.room.state_for(played.viewers[1]).facts
        assert (facts.phase, facts.winners, facts.choices) == ("over", [1], None)
        assert await refusal(played, played.play()) == "game/over"
        assert await refusal(played, played.resign(1)) == "game/over"
    async with open_rooms(tmp_path) as rooms:
        assert (await reopen(rooms, played)).room.state_for(played.viewers[1]).facts.winners == [1]


@in_loop
async def test_bot_replacing_a_resigned_player_cannot_win(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.resign(0)
        await played.wait_for_computers()
        assert played.player == 1
        seat = played.room.state_for(played.viewers[0]).table.seats[0]
        assert (seat.kind, seat.level, seat.has_resigned) == ("computer", "merciless", True)
        assert await refusal(played, played.rename(0, "Ann")) == "seat/not-yours"
        while not played.room.history.is_over:
            await played.play()
            await played.wait_for_computers()
        state = played.room.state_for(played.viewers[1])
        assert state.facts.winners is not None
        assert 0 not in state.facts.winners
        assert state.log[-1].seats == state.facts.winners


@in_loop
async def test_last_player_who_has_not_resigned_wins(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "greedy")
        await played.resign(1)  # not their turn, so no computer player moves
        await played.resign(0)
        assert played.room.state_for(played.watcher).facts.winners == [2]


@in_loop
async def test_own_seat_is_handed_over_at_once(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.hand_over(0, by=0, level="greedy")
        await played.wait_for_computers()
        assert played.player == 1
        assert played.room.state_for(played.viewers[0]).yours == []
        assert played.room.state_for(played.viewers[0]).table.seats[0].level == "greedy"
        assert [line.kind for line in played.room.state_for(played.watcher).log].count("handed-over") == 1


@in_loop
async def test_handing_over_another_seat_needs_agreement(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.hand_over(1, by=0)
        assert played.room.version == 0
        await played.answer(1, agreed=True)
        assert played.room.table().seats[1].level == "random"


@in_loop
async def test_seat_of_absent_player_is_handed_over_at_once(tmp_path: Path) -> None:
    async with open_rooms(tmp_path, long_away=-1.0) as rooms:
        played = await table(rooms, "here", "away")
        played.subscriptions[1].close()
        await played.hand_over(1, by=0)
        assert played.room.table().seats[1].kind == "computer"


@in_loop
async def test_only_people_are_replaced_and_by_known_bots(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "greedy")
        unknown = HandOverCommand(do="hand-over", version=0, seat=4, by=0, level="greedy")
        assert await refusal(played, played.hand_over(1, by=0)) == "seat/no-person"
        assert await refusal(played, played.do(unknown)) == "seat/no-person"
        assert await refusal(played, played.hand_over(0, by=0, level="x")) == "setup/unknown-player"
        assert await refusal(played, played.hand_over(0, by=0, level="mcts:published")) == "setup/unknown-player"
        assert await refusal(played, played.hand_over(0, by=0, level="roll:seconds=3600")) == "setup/unknown-player"


@in_loop
async def test_names_are_not_escaped(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.rename(0, "<b>Ann</b>")
        assert played.room.table().seats[0].name == "<b>Ann</b>"
    async with open_rooms(tmp_path) as rooms:
        assert (await reopen(rooms, played)).room.table().seats[0].name == "<b>Ann</b>"


@in_loop
async def test_renames_are_rate_limited(tmp_path: Path) -> None:
    async with open_rooms(tmp_path, renames_a_minute=2) as rooms:
        played = await table(rooms, "here", "away")
        await played.rename(0, "Ann")
        assert await refusal(played, played.rename(0, "Ann")) == "name/unchanged"
        await played.rename(0, "Anna")
        assert await refusal(played, played.rename(0, "Anne")) == "limit/renames"
        await played.rename(1, "Bob")


@in_loop
async def test_server_downtime_does_not_count_as_absence(tmp_path: Path) -> None:
    day = 24 * 3600.0
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
    with closing(connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE seats SET last_seen = last_seen - ?", [3 * day])
    async with open_rooms(tmp_path) as rooms:
        room = await rooms.find(played.created.game)
        assert not room.participants.is_long_away(1)
        rooms.started -= 2 * day
        assert room.participants.is_long_away(1)


@in_loop
async def test_move_without_a_subscription_updates_last_seen(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        for subscription in played.subscriptions.values():
            subscription.close()
        await rooms.store.count()  # queued writes of presence are written with the next move
        await played.play()
        played.room.participants.viewer([played.created.seats[1] or ""], None)
        await played.play()
        seen_last = played.room.seats[1].last_seen
    async with open_rooms(tmp_path) as rooms:
        assert (await rooms.find(played.created.game)).seats[1].last_seen == seen_last


@in_loop
async def test_turn_began_when_the_last_move_was_stored(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "here", "here")
        assert played.room.state_for(played.watcher).facts.since == played.room.info.created
        await played.play()
        began = played.room.turn_began
        await played.do(ResignCommand(do="resign", version=played.room.version, seat=2))
        assert (played.room.state_for(played.watcher).facts.since, began > played.room.info.created) == (began, True)
    with closing(connect(tmp_path / DATABASE)) as database, database:
        database.execute("UPDATE turns SET at = at - 60 WHERE number = 1")
    async with open_rooms(tmp_path) as rooms:
        assert (await rooms.find(played.created.game)).turn_began == began - 60


@in_loop
async def test_proposal_that_failed_stays_open(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        await played.take_back(0)

        async def fail(*_: object) -> None:
            raise ServerError("storage/failed")

        with monkeypatch.context() as broken:
            broken.setattr(rooms.store, "save", fail)
            assert await refusal(played, played.answer(1, agreed=True)) == "storage/failed"
        await played.answer(1, agreed=True)
        assert (played.room.history.turn, played.room.table().proposals) == (0, [])


@in_loop
async def test_turns_of_a_replaced_person_are_not_bot_turns(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "away")
        await played.play()
        await played.play()
        await played.resign(1)
        assert await refusal(played, played.take_back(0)) == "takeback/impossible"
        await played.play()
        await played.play()
        await played.wait_for_computers()
        await played.take_back(0)  # since then, only the bot that replaced a person has moved
        await played.answer(2, agreed=True)
        assert played.room.history.turn == 3
    async with open_rooms(tmp_path) as rooms:
        history = (await rooms.find(played.created.game)).history
        assert [turn.is_by_bot for turn in history.turns] == [False, False, False]
