"""Scenarios as the page shows them: the table before, and what happens step by step."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import add

from bastide.lessons.play import places_offered, play_on, play_turn, set_up
from bastide.lessons.scenario import Scenario
from bastide.lessons.shelf import scenarios_by_name
from bastide.rules.events import Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.table import LaidTile
from bastide.server.games.happenings import Pieces, told
from bastide.server.games.hosting import standing
from bastide.server.games.log import entries, piece_info
from bastide.server.games.moment import PHASES
from bastide.server.games.sums import gains
from bastide.server.protocol.base import Points
from bastide.server.protocol.log import PieceInfo
from bastide.server.protocol.rules import Example
from bastide.server.protocol.state import Facts, Laid, State, Turn
from bastide.server.protocol.table import SeatInfo, Table

REMEMBERED = 256  # more than there are
NOBODY = SeatInfo(kind="here", name="", level=None, is_taken=True, is_present=True, has_resigned=False, away_since=None)


@lru_cache(REMEMBERED)
def example_of(name: str, edition: str) -> Example:
    """The scenario of that name, which is about the edition, played by its rules."""
    scenario = scenarios_by_name()[name]
    game = set_up(scenario, edition)
    places = places_asked(scenario, edition, game)
    telling = Telling(game)
    state = state_of(telling)
    if scenario.turn:
        telling.tell(play_turn(scenario, game))
    telling.tell(play_on(scenario, game))
    if scenario.expected[edition].final is not None:
        telling.tell(game.projection())
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


class Telling:
    """Tells step by step what happens on the table of a game, which is played on meanwhile."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pieces: Pieces = standing(game)
        self.scores: Points = game.scores
        self.turns: list[Turn] = []

    def tell(self, events: Sequence[Event]) -> None:
        for step in steps_of(events):
            self._tell_step(step)

    def _tell_step(self, step: list[Event]) -> None:
        number = len(self.turns) + 1
        happenings, self.pieces = told(step, number, self.pieces)
        paid = [event for event in step if isinstance(event, Scored)]
        self.scores = tuple(map(add, self.scores, gains(paid, self.game.players)))
        names = ("",) * self.game.players
        self.turns.append(
            Turn.model_construct(
                facts=self.facts(number),
                laid=[laid_by(event, number) for event in step if isinstance(event, Placed)],
                log=entries(happenings, names, frozenset()),
            )
        )

    def facts(self, number: int) -> Facts:
        """What is known after so many steps, which are the last that were told."""
        game = self.game
        hands = [tile.name if tile else None for tile in game.hands]
        placed = self.pieces.values()
        return Facts.model_construct(
            version=number,
            turn=number,
            player=game.player,
            phase=PHASES[game.phase],
            hand=hands[game.player],
            hands=hands,
            scores=self.scores,
            supplies=left(game.edition.followers, (each.player for each in placed if not each.move.is_hut), game),
            huts=left(game.edition.huts, (each.player for each in placed if each.move.is_hut), game),
            tiles_left=game.tiles_left,
            bonus_left=game.bonus_left,
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


def steps_of(events: Sequence[Event]) -> Iterator[list[Event]]:
    """What is seen at once: all up to a tile that is laid, what it brings, and each line of the final scoring."""
    step: list[Event] = []
    for event in events:
        if step and isinstance(event, Scored) and event.final:
            yield step
            step = []
        step.append(event)
        if isinstance(event, Placed):
            yield step
            step = []
    if step:
        yield step


def state_of(telling: Telling) -> State:
    """The table before the first step."""
    game = telling.game
    options = game.options
    return State.model_construct(
        game="",
        edition=game.edition.name,
        farmers=options.farmers,
        draw_ahead=options.draw_ahead,
        first=options.first,
        by_hand=False,
        beginning=None,
        aids=[],
        yours=[],
        links=[None] * game.players,
        watch="",
        table=Table(seats=[NOBODY] * game.players, proposals=[], watchers=0),
        facts=telling.facts(0),
        board=[laid_before(laid) for laid in game.board.values()],
        log=[],
        course=[telling.scores],
        next_game=None,
    )


def laid_before(laid: LaidTile) -> Laid:
    return Laid(x=laid.x, y=laid.y, tile=laid.tile.name, rotation=laid.rotation, seat=None, turn=0)


def laid_by(placed: Placed, turn: int) -> Laid:
    tile, x, y, rotation, _ = placed.move
    return Laid(x=x, y=y, tile=tile.name, rotation=rotation, seat=placed.player, turn=turn)
