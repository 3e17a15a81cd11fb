"""Positions that somebody brings, looked at without making a game of them."""

from bastide.rules.game import Game
from bastide.server.games.hosting import hosted_at
from bastide.server.games.looked_at import looked_at
from bastide.server.games.moment import Moment
from bastide.server.games.replay import answer_about, replayed_facts
from bastide.server.games.story import Story, new_story
from bastide.server.protocol.answers import FitsAnswer, LayersAnswer
from bastide.server.protocol.base import POSITION_AIDS
from bastide.server.protocol.positions import ShownPosition
from bastide.server.protocol.replay import ReplayQuestion


def shown_position(text: str) -> ShownPosition:
    """What a table shows in a position, and both forms of it. Raises BastideError, which says where and why not."""
    story = story_of(text)
    position, moment = story.game.position, Moment(story)
    return ShownPosition.model_construct(
        state=looked_at(position, replayed_facts(story), moment.board, position.scores, POSITION_AIDS),
        text=position.text(),
        line=position.position_line(),
    )


def answer_about_position(text: str, question: ReplayQuestion) -> LayersAnswer | FitsAnswer:
    """What may be shown of a position, which is everything. Raises BastideError."""
    return answer_about(Moment(story_of(text)), question)


def story_of(text: str) -> Story:
    """A game that begins at a position, and in which nothing is drawn but what people say, so that it stays there."""
    return new_story(hosted_at(Game.parse(text), by_hand=True))
