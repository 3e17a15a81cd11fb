"""What people see of the turns that a room's game has behind it."""

import asyncio
from typing import TYPE_CHECKING, NamedTuple

from bastide.rules.plain_json import Json, to_json
from bastide.rules.record import Record
from bastide.server.errors import ServerError
from bastide.server.games.log import Names, entries
from bastide.server.games.moment import Moment, tile_counts
from bastide.server.games.records import record_of
from bastide.server.games.replay import played_move, replayed_facts, replayed_turn, stories, story_at
from bastide.server.games.seats import names_of
from bastide.server.games.story import Story
from bastide.server.protocol.answers import FitsAnswer, LayersAnswer
from bastide.server.protocol.base import Aid
from bastide.server.protocol.replay import Replay, ReplayQuestion
from bastide.server.protocol.state import State, Turn
from bastide.server.rooms import sight
from bastide.server.rooms.finishing import begun
from bastide.server.rooms.viewer import Viewer

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room


class Replays:
    """The replay of a room's game: made when somebody asks, once a version, however many ask."""

    def __init__(self, room: "Room") -> None:
        self._room = room
        self._told: tuple[Story, Names] | None = None
        self._making: asyncio.Task[Told]

    async def replay_for(self, viewer: Viewer) -> Replay:
        """The game from its beginning on."""
        room = self._room
        room.check_open()
        story, names = room.story, names_of(room.seats)
        if self._told is None or self._told[0] is not story or self._told[1] != names:
            self._told = story, names
            self._making = begun(told_again(story, names))
        told = await asyncio.shield(self._making)
        return Replay.model_construct(
            state=first_state(room, viewer, told.beginning),
            turns=told.turns,
            moves=[played_move(step) for step in story.game.steps],
            is_over=story.is_over,
        )


class Told(NamedTuple):
    """A game from its beginning on, which is the same for all who look at it."""

    beginning: Story
    turns: list[Turn]


async def told_again(story: Story, names: Names) -> Told:
    """Tell a game turn by turn, so that a long one does not delay the others."""
    every = stories(story)
    beginning = before = next(every)
    turns = []
    for after in every:
        turns.append(replayed_turn(before, after, names, story.resigned))
        before = after
        await asyncio.sleep(0)
    return Told(beginning, turns)


def first_state(room: "Room", viewer: Viewer, beginning: Story) -> State:
    """The state at the beginning, at the table of now."""
    moment = Moment(beginning)
    return sight.state_for(room, viewer).model_copy(
        update={
            "facts": replayed_facts(beginning),
            "board": moment.board,
            "log": entries(beginning.log, names_of(room.seats), beginning.resigned),
            "course": moment.course,
        }
    )


def story_of_turn(room: "Room", turn: int) -> Story:
    """The game as it was after a turn, or with turn 0 at its beginning. Raises ServerError."""
    room.check_open()
    if not 0 <= turn <= room.story.game.turn:
        raise ServerError("replay/no-such-turn", turn=turn, turns=room.story.game.turn)
    return story_at(room.story, turn)


def check_bag(room: "Room", viewer: Viewer) -> None:
    """Refuse to tell what is left in the bag of a game in play whose aids do not. Raises ServerError."""
    if not room.story.is_over:
        sight.check_aid(room, viewer, "remaining")


def answer(room: "Room", turn: int, question: ReplayQuestion, viewer: Viewer) -> LayersAnswer | FitsAnswer:
    """What may be shown of a turn; of a game that is over all may. Raises ServerError."""
    asked: list[Aid] = ["fits"] if question.about == "fits" else [*question.layers]
    if not room.story.is_over:
        for aid in asked:
            sight.check_aid(room, viewer, aid)
    story = story_of_turn(room, turn)
    if question.about == "fits":
        fitting = tile_counts(story.game.position.fits(question.x, question.y))
        return FitsAnswer(ask=question.ask, version=question.version, fits=fitting)
    shown = {layer: getattr(Moment(story), layer) for layer in question.layers}
    return LayersAnswer.model_construct(ask=question.ask, version=question.version, **shown)


def record_json(room: "Room") -> Json:
    """The record of the game so far as plain JSON."""
    return to_json(record_of(room.terms, room.seats, room.story))


def finished_record(room: "Room") -> Record:
    """The record of a game whose last tile is laid. Raises ServerError."""
    room.check_open()
    if not room.story.game.position.is_over:
        raise ServerError("game/not-over")
    return record_of(room.terms, room.seats, room.story)
