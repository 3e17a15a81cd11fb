"""The line of the guided first game covers everything that it teaches."""

from collections import Counter

from bastide.lessons.first_game import FirstGameScript, first_game
from bastide.rules.events import Event, Placed, Scored
from bastide.rules.game import Game

LEARNER, OTHER = 0, 1


def play_line(lesson: FirstGameScript) -> tuple[Game, list[list[Event]]]:
    """Play the line, and return the finished game and the events of each move."""
    game = Game.parse(lesson.beginning)
    events = []
    for move in lesson.moves:
        game.draw(move.tile)
        events.append(game.push(move))
    return game, events


def test_learner_lays_first_and_last_tile_of_the_bag() -> None:
    lesson = first_game()
    assert Game.parse(lesson.beginning).bag == Counter(lesson.order)
    game, events = play_line(lesson)
    assert game.is_over
    players = [each[0].player for each in events if isinstance(each[0], Placed)]
    assert players == [LEARNER, OTHER] * 5 + [LEARNER]


def test_every_lesson_is_on_a_turn_of_the_learner() -> None:
    _, events = play_line(first_game())
    first = events[0][0]
    assert isinstance(first, Placed)
    assert str(first.move) == "U@1,0>90 road"
    scored = {turn: [each for each in line if isinstance(each, Scored)] for turn, line in enumerate(events)}
    assert [(each.kind, each.receivers) for each in scored[2]] == [("city", (LEARNER,))]
    assert [(each.kind, each.followers, each.receivers) for each in scored[6]] == [("city", (1, 1), (LEARNER, OTHER))]
    farms = [each for each in scored[10] if each.kind == "field"]
    assert [(each.receivers, each.points, each.final) for each in farms] == [((LEARNER,), 6, True)]


def test_learner_wins() -> None:
    game, _ = play_line(first_game())
    assert game.scores == (28, 17)


def test_next_move_requires_exactly_the_moves_of_the_line() -> None:
    lesson = first_game()
    first, second, *_ = lesson.moves
    assert lesson.next_move([]) == first
    assert lesson.next_move([first]) == second
    assert lesson.next_move([first._replace(place=0)]) is None
    assert lesson.next_move([first._replace(x=-1)]) is None
    assert lesson.next_move(lesson.moves) is None
