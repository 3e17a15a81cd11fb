"""A game looked back at: as it was at its beginning, and after each of its turns, without what was taken back."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from bastide.rules.events import Placed, TakenBack
from bastide.server.games.happenings import Happening, Resigned, TableEvent
from bastide.server.games.hosting import Step
from bastide.server.games.log import Names, entries
from bastide.server.games.moment import Moment, laid_since
from bastide.server.games.story import Story
from bastide.server.games.sums import gains
from bastide.server.protocol.replay import PlayedMove
from bastide.server.protocol.state import Facts, Turn


def stories(story: Story) -> Iterator[Story]:
    """The game as it was at its beginning, and after each turn; versions are counted by turns here."""
    steps = list(steps_of(story.log))
    return (story_after(story, steps, turn) for turn in range(story.game.turn + 1))


def story_at(story: Story, turn: int) -> Story:
    """The game as it was after a turn that it has, by the same count."""
    return story_after(story, list(steps_of(story.log)), turn)


def story_after(story: Story, steps: list[list[Happening]], turn: int) -> Story:
    log = tuple(item for step in steps[: turn + 1] for item in step)
    resigned = frozenset(item.event.player for item in log if isinstance(item.event, Resigned))
    game = story.game.before(story.game.turn - turn)
    return replace(story, game=game, version=turn, resigned=resigned, log=log)


def steps_of(log: Iterable[Happening]) -> Iterator[list[Happening]]:
    """What happened before the first move, and from each move that stands up to the next."""
    step: list[Happening] = []
    for item in surviving(log):
        if isinstance(item.event, Placed):
            yield step
            step = []
        step.append(item)
    yield step


def surviving(log: Iterable[Happening]) -> list[Happening]:
    """What happened without moves that were taken back, and what was drawn after those; who gave up has done so."""
    kept: list[Happening] = []
    for item in log:
        if isinstance(item.event, TakenBack):
            last = max(number for number, each in enumerate(kept) if isinstance(each.event, Placed))
            kept[last:] = [each for each in kept[last:] if isinstance(each.event, TableEvent)]
        else:
            kept.append(item)
    return kept


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
