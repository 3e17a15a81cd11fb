"""Nobody can tell two games apart that have drawn the same and will draw something else."""

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
from bastide.server.games.aids import PRESETS
from bastide.server.games.hosting import Hosting, hosted
from bastide.server.games.moment import Moment
from bastide.server.http.refusals import refused
from bastide.server.protocol.base import Layer
from bastide.server.protocol.commands import MoveCommand
from bastide.server.protocol.questions import FitsQuestion, HintQuestion, LayersQuestion, PreviewQuestion, Question
from bastide.server.protocol.replay import ReplayQuestion
from bastide.server.protocol.setup import Created, RematchWish
from bastide.server.rooms import registry
from bastide.server.rooms.looking_back import record_json
from bastide.server.rooms.registry import Rooms
from bastide.tiles import edition
from tests.server.playing import Table, house, in_loop, table

TURNS = 12
POSITION_FORMS = (Game.text, Game.position_line, Game.svg)
ALIKE = 20  # tiles that both games have in common: some are drawn ahead or discarded


def two_orders(name: str, options: Options) -> tuple[Hosting, Hosting]:
    """Two games that begin alike and go on in another order."""
    one = hosted(edition(name), 2, options)
    _, land, bonus = one.outset.deck
    order = (*land[:ALIKE], *reversed(land[ALIKE:]), *bonus[:4], *reversed(bonus[4:]))
    assert order != one.order
    return one, Hosting(one.edition, one.players, one.options, order)


async def told(folder: Path, hosting: Hosting, preset: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """All that is told in the first turns of a game; names, tokens and times are the same in every game."""
    numbers = count()
    monkeypatch.setattr("secrets.token_urlsafe", lambda size: f"{next(numbers):0{size}}")
    monkeypatch.setattr("secrets.randbelow", lambda _: 0)
    monkeypatch.setattr("time.time", lambda: 1.7e9)
    monkeypatch.setattr(registry, "hosting_for", lambda _: hosting)
    async with house(folder) as rooms:
        options = hosting.options
        played = await table(
            rooms, "here", "away", edition=hosting.edition.name, aids=PRESETS[preset], draw_ahead=options.draw_ahead
        )
        assert played.room.terms.hosting is hosting
        turns = [text for turn in range(TURNS) for text in await told_in_turn(played, turn)]
        return [*turns, *await told_of_takeback(played), *await told_of_rematch(rooms, played)]


async def told_in_turn(played: Table, turn: int) -> list[str]:
    room = played.room
    answers = [await answered(played, question) for question in questions(played)]
    refusals = [await refused_move(played, f"{where} -") for where in ("@90,90>0", "@0,0>0", "@1,0>0 city")]
    moves = room.story.game.position.legal_moves
    await played.play(str(moves[turn % 3 % len(moves)]))
    return [*answers, *refusals, *await told_to_all(played)]


async def told_to_all(played: Table) -> list[str]:
    """What everybody was told, and what they may ask for now."""
    heard = [message.json_text for seat in played.viewers for message in await played.heard(seat)]
    states = [played.room.state_for(viewer).json_text for viewer in (*played.viewers.values(), played.watcher)]
    return [*heard, *states, played.room.record_text(), *await told_in_replay(played)]


async def told_in_replay(played: Table) -> list[str]:
    """What is told to those who look back at the game, and of its beginning and its present."""
    room, everybody = played.room, (*played.viewers.values(), played.watcher)
    replays = [(await room.replays.replay_for(viewer)).json_text for viewer in everybody]
    turns = [text for turn in (0, room.story.game.turn) for text in await told_of_turn(played, turn)]
    return [*replays, json.dumps(record_json(room)), *turns]


async def told_of_turn(played: Table, turn: int) -> list[str]:
    """A turn of the replay as a position and as a picture, and what is answered about it."""
    replays = played.room.replays
    forms = [await replays.look_at(turn, partial(written, form=form)) for form in POSITION_FORMS]
    answers = [await answer_about_turn(played, turn, question) for question in replay_questions(turn)]
    return [*forms, *answers]


def written(moment: Moment, *, form: Callable[[Game], str]) -> str:
    return form(moment.story.game.position)


async def answer_about_turn(played: Table, turn: int, question: ReplayQuestion) -> str:
    try:
        return (await played.room.replays.answer(turn, question, played.watcher)).model_dump_json()
    except BastideError as error:
        return refused(error, version=turn).model_dump_json()


def replay_questions(turn: int) -> list[ReplayQuestion]:
    return [
        *(LayersQuestion(about="layers", ask=layer, version=turn, layers=[layer]) for layer in get_args(Layer)),
        FitsQuestion(about="fits", ask="fits", version=turn, x=1, y=0),
    ]


async def told_of_takeback(played: Table) -> list[str]:
    """What is told when the last turn is taken back, where the table allows it, and played again."""
    if "takeback" in played.room.terms.aids:
        await played.take_back(1 - played.player)
        await played.answer(played.player, agreed=True)
        return [*await told_to_all(played), *await told_in_turn(played, turn=1)]
    return []


async def told_of_rematch(rooms: Rooms, played: Table) -> list[str]:
    """What is told of a game with the same tiles; that of the game before may tell all."""
    await played.resign(0)
    made = await played.room.rematches.join(RematchWish(same_tiles=True), played.viewers[0])
    other = await played.room.rematches.join(RematchWish(), played.viewers[1])
    tokens = [one or another for one, another in zip(made.seats, other.seats, strict=True)]
    following = Table(await rooms.find(made.game), Created(game=made.game, seats=tokens, watch=made.watch))
    return [made.json_text, other.json_text, *await told_in_turn(following, turn=0)]


def questions(played: Table) -> list[Question]:
    version, move = played.room.version, played.room.story.game.position.legal_moves[0]
    return [
        LayersQuestion(about="layers", ask="1", version=version, layers=["features", "fields", "dead", "remaining"]),
        LayersQuestion(about="layers", ask="2", version=version, layers=["projection"]),
        FitsQuestion(about="fits", ask="3", version=version, x=move.x, y=move.y),
        HintQuestion(about="hint", ask="5", version=version),
        PreviewQuestion(about="preview", ask="4", version=version, x=move.x, y=move.y, rotation=move.rotation),
    ]


async def answered(played: Table, question: Question) -> str:
    try:
        return (await played.room.answer(question, played.viewers[played.player])).model_dump_json()
    except BastideError as error:
        return refused(error, version=played.room.version).model_dump_json()


async def refused_move(played: Table, where: str) -> str:
    hand, version = played.room.story.game.position.drawn, played.room.version
    with pytest.raises(BastideError) as caught:
        await played.do(MoveCommand(do="move", version=version, seat=played.player, move=f"{hand}{where}"))
    return refused(caught.value, version=version).model_dump_json()


@pytest.mark.parametrize("preset", ["learning", "purist"])
@pytest.mark.parametrize(
    ("name", "options"), [("modern", Options(True, False, 0)), ("modern", Options(True, True, 0)), ("hunters", None)]
)
@in_loop
async def test_what_is_told_does_not_depend_on_what_will_be_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, options: Options | None, preset: str
) -> None:
    one, other = two_orders(name, options or Options(False, False, 0))
    first = await told(tmp_path / "one", one, preset, monkeypatch)
    second = await told(tmp_path / "other", other, preset, monkeypatch)
    assert len(first) > 10 * TURNS
    assert first == second
