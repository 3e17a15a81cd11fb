"""What people see of the turns that a room's game has behind it."""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from bastide.rules.plain_json import Json, to_json
from bastide.rules.record import Record
from bastide.server.errors import ServerError
from bastide.server.games.log import Names, entries
from bastide.server.games.moment import Moment
from bastide.server.games.records import record_of
from bastide.server.games.replay import answer_about, played_move, replayed_facts, replayed_turn, stories, story_at
from bastide.server.games.seats import names_of
from bastide.server.games.story import Story
from bastide.server.protocol.answers import FitsAnswer, LayersAnswer
from bastide.server.protocol.base import POSITION_AIDS, Aid
from bastide.server.protocol.replay import Replay, ReplayQuestion
from bastide.server.protocol.state import State, Turn
from bastide.server.rooms import sight
from bastide.server.rooms.finishing import to_the_end
from bastide.server.rooms.remembering import Remembered
from bastide.server.rooms.viewer import Viewer
from bastide.server.threads import Threads

if TYPE_CHECKING:
    from bastide.server.rooms.room import Room

Seen = TypeVar("Seen")
KEPT_TURNS = 8  # that are kept of a game, some hundred kilobytes each with all that is seen in them


class Replays:
    """The turns that a room's game has behind it: worked out when somebody asks, once a version, however many ask."""

    def __init__(self, room: "Room", in_thread: Threads) -> None:
        self._room = room
        self._in_thread = in_thread
        self._told = Remembered[tuple[int, Names], Told](1)
        self._moments = Remembered[tuple[int, int], Moment](KEPT_TURNS)
        self._looking = asyncio.Lock()  # a position is looked at by one thread at a time

    async def replay_for(self, viewer: Viewer) -> Replay:
        """The game from its beginning on."""
        room = self._room
        room.check_open()
        story, names = room.story, names_of(room.seats)
        told = await self._told.get((story.version, names), lambda: told_again(story, names))
        return Replay.model_construct(
            state=first_state(room, viewer, told.beginning),
            turns=told.turns,
            moves=[played_move(step) for step in story.game.steps],
            is_over=story.is_over,
            is_counted=story.game.position.is_over,
        )

    async def answer(self, turn: int, question: ReplayQuestion, viewer: Viewer) -> LayersAnswer | FitsAnswer:
        """What may be shown of a turn; of a game that is over all may. Raises ServerError."""
        asked: list[Aid] = ["fits"] if question.about == "fits" else [*question.layers]
        if not self._room.story.is_over:
            for aid in asked:
                sight.check_aid(self._room, viewer, aid)
        return await self.look_at(turn, lambda moment: answer_about(moment, question))

    async def look_at(self, turn: int, look: Callable[[Moment], Seen]) -> Seen:
        """What a function sees in the moment after a turn, or with turn 0 at the beginning. Raises ServerError.

        Whatever it takes, others are answered meanwhile.
        """
        room = self._room
        check_turn(room, turn)
        story = room.story
        moment = await self._moments.get((story.version, turn), lambda: self._in_thread(moment_at, story, turn))
        return await to_the_end(self._look(moment, look))

    async def _look(self, moment: Moment, look: Callable[[Moment], Seen]) -> Seen:
        async with self._looking:
            return await self._in_thread(look, moment)


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


def moment_at(story: Story, turn: int) -> Moment:
    return Moment(story_at(story, turn))


def check_turn(room: "Room", turn: int) -> None:
    """Refuse a turn that the game does not have. Raises ServerError."""
    room.check_open()
    if not 0 <= turn <= room.story.game.turn:
        raise ServerError("replay/no-such-turn", turn=turn, turns=room.story.game.turn)


def check_position(room: "Room", viewer: Viewer) -> None:
    """Refuse the position of a game in play whose aids show less than is shown of any position. Raises ServerError."""
    if not room.story.is_over:
        for aid in POSITION_AIDS:
            sight.check_aid(room, viewer, aid)


def record_json(room: "Room") -> Json:
    """The record of the game so far as plain JSON."""
    return to_json(record_of(room.terms, room.seats, room.story))


def finished_record(room: "Room") -> Record:
    """The record of a game whose last tile is laid. Raises ServerError."""
    room.check_open()
    if not room.story.game.position.is_over:
        raise ServerError("game/not-over")
    return record_of(room.terms, room.seats, room.story)
