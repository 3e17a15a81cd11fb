"""The hidden order does not leak: games with equal draws and different orders look the same."""

import json
from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path
from typing import get_args

import pytest

from bastide.errors import BastideError
from bastide.rules.game import Game
from bastide.rules.options import Options
from bastide.server.game.config import PRESETS, GameConfig, new_config
from bastide.server.game.snapshot import Snapshot
from bastide.server.http.errors import refusal
from bastide.server.protocol.base import Layer
from bastide.server.protocol.client_messages import (
    FitsQuestion,
    HintQuestion,
    LayersQuestion,
    MoveCommand,
    PreviewQuestion,
    Question,
)
from bastide.server.protocol.games import Created, RematchOptions
from bastide.server.protocol.replay import ReplayQuestion
from bastide.server.rooms import registry
from bastide.server.rooms.registry import Rooms
from bastide.server.rooms.replays import record_json
from bastide.tiles import edition
from tests.server.helpers.rooms import SeatedRoom, in_loop, open_rooms, table

TURNS = 12
POSITION_FORMS = (Game.text, Game.position_line, Game.svg)
SHARED_TILES = 20  # at the start of both orders; more than turns, because some are drawn ahead or discarded


def two_orders(name: str, options: Options) -> tuple[GameConfig, GameConfig]:
    """Return two configurations with the same first tiles and different later ones."""
    one = new_config(edition(name), 2, options)
    land = [tile for tile in one.order if not tile.is_bonus]
    bonus = [tile for tile in one.order if tile.is_bonus]
    order = (*land[:SHARED_TILES], *reversed(land[SHARED_TILES:]), *bonus[:4], *reversed(bonus[4:]))
    assert order != one.order
    return one, GameConfig(one.edition, one.players, one.options, order)


async def output_of_game(folder: Path, config: GameConfig, preset: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Return all output in the first turns of a game. Names, tokens and times are the same in every game."""
    numbers = count()
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: f"{next(numbers):0{size}}")
    monkeypatch.setattr("secrets.randbelow", lambda _: 0)
    monkeypatch.setattr("time.time", lambda: 1.7e9)
    monkeypatch.setattr(registry, "config_for", lambda _: config)
    async with open_rooms(folder) as rooms:
        options = config.options
        played = await table(
            rooms, "here", "away", edition=config.edition.name, aids=PRESETS[preset], draw_ahead=options.draw_ahead
        )
        assert played.room.info.config is config
        turns = [text for turn in range(TURNS) for text in await output_of_turn(played, turn)]
        return [*turns, *await output_of_takeback(played), *await output_of_rematch(rooms, played)]


async def output_of_turn(played: SeatedRoom, turn: int) -> list[str]:
    room = played.room
    answers = [await answer_text(played, question) for question in questions(played)]
    refusals = [await refused_move(played, f"{where} -") for where in ("@90,90>0", "@0,0>0", "@1,0>0 city")]
    moves = room.game.legal_moves
    await played.play(str(moves[turn % 3 % len(moves)]))
    return [*answers, *refusals, *await output_to_all(played)]


async def output_to_all(played: SeatedRoom) -> list[str]:
    """Return the messages and current states of all clients, with the record and the replay."""
    messages = [message.json_text for seat in played.viewers for message in await played.read_messages(seat)]
    states = [played.room.state_for(viewer).json_text for viewer in (*played.viewers.values(), played.watcher)]
    return [*messages, *states, played.room.record_text(), *await output_of_replay(played)]


async def output_of_replay(played: SeatedRoom) -> list[str]:
    """Return the replay for each client, and the output about the first and the latest turn."""
    room, viewers = played.room, (*played.viewers.values(), played.watcher)
    replays = [(await room.replays.replay_for(viewer)).json_text for viewer in viewers]
    turns = [text for turn in (0, room.history.turn) for text in await output_about_turn(played, turn)]
    return [*replays, json.dumps(record_json(room)), *turns]


async def output_about_turn(played: SeatedRoom, turn: int) -> list[str]:
    """Return a turn of the replay in each form, with the answers to questions about it."""
    replays = played.room.replays
    forms = [await replays.run_on_snapshot(turn, partial(write_game, form=form)) for form in POSITION_FORMS]
    answers = [await answer_about_turn(played, turn, question) for question in replay_questions(turn)]
    return [*forms, *answers]


def write_game(snapshot: Snapshot, *, form: Callable[[Game], str]) -> str:
    return form(snapshot.history.game)


async def answer_about_turn(played: SeatedRoom, turn: int, question: ReplayQuestion) -> str:
    try:
        return (await played.room.replays.answer(turn, question, played.watcher)).model_dump_json()
    except BastideError as error:
        return refusal(error, version=turn).model_dump_json()


def replay_questions(turn: int) -> list[ReplayQuestion]:
    return [
        *(LayersQuestion(about="layers", ask=layer, version=turn, layers=[layer]) for layer in get_args(Layer)),
        FitsQuestion(about="fits", ask="fits", version=turn, x=1, y=0),
    ]


async def output_of_takeback(played: SeatedRoom) -> list[str]:
    """Take back the last turn if the aids allow it, play again, and return the output."""
    if "takeback" in played.room.info.aids:
        await played.take_back(1 - played.player)
        await played.answer(played.player, agreed=True)
        return [*await output_to_all(played), *await output_of_turn(played, turn=1)]
    return []


async def output_of_rematch(rooms: Rooms, played: SeatedRoom) -> list[str]:
    """Return the output of a rematch with the same tiles, without the finished game, which may reveal its order."""
    await played.resign(0)
    made = await played.room.rematches.join(RematchOptions(same_tiles=True), played.viewers[0])
    other = await played.room.rematches.join(RematchOptions(), played.viewers[1])
    tokens = [one or another for one, another in zip(made.seats, other.seats, strict=True)]
    following = SeatedRoom(await rooms.find(made.game), Created(game=made.game, seats=tokens, watch=made.watch))
    return [made.json_text, other.json_text, *await output_of_turn(following, turn=0)]


def questions(played: SeatedRoom) -> list[Question]:
    version, move = played.room.version, played.room.game.legal_moves[0]
    return [
        LayersQuestion(about="layers", ask="1", version=version, layers=["features", "fields", "dead", "remaining"]),
        LayersQuestion(about="layers", ask="2", version=version, layers=["projection"]),
        FitsQuestion(about="fits", ask="3", version=version, x=move.x, y=move.y),
        HintQuestion(about="hint", ask="5", version=version),
        PreviewQuestion(about="preview", ask="4", version=version, x=move.x, y=move.y, rotation=move.rotation),
    ]


async def answer_text(played: SeatedRoom, question: Question) -> str:
    try:
        return (await played.room.answer(question, played.viewers[played.player])).model_dump_json()
    except BastideError as error:
        return refusal(error, version=played.room.version).model_dump_json()


async def refused_move(played: SeatedRoom, where: str) -> str:
    hand, version = played.room.game.drawn, played.room.version
    with pytest.raises(BastideError) as caught:
        await played.do(MoveCommand(do="move", version=version, seat=played.player, move=f"{hand}{where}"))
    return refusal(caught.value, version=version).model_dump_json()


@pytest.mark.parametrize("preset", ["learning", "purist"])
@pytest.mark.parametrize(
    ("name", "options"), [("modern", Options(True, False, 0)), ("modern", Options(True, True, 0)), ("hunters", None)]
)
@in_loop
async def test_output_does_not_depend_on_the_hidden_order(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, options: Options | None, preset: str
) -> None:
    one, other = two_orders(name, options or Options(False, False, 0))
    first = await output_of_game(tmp_path / "one", one, preset, monkeypatch)
    second = await output_of_game(tmp_path / "other", other, preset, monkeypatch)
    assert len(first) > 10 * TURNS
    assert first == second
