"""Set up a scenario by the rules of an edition, and play it."""

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
    """Return the game before the turn of a scenario."""
    hands = ["-"] * scenario.players
    next_step = "0 draws"
    if scenario.turn and scenario.turn.seat is not None:
        hands[scenario.turn.seat] = scenario.turn.tile
        next_step = f"{scenario.turn.seat} plays"
    text = POSITION.format(
        edition=edition,
        players=scenario.players,
        farmers="yes" if scenario.farmers else "no",
        next=next_step,
        hands=" ".join(hands),
        scores=" ".join(str(scenario.before.get(seat, 0)) for seat in range(scenario.players)),
        board="\n".join(f"  {tile.position_text(cell)}" for cell, tile in scenario.board.tiles.items()),
        bag=f"bag: {scenario.bag}\n" if scenario.bag else "",
    )
    return Game.parse(text)


def legal_placements(scenario: Scenario, game: Game) -> list[Move]:
    """Return the legal moves that lay the tile of the turn as in the scenario and place a piece on it."""
    laid = game.parse_move(scenario.move())._replace(place=0).canonical()
    return [move for move in game.legal_moves if move.place and move._replace(place=0) == laid]


def play(scenario: Scenario, game: Game) -> list[Event]:
    """Play the turn and the steps after it, and return all events."""
    return [event for step in (*play_turn(scenario, game), *play_rest(scenario, game)) for event in step]


def play_turn(scenario: Scenario, game: Game) -> Iterator[list[Event]]:
    """Play the turn, if there is one, and yield its events."""
    if scenario.turn:
        yield game.push_text(scenario.move())


def play_rest(scenario: Scenario, game: Game) -> Iterator[list[Event]]:
    """Play the steps after the turn, and yield the events of each."""
    for tile in scenario.draws:
        yield game.draw(tile)
    if scenario.then:
        assert game.player == scenario.then.seat, f"{SEATS[game.player]} should not lay the last tile"
        yield game.draw(scenario.then.tile)
        yield game.push_text(scenario.move_after())
