"""The guided first game: its configuration, and the moves that its lesson plans."""

from collections.abc import Sequence

from bastide.lessons.first_game import first_game
from bastide.rules.game import Game
from bastide.rules.move import Move
from bastide.server.game.config import GameConfig
from bastide.server.game.history import PlayedTurn


def first_game_config(position: Game) -> GameConfig:
    """Configure the guided game, which begins at this position."""
    lesson = first_game()
    return GameConfig(position.edition, position.players, position.options, lesson.order, lesson.beginning)


def planned_move(config: GameConfig, turns: Sequence[PlayedTurn]) -> Move | None:
    """Return the next move of the lesson, if a game with its tiles has followed it so far; also in a rematch."""
    lesson = first_game()
    if (config.beginning, config.order) != (lesson.beginning, lesson.order):
        return None
    return lesson.next_move([turn.move for turn in turns])
