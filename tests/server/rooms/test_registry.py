"""Games are created, found, listed, hidden and rematched."""

import asyncio
import gc
import weakref
from pathlib import Path

import pytest

from bastide.errors import BastideError
from bastide.server.protocol.games import NewGame, Rematch, RematchOptions, SeatChoice
from bastide.server.rooms.registry import Rooms
from tests.server.helpers.rooms import (
    SeatedRoom,
    choices,
    identity,
    in_loop,
    open_rooms,
    queued_messages,
    refusal,
    reopen,
    table,
    until,
)


async def create_finished(rooms: Rooms, *kinds: str) -> SeatedRoom:
    played = await table(rooms, *kinds)
    await played.resign(0)
    return played


@in_loop
async def test_invalid_games_are_refused(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:

        def request(
            edition: str = "modern", first: int | None = None, seats: list[SeatChoice] | None = None
        ) -> NewGame:
            return NewGame(edition=edition, first=first, seats=seats or choices(["here", "away"]))

        without_level = SeatChoice(kind="computer")
        unprintable = SeatChoice(kind="here", name="a\x07b")
        assert await refusal(rooms.create(request(edition="x"), None)) == "setup/unknown-edition"
        assert await refusal(rooms.create(request(first=2), None)) == "setup/first-seat"
        assert await refusal(rooms.create(request(seats=choices(["here", "x"])), None)) == "setup/unknown-player"
        with_parameters = choices(["here", "mcts:published"])
        assert await refusal(rooms.create(request(seats=with_parameters), None)) == "setup/unknown-player"
        assert await refusal(rooms.create(request(seats=[without_level, without_level]), None)) == "seat/no-level"
        assert await refusal(rooms.create(request(seats=[unprintable, unprintable]), None)) == "name/unprintable"
        assert await refusal(rooms.find("x")) == "game/unknown"


@in_loop
async def test_tokens_are_long_unique_and_valid_for_one_game(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        one, other = await table(rooms, "here", "away"), await table(rooms, "here", "greedy")
        tokens = [token for each in (one, other) for token in (*each.created.seats, each.created.watch) if token]
        assert len(set(tokens)) == 5
        assert min(map(len, tokens)) >= 22  # characters of six bits
        for wrong in (other.created.watch, "", tokens[0][:-1], "é"):
            with pytest.raises(BastideError, match="does not belong"):
                one.room.participants.viewer([wrong], None)
        with pytest.raises(BastideError, match="token"):
            one.room.participants.viewer([], None)


@in_loop
async def test_opening_a_link_takes_the_seat(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        created = await rooms.create(NewGame(edition="modern", seats=choices(["here", "away"])), identity(0))
        room = await rooms.find(created.game)
        assert [seat.is_taken for seat in room.table().seats] == [True, False]
        assert not (await rooms.games_of("friend")).games
        token = created.seats[1]
        assert token is not None
        viewer = room.participants.viewer([token], "friend")
        with room.participants.subscribe(viewer):
            assert [seat.is_present for seat in room.table().seats] == [False, True]
        assert [seat.is_taken for seat in room.table().seats] == [True, True]
    async with open_rooms(tmp_path) as rooms:
        (game,) = (await rooms.games_of("friend")).games
        assert (game.yours, game.tokens, game.seats[1].is_present) == ([1], [None, token], False)


@in_loop
async def test_presence_is_sent_to_the_others(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.read_messages(0)
        played.subscriptions[1].close()
        (gone,) = await played.read_messages(0)
        assert gone == played.room.table()
        assert not played.room.table().seats[1].is_present
        with played.room.participants.subscribe(played.watcher):
            assert played.room.table().watchers == 1


@in_loop
async def test_game_hidden_by_all_people_is_deleted(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "greedy")
        game = played.created.game
        assert await refusal(rooms.hide(game, "stranger")) == "game/unknown"
        await rooms.hide(game, identity(0))
        await rooms.hide(game, identity(0))
        assert not (await rooms.games_of(identity(0))).games
        assert [each.game for each in (await rooms.games_of(identity(1))).games] == [game]
        await rooms.hide(game, identity(1))
        assert await refusal(rooms.find(game)) == "game/unknown"
        assert await refusal(played.play()) == "game/unknown"
        assert played.subscriptions[0].is_closed


@in_loop
async def test_list_of_games_shows_progress_and_winners(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        await played.play()
        (game,) = (await rooms.games_of(identity(0))).games
        assert (game.turn, game.player, game.is_over, game.tiles) == (1, 1, False, 72)
        await played.resign(0)
        (game,) = (await rooms.games_of(identity(0))).games
        assert (game.is_over, game.winners) == (True, [1])


@in_loop
async def test_rematch_rotates_seats_and_keeps_tokens_private(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await create_finished(rooms, "here", "away")
        (await played.read_messages(0), await played.read_messages(1))
        assert await refusal(played.room.rematches.join(RematchOptions(), played.watcher)) == "seat/none"
        first = await played.room.rematches.join(RematchOptions(), played.viewers[0])
        assert await played.room.rematches.join(RematchOptions(same_tiles=True), played.viewers[0]) == first
        (rematch,) = await played.read_messages(1)
        assert isinstance(rematch, Rematch)
        assert [token is not None for token in first.seats] == [False, True]
        assert [token is not None for token in rematch.seats] == [True, False]
        following = await rooms.find(first.game)
        assert [seat.identity for seat in following.seats] == [identity(1), identity(0)]
        assert following.info.config.order != played.room.info.config.order
        assert played.room.state_for(played.watcher).next_game == first.game
        assert await played.room.rematches.join(RematchOptions(), played.watcher) == Rematch(
            game=first.game, seats=[None, None], watch=following.info.watch
        )
    async with open_rooms(tmp_path) as rooms:
        played = await reopen(rooms, played)
        assert await played.room.rematches.join(RematchOptions(), played.viewers[1]) == rematch


@in_loop
async def test_rematch_has_the_same_people_and_optionally_tiles(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", "greedy")
        assert await refusal(played.room.rematches.join(RematchOptions(), played.viewers[0])) == "game/not-over"
        await played.resign(0)
        await played.wait_for_computers()
        await played.resign(1)
        made = await played.room.rematches.join(RematchOptions(same_tiles=True), played.viewers[0])
        following = await rooms.find(made.game)
        assert following.info.config.order == played.room.info.config.order
        assert [seat.kind for seat in following.seats] == ["away", "computer", "here"]
        assert not any(seat.has_resigned for seat in following.seats)


@in_loop
async def test_unused_rooms_leave_memory(tmp_path: Path) -> None:
    async with open_rooms(tmp_path, idle_time=0.02) as rooms:
        played = await table(rooms, "here", "away")
        room, created = weakref.ref(played.room), played.created
        await until(lambda: created.game not in rooms._kept)
        assert room() is not None  # it has subscribers
        assert await rooms.find(created.game) is room()
        for subscription in played.subscriptions.values():
            subscription.close()
        del played, subscription

        def is_collected() -> bool:
            gc.collect()
            return room() is None

        await until(is_collected)
        assert (await rooms.find(created.game)).version == 0


@in_loop
async def test_concurrent_lookups_return_the_same_room(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        made = await table(rooms, "here", "away")
    async with open_rooms(tmp_path) as rooms:
        one, other = await asyncio.gather(rooms.find(made.created.game), rooms.find(made.created.game))
        assert one is other


@in_loop
async def test_slow_subscriber_gets_a_state_instead(tmp_path: Path) -> None:
    async with open_rooms(tmp_path, renames_a_minute=1000) as rooms:
        played = await table(rooms, "here", "away")
        slow = played.room.participants.subscribe(played.watcher)
        for number in range(70):
            await played.rename(0, f"Ann {number}")
        messages = await queued_messages(slow)
        assert messages[0] == played.room.state_for(played.watcher)
        assert len(messages) < 70


@in_loop
async def test_subscriber_that_never_reads_is_disconnected(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        done = await played.play()
        for _ in range(70):
            played.subscriptions[0].put(done)
        assert played.subscriptions[0].is_closed
        assert not played.room.participants.is_present(0)
