"""Scenarios as the page shows them: the table before, and the events step by step."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from operator import add
from typing import NamedTuple, Self

from bastide.lessons.scenario import Scenario, scenarios_by_name
from bastide.lessons.scenario_game import legal_placements, play_rest, play_turn, set_up
from bastide.rules.board import LaidTile
from bastide.rules.events import Event, Placed, Scored
from bastide.rules.game import Game
from bastide.rules.options import Phase
from bastide.server.game.log import PiecesByCell, describe_events, entries, piece_info, placed_pieces
from bastide.server.game.replay import read_only_state
from bastide.server.game.snapshot import PHASES, gains
from bastide.server.protocol.base import Points
from bastide.server.protocol.editions import Example
from bastide.server.protocol.state import Facts, Laid, PieceInfo, State, Turn
from bastide.tiles import Tile

CACHE_SIZE = 256  # more than the number of scenarios


@lru_cache(CACHE_SIZE)
def example_of(name: str, edition: str) -> Example:
    """Play a scenario by the rules of one of its editions."""
    scenario = scenarios_by_name()[name]
    game = set_up(scenario, edition)
    places = asked_places(scenario, edition, game)
    recorder = ExampleRecorder(game)
    state = state_of(recorder)
    recorder.record(play_turn(scenario, game))
    recorder.record(play_rest(scenario, game))
    if scenario.expected[edition].final is not None:
        recorder.record([game.projection()])
    return Example.model_construct(
        name=scenario.name,
        number=scenario.number,
        editions=list(scenario.editions),
        differs=scenario.differs,
        state=state,
        turns=recorder.turns,
        places=places,
    )


def points_of(example: Example) -> Points:
    """Return the final points of each seat."""
    last = example.turns[-1] if example.turns else example.state
    return last.facts.scores


def asked_places(scenario: Scenario, edition: str, game: Game) -> list[PieceInfo] | None:
    """Return the legal places of a piece on the tile, if the scenario is about that."""
    if scenario.expected[edition].places is None:
        return None
    return [piece_info(Placed(game.player, move)) for move in legal_placements(scenario, game)]


class TurnFacts(NamedTuple):
    """The player, the phase, and the drawn and undrawn tiles."""

    player: int
    phase: Phase
    hands: tuple[Tile | None, ...]
    tiles_left: int
    bonus_left: int

    @classmethod
    def of(cls, game: Game) -> Self:
        return cls(game.player, game.phase, game.hands, game.tiles_left, game.bonus_left)


class RecordedEvent(NamedTuple):
    """An event, and the facts after the action that caused it. The rules have no facts in between."""

    event: Event
    known: TurnFacts


class ExampleRecorder:
    """Records the events of a game as steps while the game is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.pieces: PiecesByCell = placed_pieces(game)
        self.scores: Points = game.scores
        self.turns: list[Turn] = []

    def record(self, actions: Iterable[Sequence[Event]]) -> None:
        """Record the events of actions. An action is carried out when the iterator reaches it."""
        seen: list[RecordedEvent] = []
        for events in actions:
            known = TurnFacts.of(self.game)
            seen += [RecordedEvent(event, known) for event in events]
        for step in steps_of(seen):
            self._record_step(step)

    def _record_step(self, step: list[RecordedEvent]) -> None:
        number, events = len(self.turns) + 1, [each.event for each in step]
        log, self.pieces = describe_events(events, number, self.pieces)
        paid = [event for event in events if isinstance(event, Scored)]
        self.scores = tuple(map(add, self.scores, gains(paid, self.game.players)))
        names = ("",) * self.game.players
        self.turns.append(
            Turn.model_construct(
                facts=self.facts(number, step[-1].known),
                laid=[laid_by(event, number) for event in events if isinstance(event, Placed)],
                log=entries(log, names, frozenset()),
            )
        )

    def facts(self, number: int, known: TurnFacts) -> Facts:
        """Return the facts after the step with that number, which must be the last one recorded."""
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
            supplies=count_left(game.edition.followers, (each.player for each in placed if not each.move.is_hut), game),
            huts=count_left(game.edition.huts, (each.player for each in placed if each.move.is_hut), game),
            tiles_left=known.tiles_left,
            bonus_left=known.bonus_left,
            choices=None,
            may_take_back=False,
            winners=None,
            last=[None] * game.players,
            pieces=[piece_info(each) for each in placed],
        )


def count_left(each: int, placed: Iterable[int], game: Game) -> Points:
    """Count the pieces of a kind that each player has left; `placed` has the owner of each piece on the table."""
    owners = list(placed)
    return tuple(each - owners.count(seat) for seat in range(game.players))


def steps_of(seen: Iterable[RecordedEvent]) -> Iterator[list[RecordedEvent]]:
    """Group events into steps: up to a tile that is laid, and its effects. The page splits the final scoring."""
    step: list[RecordedEvent] = []
    for each in seen:
        step.append(each)
        if isinstance(each.event, Placed):
            yield step
            step = []
    if step:
        yield step


def state_of(recorder: ExampleRecorder) -> State:
    """Return the table before the first step."""
    game = recorder.game
    board = [laid_before(laid) for laid in game.board.values()]
    return read_only_state(game, recorder.facts(0, TurnFacts.of(game)), board)


def laid_before(laid: LaidTile) -> Laid:
    return Laid(x=laid.x, y=laid.y, tile=laid.tile.name, rotation=laid.rotation, seat=None, turn=0)


def laid_by(placed: Placed, turn: int) -> Laid:
    tile, x, y, rotation, _ = placed.move
    return Laid(x=x, y=y, tile=tile.name, rotation=rotation, seat=placed.player, turn=turn)
