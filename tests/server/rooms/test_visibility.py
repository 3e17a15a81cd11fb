"""Visibility: clients get only what their seats and the aids of the game allow."""

from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

from bastide.errors import BastideError
from bastide.rules.effects import Effect
from bastide.rules.events import Placed
from bastide.server.game.config import AIDS, PRESETS
from bastide.server.game.log import LogEvent
from bastide.server.protocol.base import Layer
from bastide.server.protocol.client_messages import (
    FitsQuestion,
    HintQuestion,
    LayersQuestion,
    PreviewQuestion,
    Question,
)
from bastide.server.protocol.games import NewGame
from bastide.server.protocol.server_messages import LayersAnswer
from bastide.server.rooms.clients import Viewer
from bastide.server.rooms.questions import ANSWERERS
from tests.server.helpers.rooms import SeatedRoom, choices, identity, in_loop, open_rooms, table

LAYERS: tuple[Layer, ...] = ("features", "fields", "dead", "remaining", "projection")


def layer(name: Layer) -> LayersQuestion:
    return LayersQuestion(about="layers", ask="1", version=0, layers=[name])


def preview(played: SeatedRoom) -> PreviewQuestion:
    move = played.room.game.legal_moves[0]
    return PreviewQuestion(about="preview", ask="1", version=0, x=move.x, y=move.y, rotation=move.rotation)


HINT = HintQuestion(about="hint", ask="1", version=0)
FITS = FitsQuestion(about="fits", ask="1", version=0, x=0, y=1)


async def refusal_code(played: SeatedRoom, question: Question, viewer: Viewer) -> str:
    with pytest.raises(BastideError) as caught:
        await played.room.answer(question, viewer)
    return caught.value.reason


@in_loop
async def test_game_without_aids_answers_no_questions(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", aids=[])
        state = played.room.state_for(played.viewers[0])
        assert state.facts.choices is None
        questions: list[Question] = [preview(played), HINT, FITS, *map(layer, LAYERS)]
        for question in questions:
            assert await refusal_code(played, question, played.viewers[0]) == "aid/not-allowed"


@in_loop
async def test_refusal_names_the_aid_as_the_page_does(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", aids=[])
        with pytest.raises(BastideError, match="“Hints from a strong player”"):
            await played.room.answer(HINT, played.viewers[0])


@pytest.mark.parametrize("name", LAYERS)
@in_loop
async def test_layer_needs_its_aid(tmp_path: Path, name: Layer) -> None:
    async with open_rooms(tmp_path) as rooms:
        others = await table(rooms, "here", "away", aids=[aid for aid in AIDS if aid != name])
        assert await refusal_code(others, layer(name), others.viewers[0]) == "aid/not-allowed"
        played = await table(rooms, "here", "away", aids=[name])
        for viewer in (*played.viewers.values(), played.watcher):
            answer = await played.room.answer(layer(name), viewer)
            assert isinstance(answer, LayersAnswer)
            assert {each for each in LAYERS if getattr(answer, each) is not None} == {name}


@in_loop
async def test_spectators_get_neither_choices_nor_hints(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away")
        state = played.room.state_for(played.watcher)
        assert (state.facts.choices, state.yours, state.links) == (None, [], [None, None])
        assert await refusal_code(played, HINT, played.watcher) == "aid/not-allowed"
        assert await refusal_code(played, preview(played), played.watcher) == "move/not-your-turn"


@in_loop
async def test_only_the_player_to_move_gets_choices(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", edition="hunters")
        choices = played.room.state_for(played.viewers[0]).facts.choices
        assert choices is not None
        ways = {(each.x, each.y, each.rotation, place) for each in choices for place in each.places}
        assert ways == {move[1:] for move in played.room.game.legal_moves}
        assert played.room.state_for(played.viewers[1]).facts.choices is None
        assert await refusal_code(played, HINT, played.viewers[1]) == "move/not-your-turn"


@in_loop
async def test_creator_sees_tokens_until_their_seats_are_taken(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        created = await rooms.create(NewGame(edition="modern", seats=choices(["here", "away", "away"])), identity(0))
        here, invited_token, other = created.seats
        assert here
        assert invited_token
        room = await rooms.find(created.game)
        maker = room.participants.viewer([here], identity(0))
        assert room.state_for(maker).links == [here, invited_token, other]
        invited = room.participants.viewer([invited_token], identity(1))
        assert room.state_for(invited).links == [None, invited_token, None]
        assert room.state_for(maker).links == [here, None, other]
        spectator = Viewer(frozenset(), is_watching=True, identity=None)
        assert room.state_for(spectator).links == [None, None, None]


@in_loop
async def test_preview_of_illegal_move_is_refused_with_reason(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "away", aids=["preview"])
        far = PreviewQuestion(about="preview", ask="1", version=0, x=50, y=0, rotation=0)
        assert await refusal_code(played, far, played.viewers[0]) == "move/no-neighbour"
        assert await refusal_code(played, far.model_copy(update={"version": 1}), played.viewers[0]) == "state/stale"


def test_every_question_has_an_answerer() -> None:
    asked = [question.model_fields["about"].annotation for question in get_args(get_args(Question)[0])]
    assert [get_args(about) for about in asked] == [(name,) for name in ANSWERERS]


def test_presets_are_sets_of_aids() -> None:
    assert set(PRESETS["learning"]) - set(PRESETS["standard"]) == {"hint"}
    assert PRESETS["tournament"] == ("legal", "preview")
    assert PRESETS["purist"] == ()


@in_loop
async def test_log_without_the_aid_does_not_say_who_holds_features(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        played = await table(rooms, "here", "here", aids=[])
        room, grown = played.room, (Effect("claims", "road", 1, role="robber"), Effect("extends", "city", 3, (1,)))
        move = room.game.legal_moves[0]
        log = (LogEvent(1, Placed(0, move), effects=grown),)
        room.history = replace(room.history, log=log)
        [entry] = room.state_for(played.viewers[0]).log
        assert [effect.what for effect in entry.effects] == ["claims"]
        room.info = replace(room.info, aids=("features",))
        [entry] = room.state_for(played.viewers[0]).log
        assert [effect.what for effect in entry.effects] == ["claims", "extends"]
