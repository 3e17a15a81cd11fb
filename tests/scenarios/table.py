"""Plays a scenario by the rules of an edition and tells in what it came out otherwise than expected."""

from collections import defaultdict
from collections.abc import Iterator

from bastide import SEATS, Game, Move, score_track

from .expected import Amounts, Expected, Lines
from .scenario import Scenario

POSITION = """\
bastide position 1
edition: {edition}
players: {players}
farmers: {farmers}
draw ahead: no
next: {next}
hands: {hands}
scores: {scores}
board:
{board}
"""


def differences(scenario: Scenario, edition: str) -> list[str]:
    """What came out otherwise than expected, as sentences for whoever has to mend it."""
    expected, game = scenario.expected[edition], set_up(scenario, edition)
    found = list(other_places(scenario, expected, game))
    if scenario.turn:
        game.push_text(scenario.move())
    found += other_amounts("scores", expected.scores, scenario.before, game.scores)
    everything = dict.fromkeys(range(game.players), game.edition.followers)
    found += other_amounts("supplies", expected.supplies, everything, game.supplies)
    found += other_markers(expected, game)
    found += other_payments(expected, game)
    return found


def set_up(scenario: Scenario, edition: str) -> Game:
    """The game before the turn, or where nothing is laid any more."""
    hands = ["-"] * scenario.players
    following = "0 draws"
    if scenario.turn and scenario.turn.seat is not None:
        hands[scenario.turn.seat] = scenario.turn.tile
        following = f"{scenario.turn.seat} plays"
    text = POSITION.format(
        edition=edition,
        players=scenario.players,
        farmers="yes" if scenario.farmers else "no",
        next=following,
        hands=" ".join(hands),
        scores=" ".join(str(scenario.before.get(seat, 0)) for seat in range(scenario.players)),
        board="\n".join(f"  {laying.standing_at(cell)}" for cell, laying in scenario.board.tiles.items()),
    )
    return Game.parse(text)


def other_places(scenario: Scenario, expected: Expected, game: Game) -> Iterator[str]:
    """Compare where the tile of the turn, as it will lie, may take a follower."""
    if expected.places is None:
        return
    laid = game.parse_move(scenario.move())._replace(place=0)
    offered = {move for move in game.legal_moves if move.place and without_follower(move) == laid.canonical()}
    wanted = {game.parse_move(f"{laid} {place}").canonical() for place in expected.places}
    for move in sorted(wanted - offered):
        yield f"places: {move} is expected, but not offered"
    for move in sorted(offered - wanted):
        yield f"places: {move} is offered, but not expected"


def without_follower(move: Move) -> Move:
    return move._replace(place=0)


def other_amounts(what: str, expected: Amounts | None, unnamed: Amounts, got: tuple[int, ...]) -> Iterator[str]:
    """Compare a number that each player has; `unnamed` are those of players who are not named."""
    if expected is None:
        return
    for seat, amount in enumerate(got):
        wanted = expected.get(seat, unnamed.get(seat, 0))
        if amount != wanted:
            yield f"{what}: {SEATS[seat]} has {amount}, expected are {wanted}"


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
