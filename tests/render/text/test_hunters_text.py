"""Games of Hunters and Gatherers as plain text."""

import random
from collections import Counter

import pytest

from bastide import Game
from bastide.render import LARGE, SMALL, board_text, tile_text
from bastide.render.score_sheet import score_sheet
from bastide.render.text.board import draw_board
from bastide.render.text.canvas import ODD
from bastide.render.text.colour import FEW_COLOURS, STYLES
from bastide.render.text.feature_table import draw_features
from bastide.render.text.game_text import scene_of
from bastide.render.text.legend import key_lines
from bastide.render.text.score_table import draw_score_table
from bastide.render.text.scoreboard import next_step_text
from bastide.render.text.signs import DEVICES, HUT
from bastide.render.text.sizes import SIZES, Size
from bastide.render.text.tile_glyphs import tile_drawing
from tests.render.text.helpers.drawings import HUNTERS

TILES = {tile.name: tile for tile in HUNTERS}


@pytest.fixture(scope="module")
def game() -> Game:
    """Return a random game in which all players place as many pieces as possible."""
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


def test_rivers_lakes_and_animals() -> None:
    assert picture("79") == ["·D  │   ·", "  · │ ·", "───2≈≈───", " D· │ ·", "·   │   ·"]
    assert picture("79", SMALL) == ["·D│ ·", "─≈2≈─", "·D│ ·"]


def test_two_lakes_have_a_meadow_between_them() -> None:
    assert [line.count("≈") for line in picture("86")] == [0, 2, 0, 2, 0]


def test_forest_grows_to_separate_meadows() -> None:
    assert picture("4") == ["♣♣ D·   ·", " ♣♣   ♣♣♣", "· ♣♣♣♣♣♣♣", " ♣♣   ♣♣♣", "♣♣  ·   ·"]
    assert picture("4", SMALL) == ["♣   D", " ♣♣♣♣", "♣   ·"]


def test_inner_meadow_is_enclosed_by_forests_and_a_lake() -> None:
    assert picture("63") == ["·   │   ·", "♣♣· │ ·", "♣♣♣2≈≈  ·", "♣♣·  ♣·", "░░♣♣♣♣♣♣·"]
    assert "meadow.inside" in tile_text(TILES["63"])


def test_hut_places_come_after_follower_places() -> None:
    names = [line.split()[0] for line in tile_text(TILES["66"]).splitlines()[1 + LARGE.rows :]]
    assert names[-3:] == ["hut.river.n", "hut.river.w", "hut.lake"]


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_piece_on_the_board_is_drawn(game: Game, size: Size) -> None:
    pieces = [laid.piece for laid in game.board.values() if laid.piece]
    assert {piece.is_hut for piece in pieces} == {True, False}
    board = draw_board(scene_of(game, letters=False), size).plain().split("\n\n", 1)[0]
    assert board.count(HUT) == sum(piece.is_hut for piece in pieces)
    assert Counter(character for character in board if character in DEVICES) == Counter(
        DEVICES[piece.player] for piece in pieces
    )


def test_legend_explains_signs_on_the_board(game: Game) -> None:
    before, after = (board_text(each).splitlines() for each in (Game("hunters", seed=5), game))
    assert any(line.startswith("♣ forest   ★ gold   ") and "⌂" not in line for line in before)
    assert any("T tiger" in line and line.endswith("⌂ hut") for line in after)
    assert not any("gold" in line for line in board_text(Game("modern", seed=5)).splitlines())


def test_legend_wraps_on_a_narrow_screen(game: Game) -> None:
    key = key_lines(game.board.values(), None, 30)
    assert max(map(len, key)) <= 30
    assert "   ".join(key) == key_lines(game.board.values(), None, None)[0]
    assert any("1-9 lake, with its fish" in line for line in key)


def test_last_land_tile_is_not_the_last_tile() -> None:
    game, sentences = Game("hunters", players=2, seed=1), []
    while not game.is_over:
        sentences.append(next_step_text(game))
        game.push(next(iter(game.legal_moves)))
    assert any("; it is the last land tile. " in sentence for sentence in sentences)
    assert not any("the last one" in sentence for sentence in sentences)


def test_every_style_has_full_and_basic_colours(game: Game) -> None:
    drawings = [tile_drawing(tile, 0, LARGE) for tile in TILES.values()]
    used = {name for drawing in drawings for _, glyph in drawing for name in glyph.style.split()}
    used |= {
        name
        for row in draw_board(scene_of(game, letters=True), LARGE).rows()
        for glyph in row
        for name in glyph.style.split()
        if name != ODD
    }
    assert {"meadow", "forest", "rocks", "lake", "tiger", "seat0", "last"} <= used
    for name in used - {"legal", "ruler"}:
        assert STYLES[name].color != FEW_COLOURS[name].color


def test_forests_differ_from_the_table_in_sixteen_colours() -> None:
    empty = {None, "black", "default"}
    names = ("forest", "gold", "mushrooms", "meadow", "rocks", "lake", "river")
    assert not any(background(name) in empty for name in names)
    assert background("forest") not in {background(f"seat{seat}") for seat in range(5)}


def background(name: str) -> str | None:
    colour = FEW_COLOURS[name].bgcolor
    return colour.name if colour else None


def test_feature_table_lists_contents(game: Game) -> None:
    table = draw_features(game).plain()
    assert table.splitlines()[0].split()[:5] == ["feature", "pieces", "tiles", "open", "holds"]
    assert "river system" in table
    assert "⌂" in table
    assert " fish " in table


def test_score_table_has_the_kinds_of_the_edition(game: Game) -> None:
    heading = draw_score_table(score_sheet(game)).plain().splitlines()[0]
    assert heading.split() == ["rivers", "forests", "huts", "meadows", "total"]
