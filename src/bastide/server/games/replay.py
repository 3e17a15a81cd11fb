"""A game looked back at: as it was at its beginning, and after each of its turns, without what was taken back."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from operator import attrgetter

from bastide.rules.events import Placed
from bastide.rules.history import surviving
from bastide.server.games.happenings import Happening, Resigned
from bastide.server.games.hosting import HostedGame, Step
from bastide.server.games.log import Names, entries
from bastide.server.games.moment import Moment, laid_since, tile_counts
from bastide.server.games.story import Story
from bastide.server.games.sums import gains
from bastide.server.protocol.answers import FitsAnswer, LayersAnswer
from bastide.server.protocol.replay import PlayedMove, ReplayQuestion
from bastide.server.protocol.state import Facts, Turn

Log = tuple[Happening, ...]


def stories(story: Story) -> Iterator[Story]:
    """The game as it was at its beginning, and after each turn; versions are counted by turns here."""
    for game, log in zip(story.game.each_turn(), logs_of(story), strict=True):
        yield earlier(story, game, log)


def story_at(story: Story, turn: int) -> Story:
    """The game as it was after a turn that it has, by the same count."""
    log = next(islice(logs_of(story), turn, None))
    return earlier(story, story.game.before(story.game.turn - turn), log)


def earlier(story: Story, game: HostedGame, log: Log) -> Story:
    resigned = frozenset(item.event.player for item in log if isinstance(item.event, Resigned))
    return replace(story, game=game, version=game.turn, resigned=resigned, log=log)


def logs_of(story: Story) -> Iterator[Log]:
    """What had happened before the first move, and after each move that stands, up to the next one."""
    log = tuple(surviving(story.log, attrgetter("event")))
    moves = [at for at, item in enumerate(log) if isinstance(item.event, Placed)]
    return (log[:end] for end in (*moves, len(log)))


def replayed_turn(before: Story, after: Story, names: Names, resigned: frozenset[int]) -> Turn:
    """What a turn brought, for the people of a table who are called so; those have given up by now."""
    return Turn.model_construct(
        facts=replayed_facts(after),
        laid=laid_since(after, before.game.turn),
        log=entries(after.log[len(before.log) :], names, resigned),
    )


def replayed_facts(story: Story) -> Facts:
    """What was known; nobody has anything to choose any more."""
    return Facts.model_construct(**Moment(story).facts, choices=None, may_take_back=False)


def played_move(step: Step) -> PlayedMove:
    at_once = [line for line in step.scored if not line.final]
    return PlayedMove.model_construct(seat=step.player, move=str(step.move), gains=gains(at_once, len(step.scores)))


def answer_about(moment: Moment, question: ReplayQuestion) -> LayersAnswer | FitsAnswer:
    """What is to be shown of a moment, for whoever may see it."""
    if question.about == "fits":
        fitting = tile_counts(moment.story.game.position.fits(question.x, question.y))
        return FitsAnswer(ask=question.ask, version=question.version, fits=fitting)
    shown = {layer: getattr(moment, layer) for layer in question.layers}
    return LayersAnswer.model_construct(ask=question.ask, version=question.version, **shown)
