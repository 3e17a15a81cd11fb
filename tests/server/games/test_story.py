"""A story is told by its lines, and never changes."""

import pytest

from bastide.errors import BastideError
from bastide.rules.options import Options
from bastide.server.games.hosting import hosted
from bastide.server.games.story import (
    Story,
    hand_over_line,
    new_story,
    play_line,
    resign_line,
    take_back_line,
)
from bastide.tiles import edition


def begun(players: int = 3) -> Story:
    return new_story(hosted(edition("modern"), players, Options(True, False, 0)))


def move_line(story: Story) -> str:
    return play_line(story.player, story.game.position.legal_moves[0])


def test_every_line_makes_a_version_and_leaves_the_story_before_as_it_was() -> None:
    story = begun()
    following = story.after([move_line(story), resign_line(2)])
    assert (story.version, story.game.turn, story.resigned) == (0, 0, frozenset())
    assert (following.version, following.game.turn, following.resigned) == (2, 1, frozenset({2}))


def test_what_is_taken_back_is_drawn_and_can_be_played_again() -> None:
    story = begun()
    back = story.after([move_line(story), take_back_line(0)])
    assert back.game.position == story.game.position
    assert back.after([move_line(back)]).game.position == story.after([move_line(story)]).game.position


def test_turns_of_a_computer_player_that_took_a_seat_over_are_known() -> None:
    story = begun()
    story = story.after([move_line(story), hand_over_line(1, "greedy")])
    story = story.after([move_line(story)])
    assert (story.replaced, story.by_replacements) == (frozenset({1}), (False, True))


def test_the_last_who_has_not_resigned_wins_whatever_the_scores() -> None:
    story = begun().after([resign_line(0)])
    assert not story.is_over
    assert story.after([resign_line(2)]).winners == (1,)


@pytest.mark.parametrize(
    ("lines", "reason"), [([], "move/not-your-turn"), ([resign_line(0), resign_line(1)], "game/over")]
)
def test_a_move_that_cannot_be_is_refused(lines: list[str], reason: str) -> None:
    story = begun().after(lines)
    with pytest.raises(BastideError) as caught:
        story.after([play_line(1, story.game.position.legal_moves[0])])
    assert caught.value.reason == reason
