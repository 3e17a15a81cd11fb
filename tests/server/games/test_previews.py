"""A preview tells what the move then brings, at once and later."""

from functools import cache
from operator import sub
from typing import NamedTuple

import pytest

from bastide import Game
from bastide.players import choice_of, player
from bastide.rules.features import Feature
from bastide.rules.move import Move
from bastide.rules.options import Options
from bastide.server.games.hosting import hosted
from bastide.server.games.log import entries
from bastide.server.games.moment import Moment
from bastide.server.games.previews import Preview, is_previewed, preview_of
from bastide.server.games.story import Story, new_story, play_line
from bastide.server.protocol.answers import PlacePreview
from bastide.tiles import RIVER_SYSTEM, edition, is_hut_place, segment_of

NAMES = ("Ann", "Bob")
EDITIONS = ("modern", "hunters")
Spots = set[tuple[int, int, int]]


def begun(name: str) -> Story:
    return new_story(hosted(edition(name), 2, Options(True, False, 0)))


def after(story: Story, move: Move) -> Story:
    return story.after([play_line(story.player, move)])


class Turn(NamedTuple):
    """A turn of a game: before it, what was played, what the preview said, and after it."""

    story: Story
    move: Move
    preview: Preview
    then: Story

    @property
    def told(self) -> PlacePreview:
        """What the preview said about the move that was played."""
        (told,) = [each for each in self.preview.places if each.place == self.move.place]
        return told


@cache
def turns_of(name: str) -> list[Turn]:
    """A whole game of strong players."""
    story, eager, turns = begun(name), player("greedy", seed=1), list[Turn]()
    while not story.is_over:
        move = choice_of(eager, story.game.position)
        preview = preview_of(story, move._replace(place=0), NAMES)
        turns.append(Turn(story, move, preview, after(story, move)))
        story = turns[-1].then
    return turns


@pytest.mark.parametrize("name", EDITIONS)
def test_previews_have_every_place_that_is_legal(name: str) -> None:
    for story, move, preview, _ in turns_of(name):
        legal = sorted(each.place for each in story.game.position.legal_moves if each[1:4] == move[1:4])
        assert [each.place for each in preview.places] == legal


@pytest.mark.parametrize("name", EDITIONS)
def test_previews_tell_what_the_moves_then_bring_at_once(name: str) -> None:
    for turn in turns_of(name):
        before, then = turn.story, turn.then
        happened = [item for item in then.log[len(before.log) :] if is_previewed(item.event)]
        assert turn.told.log == entries(happened, NAMES, before.resigned)
        if not then.is_over:  # the last move is followed by the final scoring
            assert turn.told.gains == tuple(map(sub, then.game.scores, before.game.scores))


@pytest.mark.parametrize("name", EDITIONS)
def test_previews_tell_what_the_feature_under_the_piece_then_is(name: str) -> None:
    kinds = set[str]()
    for turn in turns_of(name):
        if not turn.move.place:
            assert (turn.told.later, turn.told.tiles) == (0, 0)
            continue
        feature = under_piece(turn.then.game.position, turn.move)
        assert turn.told.tiles == len(feature.cells)
        assert turn.told.later == (0 if feature.is_complete else feature.pays_now)
        kinds.add(feature.kind)
    assert len(kinds) == 4  # every kind that the edition has


def under_piece(position: Game, move: Move) -> Feature:
    """The feature under the piece of a move that was played; a river is part of a system, too."""
    spot, is_hut = (move.cell, segment_of(move.canonical().place)), is_hut_place(move.place)
    (found,) = [each for each in position.features if spot in each.spots and (each.kind == RIVER_SYSTEM.name) == is_hut]
    return found


@pytest.mark.parametrize(("name", "is_from_beside"), [("modern", True), ("hunters", False)])
def test_previews_tell_all_that_the_tile_then_completes(name: str, is_from_beside: bool) -> None:
    from_beside = 0
    for story, move, preview, then in turns_of(name):
        completes = complete_spots(then.game.position) - complete_spots(story.game.position)
        assert set(preview.completes) == completes
        from_beside += bool(completes) and move.cell not in {spot[:2] for spot in completes}
    assert (from_beside > 0) == is_from_beside  # a monastery, by the last tile round it


def complete_spots(position: Game) -> Spots:
    return {(*cell, segment) for each in position.features if each.is_complete for cell, segment in each.spots}


def test_a_preview_is_found_once_whoever_asks() -> None:
    story = begun("modern")
    moment, laid = Moment(story), story.game.position.legal_moves[0]._replace(place=0)
    assert moment.preview(laid, NAMES) is moment.preview(laid, NAMES)


def test_previews_tell_new_names_and_keep_no_old_ones() -> None:
    story, eager = begun("modern"), player("greedy", seed=1)
    while not preview_of(story, laid(story), NAMES).places[0].log:
        story = after(story, choice_of(eager, story.game.position))
    moment = Moment(story)
    kept = [moment.preview(laid(story), NAMES)]
    for name in ("Eve", "Zoe", "Lea"):
        moment.forget_names()
        kept.append(moment.preview(laid(story), (name, name)))
        assert f'"{name}"' in kept[-1].places[0].log[0].json_text
    assert list(moment._previews.values()) == kept[-1:]


def laid(story: Story) -> Move:
    """Where a strong player would lay the tile."""
    return choice_of(player("greedy", seed=1), story.game.position)._replace(place=0)
