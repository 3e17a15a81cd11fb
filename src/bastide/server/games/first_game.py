"""The guided first game as the server hosts it: what it is played with, and what its line of play has next."""

from bastide.lessons.first_game import first_game
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.games.hosting import HostedGame, Hosting


def hosted_first_game(position: Game) -> Hosting:
    """What it is played with, from its position on."""
    lesson = first_game()
    return Hosting(position.edition, position.players, position.options, lesson.order, lesson.beginning)


def planned_move(game: HostedGame) -> Move | None:
    """What the line of the first game has now, if this game keeps to it: also one with the same tiles once more."""
    lesson, hosting = first_game(), game.hosting
    if (hosting.beginning, hosting.order) != (lesson.beginning, lesson.order):
        return None
    return lesson.next_move([step.move for step in game.steps])
