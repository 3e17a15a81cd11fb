"""Games of Hunters and Gatherers as plain text."""

import random

import pytest

from bastide import Game, edition
from bastide.render import LARGE, SMALL, board_text, tile_text
from bastide.render.feature_table import draw_features
from bastide.render.score_sheet import score_sheet
from bastide.render.score_table import draw_score_table
from bastide.render.sizes import SIZES, Size

TILES = {tile.name: tile for tile in edition("hunters").tiles}


@pytest.fixture(scope="module")
def game() -> Game:
    """A game by chance in which everybody places whatever they can."""
    game, chance = Game("hunters", players=3, seed=5), random.Random(3)
    for _ in range(30):
        placing = [move for move in game.legal_moves if move.place] or list(game.legal_moves)
        game.push(chance.choice(placing))
    return game


def picture(name: str, size: Size = LARGE) -> list[str]:
    return [
        line[2 : 2 + size.columns].rstrip()
        for line in tile_text(TILES[name], size=size).splitlines()[1 : 1 + size.rows]
    ]


def test_rivers_lakes_and_what_lives_there() -> None:
    assert picture("79") == ["·D  │   ·", "  · │ ·", "───2≈≈───", " D· │ ·", "·   │   ·"]
    assert picture("79", SMALL) == ["·D│ ·", "─≈2≈─", "·D│ ·"]


def test_two_lakes_lie_apart_with_a_meadow_between_them() -> None:
    assert [line.count("≈") for line in picture("86")] == [0, 2, 0, 2, 0]


def test_a_forest_grows_where_it_parts_meadows() -> None:
    assert picture("4") == ["♣ D ·   ·", " ♣·   ♣♣♣", "· ♣♣♣♣♣♣♣", " ♣·   ♣♣♣", "♣   ·   ·"]
    assert picture("4", SMALL) == ["♣   D", " ♣♣♣♣", "♣   ·"]


def test_a_meadow_inside_is_closed_in_by_forests_and_a_lake() -> None:
    assert picture("63") == ["·   │   ·", "♣♣· │ ·", "♣♣♣2≈≈  ·", "♣♣·  ♣·", "··♣♣♣♣♣♣·"]
    assert "meadow.inside" in tile_text(TILES["63"])


def test_places_of_huts_are_named_after_those_of_followers() -> None:
    names = [line.split()[0] for line in tile_text(TILES["66"]).splitlines()[1 + LARGE.rows :]]
    assert names[-3:] == ["hut.river.n", "hut.river.w", "hut.lake"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_piece_on_the_table_is_drawn(game: Game, size: Size) -> None:
    pieces = [laid.follower for laid in game.board.values() if laid.follower]
    assert {piece.is_hut for piece in pieces} == {True, False}
    board = board_text(game, size=size).split("\n\n", 1)[0]
    assert board.count("⌂") == sum(piece.is_hut for piece in pieces)


def test_signs_are_explained_once_they_are_on_the_table(game: Game) -> None:
    before, after = (board_text(each).splitlines() for each in (Game("hunters", seed=5), game))
    assert any(line.startswith("★ gold   ") and "⌂" not in line for line in before)
    assert any("T tiger" in line and line.endswith("⌂ hut") for line in after)
    assert not any("gold" in line for line in board_text(Game("modern", seed=5)).splitlines())


def test_an_explanation_goes_on_in_further_lines_of_a_narrow_screen(game: Game) -> None:
    lines = board_text(game, size=SMALL, width=40).splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("★ gold"))
    assert max(map(len, lines[first : first + 4])) <= 40
    assert "1 fish in a lake" in "\n".join(lines)


def test_features_tell_what_they_hold(game: Game) -> None:
    table = draw_features(game).plain()
    assert table.splitlines()[0].split()[:5] == ["feature", "pieces", "tiles", "open", "holds"]
    assert "river system" in table
    assert "⌂" in table
    assert " fish " in table


def test_points_are_listed_by_the_kinds_of_the_edition(game: Game) -> None:
    heading = draw_score_table(score_sheet(game)).plain().splitlines()[0]
    assert heading.split() == ["rivers", "forests", "huts", "meadows", "total"]
