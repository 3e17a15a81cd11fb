"""Previews match the result of playing the move."""

from functools import cache
from operator import sub
from typing import NamedTuple

import pytest

from bastide import Game
from bastide.players import choice_of, player
from bastide.rules.features import Feature
from bastide.rules.move import Move
from bastide.rules.options import Options
from bastide.server.game.config import new_config
from bastide.server.game.history import GameHistory, new_history
from bastide.server.game.lines import Play
from bastide.server.game.log import entries
from bastide.server.game.snapshot import Preview, Snapshot, is_previewed, pieces_on, preview_of
from bastide.server.protocol.server_messages import PlacePreview
from bastide.tiles import RIVER_SYSTEM, edition, is_hut_place, segment_of

NAMES = ("Ann", "Bob")
EDITIONS = ("modern", "hunters")
Spots = set[tuple[int, int, int]]


def start_history(name: str) -> GameHistory:
    return new_history(new_config(edition(name), 2, Options(True, False, 0)))


def play(history: GameHistory, move: Move) -> GameHistory:
    return history.after([Play(history.game.player, move)])


class PreviewedTurn(NamedTuple):
    """A turn: the history before it, its move, the preview and the history after it."""

    history: GameHistory
    move: Move
    preview: Preview
    then: GameHistory

    @property
    def place_preview(self) -> PlacePreview:
        """The preview of the place that was played."""
        (found,) = [each for each in self.preview.places if each.place == self.move.place]
        return found


@cache
def turns_of(name: str) -> list[PreviewedTurn]:
    """Return the turns of a whole greedy game."""
    history, eager, turns = start_history(name), player("greedy", seed=1), list[PreviewedTurn]()
    while not history.is_over:
        move = choice_of(eager, history.game)
        preview = preview_of(history, move._replace(place=0), NAMES)
        turns.append(PreviewedTurn(history, move, preview, play(history, move)))
        history = turns[-1].then
    return turns


@pytest.mark.parametrize("name", EDITIONS)
def test_preview_contains_every_legal_place(name: str) -> None:
    for history, move, preview, _ in turns_of(name):
        legal = sorted(each.place for each in history.game.legal_moves if each[1:4] == move[1:4])
        assert [each.place for each in preview.places] == legal


@pytest.mark.parametrize("name", EDITIONS)
def test_preview_matches_events_and_points_of_the_move(name: str) -> None:
    for turn in turns_of(name):
        before, then = turn.history, turn.then
        happened = [item for item in then.log[len(before.log) :] if is_previewed(item.event)]
        assert turn.place_preview.log == entries(happened, NAMES, before.resigned)
        if not then.is_over:  # the last move is followed by the final scoring
            assert turn.place_preview.gains == tuple(map(sub, then.game.scores, before.game.scores))


@pytest.mark.parametrize("name", EDITIONS)
def test_preview_matches_the_feature_under_the_piece(name: str) -> None:
    kinds = set[str]()
    for turn in turns_of(name):
        if not turn.move.place:
            assert (turn.place_preview.later, turn.place_preview.tiles) == (0, 0)
            continue
        feature = under_piece(turn.then.game, turn.move)
        assert turn.place_preview.tiles == len(feature.cells)
        assert turn.place_preview.later == (0 if feature.is_complete else feature.pays_now)
        kinds.add(feature.kind)
    assert len(kinds) == 4  # every kind that the edition has


def under_piece(position: Game, move: Move) -> Feature:
    """Return the feature under the piece of a played move. A river is also part of a river system."""
    spot, is_hut = (move.cell, segment_of(move.canonical().place)), is_hut_place(move.place)
    (found,) = [each for each in position.features if spot in each.spots and (each.kind == RIVER_SYSTEM.name) == is_hut]
    return found


@pytest.mark.parametrize(("name", "is_from_beside"), [("modern", True), ("hunters", False)])
def test_preview_contains_all_completed_features(name: str, is_from_beside: bool) -> None:
    from_beside = 0
    for history, move, preview, then in turns_of(name):
        completes = complete_spots(then.game) - complete_spots(history.game)
        assert {spot for each in preview.features if each.is_complete for spot in each.spots or ()} == completes
        from_beside += bool(completes) and move.cell not in {spot[:2] for spot in completes}
    assert (from_beside > 0) == is_from_beside  # a monastery that its last surrounding tile completes


@pytest.mark.parametrize("name", EDITIONS)
def test_touched_features_hold_the_pieces_before_the_move(name: str) -> None:
    joins = 0
    for history, _, preview, _ in turns_of(name):
        before = history.game.features
        for touched in preview.features:
            spots = {((x, y), segment) for x, y, segment in touched.spots or ()}
            parts = [each for each in before if each.kind == touched.kind and not spots.isdisjoint(each.spots)]
            pieces = [sum(seat) for seat in zip(*map(pieces_on, parts), strict=True)] or [0, 0]
            assert list(touched.pieces or ()) == pieces
            assert touched.holders == [seat for seat, count in enumerate(pieces) if count]
            joins += bool(touched.joined)
    assert joins > 0 or name != "modern"


@pytest.mark.parametrize("name", EDITIONS)
def test_touched_features_name_the_free_places(name: str) -> None:
    for _, _, preview, _ in turns_of(name):
        free = {place for each in preview.features if not each.holders for place in each.places}
        assert {each.place for each in preview.places} - {0} <= free


def test_aids_decide_which_parts_of_a_preview_are_sent() -> None:
    history = start_history("modern")
    preview = preview_of(history, greedy_placement(history), NAMES)
    legal = preview.allowed_by(["legal"])
    assert legal.places == []
    assert {(each.holders is None, each.pays_now, each.spots) for each in legal.features} == {(False, None, None)}
    full = preview.allowed_by(["legal", "preview", "features"])
    assert full == preview


def complete_spots(position: Game) -> Spots:
    return {(*cell, segment) for each in position.features if each.is_complete for cell, segment in each.spots}


def test_preview_is_cached() -> None:
    history = start_history("modern")
    snapshot, move = Snapshot(history), history.game.legal_moves[0]._replace(place=0)
    assert snapshot.preview(move, NAMES) is snapshot.preview(move, NAMES)


def test_renaming_replaces_cached_previews() -> None:
    history, eager = start_history("modern"), player("greedy", seed=1)
    while not preview_of(history, greedy_placement(history), NAMES).places[0].log:
        history = play(history, choice_of(eager, history.game))
    snapshot = Snapshot(history)
    kept = [snapshot.preview(greedy_placement(history), NAMES)]
    for name in ("Eve", "Zoe", "Lea"):
        snapshot.forget_names()
        kept.append(snapshot.preview(greedy_placement(history), (name, name)))
        assert f'"{name}"' in kept[-1].places[0].log[0].json_text
    assert list(snapshot._previews.values()) == kept[-1:]


def greedy_placement(history: GameHistory) -> Move:
    """Return the placement of a greedy player, without a piece."""
    return choice_of(player("greedy", seed=1), history.game)._replace(place=0)
