"""Scenarios as the page shows them: the table before, and what happens step by step."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple, Self

from bastide.lessons.play import places_offered, play_on, play_turn, set_up
from bastide.lessons.scenario import Scenario
from bastide.lessons.shelf import scenarios_by_name
from bastide.rules.events import Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.options import Phase
from bastide.rules.table import LaidTile
from bastide.server.games.happenings import Pieces, told
from bastide.server.games.hosting import standing
from bastide.server.games.log import entries, piece_info
from bastide.server.games.looked_at import looked_at
from bastide.server.games.moment import PHASES
from bastide.server.games.sums import gains
from bastide.server.protocol.base import Points
from bastide.server.protocol.log import PieceInfo
from bastide.server.protocol.rules import Example
from bastide.server.protocol.state import Facts, Laid, State, Turn
from bastide.tiles import Tile

REMEMBERED = 256  # more than there are


@lru_cache(REMEMBERED)
def example_of(name: str, edition: str) -> Example:
    """The scenario of that name, which is about the edition, played by its rules."""
    scenario = scenarios_by_name()[name]
    game = set_up(scenario, edition)
    places = places_asked(scenario, edition, game)
    telling = Telling(game)
    state = state_of(telling)
    telling.tell(play_turn(scenario, game))
    telling.tell(play_on(scenario, game))
    if scenario.expected[edition].final is not None:
        telling.tell([game.projection()])
    return Example.model_construct(
        name=scenario.name,
        number=scenario.number,
        editions=list(scenario.editions),
        differs=scenario.differs,
        state=state,
        turns=telling.turns,
        places=places,
    )


def points_of(example: Example) -> Points:
    """What each seat has in the end."""
    last = example.turns[-1] if example.turns else example.state
    return last.facts.scores


def places_asked(scenario: Scenario, edition: str, game: Game) -> list[PieceInfo] | None:
    """Where the tile of the turn may take a piece, if the scenario is about that."""
    if scenario.expected[edition].places is None:
        return None
    return [piece_info(Placed(game.player, move)) for move in places_offered(scenario, game)]


class Known(NamedTuple):
    """Whose turn it is, and what was drawn and is left."""

    player: int
    phase: Phase
    hands: tuple[Tile | None, ...]
    tiles_left: int
    bonus_left: int

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls(game.player, game.phase, game.hands, game.tiles_left, game.bonus_left)


class Seen(NamedTuple):
    """An event, and what is known after the deed that it comes of: the rules know nothing between the two."""

    event: Event
    known: Known


class Telling:
    """Tells step by step what happens on the table of a game, which is played on meanwhile."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pieces: Pieces = standing(game)
        self.scores: Points = game.scores
        self.turns: list[Turn] = []

    def tell(self, deeds: Iterable[Sequence[Event]]) -> None:
        """Tell what comes of deeds, each of which is done when it is asked for."""
        seen: list[Seen] = []
        for events in deeds:
            known = Known.of(self.game)
            seen += [Seen(event, known) for event in events]
        for step in steps_of(seen):
            self._tell_step(step)

    def _tell_step(self, step: list[Seen]) -> None:
        number, events = len(self.turns) + 1, [each.event for each in step]
        happenings, self.pieces = told(events, number, self.pieces)
        paid = [event for event in events if isinstance(event, Scored)]
        self.scores = tuple(map(add, self.scores, gains(paid, self.game.players)))
        names = ("",) * self.game.players
        self.turns.append(
            Turn.model_construct(
                facts=self.facts(number, step[-1].known),
                laid=[laid_by(event, number) for event in events if isinstance(event, Placed)],
                log=entries(happenings, names, frozenset()),
            )
        )

    def facts(self, number: int, known: Known) -> Facts:
        """What there is to see after so many steps, which are the last that were told."""
        game = self.game
        hands = [tile.name if tile else None for tile in known.hands]
        placed = self.pieces.values()
        return Facts.model_construct(
            version=number,
            turn=number,
            player=known.player,
            phase=PHASES[known.phase],
            hand=hands[known.player],
            hands=hands,
            scores=self.scores,
            supplies=left(game.edition.followers, (each.player for each in placed if not each.move.is_hut), game),
            huts=left(game.edition.huts, (each.player for each in placed if each.move.is_hut), game),
            tiles_left=known.tiles_left,
            bonus_left=known.bonus_left,
            choices=None,
            may_take_back=False,
            winners=None,
            last=[None] * game.players,
            pieces=[piece_info(each) for each in placed],
        )


def left(each: int, standing: Iterable[int], game: Game) -> Points:
    """How many pieces of a kind every player has left, of those whose owners are told."""
    owners = list(standing)
    return tuple(each - owners.count(seat) for seat in range(game.players))


def steps_of(seen: Iterable[Seen]) -> Iterator[list[Seen]]:
    """What is seen at once: all up to a tile that is laid, what it brings, and each line of the final scoring."""
    step: list[Seen] = []
    for each in seen:
        if step and isinstance(each.event, Scored) and each.event.final:
            yield step
            step = []
        step.append(each)
        if isinstance(each.event, Placed):
            yield step
            step = []
    if step:
        yield step


def state_of(telling: Telling) -> State:
    """The table before the first step."""
    game = telling.game
    board = [laid_before(laid) for laid in game.board.values()]
    return looked_at(game, telling.facts(0, Known.of(game)), board, telling.scores)


def laid_before(laid: LaidTile) -> Laid:
    return Laid(x=laid.x, y=laid.y, tile=laid.tile.name, rotation=laid.rotation, seat=None, turn=0)


def laid_by(placed: Placed, turn: int) -> Laid:
    tile, x, y, rotation, _ = placed.move
    return Laid(x=x, y=y, tile=tile.name, rotation=rotation, seat=placed.player, turn=turn)
