"""The line of the guided first game."""

from dataclasses import replace

from bastide.lessons.first_game import first_game
from bastide.rules.game import Game
from bastide.server.game.first_game import first_game_config, planned_move


def test_another_order_of_tiles_has_no_planned_move() -> None:
    lesson = first_game()
    config = first_game_config(Game.parse(lesson.beginning))
    first, *others = lesson.order
    other = replace(config, order=(first, *reversed(others)))
    assert planned_move(config, ()) == lesson.moves[0]
    assert planned_move(other, ()) is None
