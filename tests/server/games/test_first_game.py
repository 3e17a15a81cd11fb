"""Which games the line of the guided first game is for."""

from dataclasses import replace

from bastide.lessons.first_game import first_game
from bastide.rules.game import Game
from bastide.server.games.first_game import hosted_first_game, planned_move
from bastide.server.games.hosting import begun


def test_a_game_from_the_same_position_with_its_tiles_in_another_order_has_no_line() -> None:
    lesson = first_game()
    hosting = hosted_first_game(Game.parse(lesson.beginning))
    first, *others = lesson.order
    other = replace(hosting, order=(first, *reversed(others)))
    assert planned_move(begun(hosting)[0]) == lesson.moves[0]
    assert planned_move(begun(other)[0]) is None
