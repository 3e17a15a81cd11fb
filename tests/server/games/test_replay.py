"""A game is looked back at without playing it again for every turn."""

from unittest.mock import patch

import pytest

from bastide import Game
from bastide.server.games.hosting import hosted_at
from bastide.server.games.importing import imported
from bastide.server.games.replay import stories, story_at
from bastide.server.games.story import new_story, play_line
from tests.server.games.test_importing import random_game


@pytest.mark.parametrize("edition", ["modern", "hunters"])
def test_all_turns_are_those_that_one_is(edition: str) -> None:
    story = imported(str(random_game(edition, 30).record())).story
    for turn, told in enumerate(stories(story)):
        alone = story_at(story, turn)
        assert told.game.position.text() == alone.game.position.text()
        assert (told.game.pieces, told.game.steps) == (alone.game.pieces, alone.game.steps)
        assert (told.version, told.log, told.resigned) == (turn, alone.log, alone.resigned)
    assert told.game.position.text() == story.game.position.text()


def test_every_move_is_played_once_again_for_all_turns() -> None:
    story = imported(str(random_game("modern", 20).record())).story
    with patch.object(Game, "push_id", autospec=True, side_effect=Game.push_id) as push_id:
        assert len(list(stories(story))) == 21
    assert [call.args[1] for call in push_id.call_args_list] == [step.number for step in story.game.steps]


def test_a_beginning_is_read_once() -> None:
    hosting = hosted_at(random_game("modern", 10))
    with patch.object(Game, "parse", side_effect=Game.parse) as parse:
        begun = new_story(hosting)
        first = hosting.first_position().text()
        story = begun.after([play_line(begun.player, begun.game.position.legal_moves[0])])
        assert len(list(stories(story))) == 2
        assert story.game.before(1).position.text() == begun.game.position.text()
        assert hosting.first_position().text() == first
    assert parse.call_count <= 1
