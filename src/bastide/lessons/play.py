"""Sets a scenario up by the rules of an edition, and plays it."""

from collections.abc import Iterator

from bastide.lessons.scenario import Scenario
from bastide.rules.events import Event
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.rules.options import SEATS

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
{bag}"""


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
        bag=f"bag: {scenario.bag}\n" if scenario.bag else "",
    )
    return Game.parse(text)


def places_offered(scenario: Scenario, game: Game) -> list[Move]:
    """The moves that lay the tile of the turn where it will lie, and place a piece on it."""
    laid = game.parse_move(scenario.move())._replace(place=0).canonical()
    return [move for move in game.legal_moves if move.place and move._replace(place=0) == laid]


def play(scenario: Scenario, game: Game) -> list[Event]:
    """Play the turn, and what follows it; tell what happened."""
    return [event for deed in (*play_turn(scenario, game), *play_on(scenario, game)) for event in deed]


def play_turn(scenario: Scenario, game: Game) -> Iterator[list[Event]]:
    """Play the turn only, if there is one; tell what came of it."""
    if scenario.turn:
        yield game.push_text(scenario.move())


def play_on(scenario: Scenario, game: Game) -> Iterator[list[Event]]:
    """Play what follows the turn, one deed after the other; tell what came of each."""
    for tile in scenario.draws:
        yield game.draw(tile)
    if scenario.then:
        assert game.player == scenario.then.seat, f"it is not {SEATS[game.player]} who lays the last tile"
        yield game.draw(scenario.then.tile)
        yield game.push_text(scenario.move_after())
