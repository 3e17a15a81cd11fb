"""Plays a scenario by the rules of an edition and tells in what it came out otherwise than expected."""

from collections import defaultdict
from collections.abc import Iterator

from bastide import SEATS, Event, Game, score_track
from bastide.lessons.expected import Amounts, Expected, Lines, Next
from bastide.lessons.play import places_offered, play, set_up
from bastide.lessons.scenario import Scenario
from bastide.rules.events import GoldFound


def differences(scenario: Scenario, edition: str) -> list[str]:
    """What came out otherwise than expected, as sentences for whoever has to mend it."""
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


def other_places(scenario: Scenario, expected: Expected, game: Game) -> Iterator[str]:
    """Compare where the tile of the turn, as it will lie, may take a piece."""
    if expected.places is None:
        return
    laid = game.parse_move(scenario.move())._replace(place=0)
    offered = set(places_offered(scenario, game))
    wanted = {game.parse_move(f"{laid} {place}").canonical() for place in expected.places}
    for move in sorted(wanted - offered):
        yield f"places: {move} is expected, but not offered"
    for move in sorted(offered - wanted):
        yield f"places: {move} is offered, but not expected"


def other_amounts(what: str, expected: Amounts | None, unnamed: Amounts, got: tuple[int, ...]) -> Iterator[str]:
    """Compare a number that each player has; `unnamed` are those of players who are not named."""
    if expected is None:
        return
    for seat, amount in enumerate(got):
        wanted = expected.get(seat, unnamed.get(seat, 0))
        if amount != wanted:
            yield f"{what}: {SEATS[seat]} has {amount}, expected are {wanted}"


def other_gold(expected: Expected, events: list[Event]) -> Iterator[str]:
    """Compare what the completed forests with gold brought."""
    found = tuple(event.bonus for event in events if isinstance(event, GoldFound))
    if expected.gold is not None and found != expected.gold:
        yield f"gold: it brings {[*map(str, found)]}, expected is {[*map(str, expected.gold)]}"


def other_next(expected: Expected, game: Game) -> Iterator[str]:
    found = Next(game.phase, None if game.is_over else game.player)
    if expected.next is not None and found != expected.next:
        yield f"next: it is '{found}', expected is '{expected.next}'"


def other_markers(expected: Expected, game: Game) -> Iterator[str]:
    for seat, wanted in (expected.markers or {}).items():
        found = score_track(game.scores[seat], game.edition.score_track)
        if found != wanted:
            yield f"markers: {SEATS[seat]} has {found}, expected is {wanted}"


def other_payments(expected: Expected, game: Game) -> Iterator[str]:
    """Compare what the final scoring pays."""
    if expected.final is None:
        return
    paid = final_lines(game)
    for seat, kind in sorted({*expected.final, *paid}):
        got, wanted = paid.get((seat, kind), []), expected.final.get((seat, kind), [])
        # One number is the sum, however many lines make it.
        same = sorted(got) == sorted(wanted) if len(wanted) > 1 else sum(got) == sum(wanted)
        if not same:
            yield f"final: {SEATS[seat]} gets {got} for {kind}, expected are {wanted}"


def final_lines(game: Game) -> Lines:
    """What each player gets in the final scoring, line by line."""
    lines: Lines = defaultdict(list)
    for line in game.projection():
        for seat in line.receivers:
            lines[seat, line.kind].append(line.points)
    return lines
