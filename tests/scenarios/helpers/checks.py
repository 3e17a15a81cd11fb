"""Play a scenario by the rules of an edition and compare the results with its expectation."""

from collections import defaultdict
from collections.abc import Iterator

from bastide import SEATS, Event, Game, score_track
from bastide.lessons.expectation import Amounts, Expectation, ExpectedStep, Lines
from bastide.lessons.scenario import Scenario
from bastide.lessons.scenario_game import legal_placements, play, set_up
from bastide.rules.events import GoldFound


def differences(scenario: Scenario, edition: str) -> list[str]:
    """Return all differences from the expected results, as sentences."""
    expected, game = scenario.expected[edition], set_up(scenario, edition)
    found = list(other_places(scenario, expected, game))
    events = play(scenario, game)
    found += other_amounts("scores", expected.scores, scenario.before, game.scores)
    seats = range(game.players)
    found += other_amounts("supplies", expected.supplies, dict.fromkeys(seats, game.edition.followers), game.supplies)
    found += other_amounts("huts", expected.huts, dict.fromkeys(seats, game.edition.huts), game.huts)
    found += other_gold(expected, events)
    found += other_next(expected, game)
    found += other_markers(expected, game)
    found += other_payments(expected, game)
    return found


def other_places(scenario: Scenario, expected: Expectation, game: Game) -> Iterator[str]:
    """Compare the legal places on the tile of the turn."""
    if expected.places is None:
        return
    laid = game.parse_move(scenario.move())._replace(place=0)
    offered = set(legal_placements(scenario, game))
    wanted = {game.parse_move(f"{laid} {place}").canonical() for place in expected.places}
    for move in sorted(wanted - offered):
        yield f"places: {move} is expected, but not legal"
    for move in sorted(offered - wanted):
        yield f"places: {move} is legal, but not expected"


def other_amounts(what: str, expected: Amounts | None, unnamed: Amounts, got: tuple[int, ...]) -> Iterator[str]:
    """Compare a number of each player; `unnamed` are the defaults of players that are not named."""
    if expected is None:
        return
    for seat, amount in enumerate(got):
        wanted = expected.get(seat, unnamed.get(seat, 0))
        if amount != wanted:
            yield f"{what}: {SEATS[seat]} has {amount}, expected {wanted}"


def other_gold(expected: Expectation, events: list[Event]) -> Iterator[str]:
    """Compare the effects of completed forests with gold."""
    found = tuple(event.bonus for event in events if isinstance(event, GoldFound))
    if expected.gold is not None and found != expected.gold:
        yield f"gold: found {[*map(str, found)]}, expected {[*map(str, expected.gold)]}"


def other_next(expected: Expectation, game: Game) -> Iterator[str]:
    found = ExpectedStep(game.phase, None if game.is_over else game.player)
    if expected.next is not None and found != expected.next:
        yield f"next: found '{found}', expected '{expected.next}'"


def other_markers(expected: Expectation, game: Game) -> Iterator[str]:
    for seat, wanted in (expected.markers or {}).items():
        found = score_track(game.scores[seat], game.edition.score_track)
        if found != wanted:
            yield f"markers: {SEATS[seat]} has {found}, expected {wanted}"


def other_payments(expected: Expectation, game: Game) -> Iterator[str]:
    """Compare the final scoring."""
    if expected.final is None:
        return
    paid = final_lines(game)
    for seat, kind in sorted({*expected.final, *paid}):
        got, wanted = paid.get((seat, kind), []), expected.final.get((seat, kind), [])
        # A single number is the sum of all lines.
        same = sorted(got) == sorted(wanted) if len(wanted) > 1 else sum(got) == sum(wanted)
        if not same:
            yield f"final: {SEATS[seat]} gets {got} for {kind}, expected {wanted}"


def final_lines(game: Game) -> Lines:
    """Return the points of each player in the final scoring, line by line."""
    lines: Lines = defaultdict(list)
    for line in game.projection():
        for seat in line.receivers:
            lines[seat, line.kind].append(line.points)
    return lines
