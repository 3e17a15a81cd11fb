"""All that happened in a game, line by line: the lines are what the server stores, one row each.

    0 plays D@1,0>90 road
    0 takes back
    1 resigns
    1 is played by greedy

What is drawn is not among them: it follows from the hidden order of the tiles. Only a game by hand tells it, and when
people go back to an earlier turn:

    0 draws D
    0 goes back to 12
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from bastide.rules.events import Drawn, Placed, TakenBack
from bastide.rules.move import Move
from bastide.rules.outcome import outcome_of
from bastide.server.errors import ServerError
from bastide.server.games.happenings import HandedOver, Happening, Resigned, TableEvent, WonByResignation
from bastide.server.games.hosting import HostedGame, Hosting, begun

LINE = re.compile(r"(?P<seat>\d) (?P<act>plays|takes back|resigns|is played by|draws|goes back to)(?: (?P<rest>.+))?")


@dataclass(frozen=True, slots=True)
class Story:
    """A game at one of its versions, which are counted by lines. It never changes: a line makes another one.

    `replaced` are the seats that computer players took over, `by_replacements` tells of each turn whether one of them
    played it.
    """

    game: HostedGame
    version: int
    resigned: frozenset[int]
    log: tuple[Happening, ...]
    replaced: frozenset[int] = frozenset()
    by_replacements: tuple[bool, ...] = ()

    @property
    def players(self) -> int:
        return self.game.hosting.players

    @property
    def remaining(self) -> tuple[int, ...]:
        """The seats that have not resigned."""
        return tuple(seat for seat in range(self.players) if seat not in self.resigned)

    @property
    def is_over(self) -> bool:
        """Whether the last tile is laid, or all but one seat have resigned."""
        return self.game.position.is_over or len(self.remaining) == 1

    @property
    def player(self) -> int:
        return self.game.position.player

    @property
    def winners(self) -> tuple[int, ...] | None:
        """Who has won, once the game is over: the best of those who have not resigned."""
        if not self.is_over:
            return None
        scores = self.game.scores
        return tuple(self.remaining[at] for at in outcome_of(tuple(scores[seat] for seat in self.remaining)).winners)

    def after(self, lines: Iterable[str]) -> "Story":
        """The story with more lines. Raises BastideError if one cannot be."""
        story = self
        for line in lines:
            story = story._after_line(line)
        return story

    def _after_line(self, line: str) -> "Story":
        found = LINE.fullmatch(line)
        assert found, line  # lines are our own
        seat, act, rest = int(found["seat"]), found["act"], found["rest"]
        return replace(ACTS[act](self, seat, rest), version=self.version + 1)

    def _with_event(self, event: TableEvent) -> "Story":
        return replace(self, log=(*self.log, Happening(self.game.turn + 1, event)))


def new_story(hosting: Hosting) -> Story:
    """The beginning of a game."""
    game, happenings = begun(hosting)
    return Story(game, 0, frozenset(), tuple(happenings))


def play_line(seat: int, move: Move) -> str:
    return f"{seat} plays {move}"


def take_back_line(seat: int) -> str:
    return f"{seat} takes back"


def resign_line(seat: int) -> str:
    return f"{seat} resigns"


def hand_over_line(seat: int, level: str) -> str:
    return f"{seat} is played by {level}"


def draw_line(seat: int, tile: str) -> str:
    return f"{seat} draws {tile}"


def go_back_line(seat: int, turn: int) -> str:
    return f"{seat} goes back to {turn}"


def _check_turn(story: Story, seat: int) -> None:
    """Refuse what only whoever is to move may do. Raises ServerError."""
    if story.is_over:
        raise ServerError("game/over")
    if story.player != seat:
        raise ServerError("move/not-your-turn", seat=seat)


def _play(story: Story, seat: int, text: str) -> Story:
    _check_turn(story, seat)
    game, happenings = story.game.after(story.game.position.parse_move(text))
    by_replacements = (*story.by_replacements, seat in story.replaced)
    return replace(story, game=game, log=(*story.log, *happenings), by_replacements=by_replacements)


def _take_back(story: Story, seat: int, _: str) -> Story:
    log = (*story.log, Happening(story.game.turn, TakenBack(seat)))
    return replace(story, game=story.game.before(1), log=log, by_replacements=story.by_replacements[:-1])


def _resign(story: Story, seat: int, _: str) -> Story:
    resigned = replace(story, resigned=story.resigned | {seat})._with_event(Resigned(seat))
    remaining = resigned.remaining
    return resigned._with_event(WonByResignation(remaining[0])) if len(remaining) == 1 else resigned


def _hand_over(story: Story, seat: int, level: str) -> Story:
    return replace(story, replaced=story.replaced | {seat})._with_event(HandedOver(seat, level))


def _draw(story: Story, seat: int, tile: str) -> Story:
    _check_turn(story, seat)
    game, happenings = story.game.after_draw(tile)
    return replace(story, game=game, log=(*story.log, *happenings))


def _go_back(story: Story, _: int, text: str) -> Story:
    turn = int(text)
    if turn > story.game.turn:
        raise ServerError("hand/no-such-turn", turn=turn, turns=story.game.turn)
    return replace(
        story,
        game=story.game.undrawn(turn),
        log=log_until(story.log, turn),
        by_replacements=story.by_replacements[:turn],
    )


def log_until(log: tuple[Happening, ...], turn: int) -> tuple[Happening, ...]:
    """What happened until so many turns were played, before anything was drawn after them."""
    played = 0
    for number, item in enumerate(log):
        played += isinstance(item.event, Placed)
        if played > turn or (played == turn and isinstance(item.event, Drawn)):
            return log[:number]
    return log


ACTS: dict[str, Callable[[Story, int, str], Story]] = {
    "plays": _play,
    "takes back": _take_back,
    "resigns": _resign,
    "is played by": _hand_over,
    "draws": _draw,
    "goes back to": _go_back,
}
