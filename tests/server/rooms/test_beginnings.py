"""Games that begin at a position: creation, storage, takebacks, records and rematches."""

import random
from pathlib import Path
from typing import Any

import pytest

from bastide import Game, edition_names
from bastide.rules.text.record import Record
from bastide.server.protocol.games import NewGame, RematchOptions
from bastide.server.rooms.registry import Rooms
from tests.server.helpers.rooms import SeatedRoom, choices, identity, in_loop, open_rooms, refusal, restart, table

TURNS = 20


def position(rules: str = "hunters", *, draw_ahead: bool = False) -> Game:
    """Return an unfinished game of three players."""
    game, dice = Game(rules, players=3, seed=8, draw_ahead=draw_ahead), random.Random(8)
    for _ in range(TURNS):
        game.push(dice.choice(game.legal_moves))
    return Game.parse(game.text())


async def create_at(rooms: Rooms, game: Game, *kinds: str, **options: Any) -> SeatedRoom:
    return await table(rooms, *(kinds or ("here", "away", "away")), position=game.text(), **options)


@in_loop
async def test_list_counts_the_tiles_of_the_position(tmp_path: Path) -> None:
    game = position()
    async with open_rooms(tmp_path) as rooms:
        await table(rooms, "here", "here", "here", position=game.text())
        [listed] = (await rooms.games_of(identity(0))).games
        assert (listed.turn, listed.laid) == (0, len(game.board))


@pytest.mark.parametrize("draw_ahead", [False, True])
@pytest.mark.parametrize("rules", edition_names())
@in_loop
async def test_game_begins_at_the_position(tmp_path: Path, rules: str, draw_ahead: bool) -> None:
    game = position(rules, draw_ahead=draw_ahead)
    async with open_rooms(tmp_path) as rooms:
        for text in (game.text(), game.position_line()):
            made = await table(rooms, "here", "away", "away", position=text, edition="modern", first=0, farmers=False)
            state = made.room.state_for(made.viewers[game.player])
            assert made.room.game == game
            assert (state.edition, state.farmers, state.draw_ahead) == (rules, True, draw_ahead)
            assert (state.beginning, state.first, state.by_hand) == (game.position_line(), game.player, False)
            assert (state.facts.turn, state.facts.player, state.facts.scores) == (0, game.player, game.scores)
            assert state.course == [game.scores]
            assert {(laid.x, laid.y): laid.tile for laid in state.board} == {
                cell: laid.tile.name for cell, laid in game.board.items()
            }
            assert {(laid.seat, laid.turn) for laid in state.board} == {(None, 0)}
            standing = {
                (laid.x, laid.y, laid.piece.place, laid.piece.player) for laid in game.board.values() if laid.piece
            }
            assert {(piece.x, piece.y, piece.place, piece.seat) for piece in state.facts.pieces} == standing != set()


@in_loop
async def test_remaining_tiles_are_shuffled_for_each_game(tmp_path: Path) -> None:
    game = position()
    async with open_rooms(tmp_path) as rooms:
        one, other = await create_at(rooms, game), await create_at(rooms, game)
        orders = [made.room.info.config.order for made in (one, other)]
        assert orders[0] != orders[1]
        left = sorted(tile for tile, count in game.bag.items() for _ in range(count))
        assert [sorted(order) for order in orders] == [left, left]
        land = game.tiles_left
        assert {tile.is_bonus for tile in orders[0][:land]} == {False}
        assert {tile.is_bonus for tile in orders[0][land:]} == {True}


@pytest.mark.parametrize("rules", ["winter", "hunters"])
@in_loop
async def test_record_is_complete_after_restarts(tmp_path: Path, rules: str) -> None:
    dice, game = random.Random(1), position(rules)
    async with open_rooms(tmp_path) as rooms:
        made = await create_at(rooms, game)
        while not made.room.history.is_over:
            await made.play_at_random(dice)
            if dice.random() < 0.3:
                made = await restart(rooms, made)
        record = Record.parse(made.room.record_text())
        config = made.room.info.config
        assert (record.position, record.order) == (game.position_line(), config.order)
        replayed = record.replay()
        assert (replayed.scores, replayed.turn) == (made.room.game.scores, made.room.history.turn)
        sums = made.room.state_for(made.viewers[0]).facts.sums
        paid = [sum(each.points[seat] for each in sums) for seat in range(3)]
        assert [*map(sum, zip(paid, game.scores, strict=True))] == list(replayed.scores)


@in_loop
async def test_takeback_stops_at_the_position(tmp_path: Path) -> None:
    game = position()
    async with open_rooms(tmp_path) as rooms:
        made = await create_at(rooms, game, "here", "greedy", "greedy")
        await made.wait_for_computers()
        turns = made.room.history.turn
        assert turns == (-game.player) % 3
        assert not made.room.state_for(made.viewers[0]).facts.may_take_back
        assert await refusal(made.take_back(0)) == "takeback/impossible"
        before = made.room.game
        await made.play()
        await made.wait_for_computers()
        await made.take_back(0)
        assert (made.room.history.turn, made.room.game) == (turns, before)
        assert made.room.history.pieces.keys() == {cell for cell, laid in before.board.items() if laid.piece}


@in_loop
async def test_rematch_begins_at_the_same_position(tmp_path: Path) -> None:
    game = position()
    async with open_rooms(tmp_path) as rooms:
        for same_tiles in (False, True):
            made = await create_at(rooms, game)
            await made.resign(0)
            await made.resign(1)
            rematch = await made.room.rematches.join(RematchOptions(same_tiles=same_tiles), made.viewers[2])
            following = (await rooms.find(rematch.game)).info.config
            config = made.room.info.config
            assert (following.beginning, following.options) == (config.beginning, config.options)
            assert (following.order == config.order) == same_tiles


@in_loop
async def test_unplayable_positions_are_refused(tmp_path: Path) -> None:
    game = position("modern")
    over = game.text().replace(f"next: {game.player} plays", "next: over")
    over = "\n".join("hands: - - -" if line.startswith("hands") else line for line in over.splitlines())
    over = "\n".join("bag: -" if line.startswith("bag") else line for line in over.splitlines())
    async with open_rooms(tmp_path) as rooms:

        def create(text: str, *kinds: str) -> Any:
            return rooms.create(NewGame(edition="modern", seats=choices(kinds), position=text), None)

        three = ("here", "here", "here")
        assert await refusal(create(game.text(), "here", "here")) == "setup/position-seats"
        assert await refusal(create(over, *three)) == "setup/position-over"
        assert await refusal(create("nonsense", *three)) == "text/no-heading"
        assert await refusal(create(game.position_line()[:-4], *three)) == "position/line-cut-off"
        assert await refusal(create(game.text().replace("scores: ", "scores: x"), *three)) == "text/not-a-number"
